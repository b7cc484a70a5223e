import { m } from '#messages'
import type { PlanWord } from '@marigold/contract'
import { useCheckout } from '../platform/session/use-checkout.ts'
import { Button } from './button.tsx'
import { AlertDialog } from './dialog.tsx'

/** Button that reopens an unfinished checkout. The plan is known, so the form isn't needed again. */
export function FinishCheckout({ plan, look = 'main' }: { plan: PlanWord; look?: 'main' | 'ink' }) {
  const checkout = useCheckout()
  return (
    <>
      <Button look={look} aria-disabled={checkout.busy} onClick={() => void checkout.open(plan)}>
        {m.ui_finish_checkout()}
      </Button>
      <AlertDialog open={checkout.problem !== null} onClose={checkout.forget} title={checkout.problem ?? ''} />
    </>
  )
}
