import { createCheckoutSession, type PlanWord } from '@marigold/contract'
import { expect } from 'vitest'
import type { TestApp, TestUser } from '../../platform/testing/testing.ts'

/** The provider's test cards. `own` is the same card for every payer. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
  own: '5555 5555 5555 4444',
}

/** Starts a checkout as a logged-in user and returns the URL of its payment page. */
export async function openCheckout(app: TestApp, user: TestUser, plan: PlanWord): Promise<string> {
  const { statusCode, body } = await app.as(user).call(createCheckoutSession, { body: { plan } })
  expect(statusCode).toBe(200)
  return body.url
}

/** Fills in the payment page like a user. Returns its status and where it redirects. */
export async function pay(
  app: TestApp,
  url: string,
  card = cards.good,
): Promise<{ status: number; to: string | null }> {
  const { pathname } = new URL(url)
  const form = { card, expiry: '12 / 40', cvc: '123', name: 'Pat Number' }
  const response = await app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: response.statusCode, to: (response.headers.location as string | undefined) ?? null }
}

/** Returns the provider's id of the checkout from its page's URL. */
export function sessionOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** Uses one of the sandbox's controls: its clock, or its delivery faults. */
export async function control(app: TestApp, name: string, fields: Record<string, string>): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: `/_sandbox/${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  expect(response.statusCode).toBe(200)
}

let events = 0

/**
 * Delivers an event about an object, signed like the provider's. Returns the status. Unsigned when `secret` is null.
 */
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
  const response = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', ...signature },
    payload,
  })
  return response.statusCode
}

/** Returns all charges of a user, in cents, oldest first, and what was refunded. */
export async function charges(app: TestApp, user: { id: number }) {
  const { provider_id } = await app.db
    .selectFrom('billing_customers')
    .where('user_id', '=', user.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  const { data } = await app.services.payments.charges.list({ customer: provider_id, limit: 100 })
  return data
    .reverse()
    .flatMap((charge) => (charge.paid ? [{ amount: charge.amount, refunded: charge.amount_refunded }] : []))
}
