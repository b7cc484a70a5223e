import { createCheckoutSession, type PlanWord } from '@marigold/contract'
import { expect } from 'vitest'
import type { TestApp, TestPerson } from '../../platform/testing/testing.ts'

/** Test cards of the provider; `own` is one and the same card whoever pays with it. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
  own: '5555 5555 5555 4444',
}

/** Starts a checkout as a signed-in person and answers the address of its payment page. */
export async function choose(app: TestApp, person: TestPerson, plan: PlanWord): Promise<string> {
  const { statusCode, body } = await app.as(person).call(createCheckoutSession, { body: { plan } })
  expect(statusCode).toBe(200)
  return body.url
}

/** Fills in the payment page as a person would; answers its status and where it leads. */
export async function pay(
  app: TestApp,
  url: string,
  card = cards.good,
): Promise<{ status: number; to: string | null }> {
  const { pathname } = new URL(url)
  const form = { card, expiry: '12 / 40', cvc: '123', name: 'Pat Number' }
  const answer = await app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: answer.statusCode, to: (answer.headers.location as string | undefined) ?? null }
}

/** The provider's id of the checkout whose page this is. */
export function sessionOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** Works one of the sandbox's controls: its clock, or the faults of its deliveries. */
export async function control(app: TestApp, name: string, fields: Record<string, string>): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: `/_sandbox/${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  expect(answer.statusCode).toBe(200)
}

let events = 0

/** Delivers an event about an object, signed as the provider signs; answers the status. Unsigned with `secret` null. */
export async function deliver(
  app: TestApp,
  {
    type,
    object,
    id = `evt_test_${++events}`,
    secret = app.services.webhookSecret,
    at = Math.floor(Date.now() / 1000),
  }: {
    type: string
    object: object
    id?: string
    secret?: string | null
    at?: number
  },
): Promise<number> {
  const payload = JSON.stringify({ id, object: 'event', type, created: at, data: { object } })
  const signature =
    secret === null
      ? {}
      : {
          'stripe-signature': app.services.payments.webhooks.generateTestHeaderString({
            payload,
            secret,
            timestamp: at,
          }),
        }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', ...signature },
    payload,
  })
  return answer.statusCode
}

/** All that was really charged to a person, in cents, oldest first, and what of it was given back. */
export async function charges(app: TestApp, person: { id: number }) {
  const { provider_id } = await app.db
    .selectFrom('billing_customers')
    .where('user_id', '=', person.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  const { data } = await app.services.payments.charges.list({ customer: provider_id, limit: 100 })
  return data
    .reverse()
    .flatMap((charge) => (charge.paid ? [{ amount: charge.amount, refunded: charge.amount_refunded }] : []))
}
