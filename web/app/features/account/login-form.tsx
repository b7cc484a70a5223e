import { m } from '#messages'
import { getMe, login } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { clearReturnPath, isInternalPath, storeReturnPath, readReturnPath } from '../../platform/session/return-path.ts'
import { LoginNotStoredError, storeToken, useSession } from '../../platform/session/session.ts'
import { storeUnconfirmed } from '../../platform/start/header-space.ts'
import { reserveStart } from '../../platform/start/start-space.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog, Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { needsCaptcha, CaptchaOnDemand, useCaptchaOnDemand } from './captcha-on-demand.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { CodeStep } from './second-factor/code-step.tsx'
import { faultsOf, useForm } from '../../ui/use-form.ts'

/** Returns why a login failed: wrong credentials, or something that a retry may not fix. */
export function loginFailure(error: unknown): string {
  if (error instanceof LoginNotStoredError) return error.message
  const refusedForAnotherReason =
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
  return refusedForAnotherReason ? error.message : m.account_incorrect_username_or_password()
}

/** Says why this page is shown: the account was deleted, the login expired, or the user is logged in already. */
function LoginReason({ next }: { next: string | null }) {
  const { me } = useSession()
  const { state, search } = useLocation() as { state: { loggedOut?: boolean } | null; search: string }
  if (me) {
    return (
      <Notice>
        {m.account_youre_logged_in_as({ email: me.email })}{' '}
        {next ? <Link to={next}>{m.ui_continue()}</Link> : <Link to="/">{m.account_go_to_home()}</Link>}
      </Notice>
    )
  }
  if (search === '?deleted') return <Notice>{m.account_your_account_and_your_data_are()}</Notice>
  return state?.loggedOut ? <Notice>{m.account_you_have_been_logged_out_please()}</Notice> : null
}

const patience = 1500

/** Stores the token and opens the home page, or the page the user came from. */
async function startSession(token: string): Promise<void> {
  storeToken(token)
  // The home page has to know before its first paint.
  const me = await call(getMe, { signal: AbortSignal.timeout(patience) }).catch(() => null)
  // On a slow network, most who log in are active; home releases the space of others.
  if (me === null || me.active) reserveStart()
  if (me && !me.email_confirmed) storeUnconfirmed(true)
  const back = readReturnPath() ?? '/'
  clearReturnPath()
  window.location.assign(back)
}

/**
 * Returns the page that a link in an email asked for (`/login?next=/pricing`). Stored for this tab, because the user
 * may have to reset the password first.
 */
function useNextPath(): string | null {
  const asked = useSearchParams()[0].get('next')
  const next = isInternalPath(asked) ? asked : null
  useEffect(() => {
    if (next !== null) storeReturnPath(next)
  }, [next])
  return next
}

/**
 * Logs in with an email or username, plus a code if two-step login is on. Then opens the home page, or the page where
 * the previous login expired.
 */
export function LoginForm() {
  const [pending, setPending] = useState<string | null>(null)
  const [ended, setEnded] = useState('')
  const [resetting, setResetting] = useState(false)
  const captcha = useCaptchaOnDemand()
  const next = useNextPath()
  const form = useForm({
    check: (values) => (login.body ? faultsOf(login.body, values) : {}),
    send: async (values) => {
      const { login: name = '', password = '' } = values
      const solved = captcha.solution ? { recaptchaToken: captcha.solution } : {}
      const answer = await call(login, { body: { login: name, password, ...solved } })
      if (answer.access_token !== null) await startSession(answer.access_token)
      else setPending(answer.pending ?? '')
    },
    onFailure: (error) => {
      captcha.again(error)
      // The CAPTCHA's own error is shown next to it; a dialog would only get in the way.
      return needsCaptcha(error) ? null : loginFailure(error)
    },
  })
  const failed = (
    <AlertDialog
      open={form.problem !== null}
      onClose={form.reset}
      title={m.account_login_failed()}
      button={m.account_try_again()}
    >
      <p>{form.problem}</p>
    </AlertDialog>
  )
  if (pending !== null) {
    const back = (why: string | null) => {
      setEnded(why ?? '')
      setPending(null)
    }
    const arrive = (token: string) =>
      void startSession(token).catch((error: unknown) => form.setProblem(loginFailure(error)))
    return (
      <>
        <CodeStep pending={pending} onToken={arrive} onBack={back} />
        {failed}
      </>
    )
  }
  return (
    <>
      <form className="form join-fields" noValidate onSubmit={form.submit}>
        {ended ? <Notice tone="bad">{ended}</Notice> : <LoginReason next={next} />}
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
