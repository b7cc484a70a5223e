import { m } from '#messages'
import { changeCard, resumeSubscription, upgradePreview, type BillingDetails } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { readBillingNow, refreshSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OwedDialog } from './owed-dialog.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'

interface Said {
  message: string
  note?: string
  /** The page is loaded again once this is read. */
  reload: boolean
}

/** Runs one piece of work at a time, and keeps what is said about it until it is read. */
function useWork() {
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<string | null>) => {
    if (busy) return
    setBusy(true)
    try {
      const message = await work()
      if (message !== null) setSaid({ message, reload: false })
    } catch (error) {
      logFailure('The plan could not be changed', error)
      const message = error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again()
      setSaid({ message, reload: false })
    }
    setBusy(false)
  }
  return { busy, said, setSaid, act }
}

const resume = async () => (await call(resumeSubscription)).message

/** What a user can do with their plan: cancel, change and renew it, and give a new card. */
export function PlanActions({ billing, token }: { billing: BillingDetails; token: string }) {
  const [dialog, setDialog] = useState<'cancel' | 'upgrade' | null>(null)
  const [owed, setOwed] = useState<number | null>(null)
  const { busy, said, setSaid, act } = useWork()
  const close = () => setDialog(null)
  // A dialog states dates and amounts: those of a tab that was open for a while may be outdated.
  const show = async (which: 'cancel' | 'upgrade') => {
    queryClient.removeQueries({ queryKey: [upgradePreview.path] })
    const now = await readBillingNow(token)
    if (now?.subscription_status !== 'current') return m.billing_your_plan_has_changed_since_this()
    setDialog(which)
    return null
  }
  const openCardPage = async () => {
    const page = await call(changeCard)
    const amount = page.owed?.amount ?? null
    // What is charged is said first, and again if it has changed since.
    if (amount !== null && amount !== owed) setOwed(amount)
    else window.location.assign(page.url)
    return null
  }
  const read = () => {
    if (said?.reload) return window.location.reload()
    setSaid(null)
    void refreshSession()
  }
  const canceled = billing.subscription_status === 'canceled'
  const pastDue = billing.past_due
  return (
    <div className="plan-actions col-[1/-1] flex flex-wrap gap-3">
      {canceled ? (
        <Button aria-disabled={busy} onClick={() => void act(resume)}>
          {m.billing_renew_subscription()}
        </Button>
      ) : (
        <>
          <Button
            look={pastDue ? 'quiet' : 'main'}
            aria-disabled={busy}
            onClick={() => void act(() => show('upgrade'))}
          >
            {m.billing_upgrade_plan()}
          </Button>
          <Button look={pastDue ? 'main' : 'quiet'} aria-disabled={busy} onClick={() => void act(openCardPage)}>
            {m.billing_change_card()}
          </Button>
          <Button look="quiet" aria-disabled={busy} onClick={() => void act(() => show('cancel'))}>
            {m.billing_cancel_plan()}
          </Button>
          <OwedDialog owed={owed} busy={busy} onClose={() => setOwed(null)} onContinue={() => void act(openCardPage)} />
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
            onDone={(message, note) => setSaid({ message, note, reload: true })}
          />
        </>
      )}
      <AlertDialog open={said !== null} onClose={read} title={said?.message ?? ''}>
        {said?.note ? <p>{said.note}</p> : null}
      </AlertDialog>
    </div>
  )
}
