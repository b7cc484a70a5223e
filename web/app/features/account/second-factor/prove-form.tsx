import { m } from '#messages'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useSecurityForm } from './set-up.tsx'

/** Asks for password and code, for what would weaken the account. */
export function ProveForm(props: {
  button: string
  /** `quiet` if the button removes something. */
  look?: 'main' | 'quiet'
  children: string
  send: (proof: { oldpassword: string; code: string }) => Promise<void>
}) {
  const form = useSecurityForm(({ oldpassword = '', code = '' }) => props.send({ oldpassword, code }))
  return (
    <form className="form" noValidate onSubmit={(event) => void form.submit(event)}>
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
      {form.notice}
      <div>
        <Button type="submit" look={props.look ?? 'main'} aria-disabled={form.busy}>
          {form.busy ? m.account_one_moment() : props.button}
        </Button>
      </div>
    </form>
  )
}
