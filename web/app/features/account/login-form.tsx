import { m } from '#messages'
import { login } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { forgetReturn, isOwnPath, keepReturn, readReturn } from '../../platform/session/return-to.ts'
import { LoginNotKept, storeToken, useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog, Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { asksForCaptcha, CaptchaOnDemand, useCaptchaOnDemand } from './captcha-on-demand.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { CodeStep } from './second-factor/code-step.tsx'
import { faultsOf, useForm } from './use-form.ts'

/** Why a login failed: wrong words, or something that trying again may not mend. */
export function loginFailure(error: unknown): string {
  if (error instanceof LoginNotKept) return error.message
  const refusedForAnotherReason =
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
  return refusedForAnotherReason ? error.message : m.account_incorrect_username_or_password()
}

/** Why this page shows: the account was deleted, the login ended during use, or a user is logged in already. */
function Why({ next }: { next: string | null }) {
  const { me } = useSession()
  const { state, search } = useLocation() as { state: { signedOut?: boolean } | null; search: string }
  if (me) {
    return (
      <Notice>
        {m.account_youre_logged_in_as({ email: me.email })}{' '}
        {next ? <Link to={next}>{m.ui_continue()}</Link> : <Link to="/">{m.account_go_to_home()}</Link>}
      </Notice>
    )
  }
  if (search === '?deleted') return <Notice>{m.account_your_account_and_your_data_are()}</Notice>
  return state?.signedOut ? <Notice>{m.account_you_have_been_logged_out_please()}</Notice> : null
}

/** Keeps the sign-in and opens home anew, or where the person came from. */
function enter(token: string): void {
  storeToken(token)
  const back = readReturn() ?? '/'
  forgetReturn()
  window.location.assign(back)
}

/** The page that a link in an email asked for: `/login?next=/pricing`. Kept for this tab, since a new password may come first. */
function useNext(): string | null {
  const asked = useSearchParams()[0].get('next')
  const next = isOwnPath(asked) ? asked : null
  useEffect(() => {
    if (next !== null) keepReturn(next)
  }, [next])
  return next
}

/** Signs in by e-mail or username, and by a code where two-step login is on, then opens home anew, or the cards where the sign-in had ended. */
export function LoginForm() {
  const [pending, setPending] = useState<string | null>(null)
  const [ended, setEnded] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [resetting, setResetting] = useState(false)
  const captcha = useCaptchaOnDemand()
  const next = useNext()
  const form = useForm({
    check: (values) => (login.body ? faultsOf(login.body, values) : {}),
    send: async (values) => {
      const { login: name = '', password = '' } = values
      const solved = captcha.solution ? { recaptchaToken: captcha.solution } : {}
      const answer = await call(login, { body: { login: name, password, ...solved } })
      if (answer.access_token !== null) enter(answer.access_token)
      else setPending(answer.pending ?? '')
    },
    onFailure: (error) => {
      captcha.again(error)
      // What the CAPTCHA is for is said beside it; a dialog would only be in the way.
      if (!asksForCaptcha(error)) setFailure(loginFailure(error))
    },
  })
  const failed = (
    <AlertDialog
      open={failure !== null}
      onClose={() => setFailure(null)}
      title={m.account_login_failed()}
      button={m.account_try_again()}
    >
      <p>{failure}</p>
    </AlertDialog>
  )
  if (pending !== null) {
    const back = (why: string | null) => {
      setEnded(why ?? '')
      setPending(null)
    }
    const arrive = (token: string) => {
      try {
        enter(token)
      } catch (error) {
        setFailure(loginFailure(error))
      }
    }
    return (
      <>
        <CodeStep pending={pending} onToken={arrive} onBack={back} />
        {failed}
      </>
    )
  }
  return (
    <>
      <form className="form join-fields" noValidate onSubmit={(event) => void form.submit(event)}>
        {ended ? <Notice tone="bad">{ended}</Notice> : <Why next={next} />}
        <Field
          label={m.account_username_or_email()}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorOf('login')}
        />
        <Field
          label={m.account_password()}
          name="password"
          type="password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
        <div className="join-links flex flex-wrap gap-y-0 gap-x-6 justify-between">
          <Link className="link" to="/forgotpassword">
            {m.account_forgot_password()}
          </Link>
          <button type="button" className="link" onClick={() => setResetting(true)}>
            {m.account_reset_password()}
          </button>
        </div>
        <CaptchaOnDemand captcha={captcha} error={form.errorOf('recaptchaToken')} />
        <Button type="submit" size="large" wide aria-disabled={form.busy}>
          {form.busy ? m.account_logging_in() : m.account_log_in_2()}
        </Button>
      </form>
      {failed}
      <Dialog open={resetting} onClose={() => setResetting(false)} title={m.account_reset_password()}>
        <ForgotPasswordForm />
      </Dialog>
    </>
  )
}
