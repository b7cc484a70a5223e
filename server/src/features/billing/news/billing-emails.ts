import { m } from '#messages'
import { planOf } from '@marigold/contract'
import type { Letter, LetterLink } from '../../../platform/messages/letter.ts'
import { pastDueUntil } from '../../../platform/access/subscription-state.ts'
import type { InvoiceRow } from '../history/invoice-row.ts'
import { tablesOf, type Paper } from '../history/paper.ts'
import { dayOf, moneyOf, nameOfPlan, periodOf, priceOfPlan } from '../money-and-dates.ts'
import type { SubscriptionRow } from '../subscription-row.ts'

/** An email about money, before it is known whom it goes to. */
export type Email = Omit<Letter, 'to' | 'greeting'>

/** What emails say of a subscription. */
export interface Subscribed extends Pick<
  SubscriptionRow,
  'provider_status' | 'current_period_end' | 'cancel_at_period_end' | 'past_due_since' | 'card'
> {
  plan: string
  next_plan: string | null
}

type Row = [string, string]

const seePlan = (): LetterLink => ({ text: m.billing_see_my_plan(), url: '/myprofile' })
const managePlan = (): LetterLink => ({ text: m.billing_change_or_cancel_my_plan(), url: '/myprofile' })
const seeReceipts = (): LetterLink => ({ text: m.billing_see_my_receipts(), url: '/myprofile#billing-history' })
const choosePlan = (): LetterLink => ({ text: m.billing_choose_a_plan(), url: '/pricing' })
const saved = m.billing_your_cards_sets_and_favorites_stay
const notYou = m.billing_if_you_didnt_do_this_change

const trialing = ({ provider_status }: Subscribed) => provider_status === 'trialing'

/** The next charge and its day; none for a plan that stops, or that owes a payment now. */
function nextCharge(subscribed: Subscribed): Row[] {
  const { plan, next_plan, current_period_end, cancel_at_period_end, past_due_since } = subscribed
  const next = planOf(next_plan ?? plan)
  if (next === undefined || cancel_at_period_end || past_due_since !== null) return []
  const name = trialing(subscribed) ? m.billing_first_charge() : m.billing_next_charge()
  return [[name, `${moneyOf(next.cents)} on ${dayOf(current_period_end)}`]]
}

function cardRow({ card }: { card: string | null }): Row[] {
  return card === null ? [] : [[m.billing_card(), card]]
}

/** Plan, price, next charge and card, and how to cancel before it. */
function termsOf(subscribed: Subscribed): Row[] {
  const plan = planOf(subscribed.plan)
  return [
    [m.billing_plan_2(), nameOfPlan(subscribed.plan)],
    ...(plan ? [[m.billing_price(), priceOfPlan(plan)] satisfies Row] : []),
    ...nextCharge(subscribed),
    ...cardRow(subscribed),
    [
      m.billing_to_cancel(),
      m.billing_choose_cancel_plan_in_my_profile({ dayOf: dayOf(subscribed.current_period_end) }),
    ],
  ]
}

export function trialStartedEmail(subscribed: Subscribed): Email {
  const end = dayOf(subscribed.current_period_end)
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

/** Three days before a trial is charged. */
export function trialEndsEmail(subscribed: Subscribed): Email {
  const end = dayOf(subscribed.current_period_end)
  return {
    subject: m.billing_your_free_trial_ends_on({ end }),
    preview: m.billing_the_plan_starts_then_unless_you({ nameOfPlan: nameOfPlan(subscribed.plan) }),
    paragraphs: [m.billing_you_dont_need_to_do_anything()],
    rows: termsOf(subscribed),
    button: managePlan(),
    notes: [m.billing_the_free_games_stay_open_to()],
  }
}

/** 15 to 30 days before a yearly plan renews. */
export function renewalEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  const amount = moneyOf(planOf(subscribed.plan)?.cents ?? 0)
  return {
    subject: m.billing_your_plan_renews_on_for({ plan, dayOf: dayOf(subscribed.current_period_end), amount }),
    preview: m.billing_you_dont_need_to_do_anything_to(),
    paragraphs: [m.billing_you_dont_need_to_do_anything_to_continue()],
    rows: termsOf(subscribed),
    button: managePlan(),
    notes: [m.billing_need_a_new_purchase_order_number()],
  }
}

/** During a trial there is no receipt that would say it. */
export function planChangedEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  return {
    subject: m.billing_youre_now_on_the_plan({ plan }),
    preview: m.billing_your_free_trial_continues_until({ dayOf: dayOf(subscribed.current_period_end) }),
    paragraphs: [m.billing_your_free_trial_continues_and_nothing()],
    rows: termsOf(subscribed),
    button: managePlan(),
    notes: [notYou()],
  }
}

/** A shorter plan was chosen for the end of the period. */
export function changePlannedEmail(subscribed: Subscribed): Email {
  const { plan, next_plan, current_period_end } = subscribed
  const next = planOf(next_plan ?? plan)
  const day = dayOf(current_period_end)
  return {
    subject: m.billing_your_plan_changes_to_on({ nameOfPlan: nameOfPlan(next_plan ?? plan), day }),
    preview: m.billing_nothing_was_charged_today(),
    paragraphs: [m.billing_you_keep_the_plan_until_then({ nameOfPlan: nameOfPlan(plan) })],
    rows: [
      ['Now', nameOfPlan(plan)],
      ...(next ? [['Then', `${next.name}, ${priceOfPlan(next)}`] satisfies Row] : []),
      ...cardRow(subscribed),
    ],
    button: { text: m.billing_review_the_change(), url: '/myprofile' },
    notes: [m.billing_changed_your_mind_you_can_keep({ nameOfPlan: nameOfPlan(plan) }), notYou()],
  }
}

/** A planned change was called off. */
export function changeUndoneEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  return {
    subject: m.billing_youre_keeping_the_plan({ plan }),
    preview: m.billing_it_no_longer_changes_on({ dayOf: dayOf(subscribed.current_period_end) }),
    paragraphs: [m.billing_your_plan_no_longer_changes_on({ dayOf: dayOf(subscribed.current_period_end) })],
    rows: termsOf(subscribed),
    button: seePlan(),
    notes: [notYou()],
  }
}

export function canceledEmail(subscribed: Subscribed): Email {
  const end = dayOf(subscribed.current_period_end)
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

export function resumedEmail(subscribed: Subscribed): Email {
  return {
    subject: m.billing_your_plan_continues({ nameOfPlan: nameOfPlan(subscribed.plan) }),
    preview: m.billing_your_cancellation_was_undone_nothing_was(),
    paragraphs: [m.billing_your_cancellation_was_undone_so_everything()],
    rows: termsOf(subscribed),
    button: seePlan(),
    notes: [notYou()],
  }
}

/** The end of a plan, after a cancellation or after a payment that never went through. */
export function endedEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  const why = subscribed.past_due_since === null ? '' : ' because its payment didn’t go through'
  return {
    subject: m.billing_your_plan_has_ended({ plan }),
    preview: m.billing_nothing_more_will_be_charged(),
    paragraphs: [m.billing_your_plan_has_ended_nothing_more({ plan, why })],
    button: choosePlan(),
    notes: [m.billing_with_a_new_plan_you_pick({ saved: saved() })],
  }
}

export function failedEmail(subscribed: Subscribed, invoice: InvoiceRow | null): Email {
  const { plan, past_due_since, current_period_end } = subscribed
  const until = dayOf(pastDueUntil({ pastDueSince: past_due_since, periodEnd: current_period_end }))
  return {
    subject: m.billing_your_payment_didnt_go_through_update(),
    preview: m.billing_everything_stays_open_until({ until }),
    paragraphs: [
      m.billing_we_couldnt_charge_your_card_for({ nameOfPlan: nameOfPlan(plan) }),
      m.billing_well_try_again_over_the_next(),
    ],
    rows: [
      ...(invoice?.status === 'open'
        ? [[m.billing_amount_due(), moneyOf(invoice.total - invoice.paid)] satisfies Row]
        : []),
      ...cardRow(subscribed),
      [m.billing_open_until(), until],
    ],
    button: { text: m.billing_update_your_card(), url: '/myprofile' },
    notes: [m.billing_if_the_next_try_goes_through()],
  }
}

export function cardChangedEmail(subscribed: Subscribed): Email {
  return {
    subject:
      subscribed.card === null
        ? m.billing_your_card_was_changed()
        : m.billing_your_card_was_changed_to({ card: subscribed.card }),
    preview: m.billing_your_plan_is_paid_with_it(),
    paragraphs: [m.billing_your_plan_is_paid_with_this()],
    rows: [...cardRow(subscribed), [m.billing_plan_2(), nameOfPlan(subscribed.plan)], ...nextCharge(subscribed)],
    button: seePlan(),
    notes: [notYou()],
  }
}

export function refundedEmail({ number, paid }: InvoiceRow, refunded: number): Email {
  return {
    subject: m.billing_your_refund_of_is_on_its({ moneyOf: moneyOf(refunded) }),
    preview: m.billing_your_bank_shows_it_within_5(),
    paragraphs: [m.billing_your_refund_goes_back_to_the()],
    rows: [
      [m.billing_receipt(), number],
      [m.billing_paid(), moneyOf(paid)],
      [m.billing_refunded(), moneyOf(refunded)],
    ],
    button: seeReceipts(),
    notes: [m.billing_the_pdf_under_billing_history_shows()],
  }
}

/** A second subscription, or a trial whose card had one. */
export function refusedEmail(as: 'refunded' | 'trial_refused'): Email {
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

/** The same as the PDF says, line by line. */
export function receiptEmail(paper: Paper): Email {
  const plan = nameOfPlan(paper.plan)
  return {
    subject: m.billing_your_receipt_for({ moneyOf: moneyOf(paper.paid) }),
    preview: m.billing_plan_3({ plan, periodOf: periodOf(paper.period_start, paper.period_end) }),
    paragraphs: [m.billing_thank_you_your_payment_went_through()],
    ...tablesOf(paper),
    button: { text: m.billing_get_the_pdf(), url: seeReceipts().url },
    notes: [m.billing_your_school_can_have_its_own()],
  }
}
