import { m } from '#messages'
import { cancelSubscription, planOf, type BillingDetails } from '@marigold/contract'
import { call } from '../../platform/calls/api-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { logFailure } from '../../platform/log.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { cancelText } from './plan-texts.ts'

/** Cancels the plan and returns the message to show. */
async function cancel(): Promise<string> {
  try {
    const { subscription_status } = await call(cancelSubscription, { body: {} })
    if (subscription_status === 'canceled') return m.billing_subscription_cancelled_successfully()
  } catch (error) {
    logFailure('The plan could not be canceled', error)
  }
  return m.billing_subscription_cancellation_failed()
}

/** Asks for confirmation before canceling the plan, and says how long access lasts. */
export function CancelDialog({
  open,
  billing,
  onClose,
  onDone,
}: {
  open: boolean
  billing: BillingDetails
  onClose: () => void
  /** Called with the message to show. */
  onDone: (message: string) => void
}) {
  const { run, busy } = useAction(null)
  const press = () =>
    run(async () => {
      const message = await cancel()
      onClose()
      onDone(message)
    })
  return (
    <Dialog open={open} onClose={onClose} title={m.billing_cancel_your_plan()}>
      {cancelText(planOf(billing.plan_type), billing).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="muted">{m.billing_you_can_still_play_the_free()}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{m.billing_keep_my_plan()}</Button>
        <Button look="quiet" aria-disabled={busy} onClick={() => void press()}>
          {busy ? m.billing_canceling() : m.billing_cancel_plan()}
        </Button>
      </div>
    </Dialog>
  )
}
