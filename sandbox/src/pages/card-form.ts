import type { Payer } from '../billing/complete-checkout.ts'
import { testCards } from '../objects/cards.ts'
import { html, type Markup } from './html.ts'

const labels = { card: 'Card number', expiry: 'Expiry date', cvc: 'CVC', name: 'Name on card' }
type Name = keyof typeof labels

/** The errors of a card form, by field. */
export type CardErrors = Partial<Record<Name, string>>

const attributes: Record<Name, Markup> = {
  card: html`inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"`,
  expiry: html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="MM / YY"`,
  cvc: html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"`,
  name: html`autocomplete="cc-name" maxlength="200"`,
}

function field(
  name: Name,
  { errors, value = '', hint }: { errors: CardErrors; value?: string; hint?: string },
): Markup {
  const error = errors[name]
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${labels[name]}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      ${attributes[name]}
      ${error && html`aria-invalid="true"`}
      ${described && html`aria-describedby="${described}"`}
    />
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

/** Returns the fields of a card form. After an error, only the name is filled in again. */
export function cardFields(email: string | null, errors: CardErrors, name: string): Markup {
  const [problem, ...more] = Object.values(errors)
  const hint = '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 fails at renewal.'
  return html`${
      problem &&
      html`<p class="problem" role="alert">
        ${more.length === 0 ? problem : `Check the ${more.length + 1} fields that are marked below.`}
      </p>`
    }
    <div class="field">
      <label for="email">Email</label>
      <input id="email" type="email" value="${email}" readonly />
    </div>
    ${field('card', { errors, hint })}
    <div class="pair">${field('expiry', { errors })} ${field('cvc', { errors })}</div>
    ${field('name', { errors, value: name })}`
}

/** Checks a submitted card form. Returns what was entered, or its errors. */
export function readCardForm(fields: Record<string, string>): { payer: Payer } | { errors: CardErrors } {
  const { card: number = '', expiry = '', cvc = '', name = '' } = fields
  const errors: CardErrors = {}
  const card = testCards.find((one) => one.number === number.replace(/[\s-]/g, ''))
  if (!card) errors.card = 'Enter a test card, such as 4242 4242 4242 4242.'
  const [, month = '', year = ''] = /^\s*(\d{1,2})[\s/.-]*(\d{4}|\d{2})\s*$/.exec(expiry) ?? []
  const expMonth = Number(month)
  const expYear = Number(year) + (year.length === 2 ? 2000 : 0)
  if (expMonth < 1 || expMonth > 12) errors.expiry = 'Enter the month and the year, such as 12 / 34.'
  // Months count from 0, so this is the start of the month after the one on the card.
  else if (Date.UTC(expYear, expMonth) <= Date.now()) errors.expiry = 'This card has expired.'
  if (!/^\d{3}$/.test(cvc.trim())) errors.cvc = 'Enter the 3 digits from the back of the card.'
  if (!name.trim()) errors.name = 'Enter the name on the card.'
  if (!card || Object.keys(errors).length > 0) return { errors }
  return { payer: { name: name.trim(), card, expMonth, expYear } }
}
