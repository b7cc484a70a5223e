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

const seePlan: LetterLink = { text: 'See my plan', url: '/myprofile' }
const managePlan: LetterLink = { text: 'Change or cancel my plan', url: '/myprofile' }
const seeReceipts: LetterLink = { text: 'See my receipts', url: '/myprofile#billing-history' }
const choosePlan: LetterLink = { text: 'Choose a plan', url: '/pricing' }
const saved = 'Your cards, sets, and favorites stay in your account.'
const notYou = 'If you didn’t do this, change your password and contact us right away.'

const trialing = ({ provider_status }: Subscribed) => provider_status === 'trialing'

/** The next charge and its day; none for a plan that stops, or that owes a payment now. */
function nextCharge(subscribed: Subscribed): Row[] {
  const { plan, next_plan, current_period_end, cancel_at_period_end, past_due_since } = subscribed
  const next = planOf(next_plan ?? plan)
  if (next === undefined || cancel_at_period_end || past_due_since !== null) return []
  const name = trialing(subscribed) ? 'First charge' : 'Next charge'
  return [[name, `${moneyOf(next.cents)} on ${dayOf(current_period_end)}`]]
}

function cardRow({ card }: { card: string | null }): Row[] {
  return card === null ? [] : [['Card', card]]
}

/** Plan, price, next charge and card, and how to cancel before it. */
function termsOf(subscribed: Subscribed): Row[] {
  const plan = planOf(subscribed.plan)
  return [
    ['Plan', nameOfPlan(subscribed.plan)],
    ...(plan ? [['Price', priceOfPlan(plan)] satisfies Row] : []),
    ...nextCharge(subscribed),
    ...cardRow(subscribed),
    ['To cancel', `Choose Cancel Plan in My Profile before ${dayOf(subscribed.current_period_end)}`],
  ]
}

export function trialStartedEmail(subscribed: Subscribed): Email {
  const end = dayOf(subscribed.current_period_end)
  return {
    subject: 'Your 7-day free trial has started',
    preview: `Nothing is charged before ${end}. Here’s what happens next.`,
    paragraphs: ['Every game and every card is open to you. Nothing was charged today.'],
    rows: termsOf(subscribed),
    button: { text: 'Choose a game', url: '/exploregames' },
    link: managePlan,
    notes: ['If you cancel during the trial, you pay nothing.'],
  }
}

/** Three days before a trial is charged. */
export function trialEndsEmail(subscribed: Subscribed): Email {
  const end = dayOf(subscribed.current_period_end)
  return {
    subject: `Your free trial ends on ${end}`,
    preview: `The ${nameOfPlan(subscribed.plan)} plan starts then, unless you cancel.`,
    paragraphs: [
      'You don’t need to do anything to continue. If Marigold isn’t for you, cancel before that day and pay nothing.',
    ],
    rows: termsOf(subscribed),
    button: managePlan,
    notes: ['The free games stay open to you either way.'],
  }
}

/** 15 to 30 days before a yearly plan renews. */
export function renewalEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  const amount = moneyOf(planOf(subscribed.plan)?.cents ?? 0)
  return {
    subject: `Your ${plan} plan renews on ${dayOf(subscribed.current_period_end)} for ${amount}`,
    preview: 'You don’t need to do anything to continue.',
    paragraphs: ['You don’t need to do anything to continue. To change or cancel your plan, do it before that day.'],
    rows: termsOf(subscribed),
    button: managePlan,
    notes: ['Need a new purchase order number on your receipt? Change it under Billing History before the renewal.'],
  }
}

/** During a trial there is no receipt that would say it. */
export function planChangedEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  return {
    subject: `You’re now on the ${plan} plan`,
    preview: `Your free trial continues until ${dayOf(subscribed.current_period_end)}.`,
    paragraphs: ['Your free trial continues, and nothing was charged today.'],
    rows: termsOf(subscribed),
    button: managePlan,
    notes: [notYou],
  }
}

/** A shorter plan was chosen for the end of the period. */
export function changePlannedEmail(subscribed: Subscribed): Email {
  const { plan, next_plan, current_period_end } = subscribed
  const next = planOf(next_plan ?? plan)
  const day = dayOf(current_period_end)
  return {
    subject: `Your plan changes to ${nameOfPlan(next_plan ?? plan)} on ${day}`,
    preview: 'Nothing was charged today.',
    paragraphs: [`You keep the ${nameOfPlan(plan)} plan until then. Nothing was charged today.`],
    rows: [
      ['Now', nameOfPlan(plan)],
      ...(next ? [['Then', `${next.name}, ${priceOfPlan(next)}`] satisfies Row] : []),
      ...cardRow(subscribed),
    ],
    button: { text: 'Review the change', url: '/myprofile' },
    notes: [`Changed your mind? You can keep the ${nameOfPlan(plan)} plan in My Profile before that day.`, notYou],
  }
}

/** A planned change was called off. */
export function changeUndoneEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  return {
    subject: `You’re keeping the ${plan} plan`,
    preview: `It no longer changes on ${dayOf(subscribed.current_period_end)}.`,
    paragraphs: [`Your plan no longer changes on ${dayOf(subscribed.current_period_end)}.`],
    rows: termsOf(subscribed),
    button: seePlan,
    notes: [notYou],
  }
}

export function canceledEmail(subscribed: Subscribed): Email {
  const end = dayOf(subscribed.current_period_end)
  const charged = trialing(subscribed) ? 'Nothing was charged, and nothing will be.' : 'Nothing more will be charged.'
  return {
    subject: `Your plan is canceled and stays open until ${end}`,
    preview: charged,
    paragraphs: [
      `Everything stays open until ${end}. ${charged} After that day, the free games are still open to you.`,
    ],
    button: { text: 'Renew my plan', url: '/myprofile' },
    notes: [saved, 'If you didn’t cancel, contact us right away.'],
  }
}

export function resumedEmail(subscribed: Subscribed): Email {
  return {
    subject: `Your ${nameOfPlan(subscribed.plan)} plan continues`,
    preview: 'Your cancellation was undone. Nothing was charged today.',
    paragraphs: ['Your cancellation was undone, so everything stays open. Nothing was charged today.'],
    rows: termsOf(subscribed),
    button: seePlan,
    notes: [notYou],
  }
}

/** The end of a plan, after a cancellation or after a payment that never went through. */
export function endedEmail(subscribed: Subscribed): Email {
  const plan = nameOfPlan(subscribed.plan)
  const why = subscribed.past_due_since === null ? '' : ' because its payment didn’t go through'
  return {
    subject: `Your ${plan} plan has ended`,
    preview: 'Nothing more will be charged.',
    paragraphs: [
      `Your ${plan} plan has ended${why}. Nothing more will be charged, and the free games stay open to you.`,
    ],
    button: choosePlan,
    notes: [`${saved} With a new plan, you pick up where you left off.`],
  }
}

export function failedEmail(subscribed: Subscribed, invoice: InvoiceRow | null): Email {
  const { plan, past_due_since, current_period_end } = subscribed
  const until = dayOf(pastDueUntil({ pastDueSince: past_due_since, periodEnd: current_period_end }))
  return {
    subject: 'Your payment didn’t go through: update your card',
    preview: `Everything stays open until ${until}.`,
    paragraphs: [
      `We couldn’t charge your card for the ${nameOfPlan(plan)} plan. Usually the card has expired, or your bank needs to approve the payment. Your work is safe.`,
      'We’ll try again over the next few days.',
    ],
    rows: [
      ...(invoice?.status === 'open' ? [['Amount due', moneyOf(invoice.total - invoice.paid)] satisfies Row] : []),
      ...cardRow(subscribed),
      ['Open until', until],
    ],
    button: { text: 'Update your card', url: '/myprofile' },
    notes: ['If the next try goes through, you don’t need to do anything.'],
  }
}

export function cardChangedEmail(subscribed: Subscribed): Email {
  return {
    subject: subscribed.card === null ? 'Your card was changed' : `Your card was changed to ${subscribed.card}`,
    preview: 'Your plan is paid with it from now on.',
    paragraphs: ['Your plan is paid with this card from now on.'],
    rows: [...cardRow(subscribed), ['Plan', nameOfPlan(subscribed.plan)], ...nextCharge(subscribed)],
    button: seePlan,
    notes: [notYou],
  }
}

export function refundedEmail({ number, paid }: InvoiceRow, refunded: number): Email {
  return {
    subject: `Your refund of ${moneyOf(refunded)} is on its way`,
    preview: 'Your bank shows it within 5 to 10 days.',
    paragraphs: ['Your refund goes back to the card you paid with. Your bank shows it within 5 to 10 days.'],
    rows: [
      ['Receipt', number],
      ['Paid', moneyOf(paid)],
      ['Refunded', moneyOf(refunded)],
    ],
    button: seeReceipts,
    notes: ['The PDF under Billing History shows the refund, too.'],
  }
}

/** A second subscription, or a trial whose card had one. */
export function refusedEmail(as: 'refunded' | 'trial_refused'): Email {
  if (as === 'refunded')
    return {
      subject: 'Your second plan was canceled and refunded',
      preview: 'You already had a plan. Your refund is on its way.',
      paragraphs: [
        'You already had a plan, so we canceled the second one. Your refund is on its way. Your bank shows it within 5 to 10 days.',
      ],
      button: seePlan,
      notes: ['Your first plan continues unchanged.'],
    }
  return {
    subject: 'Your free trial didn’t start',
    preview: 'Your card was used for a free trial before. Nothing was charged.',
    paragraphs: [
      'Your card was used for a free trial before, so the trial didn’t start. Nothing was charged.',
      'The free games are open to you. You can choose a plan at any time, and it is charged right away.',
    ],
    button: choosePlan,
    notes: ['One free trial per person.'],
  }
}

/** The same as the PDF says, line by line. */
export function receiptEmail(paper: Paper): Email {
  const plan = nameOfPlan(paper.plan)
  return {
    subject: `Your receipt for ${moneyOf(paper.paid)}`,
    preview: `${plan} plan, ${periodOf(paper.period_start, paper.period_end)}`,
    paragraphs: ['Thank you. Your payment went through.'],
    ...tablesOf(paper),
    button: { text: 'Get the PDF', url: seeReceipts.url },
    notes: ['Your school can have its own name and PO number on receipts: add them under Billing History.'],
  }
}
