import { m } from '#messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { FinishCheckout } from '../../ui/finish-checkout.tsx'

/**
 * Shown after a checkout failed or was left: links back to it and to the free games. `address` shows the same games
 * without this notice, for Back and reload.
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
      title={m.catalogue_oh_the_payment_could_not_be()}
      actions={
        <>
          <Button look={visitor || unfinishedPlan ? 'quiet' : 'main'} onClick={close}>
            {m.catalogue_click_here()}
          </Button>
          {unfinishedPlan ? <FinishCheckout plan={unfinishedPlan} /> : null}
          {visitor ? <LinkButton to="/login">{m.ui_finish_checkout()}</LinkButton> : null}
        </>
      }
    >
      <p>{m.catalogue_you_can_still_play_the_free()}</p>
      {visitor ? <p>{m.catalogue_to_finish_checkout_log_in_you()}</p> : null}
    </AlertDialog>
  )
}
