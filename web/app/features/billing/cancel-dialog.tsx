import { m } from '#messages'
import { planOf, type BillingDetails } from '@marigold/contract'
import { useAction } from '../../platform/calls/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { cancelPlan } from './cancel-plan.ts'
import { cancelText } from './plan-texts.ts'

/** Asks for confirmation before canceling the plan, and says how long access lasts. */
export function CancelDialog({
  open,
  billing,
  token,
  onClose,
  onDone,
}: {
  open: boolean
  billing: BillingDetails
  token: string
  onClose: () => void
  /** Called with the message to show, and why it failed. */
  onDone: (message: string, note: string) => void
}) {
  const { run, busy } = useAction(null)
  const press = () =>
    run(async () => {
      const { message, note } = await cancelPlan(token)
      onClose()
      onDone(message, note)
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
