import { m } from '#messages'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { useSecurityForm } from './set-up-second-factor.tsx'

/** Asks for the password and a code before a change that would weaken the account. */
export function ConfirmIdentityForm(props: {
  button: string
  /** `quiet` if the button removes something. */
  look?: 'main' | 'quiet'
  children: string
  send: (proof: { oldpassword: string; code: string }) => Promise<void>
}) {
  const form = useSecurityForm(({ oldpassword = '', code = '' }) => props.send({ oldpassword, code }))
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <p>{props.children}</p>
      <Field
        label={m.account_current_password()}
        name="oldpassword"
        type="password"
        autoComplete="current-password"
        error={form.errorOf('oldpassword')}
      />
      <Field
        label={m.ui_code()}
        name="code"
        hint={m.account_from_your_app_or_a_recovery()}
        error={form.errorOf('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Problem>{form.problem}</Problem>
      <div>
        <Button type="submit" look={props.look ?? 'main'} aria-disabled={form.busy}>
          {form.busy ? m.account_one_moment() : props.button}
        </Button>
      </div>
    </form>
  )
}
