import { planOf, PlanWord, type BillingDetails, type getBillingDetails } from '@marigold/contract'
import type { z } from 'zod'
import type { User } from '../../platform/access/access.ts'
import type { Db } from '../../platform/database/database.ts'
import { pastDueUntil, subscriptionState, type SubscriptionState } from '../../platform/access/subscription-state.ts'
import type { Billing } from './billing-services.ts'
import { isTrialAvailable } from './trials.service.ts'

/** Returns a user's live or newest subscription with its current state. */
export async function findSubscription(db: Db, userId: number) {
  const row = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .orderBy('live', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
  return row === undefined ? null : { ...row, state: stateOf(row) }
}

/** Returns the current state of a stored subscription. */
export function stateOf(row: {
  provider_status: string
  current_period_end: Date
  cancel_at_period_end: boolean
  past_due_since: Date | null
  ended_at: Date | null
}): SubscriptionState {
  const facts = {
    providerStatus: row.provider_status,
    periodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    pastDueSince: row.past_due_since,
    endedAt: row.ended_at,
  }
  return subscriptionState(facts, new Date())
}

type Found = NonNullable<Awaited<ReturnType<typeof findSubscription>>>
type Answer = z.output<typeof getBillingDetails.response>

/** Returns everything the browser knows about a user's billing. */
export async function billingDetails(
  billing: Pick<Billing, 'db' | 'config'>,
  user: Pick<User, 'id' | 'email' | 'active'>,
): Promise<Answer> {
  const { db } = billing
  const [found, checkout, last_payment] = await Promise.all([
    findSubscription(db, user.id),
    newestCheckout(db, user.id),
    lastPayment(db, user.id),
  ])
  const left = checkout?.status === 'open' || checkout?.status === 'expired'
  return {
    data: found === null ? null : await toBillingDetails(db, found),
    trial_refused: checkout?.status === 'trial_refused',
    trial_available: !user.active && found === null && (await isTrialAvailable(billing, db, user)),
    unfinished_plan: left && !user.active ? PlanWord.parse(checkout.plan) : null,
    last_payment,
  }
}

function newestCheckout(db: Db, userId: number) {
  return db
    .selectFrom('checkouts')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .select(['status', 'plan'])
    .executeTakeFirst()
}

async function lastPayment(db: Db, userId: number): Promise<Answer['last_payment']> {
  const paid = await db
    .selectFrom('invoices')
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .where('paid', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['number', 'paid', 'paid_at', 'created_at'])
    .executeTakeFirst()
  if (paid === undefined) return null
  const { number, paid: amount, paid_at, created_at } = paid
  return { invoice_number: number, amount, paid_at: (paid_at ?? created_at).toISOString() }
}

async function toBillingDetails(db: Db, found: Found): Promise<BillingDetails> {
  const pastDue = found.provider_status === 'past_due' && found.state.running
  const owed = { pastDueSince: found.past_due_since, periodEnd: found.current_period_end }
  return {
    subscription_status: found.state.status,
    plan_type: planOf(found.plan)?.code ?? '0',
    current_period_start: found.current_period_start.toISOString(),
    current_period_end: found.current_period_end.toISOString(),
    trialing: found.provider_status === 'trialing' && found.state.running,
    past_due: pastDue,
    past_due_until: pastDue ? pastDueUntil(owed).toISOString() : null,
    next_plan_type: found.state.status === 'current' ? (planOf(found.next_plan ?? '')?.code ?? null) : null,
    failed_payment: await failedPayment(db, found),
  }
}

/**
 * Returns the failed payment, if any. A user who cancels while a payment is owed ended the plan themselves, so that
 * isn't one.
 */
async function failedPayment(db: Db, found: Found): Promise<BillingDetails['failed_payment']> {
  const { past_due_since, provider_id, plan, live, end_reason } = found
  if (past_due_since === null || (!live && end_reason === 'cancellation_requested')) return null
  const invoice = await db
    .selectFrom('invoices')
    .where('subscription', '=', provider_id)
    .where('status', 'in', ['open', 'void'])
    .orderBy('created_at', 'desc')
    .select(['total', 'paid'])
    .executeTakeFirst()
  const amount = invoice === undefined ? (planOf(plan)?.cents ?? 0) : invoice.total - invoice.paid
  return { amount, failed_at: past_due_since.toISOString(), due: live }
}
