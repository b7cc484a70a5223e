import { m } from '#messages'
import { confirmEmail } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import expiredPicture from '../../assets/empty/expired.svg'
import { ApiError, call, reasonOf } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailed, Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type Outcome =
  | { state: 'asking' }
  | { state: 'done'; email: string }
  | { state: 'dead'; text: string }
  | { state: 'offline'; text: string }

/** Says that the link is invalid or expired. A new one can be sent from the profile. */
function DeadLink({ children }: { children: string }) {
  return (
    <div className="form join-fields">
      <img src={expiredPicture} alt="" width="480" height="280" />
      <Notice tone="bad">{children}</Notice>
      <LinkButton to="/myprofile" size="large" wide>
        {m.ui_my_profile()}
      </LinkButton>
    </div>
  )
}

/** Confirms an email address with the token from the emailed link, which is removed from the address bar at once. */
export function ConfirmEmail() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' })
  useEffect(() => {
    if (!token) return
    window.history.replaceState(window.history.state, '', window.location.pathname)
    let isMounted = true
    const say = (next: Outcome) => isMounted && setOutcome(next)
    call(confirmEmail, { body: { token } })
      .then(async ({ email }) => {
        say({ state: 'done', email })
        await refreshSession()
      })
      .catch((error: unknown) => {
        logFailure('The address was not confirmed', error)
        const isDead = error instanceof ApiError && error.errors.token !== undefined
        say({ state: isDead ? 'dead' : 'offline', text: reasonOf(error) })
      })
    return () => {
      isMounted = false
    }
  }, [token, round])
  if (!token) return <DeadLink>{m.account_open_this_page_from_the_link()}</DeadLink>
  if (outcome.state === 'asking') return <Spinner label={m.account_confirming_your_address()} />
  const again = () => {
    setOutcome({ state: 'asking' })
    setRound(round + 1)
  }
  if (outcome.state === 'offline') return <LoadFailed onRetry={again}>{outcome.text}</LoadFailed>
  if (outcome.state === 'dead') return <DeadLink>{outcome.text}</DeadLink>
  return (
    <div className="form join-fields">
      <Notice tone="good">{m.account_is_confirmed({ email: outcome.email })}</Notice>
      <LinkButton to="/myprofile" size="large" wide>
        {m.ui_my_profile()}
      </LinkButton>
    </div>
  )
}
