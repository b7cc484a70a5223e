import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { FinishCheckout } from '../../ui/finish-checkout.tsx'

/**
 * After a payment page that was left or failed: the way back to it, and on to the free games. `address` shows the same
 * games without the news, which Back or a reload must not bring again.
 */
export function PaymentFailed({ address }: { address: string }) {
  const [open, setOpen] = useState(true)
  const { status, unfinishedPlan } = useSession()
  const navigate = useNavigate()
  const close = () => {
    setOpen(false)
    void navigate(address, { replace: true, preventScrollReset: true })
  }
  const visitor = status === 'visitor'
  return (
    <AlertDialog
      open={open}
      onClose={close}
      title="Oh! the payment could not be completed"
      actions={
        <>
          <Button look={visitor || unfinishedPlan ? 'quiet' : 'main'} onClick={close}>
            Click here
          </Button>
          {unfinishedPlan ? <FinishCheckout plan={unfinishedPlan} /> : null}
          {visitor ? <LinkButton to="/login">Finish checkout</LinkButton> : null}
        </>
      }
    >
      <p>You can still play the free games</p>
      {visitor ? <p>To finish checkout, log in. You don’t need to sign up again.</p> : null}
    </AlertDialog>
  )
}
