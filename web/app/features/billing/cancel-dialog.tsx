import { cancelSubscription, planOf, type BillingDetails } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { cancelText } from './plan-texts.ts'

/** Cancels the plan; answers what is said afterwards. */
async function cancel(): Promise<string> {
  try {
    const { subscription_status } = await call(cancelSubscription, { body: {} })
    if (subscription_status === 'canceled') return 'Subscription cancelled successfully.'
  } catch (error) {
    logFailure('The plan could not be canceled', error)
  }
  return 'Subscription cancellation failed.'
}

/** Asks once more before a plan is canceled, and says until when everything stays open. */
export function CancelDialog({
  open,
  billing,
  onClose,
  onDone,
}: {
  open: boolean
  billing: BillingDetails
  onClose: () => void
  /** Told what to say. */
  onDone: (message: string) => void
}) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    const message = await cancel()
    setBusy(false)
    onClose()
    onDone(message)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Cancel your plan?">
      {cancelText(planOf(billing.plan_type), billing).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="muted">The free games stay yours to play.</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>Keep my plan</Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => void press()}>
          {busy ? 'Canceling...' : 'Cancel Plan'}
        </Button>
      </div>
    </Dialog>
  )
}
