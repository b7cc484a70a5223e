import { createHmac } from 'node:crypto'
import type { CardError } from '../state/records.ts'

/** A test card, and how it behaves. */
export interface TestCard {
  number: string
  brand: string
  token: string
  /** Is always declined. */
  declined?: true
  /** Pays on the checkout page, and is declined at each later charge. */
  failsLater?: true
  /** Counts as another card for each user, because everybody tests with it. */
  perUser?: true
}

/** What the bank says about a declined card. */
export const declined: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

/** What the bank may say about a charge that the controls let fail, by its decline code. */
export const declines: Readonly<Record<string, CardError>> = {
  generic_decline: declined,
  insufficient_funds: {
    ...declined,
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: {
    ...declined,
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
  },
}

/** The provider's test cards that the sandbox supports. No other number is ever accepted. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', token: 'pm_card_visa', perUser: true },
  { number: '5555555555554444', brand: 'mastercard', token: 'pm_card_mastercard' },
  { number: '4000000000000341', brand: 'visa', token: 'pm_card_chargeCustomerFail', failsLater: true, perUser: true },
  { number: '4000000000000002', brand: 'visa', token: 'pm_card_chargeDeclined', declined: true },
]

/** Returns a hash that is the same for the same card throughout one sandbox. `email` is that of the user who pays. */
export function cardFingerprint(card: TestCard, email: string | null, secret: string): string {
  const counted = card.perUser ? `${card.number} ${email?.toLowerCase() ?? ''}` : card.number
  return createHmac('sha256', secret).update(counted).digest('hex').slice(0, 16)
}
