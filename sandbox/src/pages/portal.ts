import type { FastifyInstance, FastifyReply } from 'fastify'
import { customerOf } from '../api/find.ts'
import type { Payer } from '../billing/complete-checkout.ts'
import { declined } from '../objects/cards.ts'
import { changeCustomer } from '../objects/customers.ts'
import { attachCard } from '../objects/payment-methods.ts'
import { isOpen } from '../objects/portal.ts'
import type { PortalSession } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { cardFields, type CardErrors, readCardForm } from './card-form.ts'
import { html, nothingHere, postedFields, sendPage } from './html.ts'

interface Shown {
  errors: CardErrors
  name: string
}

function cardPage(world: World, session: PortalSession, reply: FastifyReply, { errors, name }: Shown): FastifyReply {
  const { email, invoice_settings } = customerOf(world, session.customer)
  const live = liveOf(world, session.customer)[0]
  const id = live?.default_payment_method ?? invoice_settings.default_payment_method
  const method = world.store.get('payment_method', id ?? '')
  const main = html`<main class="panels">
    ${session.return_url && html`<p><a class="back" href="${session.return_url}">Back</a></p>`}
    <h1>Change the card</h1>
    <section class="panel">
      <h2>Card</h2>
      <p>${method ? `${method.card.brand} ending in ${method.card.last4}` : 'No card is saved.'}</p>
      <form class="card-form" method="post" action="/_sandbox/portal/${session.id}/card" novalidate>
        ${cardFields(email, errors, name)}
        <button type="submit">Save card</button>
      </form>
    </section>
  </main>`
  const leadsTo = session.flow.after_completion.redirect.return_url
  return sendPage(reply, { title: 'Change the card', main, leadsTo })
}

function liveOf(world: World, customer: string) {
  return world.store.all('subscription').filter((one) => one.customer === customer && one.ended_at === null)
}

function saveCard(world: World, session: PortalSession, payer: Payer): void {
  const { id: default_payment_method } = attachCard(world, session.customer, payer)
  const customer = customerOf(world, session.customer)
  changeCustomer(world, customer, { email: customer.email, default_payment_method })
  for (const one of liveOf(world, customer.id))
    world.emitEvent('customer.subscription.updated', world.store.patch(one, { default_payment_method }))
}

/** Serves the hosted page for changing the card. */
export function servePortal(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/_sandbox/portal/:id', (request, reply) => {
    const session = openSession(world, request.params.id)
    return session ? cardPage(world, session, reply, { errors: {}, name: '' }) : nothingHere(reply)
  })
  app.post<{ Params: { id: string } }>('/_sandbox/portal/:id/card', async (request, reply) => {
    const session = openSession(world, request.params.id)
    if (!session) return nothingHere(reply)
    const fields = postedFields(request.body)
    const name = fields.name ?? ''
    const form = readCardForm(fields)
    if ('errors' in form) return cardPage(world, session, reply.code(422), { errors: form.errors, name })
    if (form.payer.card.declined)
      return cardPage(world, session, reply.code(402), { errors: { card: declined.message }, name })
    await world.change(() => saveCard(world, session, form.payer))
    return reply.redirect(session.flow.after_completion.redirect.return_url, 303)
  })
}

function openSession(world: World, id: string): PortalSession | null {
  const session = world.store.get('billing_portal.session', id)
  if (!session || !isOpen(session) || world.store.get('customer', session.customer)?.deleted) return null
  return session
}
