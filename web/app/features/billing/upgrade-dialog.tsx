import { planOf, plans, upgradePreview, upgradeSubscription, type BillingDetails, type Plan } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { askAgain, useCall } from '../../platform/query-client.ts'
import { refreshSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog, Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { intervalOf, priceOf } from './chosen-plan.ts'
import { changeText } from './plan-texts.ts'

/** What came of pressing the button: `done` where the plan has changed. */
interface Upgraded {
  message: string
  done: boolean
}

async function upgrade(plan: Plan, preview: string): Promise<Upgraded> {
  try {
    const answer: { success: boolean; message?: string } = await call(upgradeSubscription, {
      body: { plan_type: plan.code, preview },
    })
    if (answer.success) return { message: answer.message ?? 'Subscription upgraded successfully!', done: true }
    return { message: answer.message ?? 'Upgrade failed.', done: false }
  } catch (error) {
    logFailure('The plan could not be changed', error)
    const said = error instanceof ApiError && error.status !== 0 ? error.message : ''
    return { message: said || 'An error occurred while upgrading.', done: false }
  }
}

function Choice({ plan, billing, onChoose }: { plan: Plan; billing: BillingDetails; onChoose: () => void }) {
  const held = plan.code === billing.plan_type
  const planned = plan.code === billing.next_plan_type
  return (
    <label className="plan-option">
      <input
        type="radio"
        name="plan_type"
        value={plan.code}
        disabled={planned || (held && billing.next_plan_type === null)}
        onChange={onChoose}
      />
      <b>
        {plan.name}
        {held ? <small>Your plan</small> : planned ? <small>Begins next</small> : null}
      </b>
      <span>
        {priceOf(plan)} {intervalOf(plan)}
      </span>
    </label>
  )
}

/** The plan is no longer what this page knows, in another tab or on another device: asking again brings the same. */
const isRefusal = (error: Error | null) => error instanceof ApiError && error.status === 409

/** What the chosen plan costs today and later, as the server works it out. */
function usePreview(plan: Plan | null, token: string) {
  const query = { plan_type: plan?.code ?? '1' }
  return useCall(upgradePreview, { query, who: token, enabled: plan !== null, staleTime: 60_000 })
}

function Cost({ held, ...preview }: { held: Plan | undefined } & ReturnType<typeof usePreview>) {
  if (preview.data)
    return (
      <div className="plan-cost" role="status">
        {changeText(preview.data, held).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  if (preview.isError)
    return (
      <Notice
        tone="bad"
        action={
          isRefusal(preview.error) ? null : (
            <Button size="small" onClick={() => void preview.refetch()}>
              Retry
            </Button>
          )
        }
      >
        {preview.error.message}
      </Notice>
    )
  return (
    <div className="plan-cost" aria-busy="true">
      <Skeleton width="260px" height="24px" />
    </div>
  )
}

/** Changes the plan: says what it costs today and when it begins before anything is charged. */
export function UpgradeDialog({
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
  /** Told what to say once the plan has changed. */
  onDone: (message: string) => void
}) {
  const [plan, setPlan] = useState<Plan | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const preview = usePreview(plan, token)
  const waits = plan !== null && !preview.data
  const close = () => {
    if (isRefusal(preview.error)) void refreshSession()
    setPlan(null)
    onClose()
  }
  const press = async () => {
    if (busy || waits) return
    if (plan === null || !preview.data) return setTrouble('Please select a plan.')
    setBusy(true)
    const result = await upgrade(plan, preview.data.preview)
    setBusy(false)
    if (!result.done) {
      // An amount counts for one try: the next one is worked out anew.
      await askAgain({ queryKey: [upgradePreview.path] })
      return setTrouble(result.message)
    }
    close()
    onDone(result.message)
  }
  return (
    <Dialog open={open} onClose={close} title="Upgrade Plan">
      <div className="plan-choices" role="radiogroup" aria-label="Plan">
        {plans.map((one) => (
          <Choice key={one.code} plan={one} billing={billing} onChoose={() => setPlan(one)} />
        ))}
      </div>
      {plan === null ? (
        <p className="muted">
          A longer plan begins at once; what is left of yours is taken off. A shorter one begins when what you paid for
          ends.
        </p>
      ) : (
        <Cost held={planOf(billing.plan_type)} {...preview} />
      )}
      <div className="dialog-actions">
        <Button look="quiet" onClick={close}>
          Keep my plan
        </Button>
        <Button aria-disabled={busy || waits} onClick={() => void press()}>
          {busy ? 'Upgrading...' : 'Upgrade Plan'}
        </Button>
      </div>
      <AlertDialog open={trouble !== null} onClose={() => setTrouble(null)} title={trouble ?? ''} />
    </Dialog>
  )
}
