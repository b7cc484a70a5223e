import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { moneyOf } from './plan-texts.ts'

/** Says what a new card is charged as soon as it is saved, before the provider's page for it opens. */
export function OwedDialog({
  owed,
  busy,
  onClose,
  onContinue,
}: {
  /** US cents; null keeps the dialog closed. */
  owed: number | null
  busy: boolean
  onClose: () => void
  onContinue: () => void
}) {
  const amount = moneyOf(owed ?? 0)
  return (
    <Dialog open={owed !== null} onClose={onClose} title="Change card">
      <p>Your payment of {amount} didn’t go through.</p>
      <p>
        When you save a new card, it’s charged <b>{amount}</b> right away, and your plan goes on.
      </p>
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
        <Button aria-disabled={busy} onClick={onContinue}>
          Continue
        </Button>
      </div>
    </Dialog>
  )
}
