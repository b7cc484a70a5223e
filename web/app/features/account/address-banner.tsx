import { m } from '#messages'
import { dropPendingEmail, sendConfirmation, type Me } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says that an address waits to be confirmed, until it is: the account's own, or another that it changes to. */
export function AddressBanner({ me }: { me: Me }) {
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  if (me.email_confirmed && me.pending_email === null) return null
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    setSaid('')
    try {
      await work()
      setSaid(done)
    } catch (error) {
      logFailure('The address is as it was', error)
      setSaid(error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again())
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="account-address">
      <Notice
        action={
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              look="quiet"
              aria-disabled={busy}
              onClick={() => void attempt(() => call(sendConfirmation), m.account_email_sent_please_check_your_inbox())}
            >
              {m.account_send_the_link_again()}
            </Button>
            {me.pending_email === null ? null : (
              <Button
                size="small"
                look="quiet"
                aria-disabled={busy}
                onClick={() => void attempt(() => call(dropPendingEmail).then(refreshSession), '')}
              >
                {m.account_keep_my_address()}
              </Button>
            )}
          </div>
        }
      >
        {me.pending_email === null
          ? m.account_please_confirm_your_email_address_open({ email: me.email })
          : m.account_your_email_will_change_to_once({ pendingemail: me.pending_email })}
        {said ? <strong className="block">{said}</strong> : null}
      </Notice>
    </div>
  )
}
