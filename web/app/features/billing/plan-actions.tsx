import { changeCard, resumeSubscription, type BillingDetails } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { refreshSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'

const failed = (error: unknown) =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'

async function resume(): Promise<string> {
  try {
    return (await call(resumeSubscription)).message
  } catch (error) {
    logFailure('The plan could not be renewed', error)
    return failed(error)
  }
}

/** Leaves for the provider's page where a new card is given; answers what is said where that cannot be. */
async function openCardPage(): Promise<string | null> {
  try {
    const { url } = await call(changeCard)
    window.location.assign(url)
    return null
  } catch (error) {
    logFailure('The page for a new card did not open', error)
    return failed(error)
  }
}

interface Said {
  message: string
  /** The page is loaded anew once this is read. */
  reload: boolean
}

/** What a person can do with their plan: cancel, change and renew it, and give a new card. */
export function PlanActions({ billing, token }: { billing: BillingDetails; token: string }) {
  const [dialog, setDialog] = useState<'cancel' | 'upgrade' | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setDialog(null)
  const act = async (work: () => Promise<string | null>) => {
    if (busy) return
    setBusy(true)
    const message = await work()
    setBusy(false)
    if (message !== null) setSaid({ message, reload: false })
  }
  const read = () => {
    if (said?.reload) return window.location.reload()
    setSaid(null)
    void refreshSession()
  }
  const canceled = billing.subscription_status === 'canceled'
  const owed = billing.past_due
  return (
    <div className="plan-actions">
      {canceled ? (
        <Button aria-disabled={busy} onClick={() => void act(resume)}>
          Renew Subscription
        </Button>
      ) : (
        <>
          <Button look={owed ? 'quiet' : 'main'} onClick={() => setDialog('upgrade')}>
            Upgrade Plan
          </Button>
          <Button look={owed ? 'main' : 'quiet'} aria-disabled={busy} onClick={() => void act(openCardPage)}>
            Change card
          </Button>
          <Button look="quiet" onClick={() => setDialog('cancel')}>
            Cancel Plan
          </Button>
          <CancelDialog
            open={dialog === 'cancel'}
            billing={billing}
            onClose={close}
            onDone={(message) => setSaid({ message, reload: false })}
          />
          <UpgradeDialog
            open={dialog === 'upgrade'}
            billing={billing}
            token={token}
            onClose={close}
            onDone={(message) => setSaid({ message, reload: true })}
          />
        </>
      )}
      <AlertDialog open={said !== null} onClose={read} title={said?.message ?? ''} />
    </div>
  )
}
