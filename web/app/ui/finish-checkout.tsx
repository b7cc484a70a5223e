import { m } from '#messages'
import type { PlanWord } from '@marigold/contract'
import { useCheckout } from '../platform/session/use-checkout.ts'
import { Button } from './button.tsx'
import { AlertDialog } from './dialog.tsx'

/** Leads back to the payment page that a user left. The plan is known, so no form is filled in again. */
export function FinishCheckout({ plan, look = 'main' }: { plan: PlanWord; look?: 'main' | 'ink' }) {
  const checkout = useCheckout()
  return (
    <>
      <Button look={look} aria-disabled={checkout.busy} onClick={() => void checkout.open(plan)}>
        {m.ui_finish_checkout()}
      </Button>
      <AlertDialog open={checkout.trouble !== null} onClose={checkout.forget} title={checkout.trouble ?? ''} />
    </>
  )
}
