import { sendConfirmation } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isForLater, keepForLater, noteUnconfirmed, saysItself } from '../../platform/address-room.ts'
import { ApiError, call } from '../../platform/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { useSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import './address-bar.css'

/** Under the header of every page, until the address of the account is confirmed or the person puts it off for this visit. */
export function AddressBar() {
  const { me, partner } = useSession()
  const { pathname } = useLocation()
  const [later, setLater] = useState(isForLater)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  // Whom the partner's site signs in was mailed no link by us.
  const open = me !== null && !me.email_confirmed && !partner
  const shows = open && !later && !saysItself.test(pathname)
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
        <p aria-live="polite">
          {said || (
            <>
              Confirm your address by the link mailed to <span>{me.email}</span>
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
              keepForLater()
              setLater(true)
            }}
          >
            Not now
          </button>
        </div>
      </div>
    </aside>
  )
}
