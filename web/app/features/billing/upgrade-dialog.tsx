import { m } from '#messages'
import { planOf, plans, upgradePreview, upgradeSubscription, type BillingDetails, type Plan } from '@marigold/contract'
import { useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { invalidateQuery, useCall } from '../../platform/calls/query-client.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog, Dialog } from '../../ui/dialog.tsx'
import { LoadFailed, Problem } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatInterval, formatPrice, planName } from '../../platform/words/plan-words.ts'
import { changeText, isShorter, scheduledText } from './plan-texts.ts'

/** Result of the change; `done` means that the plan was changed or kept. */
interface Upgraded {
  message: string
  note: string
  done: boolean
}

async function upgrade(plan: Plan, preview: string): Promise<Upgraded> {
  try {
    const answer: { success: boolean; message?: string; note?: string } = await call(upgradeSubscription, {
      body: { plan_type: plan.code, preview },
    })
    const { success, message, note = '' } = answer
    return {
      message: message ?? (success ? m.billing_subscription_upgraded_successfully() : m.billing_upgrade_failed()),
      note,
      done: success,
    }
  } catch (error) {
    logFailure('The plan could not be changed', error)
    const reason = error instanceof ApiError && error.status !== 0 ? error.message : ''
    return { message: reason || m.billing_an_error_occurred_while_upgrading(), note: '', done: false }
  }
}

function Choice({ plan, billing, onChoose }: { plan: Plan; billing: BillingDetails; onChoose: () => void }) {
  const held = plan.code === billing.plan_type
  const planned = plan.code === billing.next_plan_type
  const mine = planOf(billing.plan_type)
  const shorter = mine !== undefined && isShorter(plan, mine) && !planned
  return (
    <label className="plan-option">
      <input type="radio" name="plan_type" value={plan.code} disabled={planned || held} onChange={onChoose} />
      <b>
        {shorter ? m.billing_switch_to({ name: planName(plan) }) : planName(plan)}
        {held ? <small>{m.ui_your_plan()}</small> : planned ? <small>{m.billing_starts_next()}</small> : null}
      </b>
      <span>
        {formatPrice(plan)} {formatInterval(plan)}
      </span>
    </label>
  )
}

/** The plan has changed in another tab or on another device, so a retry would fail the same way. */
const isRefusal = (error: Error | null) => error instanceof ApiError && error.status === 409

/** Fetches what the chosen plan costs today and later. */
function usePreview(plan: Plan | null, token: string) {
  const query = { plan_type: plan?.code ?? '1' }
  return useCall(upgradePreview, { query, who: token, enabled: plan !== null, staleTime: 60_000 })
}

function Cost({
  held,
  scheduled,
  ...preview
}: {
  held: Plan | undefined
  /** The scheduled change, which keeping the current plan would cancel. */
  scheduled: string | null
} & ReturnType<typeof usePreview>) {
  if (preview.data)
    return (
      <div className="w-full min-h-15 grid gap-1 content-center [&_p:first-child]:font-semibold" role="status">
        {[scheduled, ...changeText(preview.data, held)].filter(Boolean).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  if (isRefusal(preview.error)) return <Problem>{preview.error?.message ?? null}</Problem>
  if (preview.isError) return <LoadFailed onRetry={preview.refetch}>{preview.error.message}</LoadFailed>
  return (
    <div className="w-full min-h-15 grid gap-1 content-center [&_p:first-child]:font-semibold" aria-busy="true">
      <Skeleton width="260px" height="24px" />
    </div>
  )
}

type Changing = 'keep' | 'upgrade' | null

/** Cancels a scheduled change; without one, only closes the dialog. */
function KeepButton({
  kept,
  busy,
  onKeep,
  onClose,
}: {
  kept: Plan | null
  busy: boolean
  onKeep: () => void
  onClose: () => void
}) {
  return kept === null ? (
    <Button look="quiet" onClick={onClose}>
      {m.billing_keep_my_plan()}
    </Button>
  ) : (
    <Button look="quiet" aria-disabled={busy} onClick={onKeep}>
      {m.billing_keep({ name: planName(kept) })}
    </Button>
  )
}

/** Changes the plan. Shows today's cost and the start date before anything is charged. */
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
  /** Called with the message to show after the plan has changed. */
  onDone: (message: string, note: string) => void
}) {
  const [plan, setPlan] = useState<Plan | null>(null)
  const [changing, setChanging] = useState<Changing>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const held = planOf(billing.plan_type)
  const kept = open && billing.next_plan_type !== null ? (held ?? null) : null
  const preview = usePreview(plan, token)
  const keeping = usePreview(kept, token)
  const isLoading = plan !== null && !preview.data
  const shown = plan === null ? keeping : preview
  const close = () => {
    if (isRefusal(preview.error) || isRefusal(keeping.error)) void refreshSession()
    setPlan(null)
    onClose()
  }
  const change = async (what: Exclude<Changing, null>, wanted: Plan, token: string) => {
    if (changing !== null) return
    setChanging(what)
    const result = await upgrade(wanted, token)
    setChanging(null)
    if (!result.done) {
      // A quoted amount is valid for one attempt, so the next attempt gets a new quote.
      await invalidateQuery({ queryKey: [upgradePreview.path] })
      return setProblem(result.message)
    }
    close()
    onDone(result.message, result.note)
  }
  const press = () => {
    if (isLoading) return
    if (plan === null || !preview.data) return setProblem(m.faults_plan_missing())
    void change('upgrade', plan, preview.data.preview)
  }
  const keep = () => {
    if (kept && keeping.data) void change('keep', kept, keeping.data.preview)
  }
  return (
    <Dialog open={open} onClose={close} title={m.billing_upgrade_plan()}>
      <div className="plan-choices grid gap-2 w-full" role="radiogroup" aria-label={m.ui_plan()}>
        {plans.map((one) => (
          <Choice key={one.code} plan={one} billing={billing} onChoose={() => setPlan(one)} />
        ))}
      </div>
      {plan === null && kept === null ? (
        <p className="muted">{m.billing_a_longer_plan_starts_right_away()}</p>
      ) : (
        <Cost held={held} scheduled={plan === null ? scheduledText(billing) : null} {...shown} />
      )}
      <div className="dialog-actions">
        <KeepButton kept={kept} busy={changing !== null || !keeping.data} onKeep={keep} onClose={close} />
        <Button aria-disabled={changing !== null || isLoading} onClick={press}>
          {changing === 'upgrade' ? m.billing_upgrading() : m.billing_upgrade_plan()}
        </Button>
      </div>
      <AlertDialog open={problem !== null} onClose={() => setProblem(null)} title={problem ?? ''} />
    </Dialog>
  )
}
