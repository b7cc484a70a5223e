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
      setSaid(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
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
              onClick={() => void attempt(() => call(sendConfirmation), 'Email sent! Please check your inbox.')}
            >
              Send the link again
            </Button>
            {me.pending_email === null ? null : (
              <Button
                size="small"
                look="quiet"
                aria-disabled={busy}
                onClick={() => void attempt(() => call(dropPendingEmail).then(refreshSession), '')}
              >
                Keep my address
              </Button>
            )}
          </div>
        }
      >
        {me.pending_email === null
          ? `Please confirm your e-mail address: open the link that we mailed to ${me.email}.`
          : `Your e-mail address changes to ${me.pending_email} once you open the link that we mailed there.`}
        {said ? <strong className="block">{said}</strong> : null}
      </Notice>
    </div>
  )
}
