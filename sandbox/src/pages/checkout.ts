import { money, rhythm } from '../billing/lines.ts'
import { lineItems } from '../objects/checkout-sessions.ts'
import type { CheckoutSession } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { cardFields } from './card-fields.ts'
import type { CheckoutErrors, CheckoutForm } from './checkout-form.ts'
import { document, html } from './html.ts'

/** The e-mail that the session already knows, which the page shows and does not let change. */
export function knownEmail(world: World, session: CheckoutSession): string | null {
  const customer = session.customer ? world.store.get('customer', session.customer) : undefined
  return customer?.email ?? session.customer_email
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
  const days = session._trialDays
  return {
    name: items.map((item) => item.description).join(', '),
    terms: days ? `${days} ${days === 1 ? 'day' : 'days'} free, then ${each}` : each,
    today: money(session.amount_total, session.currency),
    trial: days !== null,
  }
}

/** The page where a person pays for an open session. */
export function checkoutPage(
  world: World,
  session: CheckoutSession,
  { form, errors }: { form: CheckoutForm; errors: CheckoutErrors },
): string {
  const summary = summaryOf(world, session)
  const email = knownEmail(world, session)
  const button = summary.trial ? 'Start trial' : `Pay ${summary.today}`
  return document(
    Object.keys(errors).length > 0 ? 'Error: Checkout' : 'Checkout',
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
        ${cardFields({ form, errors, email })}
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
