import { m } from '#messages'
import { planOf } from '@marigold/contract'
import type { EmailMessage, EmailLink } from '../../../platform/messages/email.ts'
import { pastDueUntil } from '../../../platform/access/subscription-state.ts'
import type { InvoiceRow } from '../history/invoice-row.ts'
import { emailTables, type InvoiceDocument } from '../history/invoice-document.ts'
import { formatDate, formatMoney, planName, formatPeriod, formatPlanPrice } from '../formats.ts'
import type { SubscriptionRow } from '../subscription-row.ts'

/** A billing email without its recipient. */
export type BillingEmail = Omit<EmailMessage, 'to' | 'greeting'>

/** The facts about a subscription that emails show. */
export interface SubscriptionSummary extends Pick<
  SubscriptionRow,
  'provider_status' | 'current_period_end' | 'cancel_at_period_end' | 'past_due_since' | 'card'
> {
  plan: string
  next_plan: string | null
}

type Row = [string, string]

const seePlan = (): EmailLink => ({ text: m.billing_see_my_plan(), url: '/myprofile/plan' })
const managePlan = (): EmailLink => ({ text: m.billing_change_or_cancel_my_plan(), url: '/myprofile/plan' })
const seeReceipts = (): EmailLink => ({ text: m.billing_see_my_receipts(), url: '/myprofile/plan' })
const choosePlan = (): EmailLink => ({ text: m.billing_choose_a_plan(), url: '/pricing' })
const saved = m.billing_your_cards_sets_and_favorites_stay
const notYou = m.billing_if_you_didnt_do_this_change

const trialing = ({ provider_status }: SubscriptionSummary) => provider_status === 'trialing'

/** Returns the next charge and its date. Empty for a plan that is ending, or that owes a payment now. */
function nextCharge(subscribed: SubscriptionSummary): Row[] {
  const { plan, next_plan, current_period_end, cancel_at_period_end, past_due_since } = subscribed
  const next = planOf(next_plan ?? plan)
  if (next === undefined || cancel_at_period_end || past_due_since !== null) return []
  const name = trialing(subscribed) ? m.billing_first_charge() : m.billing_next_charge()
  return [[name, m.billing_amount_on_day({ amount: formatMoney(next.cents), day: formatDate(current_period_end) })]]
}

function cardRow({ card }: { card: string | null }): Row[] {
  return card === null ? [] : [[m.billing_card(), card]]
}

/** Returns the plan, price, next charge, and card, and how to cancel before it. */
function termsOf(subscribed: SubscriptionSummary): Row[] {
  const plan = planOf(subscribed.plan)
  return [
    [m.billing_plan_2(), planName(subscribed.plan)],
    ...(plan ? [[m.billing_price(), formatPlanPrice(plan)] satisfies Row] : []),
    ...nextCharge(subscribed),
    ...cardRow(subscribed),
    [
      m.billing_to_cancel(),
      m.billing_choose_cancel_plan_in_my_profile({ date: formatDate(subscribed.current_period_end) }),
    ],
  ]
}

export function trialStartedEmail(subscribed: SubscriptionSummary): BillingEmail {
  const end = formatDate(subscribed.current_period_end)
  return {
    subject: m.billing_your_7_day_free_trial_has(),
    preview: m.billing_nothing_is_charged_before_heres_what({ end }),
    paragraphs: [m.billing_every_game_and_every_card_is()],
    rows: termsOf(subscribed),
    button: { text: m.billing_choose_a_game(), url: '/exploregames' },
    link: managePlan(),
    notes: [m.billing_if_you_cancel_during_the_trial()],
  }
}

/** Returns the email after an administrator extended the trial. */
export function trialExtendedEmail(subscribed: SubscriptionSummary): BillingEmail {
  const end = formatDate(subscribed.current_period_end)
  return {
    subject: m.billing_your_free_trial_goes_on({ end }),
    preview: m.billing_nothing_is_charged_until_then(),
    paragraphs: [m.billing_we_extended_your_free_trial()],
    rows: termsOf(subscribed),
    button: { text: m.billing_choose_a_game(), url: '/exploregames' },
    link: managePlan(),
    notes: [],
  }
}

/** Returns the email three days before the first charge after a trial. */
export function trialEndsEmail(subscribed: SubscriptionSummary): BillingEmail {
  const end = formatDate(subscribed.current_period_end)
  return {
    subject: m.billing_your_free_trial_ends_on({ end }),
    preview: m.billing_the_plan_starts_then_unless_you({ plan: planName(subscribed.plan) }),
    paragraphs: [m.billing_you_dont_need_to_do_anything()],
    rows: termsOf(subscribed),
    button: managePlan(),
    notes: [m.billing_the_free_games_stay_open_to()],
  }
}

/** Returns the email 15 to 30 days before a yearly plan renews. */
export function renewalEmail(subscribed: SubscriptionSummary): BillingEmail {
  const plan = planName(subscribed.plan)
  const amount = formatMoney(planOf(subscribed.plan)?.cents ?? 0)
  return {
    subject: m.billing_your_plan_renews_on_for({ plan, date: formatDate(subscribed.current_period_end), amount }),
    preview: m.billing_you_dont_need_to_do_anything_to(),
    paragraphs: [m.billing_you_dont_need_to_do_anything_to_continue()],
    rows: termsOf(subscribed),
    button: managePlan(),
    notes: [m.billing_need_a_new_purchase_order_number()],
  }
}

/** Returns the email after a change of plan. During a trial there's no receipt that would say so. */
export function planChangedEmail(subscribed: SubscriptionSummary): BillingEmail {
  const plan = planName(subscribed.plan)
  return {
    subject: m.billing_youre_now_on_the_plan({ plan }),
    preview: m.billing_your_free_trial_continues_until({ date: formatDate(subscribed.current_period_end) }),
    paragraphs: [m.billing_your_free_trial_continues_and_nothing()],
    rows: termsOf(subscribed),
    button: managePlan(),
    notes: [notYou()],
  }
}

/** Returns the email after a shorter plan was chosen for the end of the period. */
export function changePlannedEmail(subscribed: SubscriptionSummary): BillingEmail {
  const { plan, next_plan, current_period_end } = subscribed
  const next = planOf(next_plan ?? plan)
  const day = formatDate(current_period_end)
  return {
    subject: m.billing_your_plan_changes_to_on({ plan: planName(next_plan ?? plan), day }),
    preview: m.billing_nothing_was_charged_today(),
    paragraphs: [m.billing_you_keep_the_plan_until_then({ plan: planName(plan) })],
    rows: [
      [m.billing_now(), planName(plan)],
      ...(next ? [[m.billing_then(), `${planName(next.word)}, ${formatPlanPrice(next)}`] satisfies Row] : []),
      ...cardRow(subscribed),
    ],
    button: { text: m.billing_review_the_change(), url: '/myprofile' },
    notes: [m.billing_changed_your_mind_you_can_keep({ plan: planName(plan) }), notYou()],
  }
}

/** Returns the email after a scheduled change was undone. */
export function changeUndoneEmail(subscribed: SubscriptionSummary): BillingEmail {
  const plan = planName(subscribed.plan)
  return {
    subject: m.billing_youre_keeping_the_plan({ plan }),
    preview: m.billing_it_no_longer_changes_on({ date: formatDate(subscribed.current_period_end) }),
    paragraphs: [m.billing_your_plan_no_longer_changes_on({ date: formatDate(subscribed.current_period_end) })],
    rows: termsOf(subscribed),
    button: seePlan(),
    notes: [notYou()],
  }
}

export function canceledEmail(subscribed: SubscriptionSummary): BillingEmail {
  const end = formatDate(subscribed.current_period_end)
  const charged = trialing(subscribed)
    ? m.billing_nothing_was_charged_and_nothing_will()
    : m.billing_nothing_more_will_be_charged()
  return {
    subject: m.billing_your_plan_is_canceled_and_stays({ end }),
    preview: charged,
    paragraphs: [m.billing_everything_stays_open_until_after_that({ end, charged })],
    button: { text: m.billing_renew_my_plan(), url: '/myprofile' },
    notes: [saved(), m.billing_if_you_didnt_cancel_contact_us()],
  }
}

export function resumedEmail(subscribed: SubscriptionSummary): BillingEmail {
  return {
    subject: m.billing_your_plan_continues({ plan: planName(subscribed.plan) }),
    preview: m.billing_your_cancellation_was_undone_nothing_was(),
    paragraphs: [m.billing_your_cancellation_was_undone_so_everything()],
    rows: termsOf(subscribed),
    button: seePlan(),
    notes: [notYou()],
  }
}

/** Returns the email at the end of a plan, after a cancellation or a failed payment. */
export function endedEmail(subscribed: SubscriptionSummary): BillingEmail {
  const plan = planName(subscribed.plan)
  const unpaid = subscribed.past_due_since !== null
  const ended = unpaid ? m.billing_your_plan_has_ended_unpaid_nothing_more : m.billing_your_plan_has_ended_nothing_more
  return {
    subject: m.billing_your_plan_has_ended({ plan }),
    preview: m.billing_nothing_more_will_be_charged(),
    paragraphs: [ended({ plan })],
    button: choosePlan(),
    notes: [m.billing_with_a_new_plan_you_pick({ saved: saved() })],
  }
}

export function failedEmail(subscribed: SubscriptionSummary, invoice: InvoiceRow | null): BillingEmail {
  const { plan, past_due_since, current_period_end } = subscribed
  const until = formatDate(pastDueUntil({ pastDueSince: past_due_since, periodEnd: current_period_end }))
  return {
    subject: m.billing_your_payment_didnt_go_through_update(),
    preview: m.billing_everything_stays_open_until({ until }),
    paragraphs: [
      m.billing_we_couldnt_charge_your_card_for({ plan: planName(plan) }),
      m.billing_well_try_again_over_the_next(),
    ],
    rows: [
      ...(invoice?.status === 'open'
        ? [[m.billing_amount_due(), formatMoney(invoice.total - invoice.paid)] satisfies Row]
        : []),
      ...cardRow(subscribed),
      [m.billing_open_until(), until],
    ],
    button: { text: m.billing_update_your_card(), url: '/myprofile' },
    notes: [m.billing_if_the_next_try_goes_through()],
  }
}

export function cardChangedEmail(subscribed: SubscriptionSummary): BillingEmail {
  return {
    subject:
      subscribed.card === null
        ? m.billing_your_card_was_changed()
        : m.billing_your_card_was_changed_to({ card: subscribed.card }),
    preview: m.billing_your_plan_is_paid_with_it(),
    paragraphs: [m.billing_your_plan_is_paid_with_this()],
    rows: [...cardRow(subscribed), [m.billing_plan_2(), planName(subscribed.plan)], ...nextCharge(subscribed)],
    button: seePlan(),
    notes: [notYou()],
  }
}

export function refundedEmail({ number, paid }: InvoiceRow, refunded: number): BillingEmail {
  return {
    subject: m.billing_your_refund_of_is_on_its({ amount: formatMoney(refunded) }),
    preview: m.billing_your_bank_shows_it_within_5(),
    paragraphs: [m.billing_your_refund_goes_back_to_the()],
    rows: [
      [m.billing_receipt(), number],
      [m.billing_paid(), formatMoney(paid)],
      [m.billing_refunded(), formatMoney(refunded)],
    ],
    button: seeReceipts(),
    notes: [m.billing_the_pdf_under_billing_history_shows()],
  }
}

/** Returns the email about a duplicate subscription, or about a trial whose card has had one. */
export function refusedEmail(as: 'refunded' | 'trial_refused'): BillingEmail {
  if (as === 'refunded')
    return {
      subject: m.billing_your_second_plan_was_canceled_and(),
      preview: m.billing_you_already_had_a_plan_your(),
      paragraphs: [m.billing_you_already_had_a_plan_so()],
      button: seePlan(),
      notes: [m.billing_your_first_plan_continues_unchanged()],
    }
  return {
    subject: m.billing_your_free_trial_didnt_start(),
    preview: m.platform_your_card_was_used_for_a(),
    paragraphs: [m.platform_your_card_was_used_for_a_free(), m.platform_the_free_games_are_open_to()],
    button: choosePlan(),
    notes: [m.billing_one_free_trial_per_person()],
  }
}

/** Returns the receipt email, with the same lines as the PDF. */
export function receiptEmail(paper: InvoiceDocument): BillingEmail {
  const plan = planName(paper.plan)
  return {
    subject: m.billing_your_receipt_for({ amount: formatMoney(paper.paid) }),
    preview: m.billing_plan_3({ plan, period: formatPeriod(paper.period_start, paper.period_end) }),
    paragraphs: [m.billing_thank_you_your_payment_went_through()],
    ...emailTables(paper),
    button: { text: m.billing_get_the_pdf(), url: seeReceipts().url },
    notes: [m.billing_your_school_can_have_its_own()],
  }
}
