import type { FastifyInstance, FastifyReply } from 'fastify'
import { dayOf, money, rhythm } from '../billing/lines.ts'
import { releaseSchedule, scheduleOf } from '../billing/phases.ts'
import { periodEndOf } from '../billing/subscriptions.ts'
import { attachPaymentMethod, createPaymentMethod, useByDefault } from '../objects/payment-methods.ts'
import { portalOpen } from '../objects/portal-sessions.ts'
import { updateSubscription } from '../objects/subscriptions.ts'
import { configurationOf } from '../objects/portal-configurations.ts'
import type { Customer, PortalFeature, PortalSession, Subscription } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { cardFields } from './card-fields.ts'
import { type CheckoutErrors, type CheckoutForm, readCheckoutForm } from './checkout-form.ts'
import { document, html, type Markup } from './html.ts'
import { emptyForm, nothingHere, postedFields, sendPage } from './serve-pages.ts'

interface Visit {
  session: PortalSession
  customer: Customer
  /** Whether the session's configuration has a part of the portal on. */
  has: (feature: PortalFeature) => boolean
}

function visitOf(world: World, id: string): Visit | null {
  const session = world.store.get('billing_portal.session', id)
  const customer = session && world.store.get('customer', session.customer)
  if (!session || !customer || customer.deleted || !portalOpen(session)) return null
  const { features } = configurationOf(world, session.configuration)
  return { session, customer, has: (feature) => features[feature]?.enabled === true }
}

function planRow({ session, has }: Visit, subscription: Subscription): Markup {
  const price = subscription.items.data[0]?.price
  const end = dayOf(subscription.cancel_at ?? periodEndOf(subscription))
  const action = subscription.cancel_at ? 'resume' : 'cancel'
  return html`<form class="row" method="post" action="/_sandbox/portal/${session.id}/${action}">
    <input type="hidden" name="subscription" value="${subscription.id}" />
    <p>
      ${price && `${money(price.unit_amount, price.currency)} every ${rhythm(price)}, ${subscription.status}.`}
      ${subscription.cancel_at ? `Stops on ${end}.` : `Goes on after ${end}.`}
    </p>
    ${
      has('subscription_cancel') &&
      html`<button type="submit">${subscription.cancel_at ? 'Keep the plan' : 'Stop at the end of the period'}</button>`
    }
  </form>`
}

interface Given {
  form: CheckoutForm
  errors: CheckoutErrors
}

function cardPanel(world: World, { session, customer }: Visit, given: Given): Markup {
  const paying = liveOf(world, customer).find((one) => one.default_payment_method)?.default_payment_method
  const method = world.store.get('payment_method', paying ?? customer.invoice_settings.default_payment_method ?? '')
  return html`<section class="panel">
    <h2>Card</h2>
    <p>${method ? `${method.card.brand} ending in ${method.card.last4}` : 'No card is saved.'}</p>
    <form class="card-form" method="post" action="/_sandbox/portal/${session.id}/card" novalidate>
      ${cardFields({ ...given, email: customer.email })}
      <button type="submit">Save card</button>
    </form>
  </section>`
}

function liveOf(world: World, customer: Customer): Subscription[] {
  return world.store.all('subscription').filter((one) => one.customer === customer.id && !one.ended_at)
}

function wholePortal(world: World, visit: Visit, given: Given): Markup {
  const { customer, has } = visit
  const live = liveOf(world, customer)
  const invoices = world.store.all('invoice').filter((one) => one.customer === customer.id && one.number)
  return html`<section class="panel">
      <h2>Plan</h2>
      ${live.length === 0 ? html`<p>No plan runs now.</p>` : live.map((one) => planRow(visit, one))}
    </section>
    ${has('payment_method_update') && cardPanel(world, visit, given)}
    ${
      has('invoice_history') &&
      html`<section class="panel">
        <h2>Invoices</h2>
        <ul>
          ${invoices
            .reverse()
            .map(
              (one) =>
                html`<li>
                  <a class="back" href="/_sandbox/invoices/${one.id}">${one.number}</a>, ${dayOf(one.created)},
                  ${money(one.total, one.currency)}, ${one.status}
                </li>`,
            )}
        </ul>
      </section>`
    }`
}

function portalPage(world: World, visit: Visit, given: Given): string {
  const { session, customer } = visit
  const who = customer.email ?? customer.name ?? customer.id
  return document(
    session.flow ? 'Change the card' : 'Billing',
    html`<main class="panels">
      ${session.return_url && html`<p><a class="back" href="${session.return_url}">Back</a></p>`}
      <h1>${session.flow ? 'Change the card' : `Billing of ${who}`}</h1>
      ${session.flow ? cardPanel(world, visit, given) : wholePortal(world, visit, given)}
    </main>`,
  )
}

/** Where a saved card leads: out of the portal where it was opened for that alone. */
function afterCard({ session }: Visit): string {
  const back = session.flow?.after_completion.redirect?.return_url ?? (session.flow && session.return_url)
  return back ?? `/_sandbox/portal/${session.id}`
}

/** Serves the hosted page where a customer stops or keeps a plan, changes the card, and finds invoices. */
export function servePortal(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>('/_sandbox/portal/:id', (request, reply) => {
    const visit = visitOf(world, request.params.id)
    if (!visit) return nothingHere(reply)
    return sendPage(reply, portalPage(world, visit, { form: emptyForm, errors: {} }), afterCard(visit))
  })
  app.post<{ Params: { id: string; action: string } }>('/_sandbox/portal/:id/:action', async (request, reply) => {
    const visit = visitOf(world, request.params.id)
    if (!visit) return nothingHere(reply)
    const fields = postedFields(request.body)
    if (request.params.action === 'card' && visit.has('payment_method_update'))
      return saveCard(world, visit, { reply, form: { ...emptyForm, ...fields } })
    const subscription = world.store.get('subscription', fields.subscription ?? '')
    const own = subscription?.customer === visit.customer.id && !subscription.ended_at
    const known = visit.has('subscription_cancel') && ['cancel', 'resume'].includes(request.params.action)
    if (!own || !known) return nothingHere(reply)
    const stop = request.params.action === 'cancel'
    await world.change(() => {
      const schedule = scheduleOf(world, subscription)
      if (schedule) releaseSchedule(world, schedule)
      updateSubscription(world, subscription.id, { cancel_at_period_end: stop })
    })
    return reply.redirect(`/_sandbox/portal/${visit.session.id}`, 303)
  })
}

async function saveCard(
  world: World,
  visit: Visit,
  { reply, form }: { reply: FastifyReply; form: CheckoutForm },
): Promise<FastifyReply> {
  const { errors, payer } = readCheckoutForm(form, visit.customer.email, Date.now() / 1000)
  const declined = payer?.card.declined
  const problems: CheckoutErrors = declined ? { card: declined.message } : errors
  if (!payer || declined)
    return sendPage(
      reply.code(declined ? 402 : 422),
      portalPage(world, visit, { form, errors: problems }),
      afterCard(visit),
    )
  await world.change(() => {
    const method = createPaymentMethod(world, payer.card, payer)
    useByDefault(world, attachPaymentMethod(world, method, visit.customer.id))
    for (const one of liveOf(world, visit.customer))
      if (one.default_payment_method) {
        const after = world.store.patch(one, { default_payment_method: method.id })
        world.announce('customer.subscription.updated', after, one)
      }
  })
  return reply.redirect(afterCard(visit), 303)
}
