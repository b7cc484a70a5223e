import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
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
      setSaid(m.account_email_sent_please_check_your_inbox())
    } catch (error) {
      logFailure('The link was not sent', error)
      setSaid(error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again())
    } finally {
      setBusy(false)
    }
  }
  return (
    <aside className="address-bar" aria-label={m.account_your_email_address()}>
      <div className="wrap">
        <p aria-live="polite" data-said={said ? true : undefined}>
          {said || (
            <>
              {m.account_confirm_your_email()}
              <span>
                <ParaglideMessage
                  message={m.account_we_sent_a_link_to}
                  inputs={{ email: me.email }}
                  markup={{ b: ({ children }) => <b>{children}</b> }}
                />
              </span>
            </>
          )}
        </p>
        <div>
          <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void send()}>
            {m.account_send_it_again()}
          </Button>
          <button
            type="button"
            className="link"
            onClick={() => {
              keepForLater(me.email)
              setLaterFor(me.email)
            }}
          >
            {m.ui_not_now()}
          </button>
        </div>
      </div>
    </aside>
  )
}
