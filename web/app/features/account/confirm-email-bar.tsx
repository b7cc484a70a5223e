import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { sendConfirmation } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isPostponed, postpone, storeUnconfirmed, hasOwnNotice } from '../../platform/start/header-space.ts'
import { call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { useSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'

/** Shown below the header of every page until the user confirms the account's email or chooses "Not now". */
export function ConfirmEmailBar() {
  const { me, partner } = useSession()
  const { pathname } = useLocation()
  const [laterFor, setLaterFor] = useState<string | null>(null)
  const { run, busy, problem, done } = useAction<string>('The link was not sent')
  // Users who log in through the partner's site get no confirmation email from us.
  const open = me !== null && !me.email_confirmed && !partner && laterFor !== me.email && !isPostponed(me.email)
  const shows = open && !hasOwnNotice.test(pathname)
  useEffect(() => {
    if (me) storeUnconfirmed(open)
  }, [me, open])
  useEffect(() => {
    // Frees the space that was reserved before the first paint.
    if (me && !shows) delete document.documentElement.dataset.unconfirmed
  }, [me, shows])
  if (!shows) return null
  const said = problem ?? done
  const send = async () => {
    await call(sendConfirmation)
    return m.account_email_sent_please_check_your_inbox()
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
          <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void run(send)}>
            {m.account_send_it_again()}
          </Button>
          <button
            type="button"
            className="link"
            onClick={() => {
              postpone(me.email)
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
