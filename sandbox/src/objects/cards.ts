import { createHmac } from 'node:crypto'

/** How a test card behaves: whether it can be saved, and what it says when it is charged. */
export interface TestCard {
  number: string
  brand: string
  token: string
  /** Refused as soon as someone pays with it. */
  declined?: { code: string; decline_code?: string; message: string }
  /** Saved and paid with the person present, refused at each later charge. */
  failsLater?: true
  /** The number everyone tries things with: in each person's hands it counts as a card of their own. */
  everyones?: true
}

const declined = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' }

/** The provider's published test cards that the sandbox knows. No other number is ever accepted. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', token: 'pm_card_visa', everyones: true },
  { number: '5555555555554444', brand: 'mastercard', token: 'pm_card_mastercard' },
  { number: '378282246310005', brand: 'amex', token: 'pm_card_amex' },
  { number: '4000000000000341', brand: 'visa', token: 'pm_card_chargeCustomerFail', failsLater: true, everyones: true },
  { number: '4000000000000002', brand: 'visa', token: 'pm_card_chargeDeclined', declined },
  {
    number: '4000000000009995',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    declined: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    token: 'pm_card_chargeDeclinedExpiredCard',
    declined: { code: 'expired_card', message: 'Your card has expired.' },
  },
]

/** The test card of a number as it was typed. */
export function typedCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s-]/g, '')
  return testCards.find((card) => card.number === digits)
}

/** The test card of a name such as `pm_card_visa`. */
export function namedCard(token: string): TestCard | undefined {
  return testCards.find((card) => card.token === token)
}

/** The same for the same card everywhere in one sandbox, and never the number. `holder` is the e-mail of who pays. */
export function cardFingerprint(card: TestCard, holder: string | null | undefined, secret: string): string {
  const counted = card.everyones ? `${card.number} ${(holder ?? '').toLowerCase()}` : card.number
  return createHmac('sha256', secret).update(counted).digest('base64url').replace(/[-_]/g, 'x').slice(0, 16)
}
