import { planOf, trialDays } from '@marigold/contract'
import type Stripe from 'stripe'
import type { News } from '../../../platform/notify.ts'
import { pastDueGrace } from '../../../platform/subscription-state.ts'
import { dateOf } from '../provider.ts'
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
  letter?: 'failed' | 'canceled'
  receipt?: Receipt
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as people read it, in UTC. */
export const dayOf = (date: Date) => longDate.format(date)

/** US cents as an amount. */
export const amountOf = (cents: number) => `${(cents / 100).toFixed(2)} USD`

/** A plan by its name on the page of prices. */
export const nameOfPlan = (word: string) => planOf(word)?.name ?? word

/** A stored subscription before and after; null before its first time. */
export interface Change {
  before: { plan: string; past_due_since: Date | null; cancel_at_period_end: boolean; live: boolean } | null
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

function paid({ after }: Change, invoice: Stripe.Invoice | null): BillingNews[] {
  if (invoice?.status !== 'paid' || invoice.amount_paid === 0 || invoice.id === undefined) return []
  const plan = nameOfPlan(after.plan)
  const receipt = {
    number: invoice.number ?? invoice.id,
    cents: invoice.amount_paid,
    paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
    plan,
    periodEnd: after.current_period_end,
  }
  const until = after.live ? ` The ${plan} plan runs until ${dayOf(after.current_period_end)}.` : ''
  const message = `Your payment of ${amountOf(receipt.cents)} went through.${until}`
  return [{ kind: 'billing', key: `paid ${invoice.id}`, message, link, receipt }]
}

function changed({ before, after }: Change): BillingNews[] {
  if (before === null || before.plan === after.plan || !after.live) return []
  const text = `You are now on the ${nameOfPlan(after.plan)} plan.`
  return [news(`plan ${after.plan}`, after, after.current_period_start, text)]
}

function failed({ before, after }: Change): BillingNews[] {
  if (after.past_due_since === null || (before !== null && before.past_due_since !== null) || !after.live) return []
  const end = new Date(after.past_due_since.getTime() + pastDueGrace)
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
  const why = after.past_due_since === null ? '' : ' because its payment did not go through'
  return [news('ended', after, null, `Your ${nameOfPlan(after.plan)} plan has ended${why}. The free games stay open.`)]
}

/**
 * What a person is told when a stored subscription changes: from the rows before and after, and the provider's newest
 * invoice. The same change told again has the same key, but for a plan that was canceled or resumed, which may happen often.
 */
export function newsOf(change: Change, invoice: Stripe.Invoice | null, now: Date): BillingNews[] {
  return [
    ...begun(change),
    ...failed(change),
    ...changed(change),
    ...paid(change, invoice),
    ...stoppedOrResumed(change, now),
    ...ended(change),
  ]
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
