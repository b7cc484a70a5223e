import { planOf, trialDays } from '@marigold/contract'
import type { News } from '../../../platform/notify.ts'
import { pastDueUntil } from '../../../platform/subscription-state.ts'
import type { InvoiceRow } from '../history/invoice-row.ts'
import type { SubscriptionRow } from '../subscription-row.ts'

/** A paid invoice, as its receipt says it. */
export interface Receipt {
  number: string
  cents: number
  paidAt: Date
  plan: string
  periodEnd: Date
}

/** What a change of a subscription means for its person. `receipt` and `letter` say which letter goes with it. */
export interface BillingNews extends News {
  letter?: 'failed' | 'canceled' | 'ended' | 'refunded'
  receipt?: Receipt
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as people read it, in UTC. */
export const dayOf = (date: Date) => longDate.format(date)

/** US cents as an amount. */
export const amountOf = (cents: number) => `${(cents / 100).toFixed(2)} USD`

/** The same as papers write it: `$9.99`, a credit `-$6.66`. */
export const moneyOf = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`

/** A plan by its name on the page of prices. */
export const nameOfPlan = (word: string) => planOf(word)?.name ?? word

/** A stored subscription before and after; null before its first time. */
export interface Change {
  before: {
    plan: string
    next_plan: string | null
    past_due_since: Date | null
    cancel_at_period_end: boolean
    live: boolean
  } | null
  after: SubscriptionRow
}

const link = '/myprofile'

function news(what: string, { provider_id }: SubscriptionRow, at: Date | null, message: string): BillingNews {
  return { kind: 'billing', key: `${what} ${provider_id} ${at?.toISOString() ?? ''}`.trim(), message, link }
}

function begun({ before, after }: Change): BillingNews[] {
  if (before !== null || after.provider_status !== 'trialing') return []
  const text = `Your ${trialDays}-day free trial has begun. The ${nameOfPlan(after.plan)} plan follows on ${dayOf(after.current_period_end)}.`
  return [news('trial', after, null, text)]
}

function changed({ before, after }: Change): BillingNews[] {
  if (before === null || before.plan === after.plan || !after.live) return []
  const text = `You are now on the ${nameOfPlan(after.plan)} plan.`
  return [news(`plan ${after.plan}`, after, after.current_period_start, text)]
}

function planned({ before, after }: Change, now: Date): BillingNews[] {
  if (before === null || !after.live || before.plan !== after.plan || before.next_plan === after.next_plan) return []
  const end = dayOf(after.current_period_end)
  if (after.next_plan !== null)
    return [news('planned', after, now, `Your plan changes to ${nameOfPlan(after.next_plan)} on ${end}.`)]
  // A cancellation calls a planned change off too, and says more.
  if (after.cancel_at_period_end) return []
  return [news('unplanned', after, now, `Your ${nameOfPlan(after.plan)} plan goes on: it does not change on ${end}.`)]
}

function failed({ before, after }: Change): BillingNews[] {
  if (after.past_due_since === null || (before !== null && before.past_due_since !== null) || !after.live) return []
  const end = pastDueUntil({ pastDueSince: after.past_due_since, periodEnd: after.current_period_end })
  const text = `The payment for your ${nameOfPlan(after.plan)} plan did not go through. We will try again; everything stays open until ${dayOf(end)}.`
  return [{ ...news('failed', after, after.past_due_since, text), letter: 'failed' }]
}

function stoppedOrResumed({ before, after }: Change, now: Date): BillingNews[] {
  if (before === null || !after.live || before.cancel_at_period_end === after.cancel_at_period_end) return []
  const end = dayOf(after.current_period_end)
  if (after.cancel_at_period_end)
    return [
      {
        ...news('canceled', after, now, `Your plan is canceled. Everything stays open until ${end}.`),
        letter: 'canceled',
      },
    ]
  return [news('resumed', after, now, `Your plan goes on: nothing ends on ${end}.`)]
}

function ended({ before, after }: Change): BillingNews[] {
  if (before === null || !before.live || after.live) return []
  const plan = nameOfPlan(after.plan)
  if (after.past_due_since === null)
    return [news('ended', after, null, `Your ${plan} plan has ended. The free games stay open.`)]
  const text = `Your ${plan} plan has ended because its payment did not go through. The free games stay open.`
  return [{ ...news('ended', after, null, text), letter: 'ended' }]
}

/**
 * What a person is told when a stored subscription changes: from the rows before and after, and the newest
 * invoice. The same change told again has the same key, but for a plan that was canceled or resumed, which may happen often.
 */
export function newsOf(change: Change, invoice: InvoiceRow | null, now: Date): BillingNews[] {
  return [
    ...begun(change),
    ...failed(change),
    ...changed(change),
    ...planned(change, now),
    ...(invoice === null ? [] : receiptNews(invoice, change.after.live)),
    ...stoppedOrResumed(change, now),
    ...ended(change),
  ]
}

/** A payment, with its receipt; nothing for what cost nothing. */
export function receiptNews(invoice: InvoiceRow, live: boolean): BillingNews[] {
  if (invoice.status !== 'paid' || invoice.paid === 0) return []
  const plan = nameOfPlan(invoice.plan)
  const receipt = {
    number: invoice.number,
    cents: invoice.paid,
    paidAt: invoice.paid_at ?? invoice.created_at,
    plan,
    periodEnd: invoice.period_end,
  }
  const until = live ? ` The ${plan} plan runs until ${dayOf(invoice.period_end)}.` : ''
  const message = `Your payment of ${amountOf(receipt.cents)} went through.${until}`
  return [{ kind: 'billing', key: `paid ${invoice.provider_id}`, message, link, receipt }]
}

/** Money that went back to the card: each further refund of an invoice is told by the new sum. */
export function refundNews({ provider_id, number, paid }: InvoiceRow, refunded: number): BillingNews[] {
  if (refunded === 0) return []
  const part = refunded < paid ? ` of the ${amountOf(paid)}` : ''
  const message = `${amountOf(refunded)}${part} that you paid for receipt ${number} went back to your card.`
  return [{ kind: 'billing', key: `refunded ${provider_id} ${refunded}`, message, link, letter: 'refunded' }]
}

/** What is said when a checkout's subscription is not to be. */
export function refusedNews(provider_id: string, as: 'refunded' | 'trial_refused'): BillingNews {
  const message =
    as === 'refunded'
      ? 'You had a plan already, so the second one was canceled. What was paid for it is on its way back to you.'
      : 'The card that you gave had a free trial before, so the trial did not start. Nothing was charged.'
  return { kind: 'billing', key: `${as} ${provider_id}`, message, link: as === 'refunded' ? link : '/pricing' }
}

/** Three days before the first charge. */
export function trialEndNews(provider_id: string, plan: string, end: Date): BillingNews {
  const known = planOf(plan)
  const amount = known ? amountOf(known.cents) : ''
  const message = `Your free trial ends on ${dayOf(end)}. The ${nameOfPlan(plan)} plan then begins, for ${amount}.`
  return { kind: 'billing', key: `trial-ends ${provider_id}`, message, link }
}
