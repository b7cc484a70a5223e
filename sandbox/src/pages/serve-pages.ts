import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { parseForm } from '../api/form.ts'
import { completeCheckout } from '../billing/complete-checkout.ts'
import type { CheckoutSession } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { checkoutPage, closedPage, knownEmail, successAddress } from './checkout.ts'
import { type CheckoutErrors, type CheckoutForm, readCheckoutForm } from './checkout-form.ts'
import { document, html } from './html.ts'

const styles = readFileSync(new URL('sandbox.css', import.meta.url), 'utf8')
/** A card form with nothing typed. */
export const emptyForm: CheckoutForm = { email: '', card: '', expiry: '', cvc: '', name: '' }

/** Sends a page with a policy that allows no script; forms may lead to `leadsTo` besides this address. */
export function sendPage(reply: FastifyReply, page: string, leadsTo: string | null = null): FastifyReply {
  const origin = leadsTo ? (URL.parse(leadsTo)?.origin ?? '') : ''
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page)
}

/** The fields of a posted form as flat text. */
export function postedFields(body: unknown): Record<string, string> {
  const fields = typeof body === 'string' ? parseForm(body) : ((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? '' : String(value)]),
  )
}

/** The page for a link that names nothing. */
export function nothingHere(reply: FastifyReply): FastifyReply {
  const page = document(
    'Not found',
    html`<main class="note">
      <h1>Nothing is here</h1>
      <p>This link is not known.</p>
    </main>`,
  )
  return sendPage(reply.code(404), page)
}

/** Serves the hosted checkout page and its stylesheet. */
export function serveCheckout(app: FastifyInstance, world: World): void {
  app.get('/_sandbox/sandbox.css', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(styles),
  )
  app.get<{ Params: { id: string } }>('/_sandbox/checkout/:id', (request, reply) => {
    const session = world.store.get('checkout.session', request.params.id)
    if (!session) return nothingHere(reply)
    const attempt = session._refused ?? { form: {}, errors: {} }
    const tried = { form: { ...emptyForm, ...attempt.form }, errors: attempt.errors }
    const page = session.status === 'open' ? checkoutPage(world, session, tried) : closedPage(session)
    return sendPage(reply, page, session.success_url)
  })
  app.post<{ Params: { id: string } }>('/_sandbox/checkout/:id', async (request, reply) => {
    const session = world.store.get('checkout.session', request.params.id)
    if (!session) return nothingHere(reply)
    // A second click on Pay finds the session complete and simply goes on.
    if (session.status === 'complete') return reply.redirect(successAddress(session), 303)
    if (session.status === 'expired') return sendPage(reply.code(410), closedPage(session))
    return pay(world, session, { reply, form: { ...emptyForm, ...postedFields(request.body) } })
  })
}

async function pay(
  world: World,
  session: CheckoutSession,
  { reply, form }: { reply: FastifyReply; form: CheckoutForm },
): Promise<FastifyReply> {
  const { errors, payer } = readCheckoutForm(form, knownEmail(world, session), Date.now() / 1000)
  if (!payer) return backToForm(world, session, { reply, form, errors })
  const refused = await world.change(() => completeCheckout(world, session, payer))
  if (!refused) return reply.redirect(successAddress(session), 303)
  const card = `${refused.message} Nothing was charged. Try another card.`
  return backToForm(world, session, { reply, form, errors: { card } })
}

/**
 * Shows the form again with what was typed and what is wrong. By a redirect, so that going back or reloading never asks to
 * send a payment again; the card itself is not kept.
 */
async function backToForm(
  world: World,
  session: CheckoutSession,
  { reply, form, errors }: { reply: FastifyReply; form: CheckoutForm; errors: CheckoutErrors },
): Promise<FastifyReply> {
  await world.change(() => {
    const now = world.store.get('checkout.session', session.id) ?? session
    world.store.put({ ...now, _refused: { form: { email: form.email, name: form.name }, errors } })
  })
  return reply.redirect(`/_sandbox/checkout/${session.id}`, 303)
}
