import { m } from '#messages'
import { planOf, type Plan } from '@marigold/contract'
import type Stripe from 'stripe'
import { Refusal } from '../../../platform/http/errors.ts'
import type { Billing } from '../billing-services.ts'
import { callProvider } from '../provider.ts'
import { schedulePlan } from './change-plan.service.ts'
import { cancelScheduledChange, withLockedPlan, noPlan, type LivePlan } from './live-plan.ts'

/** Where a cancellation keeps the scheduled plan. The provider holds either a schedule or a cancellation, not both. */
const plannedKey = 'planned_plan'

/** Refuses a cancellation for another user. */
export function refuseOtherUser(own: number, given: string | number | null | undefined): void {
  if (given === undefined || given === null || String(given) === String(own)) return
  throw new Refusal('forbidden', m.billing_you_can_cancel_your_own_plan())
}

/** Cancels a user's plan at the end of the paid period. Returns until when everything stays open. */
export async function cancelPlan(billing: Billing, userId: number): Promise<Date> {
  return withLockedPlan(billing, userId, (plan) => cancelLocked(billing, plan))
}

/** Does so for a caller that holds the user's lock. */
export async function cancelLocked(billing: Billing, plan: LivePlan | null): Promise<Date> {
  if (plan === null || (!plan.row.live && !plan.state.running)) throw noPlan()
  const { row } = plan
  const end = row.past_due_since ?? row.current_period_end
  if (row.cancel_at_period_end || !row.live) return end
  await callProvider(billing.log, () => stop(billing, plan))
  return end
}

async function stop(billing: Billing, { subscription, row }: LivePlan): Promise<void> {
  const { payments } = billing
  await cancelScheduledChange(billing, subscription)
  if (row.past_due_since === null) {
    const metadata = { [plannedKey]: row.next_plan ?? '' }
    await payments.subscriptions.update(subscription.id, { cancel_at_period_end: true, metadata })
    return
  }
  // The paid period is over: the plan ends now, and what is owed is voided, or a retry would still charge it.
  await payments.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false })
  const owed = subscription.latest_invoice as Stripe.Invoice | null
  if (owed?.id !== undefined && owed.status === 'open') await payments.invoices.voidInvoice(owed.id)
}

/**
 * Undoes a cancellation while the period is still running. Nothing is charged. A change of plan that the cancellation
 * had undone is scheduled again and returned; otherwise returns null.
 */
export async function resumePlan(billing: Billing, userId: number): Promise<{ plan: Plan; at: Date } | null> {
  return withLockedPlan(billing, userId, (found) => resumeLocked(billing, found))
}

/** Does so for a caller that holds the user's lock. */
export async function resumeLocked(billing: Billing, found: LivePlan | null): Promise<{ plan: Plan; at: Date } | null> {
  if (found === null || !found.row.live || !found.state.running) throw noPlan()
  const plan = plannedBefore(found)
  await callProvider(billing.log, () => resume(billing, found, plan))
  return plan && { plan, at: found.row.current_period_end }
}

function plannedBefore({ subscription, held }: LivePlan): Plan | null {
  const plan = planOf(subscription.metadata[plannedKey] ?? '')
  return plan === undefined || plan.word === held.word ? null : plan
}

async function resume(billing: Billing, found: LivePlan, planned: Plan | null): Promise<void> {
  const { subscription, row } = found
  const { subscriptions } = billing.payments
  // A cancellation made at the provider may be a date instead of the flag.
  const back = subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const }
  if (row.cancel_at_period_end) await subscriptions.update(subscription.id, back)
  if (planned === null) return
  await schedulePlan(billing, found, planned)
  // Last, so that an interrupted renewal schedules the plan when it's retried.
  await subscriptions.update(subscription.id, { metadata: { [plannedKey]: '' } })
}
