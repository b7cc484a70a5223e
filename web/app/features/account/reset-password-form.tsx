import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { resetPassword } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import expiredPicture from '../../assets/empty/expired.svg'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { clearToken } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice, Problem } from '../../ui/notice.tsx'
import { faultsOf, problemOf, useForm } from '../../ui/use-form.ts'

/** Says that a reset link is invalid or expired, with a link to request a new one. */
function DeadLink({ children }: { children: string }) {
  return (
    <div className="form join-fields">
      <img src={expiredPicture} alt="" width="480" height="280" />
      <Notice tone="bad">{children}</Notice>
      <LinkButton to="/forgotpassword" size="large" wide>
        {m.account_ask_for_a_new_link()}
      </LinkButton>
    </div>
  )
}

function Changed() {
  return (
    <div className="form join-fields">
      <Notice tone="good">{m.account_your_password_has_been_changed_please()}</Notice>
      <LinkButton to="/login" size="large" wide>
        {m.account_log_in_2()}
      </LinkButton>
    </div>
  )
}

/** Sets a new password with the token from the emailed link, which is removed from the address bar at once. */
export function ResetPasswordForm() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [dead, setDead] = useState(false)
  useEffect(() => {
    if (token) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [token])
  const form = useForm({
    check: (values) => (resetPassword.body ? faultsOf(resetPassword.body, { ...values, token }) : {}),
    send: async ({ password = '', password_confirmation = '' }) => {
      await call(resetPassword, { body: { token, password, password_confirmation } })
      clearToken() // resetting the password ends every login, including this one
      return true
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.errors.token) setDead(true)
      return problemOf(error, m.account_something_went_wrong())
    },
  })
  if (!token) return <DeadLink>{m.account_open_this_page_from_the_link()}</DeadLink>
  if (dead) return <DeadLink>{m.account_this_link_has_expired_or_was()}</DeadLink>
  if (form.done) return <Changed />
  return (
    <form className="form join-fields" noValidate onSubmit={form.submit}>
      <Field
        label={m.account_new_password()}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={form.errorOf('password') ? undefined : m.account_at_least_8_characters()}
        error={form.errorOf('password')}
      />
      <Field
        label={m.account_confirm_password()}
        name="password_confirmation"
        type="password"
        autoComplete="new-password"
        error={form.errorOf('password_confirmation')}
      />
      <Problem>{form.problem}</Problem>
      <Button type="submit" size="large" wide aria-disabled={form.busy}>
        {form.busy ? m.ui_saving() : m.account_reset_password()}
      </Button>
      <p className="text-center text-ink-2 text-body">
        <ParaglideMessage
          message={m.account_a_new_password_logs_you_out}
          markup={{ link: ({ children }) => <Link to="/login">{children}</Link> }}
        />
      </p>
    </form>
  )
}
