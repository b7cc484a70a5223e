import { m } from '#messages'
import { planOf, trialDays } from '@marigold/contract'
import type { NewNotification } from '../../../platform/messages/notify.ts'
import { pastDueUntil } from '../../../platform/access/subscription-state.ts'
import type { InvoiceRow } from '../history/invoice-row.ts'
import { formatDate, formatMoney, planName } from '../formats.ts'
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
  trialExtendedEmail,
  trialStartedEmail,
  type BillingEmail,
  type SubscriptionSummary,
} from './billing-emails.ts'

/** A notification about a change of a subscription, and its email. `receipt` is the invoice that the email shows. */
export interface BillingNotification extends NewNotification {
  email?: BillingEmail
  receipt?: InvoiceRow
}

/** A stored subscription before and after a change. `before` is null for a new one. */
export interface SubscriptionChange {
  before: {
    plan: string
    provider_status: string
    current_period_end: Date
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

function notification(
  what: string,
  { provider_id }: About,
  at: Date | null,
  told: { message: string; email?: BillingEmail },
) {
  return { kind: 'billing' as const, key: `${what} ${provider_id} ${at?.toISOString() ?? ''}`.trim(), link, ...told }
}

function started({ before, after }: SubscriptionChange): BillingNotification[] {
  if (before !== null || after.provider_status !== 'trialing' || after.cancel_at_period_end) return []
  const message = m.billing_your_day_free_trial_has_started({
    trialDays,
    plan: planName(after.plan),
    date: formatDate(after.current_period_end),
  })
  return [notification('trial', after, null, { message, email: trialStartedEmail(after) })]
}

function extended({ before, after }: SubscriptionChange): BillingNotification[] {
  if (before?.provider_status !== 'trialing' || after.provider_status !== 'trialing') return []
  if (after.cancel_at_period_end || after.current_period_end <= before.current_period_end) return []
  const message = m.billing_your_free_trial_was_extended({ date: formatDate(after.current_period_end) })
  return [notification('extended', after, after.current_period_end, { message, email: trialExtendedEmail(after) })]
}

function changed({ before, after }: SubscriptionChange): BillingNotification[] {
  if (before === null || before.plan === after.plan || !after.live) return []
  const message = m.billing_youre_now_on_the_plan_2({ plan: planName(after.plan) })
  const email = after.provider_status === 'trialing' ? { email: planChangedEmail(after) } : {}
  return [notification(`plan ${after.plan}`, after, after.current_period_start, { message, ...email })]
}

function planned({ before, after }: SubscriptionChange, now: Date): BillingNotification[] {
  if (before === null || !after.live || before.plan !== after.plan || before.next_plan === after.next_plan) return []
  const end = formatDate(after.current_period_end)
  if (after.next_plan !== null) {
    const message = m.billing_your_plan_changes_to_on_2({ plan: planName(after.next_plan), end })
    return [notification('planned', after, now, { message, email: changePlannedEmail(after) })]
  }
  // A cancellation also undoes a scheduled change, and its notification says more.
  if (after.cancel_at_period_end) return []
  const message = m.billing_youre_keeping_the_plan_it_no({ plan: planName(after.plan), end })
  return [notification('unplanned', after, now, { message, email: changeUndoneEmail(after) })]
}

function failed({ before, after }: SubscriptionChange, invoice: InvoiceRow | null): BillingNotification[] {
  if (after.past_due_since === null || (before !== null && before.past_due_since !== null) || !after.live) return []
  const end = pastDueUntil({ pastDueSince: after.past_due_since, periodEnd: after.current_period_end })
  const message = m.billing_the_payment_for_your_plan_didnt({
    plan: planName(after.plan),
    date: formatDate(end),
  })
  return [notification('failed', after, after.past_due_since, { message, email: failedEmail(after, invoice) })]
}

function cardChanged({ before, after }: SubscriptionChange, now: Date): BillingNotification[] {
  // A row from before we stored cards, or from before its first card, didn't change its card.
  if (!after.live || after.card_id === null || (before?.card_id ?? after.card_id) === after.card_id) return []
  const message = m.billing_your_card_was_changed_your_plan({ card: after.card ?? m.billing_the_new_one() })
  return [notification('card', after, now, { message, email: cardChangedEmail(after) })]
}

function stoppedOrResumed({ before, after }: SubscriptionChange, now: Date): BillingNotification[] {
  const was = before?.cancel_at_period_end ?? false
  if (!after.live || was === after.cancel_at_period_end) return []
  const end = formatDate(after.current_period_end)
  if (after.cancel_at_period_end) {
    const message = m.billing_your_plan_is_canceled_everything_stays({ end })
    return [notification('canceled', after, now, { message, email: canceledEmail(after) })]
  }
  const message = m.billing_your_plan_continues_it_no_longer({ end })
  return [notification('resumed', after, now, { message, email: resumedEmail(after) })]
}

function ended({ before, after }: SubscriptionChange): BillingNotification[] {
  if (before === null || !before.live || after.live) return []
  const unpaid = after.past_due_since !== null
  const message = (unpaid ? m.billing_your_plan_has_ended_unpaid : m.billing_your_plan_has_ended_the_free)({
    plan: planName(after.plan),
  })
  return [{ ...notification('ended', after, null, { message, email: endedEmail(after) }), link: '/pricing' }]
}

/**
 * Returns the notifications for a change of a stored subscription, from its rows before and after and the newest
 * invoice. The same change always gets the same key, except for those that can recur: a cancellation, a resumed plan, a
 * new card.
 */
export function changeNotifications(
  change: SubscriptionChange,
  invoice: InvoiceRow | null,
  now: Date,
): BillingNotification[] {
  return [
    ...started(change),
    ...extended(change),
    ...failed(change, invoice),
    ...changed(change),
    ...planned(change, now),
    ...cardChanged(change, now),
    ...(invoice === null ? [] : receiptNotifications(invoice, change.after.live)),
    ...stoppedOrResumed(change, now),
    ...ended(change),
  ]
}

/** Returns the notification of a payment with its receipt. Empty when nothing was charged. */
export function receiptNotifications(invoice: InvoiceRow, live: boolean): BillingNotification[] {
  if (invoice.status !== 'paid' || invoice.paid === 0) return []
  const paid = formatMoney(invoice.paid)
  const message = live
    ? m.billing_your_payment_of_went_through_until({
        amount: paid,
        plan: planName(invoice.plan),
        date: formatDate(invoice.period_end),
      })
    : m.billing_your_payment_of_went_through({ amount: paid })
  return [{ kind: 'billing', key: `paid ${invoice.provider_id}`, message, link, receipt: invoice }]
}

/** Returns the notification of a refund to the card. Each further refund of an invoice has a new total in its key. */
export function refundNotifications(invoice: InvoiceRow, refunded: number): BillingNotification[] {
  if (refunded === 0) return []
  const { provider_id, number, paid } = invoice
  const message =
    refunded < paid
      ? m.billing_part_of_your_refund_is_on_its_way({ amount: formatMoney(refunded), paid: formatMoney(paid), number })
      : m.billing_your_refund_is_on_its_way({ amount: formatMoney(refunded), number })
  const email = refundedEmail(invoice, refunded)
  return [{ kind: 'billing', key: `refunded ${provider_id} ${refunded}`, message, link, email }]
}

/** Returns the notification of a checkout's subscription that was rejected. */
export function refusedNotifications(provider_id: string, as: 'refunded' | 'trial_refused'): BillingNotification {
  const message =
    as === 'refunded' ? m.billing_you_already_had_a_plan_so_we() : m.platform_your_card_was_used_for_a_free()
  const where = as === 'refunded' ? link : '/pricing'
  return { kind: 'billing', key: `${as} ${provider_id}`, message, link: where, email: refusedEmail(as) }
}

type Running = About & SubscriptionSummary

/** Returns the notification three days before the first charge, again after the trial was extended. */
export function trialEndNotifications(trial: Running): BillingNotification {
  const { plan, current_period_end } = trial
  const message = m.billing_your_free_trial_ends_on_the({
    date: formatDate(current_period_end),
    plan: planName(plan),
    price: priceOf(plan),
  })
  return notification('trial-ends', trial, current_period_end, { message, email: trialEndsEmail(trial) })
}

/** Returns the notification 15 to 30 days before a yearly plan renews, once for each period. */
export function renewalNotifications(running: Running): BillingNotification {
  const { plan, current_period_end } = running
  const message = m.billing_your_plan_renews_on({
    plan: planName(plan),
    date: formatDate(current_period_end),
    price: priceOf(plan),
  })
  return notification('renews', running, current_period_end, { message, email: renewalEmail(running) })
}

function priceOf(word: string): string {
  const plan = planOf(word)
  return formatMoney(plan?.cents ?? 0)
}
