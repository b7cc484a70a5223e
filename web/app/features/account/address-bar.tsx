import { sendConfirmation } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isForLater, keepForLater, noteUnconfirmed, saysItself } from '../../platform/start/address-room.ts'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'

/** Under the header of every page, until the user confirms the address of the account or says 'Not now'. */
export function AddressBar() {
  const { me, partner } = useSession()
  const { pathname } = useLocation()
  const [laterFor, setLaterFor] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  // Whom the partner's site signs in was mailed no link by us.
  const open = me !== null && !me.email_confirmed && !partner && laterFor !== me.email && !isForLater(me.email)
  const shows = open && !saysItself.test(pathname)
  useEffect(() => {
    if (me) noteUnconfirmed(open)
  }, [me, open])
  useEffect(() => {
    // The room that was kept before paint ends with what it was kept for.
    if (me && !shows) delete document.documentElement.dataset.unconfirmed
  }, [me, shows])
  if (!shows) return null
  const send = async () => {
    if (busy) return
    setBusy(true)
    setSaid('')
    try {
      await call(sendConfirmation)
      setSaid('Email sent! Please check your inbox.')
    } catch (error) {
      logFailure('The link was not sent', error)
      setSaid(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <aside className="address-bar" aria-label="Your e-mail address">
      <div className="wrap">
        <p aria-live="polite" data-said={said ? true : undefined}>
          {said || (
            <>
              Confirm your email
              <span>
                : we sent a link to <b>{me.email}</b>
              </span>
            </>
          )}
        </p>
        <div>
          <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void send()}>
            Send it again
          </Button>
          <button
            type="button"
            className="link"
            onClick={() => {
              keepForLater(me.email)
              setLaterFor(me.email)
            }}
          >
            Not now
          </button>
        </div>
      </div>
    </aside>
  )
}
