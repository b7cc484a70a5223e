import { m } from '#messages'
import { planOf, trialDays } from '@marigold/contract'
import type { News } from '../../../platform/messages/notify.ts'
import { pastDueUntil } from '../../../platform/access/subscription-state.ts'
import type { InvoiceRow } from '../history/invoice-row.ts'
import { dayOf, moneyOf, nameOfPlan } from '../money-and-dates.ts'
import type { SubscriptionRow } from '../subscription-row.ts'
import {
  canceledEmail,
  cardChangedEmail,
  changePlannedEmail,
  changeUndoneEmail,
  endedEmail,
  failedEmail,
  planChangedEmail,
  refundedEmail,
  refusedEmail,
  renewalEmail,
  resumedEmail,
  trialEndsEmail,
  trialStartedEmail,
  type Email,
  type Subscribed,
} from './billing-emails.ts'

/** What a change of a subscription means for its user, and the email that goes with it: `receipt` names the invoice of one. */
export interface BillingNews extends News {
  email?: Email
  receipt?: InvoiceRow
}

/** A stored subscription before and after; null before its first time. */
export interface Change {
  before: {
    plan: string
    next_plan: string | null
    past_due_since: Date | null
    cancel_at_period_end: boolean
    live: boolean
    card_id: string | null
  } | null
  after: SubscriptionRow
}

const link = '/myprofile'

type About = Pick<SubscriptionRow, 'provider_id'>

function news(what: string, { provider_id }: About, at: Date | null, told: { message: string; email?: Email }) {
  return { kind: 'billing' as const, key: `${what} ${provider_id} ${at?.toISOString() ?? ''}`.trim(), link, ...told }
}

function begun({ before, after }: Change): BillingNews[] {
  if (before !== null || after.provider_status !== 'trialing' || after.cancel_at_period_end) return []
  const message = m.billing_your_day_free_trial_has_started({
    trialDays,
    nameOfPlan: nameOfPlan(after.plan),
    dayOf: dayOf(after.current_period_end),
  })
  return [news('trial', after, null, { message, email: trialStartedEmail(after) })]
}

function changed({ before, after }: Change): BillingNews[] {
  if (before === null || before.plan === after.plan || !after.live) return []
  const message = m.billing_youre_now_on_the_plan_2({ nameOfPlan: nameOfPlan(after.plan) })
  const email = after.provider_status === 'trialing' ? { email: planChangedEmail(after) } : {}
  return [news(`plan ${after.plan}`, after, after.current_period_start, { message, ...email })]
}

function planned({ before, after }: Change, now: Date): BillingNews[] {
  if (before === null || !after.live || before.plan !== after.plan || before.next_plan === after.next_plan) return []
  const end = dayOf(after.current_period_end)
  if (after.next_plan !== null) {
    const message = m.billing_your_plan_changes_to_on_2({ nameOfPlan: nameOfPlan(after.next_plan), end })
    return [news('planned', after, now, { message, email: changePlannedEmail(after) })]
  }
  // A cancellation calls a planned change off too, and says more.
  if (after.cancel_at_period_end) return []
  const message = m.billing_youre_keeping_the_plan_it_no({ nameOfPlan: nameOfPlan(after.plan), end })
  return [news('unplanned', after, now, { message, email: changeUndoneEmail(after) })]
}

function failed({ before, after }: Change, invoice: InvoiceRow | null): BillingNews[] {
  if (after.past_due_since === null || (before !== null && before.past_due_since !== null) || !after.live) return []
  const end = pastDueUntil({ pastDueSince: after.past_due_since, periodEnd: after.current_period_end })
  const message = m.billing_the_payment_for_your_plan_didnt({ nameOfPlan: nameOfPlan(after.plan), dayOf: dayOf(end) })
  return [news('failed', after, after.past_due_since, { message, email: failedEmail(after, invoice) })]
}

function cardChanged({ before, after }: Change, now: Date): BillingNews[] {
  // One stored before cards were known, or before its first card, changes none.
  if (!after.live || after.card_id === null || (before?.card_id ?? after.card_id) === after.card_id) return []
  const message = m.billing_your_card_was_changed_your_plan({ card: after.card ?? 'the new one' })
  return [news('card', after, now, { message, email: cardChangedEmail(after) })]
}

function stoppedOrResumed({ before, after }: Change, now: Date): BillingNews[] {
  const was = before?.cancel_at_period_end ?? false
  if (!after.live || was === after.cancel_at_period_end) return []
  const end = dayOf(after.current_period_end)
  if (after.cancel_at_period_end) {
    const message = m.billing_your_plan_is_canceled_everything_stays({ end })
    return [news('canceled', after, now, { message, email: canceledEmail(after) })]
  }
  const message = m.billing_your_plan_continues_it_no_longer({ end })
  return [news('resumed', after, now, { message, email: resumedEmail(after) })]
}

function ended({ before, after }: Change): BillingNews[] {
  if (before === null || !before.live || after.live) return []
  const why = after.past_due_since === null ? '' : ' because its payment didn’t go through'
  const message = m.billing_your_plan_has_ended_the_free({ nameOfPlan: nameOfPlan(after.plan), why })
  return [{ ...news('ended', after, null, { message, email: endedEmail(after) }), link: '/pricing' }]
}

/**
 * What a user is told when a stored subscription changes: from the rows before and after, and the newest invoice. The
 * same change told again has the same key, except for what may happen often: a cancellation, a resumed plan, a new card.
 */
export function newsOf(change: Change, invoice: InvoiceRow | null, now: Date): BillingNews[] {
  return [
    ...begun(change),
    ...failed(change, invoice),
    ...changed(change),
    ...planned(change, now),
    ...cardChanged(change, now),
    ...(invoice === null ? [] : receiptNews(invoice, change.after.live)),
    ...stoppedOrResumed(change, now),
    ...ended(change),
  ]
}

/** A payment, with its receipt; nothing for what cost nothing. */
export function receiptNews(invoice: InvoiceRow, live: boolean): BillingNews[] {
  if (invoice.status !== 'paid' || invoice.paid === 0) return []
  const until = live ? ` The ${nameOfPlan(invoice.plan)} plan runs until ${dayOf(invoice.period_end)}.` : ''
  const message = m.billing_your_payment_of_went_through({ moneyOf: moneyOf(invoice.paid), until })
  return [{ kind: 'billing', key: `paid ${invoice.provider_id}`, message, link, receipt: invoice }]
}

/** Money that went back to the card: each further refund of an invoice is told by the new sum. */
export function refundNews(invoice: InvoiceRow, refunded: number): BillingNews[] {
  if (refunded === 0) return []
  const { provider_id, number, paid } = invoice
  const part = refunded < paid ? ` of the ${moneyOf(paid)}` : ''
  const message = m.billing_your_refund_is_on_its_way({ moneyOf: moneyOf(refunded), part, number })
  const email = refundedEmail(invoice, refunded)
  return [{ kind: 'billing', key: `refunded ${provider_id} ${refunded}`, message, link, email }]
}

/** What is said when a checkout's subscription is not to be. */
export function refusedNews(provider_id: string, as: 'refunded' | 'trial_refused'): BillingNews {
  const message =
    as === 'refunded' ? m.billing_you_already_had_a_plan_so_we() : m.platform_your_card_was_used_for_a_free()
  const where = as === 'refunded' ? link : '/pricing'
  return { kind: 'billing', key: `${as} ${provider_id}`, message, link: where, email: refusedEmail(as) }
}

type Running = About & Subscribed

/** Three days before the first charge. */
export function trialEndNews(trial: Running): BillingNews {
  const { plan, current_period_end } = trial
  const message = m.billing_your_free_trial_ends_on_the({
    dayOf: dayOf(current_period_end),
    nameOfPlan: nameOfPlan(plan),
    priceOf: priceOf(plan),
  })
  return news('trial-ends', trial, null, { message, email: trialEndsEmail(trial) })
}

/** 15 to 30 days before a yearly plan renews, once for each period. */
export function renewalNews(running: Running): BillingNews {
  const { plan, current_period_end } = running
  const message = m.billing_your_plan_renews_on({
    nameOfPlan: nameOfPlan(plan),
    dayOf: dayOf(current_period_end),
    priceOf: priceOf(plan),
  })
  return news('renews', running, current_period_end, { message, email: renewalEmail(running) })
}

function priceOf(word: string): string {
  const plan = planOf(word)
  return plan ? ` for ${moneyOf(plan.cents)}` : ''
}
