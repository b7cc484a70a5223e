import { money, rhythm } from '../billing/lines.ts'
import { lineItems } from '../objects/checkout-sessions.ts'
import type { CheckoutSession } from '../state/records.ts'
import type { World } from '../state/world.ts'
import type { CheckoutErrors, CheckoutForm } from './checkout-form.ts'
import { document, html, type Markup } from './html.ts'

const daySeconds = 86_400

/** The e-mail that the session already knows, which the page shows and does not let change. */
export function knownEmail(world: World, session: CheckoutSession): string | null {
  const customer = session.customer ? world.store.get('customer', session.customer) : undefined
  return customer?.email ?? session.customer_email
}

function trialDays(session: CheckoutSession, now: number): number | null {
  if (session._trialDays) return session._trialDays
  return session._trialEnd ? Math.ceil((session._trialEnd - now) / daySeconds) : null
}

interface Summary {
  name: string
  /** `7 days free, then $9.99 a month`. */
  terms: string
  today: string
  trial: boolean
}

function summaryOf(world: World, session: CheckoutSession): Summary {
  const items = lineItems(world, session)
  const first = items[0]
  if (!first) return { name: 'Subscription', terms: '', today: money(0), trial: false }
  const total = items.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0)
  const every = rhythm(first.price)
  const each = `${money(total, session.currency)} ${/^\d/.test(every) ? 'every' : 'a'} ${every}`
  const days = trialDays(session, world.now())
  return {
    name: items.map((item) => item.description).join(', '),
    terms: days ? `${days} ${days === 1 ? 'day' : 'days'} free, then ${each}` : each,
    today: money(session.amount_total, session.currency),
    trial: days !== null,
  }
}

interface Field {
  name: keyof CheckoutForm
  label: string
  attributes: Markup
  form: CheckoutForm
  errors: CheckoutErrors
  hint?: string
}

// Card number and code are never sent back to the page.
function field({ name, label, attributes, form, errors, hint }: Field): Markup {
  const error = errors[name]
  const value = name === 'card' || name === 'cvc' ? '' : form[name]
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field ${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      required
      ${attributes}
      ${error && html`aria-invalid="true"`}
      ${described && html`aria-describedby="${described}"`}
    />
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`
}

/** The page where a person pays for an open session. */
export function checkoutPage(
  world: World,
  session: CheckoutSession,
  { form, errors }: { form: CheckoutForm; errors: CheckoutErrors },
): string {
  const summary = summaryOf(world, session)
  const email = knownEmail(world, session)
  const parts = { form: email ? { ...form, email } : form, errors }
  const wrong = Object.values(errors).length
  const button = summary.trial ? 'Start trial' : `Pay ${summary.today}`
  return document(
    wrong ? 'Error: Checkout' : 'Checkout',
    html`<main class="checkout">
      <section class="summary" aria-labelledby="plan">
        ${session.cancel_url && html`<p><a class="back" href="${session.cancel_url}">Back</a></p>`}
        <h1 id="plan">${summary.name}</h1>
        <p class="terms">${summary.terms}</p>
        <dl>
          <dt>Total due today</dt>
          <dd>${summary.today}</dd>
        </dl>
      </section>
      <form method="post" action="/_sandbox/checkout/${session.id}" novalidate>
        <h2>Pay with a test card</h2>
        ${
          wrong > 0 &&
          html`<p class="problem" role="alert">
            ${wrong === 1 ? 'One field needs' : `${wrong} fields need`} another look.
          </p>`
        }
        ${field({
          name: 'email',
          label: 'Email',
          attributes: html`type="email" autocomplete="email" ${email && html`readonly`}`,
          ...parts,
        })}
        ${field({
          name: 'card',
          label: 'Card number',
          attributes: html`inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"`,
          hint: '4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 fails at renewal.',
          ...parts,
        })}
        <div class="pair">
          ${field({
            name: 'expiry',
            label: 'Expiry (month / year)',
            attributes: html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="12 / 34"`,
            ...parts,
          })}
          ${field({
            name: 'cvc',
            label: 'CVC',
            attributes: html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"`,
            ...parts,
          })}
        </div>
        ${field({ name: 'name', label: 'Name on card', attributes: html`autocomplete="cc-name" maxlength="200"`, ...parts })}
        <button type="submit">${button}</button>
        <p class="hint">${summary.terms}. It goes on until you cancel.</p>
      </form>
    </main>`,
  )
}

/** The page of a session that can no longer be paid for. */
export function closedPage(session: CheckoutSession): string {
  const done = session.status === 'complete'
  const next = done ? successAddress(session) : session.cancel_url
  return document(
    done ? 'Paid' : 'Expired',
    html`<main class="note">
      <h1>${done ? 'This checkout is complete' : 'This checkout has expired'}</h1>
      <p>${done ? 'It was paid for once and is not charged again.' : 'Nothing was charged. Go back to start again.'}</p>
      ${next && html`<p><a class="button" href="${next}">${done ? 'Continue' : 'Back'}</a></p>`}
    </main>`,
  )
}

/** Where a person goes after paying. */
export function successAddress(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}
