import { m } from '#messages'
import { changeCard, resumeSubscription, upgradePreview, type BillingDetails } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { refetchBilling, refreshSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { AmountDueDialog } from './amount-due-dialog.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'

/** What a dialog has changed. */
interface Changed {
  message: string
  note?: string
  /** Reload the page after the message is dismissed. */
  reload?: boolean
}

const resume = async () => (await call(resumeSubscription)).message

/** Actions for a plan: cancel, change, renew, and update the card. */
export function PlanActions({ billing, token }: { billing: BillingDetails; token: string }) {
  const [dialog, setDialog] = useState<'cancel' | 'upgrade' | null>(null)
  const [owed, setOwed] = useState<number | null>(null)
  const [changed, setChanged] = useState<Changed | null>(null)
  const { run, busy, problem, done, reset } = useAction<string | null>('The plan could not be changed')
  const said = changed?.message ?? problem ?? done
  const close = () => setDialog(null)
  // The dialogs show dates and amounts, which may be stale in a tab that was open for a while.
  const show = async (which: 'cancel' | 'upgrade') => {
    queryClient.removeQueries({ queryKey: [upgradePreview.path] })
    const now = await refetchBilling(token)
    if (now?.subscription_status !== 'current') return m.billing_your_plan_has_changed_since_this()
    setDialog(which)
    return null
  }
  const openCardPage = async () => {
    const page = await call(changeCard)
    const amount = page.owed?.amount ?? null
    // The user confirms the amount first, and again if it has changed.
    if (amount !== null && amount !== owed) setOwed(amount)
    else window.location.assign(page.url)
    return null
  }
  const read = () => {
    if (changed?.reload) return window.location.reload()
    setChanged(null)
    reset()
    void refreshSession()
  }
  const canceled = billing.subscription_status === 'canceled'
  const pastDue = billing.past_due
  return (
    <div className="plan-actions col-[1/-1] flex flex-wrap gap-3">
      {canceled ? (
        <Button aria-disabled={busy} onClick={() => void run(resume)}>
          {m.billing_renew_subscription()}
        </Button>
      ) : (
        <>
          <Button
            look={pastDue ? 'quiet' : 'main'}
            aria-disabled={busy}
            onClick={() => void run(() => show('upgrade'))}
          >
            {m.billing_upgrade_plan()}
          </Button>
          <Button look={pastDue ? 'main' : 'quiet'} aria-disabled={busy} onClick={() => void run(openCardPage)}>
            {m.billing_change_card()}
          </Button>
          <Button look="quiet" aria-disabled={busy} onClick={() => void run(() => show('cancel'))}>
            {m.billing_cancel_plan()}
          </Button>
          <AmountDueDialog
            owed={owed}
            busy={busy}
            onClose={() => setOwed(null)}
            onContinue={() => void run(openCardPage)}
          />
          <CancelDialog
            open={dialog === 'cancel'}
            billing={billing}
            token={token}
            onClose={close}
            onDone={(message, note) => setChanged({ message, note })}
          />
          <UpgradeDialog
            open={dialog === 'upgrade'}
            billing={billing}
            token={token}
            onClose={close}
            onDone={(message, note) => setChanged({ message, note, reload: true })}
          />
        </>
      )}
      <AlertDialog open={said !== null} onClose={read} title={said ?? ''}>
        {changed?.note ? <p>{changed.note}</p> : null}
      </AlertDialog>
    </div>
  )
}
