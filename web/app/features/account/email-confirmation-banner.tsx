import { m } from '#messages'
import { cancelEmailChange, sendConfirmation, type Me } from '@marigold/contract'
import { call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says that an email address is waiting to be confirmed: the account's, or the new one it is changing to. */
export function EmailConfirmationBanner({ me }: { me: Me }) {
  const { run, busy, problem, done } = useAction<string>('The address is as it was')
  if (me.email_confirmed && me.pending_email === null) return null
  const said = problem ?? done
  const sendAgain = async () => {
    await call(sendConfirmation)
    return m.account_email_sent_please_check_your_inbox()
  }
  const keep = async () => {
    await call(cancelEmailChange)
    await refreshSession()
    return ''
  }
  return (
    <div className="account-address">
      <Notice
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void run(sendAgain)}>
              {m.account_send_the_link_again()}
            </Button>
            {me.pending_email === null ? null : (
              <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void run(keep)}>
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
