import type { FastifyInstance, FastifyReply } from 'fastify'
import { customerOf, priceOf } from '../api/find.ts'
import { completeCheckout, type Payer } from '../billing/complete-checkout.ts'
import { intervalText, money } from '../billing/lines.ts'
import type { CheckoutSession } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { cardFields, type CardErrors, readCardForm } from './card-form.ts'
import { html, nothingHere, postedFields, sendPage } from './html.ts'

function openPage(world: World, session: CheckoutSession, reply: FastifyReply): FastifyReply {
  const { name, errors } = session._refused ?? { name: '', errors: {} }
  const price = priceOf(world, session._price, 'line_items')
  const rate = `${money(price.unit_amount)} ${intervalText(price)}`
  const terms = session._trialDays === null ? rate : `${session._trialDays} days free, then ${rate}`
  const today = money(session.amount_total)
  const main = html`<main class="checkout">
    <section class="summary" aria-labelledby="plan">
      ${session.cancel_url && html`<p><a class="back" href="${session.cancel_url}">Back</a></p>`}
      <h1 id="plan">${price._name}</h1>
      <p>${terms}</p>
      <dl>
        <dt>Total due today</dt>
        <dd>${today}</dd>
      </dl>
    </section>
    <form method="post" action="/_sandbox/checkout/${session.id}" novalidate>
      <h2>Pay with a test card</h2>
      ${cardFields(customerOf(world, session.customer).email, errors, name)}
      <button type="submit">${session._trialDays === null ? `Pay ${today}` : 'Start trial'}</button>
      <p class="hint">${terms}. Renews until you cancel.</p>
    </form>
  </main>`
  const title = Object.keys(errors).length > 0 ? 'Error: Checkout' : 'Checkout'
  return sendPage(reply, { title, main, leadsTo: session.success_url })
}

function closedPage(session: CheckoutSession, reply: FastifyReply): FastifyReply {
  const done = session.status === 'complete'
  const next = done ? session.success_url : session.cancel_url
  const main = html`<main class="note">
    <h1>${done ? 'This checkout is complete' : 'This checkout has expired'}</h1>
    <p>${done ? "You paid once and won't be charged again." : 'You were not charged. Go back to start again.'}</p>
    ${next && html`<p><a class="button" href="${next}">${done ? 'Continue' : 'Back'}</a></p>`}
  </main>`
  return sendPage(reply, { title: done ? 'Paid' : 'Expired', main })
}

/** Serves the hosted checkout page. */
export function serveCheckout(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/_sandbox/checkout/:id', (request, reply) => {
    const session = world.store.get('checkout.session', request.params.id)
    if (!session) return nothingHere(reply)
    return session.status === 'open' ? openPage(world, session, reply) : closedPage(session, reply)
  })
  app.post<{ Params: { id: string } }>('/_sandbox/checkout/:id', async (request, reply) => {
    const session = world.store.get('checkout.session', request.params.id)
    if (!session) return nothingHere(reply)
    // A second click on Pay finds the session complete and continues.
    if (session.status === 'complete') return reply.redirect(session.success_url, 303)
    if (session.status === 'expired') return closedPage(session, reply.code(410))
    const errors = await pay(world, session, postedFields(request.body))
    // The form is shown again by a redirect, so that going back or reloading never sends a payment again.
    return reply.redirect(errors ? `/_sandbox/checkout/${session.id}` : session.success_url, 303)
  })
}

/** Pays for a session. Stores and returns the errors if the form or the card is refused. */
function pay(world: World, session: CheckoutSession, fields: Record<string, string>): Promise<CardErrors | null> {
  const form = readCardForm(fields)
  return world.change(() => {
    const errors = 'payer' in form ? payWith(world, session, form.payer) : form.errors
    if (errors) world.store.patch(session, { _refused: { name: fields.name ?? '', errors } })
    return errors
  })
}

function payWith(world: World, session: CheckoutSession, payer: Payer): CardErrors | null {
  const refused = completeCheckout(world, session, payer)
  return refused && { card: `${refused.message} You were not charged. Try another card.` }
}
