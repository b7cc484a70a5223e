import { autoLogin } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, call } from '../../platform/api-client.ts'
import { forgetReturn, readReturn } from '../../platform/return-to.ts'
import { storeToken } from '../../platform/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import './account.css'

type State = 'processing' | 'done' | 'failed' | 'waiting'

const between = 1500
const patience = 30_000
const beforeRedirect = 3000

/** Asks until the payment is known, a refusal comes, or patience ends; a lost connection counts as not known yet. */
export async function askUntilKnown(
  ask: () => Promise<{ access_token: string | null; pending: boolean }>,
  wait: (ms: number) => Promise<void>,
): Promise<{ state: 'done'; token: string } | { state: 'failed' | 'waiting' }> {
  for (let waited = 0; ; waited += between) {
    try {
      const answer = await ask()
      if (answer.access_token) return { state: 'done', token: answer.access_token }
      if (!answer.pending) return { state: 'failed' }
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (!mayPass) return { state: 'failed' }
    }
    if (waited >= patience) return { state: 'waiting' }
    await wait(between)
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

// One ticket signs in once: an effect that runs twice must share its asking.
const asked = new Map<string, ReturnType<typeof askUntilKnown>>()

function askOnce(ticket: string) {
  const running = asked.get(ticket) ?? askUntilKnown(() => call(autoLogin, { body: { user_id: ticket } }), sleep)
  asked.set(ticket, running)
  return running
}

/** Signs in after a payment by the one-time ticket in the address, which is taken out of the address bar at once. */
export function AutoLogin() {
  const [search] = useSearchParams()
  const [ticket] = useState(() => search.get('user_id') ?? '')
  const [state, setState] = useState<State>(ticket ? 'processing' : 'failed')
  useEffect(() => {
    if (!ticket) return
    let here = true
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void askOnce(ticket).then((result) => {
      if (!here) return
      if (result.state === 'done') storeToken(result.token)
      setState(result.state)
    })
    return () => {
      here = false
    }
  }, [ticket])
  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return
    const timer = setTimeout(() => {
      // Home, or back to the cards that asked for a plan.
      const back = readReturn()
      if (state === 'done') forgetReturn()
      window.location.assign(state === 'done' ? (back ?? '/') : '/login')
    }, beforeRedirect)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div className="after-payment">
      <h1 className="sr-only">Signing in after the payment</h1>
      {state === 'processing' ? <Spinner label="Processing payment..." /> : null}
      {state === 'done' ? <Notice tone="good">Thank you for your payment! Redirecting to home page...</Notice> : null}
      {state === 'failed' ? <Notice tone="bad">Auto-login failed. Redirecting to login page...</Notice> : null}
      {state === 'waiting' ? (
        <Notice>
          We have not heard from the payment provider yet. As soon as we do, we mail you a link that signs you in. You
          can <Link to="/login">log in</Link> as well.
        </Notice>
      ) : null}
    </div>
  )
}
