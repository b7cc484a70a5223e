import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { autoLogin, getMe } from '@marigold/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { clearReturnPath, readReturnPath } from '../../platform/session/return-path.ts'
import { reserveStart } from '../../platform/start/start-space.ts'
import { LoginNotStoredError, readToken, storeToken } from '../../platform/session/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { after, pause } from '../../platform/time/timers.ts'

/**
 * `known`: the ticket isn't valid anymore, but this browser is logged in already, as after the back button. `not-kept`:
 * the ticket is valid, but this browser can't store a login.
 */
type State = 'processing' | 'done' | 'no-trial' | 'failed' | 'waiting' | 'known' | 'not-kept'

const between = 1500
const patience = 30_000
const beforeRedirect = 3000

interface Answer {
  access_token: string | null
  pending: boolean
  trial_refused?: boolean
}
type Result = { state: 'done' | 'no-trial'; token: string } | { state: 'failed' | 'waiting' }

/**
 * Polls until the payment is known, the server refuses, or time runs out. A lost connection counts as not known yet.
 */
export async function pollLogin(ask: () => Promise<Answer>, wait: (ms: number) => Promise<void>): Promise<Result> {
  for (let waited = 0; ; waited += between) {
    try {
      const answer = await ask()
      if (answer.access_token) return { state: answer.trial_refused ? 'no-trial' : 'done', token: answer.access_token }
      if (!answer.pending) return { state: 'failed' }
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (!mayPass) return { state: 'failed' }
    }
    if (waited >= patience) return { state: 'waiting' }
    await wait(between)
  }
}

async function isLoggedIn(): Promise<boolean> {
  if (readToken() === null) return false
  return call(getMe).then(
    () => true,
    () => false,
  )
}

async function enter(ticket: string): Promise<State> {
  const result: Result = ticket
    ? await pollLogin(() => call(autoLogin, { body: { user_id: ticket } }), pause)
    : { state: 'failed' }
  if ('token' in result) {
    try {
      storeToken(result.token)
    } catch {
      return 'not-kept'
    }
    // The home page has to know before its first paint.
    if (result.state === 'done') reserveStart()
  }
  return result.state === 'failed' && (await isLoggedIn()) ? 'known' : result.state
}

// A ticket works only once, so effects that run twice share one request.
const requests = new Map<string, Promise<State>>()

function enterOnce(ticket: string): Promise<State> {
  const running = requests.get(ticket) ?? enter(ticket)
  requests.set(ticket, running)
  return running
}

const next: Partial<Record<State, string>> = {
  done: '/',
  known: '/',
  'no-trial': '/pricing',
  failed: '/login',
}

const says: Record<State, ReactNode> = {
  processing: <Spinner label={m.account_processing_payment()} />,
  done: <Notice tone="good">{m.account_thank_you_for_your_payment_redirecting()}</Notice>,
  known: <Notice>{m.account_you_are_logged_in_already_redirecting()}</Notice>,
  'no-trial': <Notice>{m.account_this_card_was_used_for_a()}</Notice>,
  'not-kept': (
    <Notice tone="bad">
      {new LoginNotStoredError().message} <Link to="/login">{m.ui_log_in()}</Link>
    </Notice>
  ),
  failed: <Notice tone="bad">{m.account_auto_login_failed_redirecting_to_login()}</Notice>,
  waiting: (
    <Notice>
      <ParaglideMessage
        message={m.account_we_havent_heard_from_the_payment}
        markup={{ link: ({ children }) => <Link to="/login">{children}</Link> }}
      />
    </Notice>
  ),
}

/**
 * Logs the user in after a payment with the one-time ticket in the URL, which is removed from the address bar at once.
 */
export function AutoLogin() {
  const [search] = useSearchParams()
  const [ticket] = useState(() => search.get('user_id') ?? '')
  const [state, setState] = useState<State>('processing')
  useEffect(() => {
    let isMounted = true
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void enterOnce(ticket).then((result) => isMounted && setState(result))
    return () => {
      isMounted = false
    }
  }, [ticket])
  useEffect(() => {
    const address = next[state]
    if (address === undefined) return
    return after(beforeRedirect, () => {
      // Goes home, or back to the cards that needed a plan.
      const back = readReturnPath()
      if (state === 'done') clearReturnPath()
      // Replaces this page, so that Back doesn't return here.
      window.location.replace(state === 'done' ? (back ?? address) : address)
    })
  }, [state])
  return (
    <div className="after-payment min-h-[60vh] grid place-items-center py-12 px-(--gutter) text-title/[1.4] font-semibold font-display">
      <h1 className="sr-only">{m.account_logging_in_after_checkout()}</h1>
      {says[state]}
    </div>
  )
}
