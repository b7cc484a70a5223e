import { greet, makeLetter } from '../../../platform/letter.ts'
import type { Letter } from '../../../platform/mail.ts'
import { amountOf, dayOf, type BillingNews, type Receipt } from './subscription-news.ts'

/** Whom a letter about money goes to, and where its button leads. */
export interface Reader {
  email: string
  firstName: string
  publicUrl: string
  /** The school's name and number that receipts carry; empty where none were given. */
  school: { name: string; number: string }
}

const profile = ({ publicUrl }: Reader) => ({ text: 'Open my profile', url: `${publicUrl}/myprofile` })

/** After each payment. */
export function receiptLetter(reader: Reader, receipt: Receipt): Letter {
  const amount = amountOf(receipt.cents)
  return makeLetter(reader.email, {
    subject: `Your receipt: ${amount}`,
    preview: `The ${receipt.plan} plan runs until ${dayOf(receipt.periodEnd)}.`,
    greeting: greet('Thank you,', reader.firstName),
    paragraphs: ['Your payment went through.'],
    rows: [
      ['Receipt', receipt.number],
      ['Paid on', dayOf(receipt.paidAt)],
      ['Plan', receipt.plan],
      ['Runs until', dayOf(receipt.periodEnd)],
      ['Amount', amount],
      ...schoolRows(reader),
    ],
    button: profile(reader),
    notes: ['Keep this letter for your records. The same as a PDF is in your profile, under Billing History.'],
  })
}

function schoolRows({ school }: Reader): [string, string][] {
  return [
    ...(school.name === '' ? [] : [['For', school.name] as [string, string]]),
    ...(school.number === '' ? [] : [['Your number', school.number] as [string, string]]),
  ]
}

/** Three days before a trial is charged. */
export function trialEndsLetter(reader: Reader, message: string): Letter {
  return makeLetter(reader.email, {
    subject: 'Your free trial ends in three days',
    preview: message,
    greeting: greet('Hello', reader.firstName),
    paragraphs: [message, 'You need not do anything to go on. If Marigold is not for you, cancel before that day.'],
    button: profile(reader),
    notes: ['The free games stay open to you either way.'],
  })
}

/** After a charge that did not go through, a cancellation, the end of a plan that was owed for, and a refund. */
export function standingLetter(reader: Reader, kind: NonNullable<BillingNews['letter']>, message: string): Letter {
  if (kind === 'refunded')
    return makeLetter(reader.email, {
      subject: 'Your money is on its way back',
      preview: message,
      greeting: greet('Hello', reader.firstName),
      paragraphs: [message, 'Your bank shows it within five to ten days.'],
      button: profile(reader),
      notes: ['The receipt as it stands now is in your profile, under Billing History.'],
    })
  if (kind === 'canceled')
    return makeLetter(reader.email, {
      subject: 'Your plan is canceled',
      preview: message,
      greeting: greet('Hello', reader.firstName),
      paragraphs: [message, 'Nothing more will be charged. After that day the free games are still yours to play.'],
      button: profile(reader),
      notes: ['If you did not cancel, please write to us at once through the contact page.'],
    })
  if (kind === 'ended')
    return makeLetter(reader.email, {
      subject: 'Your plan has ended',
      preview: message,
      greeting: greet('Hello', reader.firstName),
      paragraphs: [message, 'Nothing more will be charged.'],
      button: profile(reader),
      notes: ['Your cards, sets and favorites stay in your account. With a new plan you go on where you stopped.'],
    })
  return makeLetter(reader.email, {
    subject: 'A payment did not go through',
    preview: message,
    greeting: greet('Hello', reader.firstName),
    paragraphs: [
      message,
      'Most often the card has expired, or the bank wants to be asked. Nothing of yours is lost meanwhile.',
    ],
    button: profile(reader),
    notes: ['If it goes through at the next try, you need not do anything.'],
  })
}
