import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatMoney } from '../../platform/words/words.ts'

/** Says what a new card will be charged as soon as it is saved, before the provider's page opens. */
export function AmountDueDialog({
  owed,
  busy,
  onClose,
  onContinue,
}: {
  /** In US cents; null keeps the dialog closed. */
  owed: number | null
  busy: boolean
  onClose: () => void
  onContinue: () => void
}) {
  const amount = formatMoney(owed ?? 0)
  return (
    <Dialog open={owed !== null} onClose={onClose} title={m.billing_change_card()}>
      <p>{m.billing_your_payment_of_didnt_go_through({ amount })}</p>
      <p>
        <ParaglideMessage
          message={m.billing_when_you_save_a_new_card}
          inputs={{ amount }}
          markup={{ b: ({ children }) => <b>{children}</b> }}
        />
      </p>
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {m.ui_not_now()}
        </Button>
        <Button aria-disabled={busy} onClick={onContinue}>
          {m.ui_continue()}
        </Button>
      </div>
    </Dialog>
  )
}
