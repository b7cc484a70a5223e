import { type TestCard, typedCard } from '../objects/cards.ts'

/** What was typed, as text, and what is wrong with it beside each field. */
export interface CheckoutForm {
  email: string
  card: string
  expiry: string
  cvc: string
  name: string
}

export type CheckoutErrors = Partial<Record<keyof CheckoutForm, string>>

export interface ReadForm {
  errors: CheckoutErrors
  payer: { email: string; name: string; card: TestCard; expMonth: number; expYear: number } | null
}

/** Checks the fields of the checkout page. `fixedEmail` is the customer's own, which the page cannot change. */
export function readCheckoutForm(form: CheckoutForm, fixedEmail: string | null, now: number): ReadForm {
  const email = fixedEmail ?? form.email.trim()
  const errors: CheckoutErrors = {}
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) errors.email = 'Enter an email address.'
  const card = typedCard(form.card.trim())
  if (!/\d/.test(form.card)) errors.card = 'Enter a card number.'
  else if (!card) errors.card = 'This sandbox takes a few test cards only, such as 4242 4242 4242 4242.'
  const expiry = readExpiry(form.expiry, now)
  if (typeof expiry === 'string') errors.expiry = expiry
  const digits = card?.brand === 'amex' ? 4 : 3
  if (!/^\d{3,4}$/.test(form.cvc.trim())) errors.cvc = 'Enter the 3 digits from the back of the card.'
  else if (card && form.cvc.trim().length !== digits) errors.cvc = `This card's code has ${digits} digits.`
  if (!form.name.trim()) errors.name = 'Enter the name on the card.'
  else if (form.name.trim().length > 200) errors.name = 'Use at most 200 characters.'
  if (Object.keys(errors).length > 0 || !card || typeof expiry === 'string') return { errors, payer: null }
  return { errors, payer: { email, name: form.name.trim(), card, expMonth: expiry.month, expYear: expiry.year } }
}

function readExpiry(text: string, now: number): { month: number; year: number } | string {
  const match = /^\s*(\d{1,2})\s*[/\-. ]?\s*(\d{2}|\d{4})\s*$/.exec(text)
  if (!match) return 'Enter month and year, such as 12 / 34.'
  const month = Number(match[1])
  const year = Number(match[2]) + (match[2]?.length === 2 ? 2000 : 0)
  if (month < 1 || month > 12) return 'The month is 01 to 12.'
  const today = new Date(now * 1000)
  if (year * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1) return 'This card has expired.'
  if (year > today.getUTCFullYear() + 50) return 'Enter month and year, such as 12 / 34.'
  return { month, year }
}
