import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  declinedCard,
  failsLater,
  goodCard,
  itemOf,
  makePrices,
  openCheckout,
  startTestSandbox,
  subscribe,
  type TestSandbox,
} from './testing.ts'
import { findMismatches, type ShownKind, shownKinds } from './testing-types.ts'

// Compares every field of every object with the official client's types, which the provider generates from its API.

let at: TestSandbox
/** Every object from an answer or an event, by its kind. */
const seen = new Map<ShownKind, Record<string, unknown>[]>()

beforeAll(async () => {
  at = await startTestSandbox()
  collect(await story(at))
})
afterAll(() => at.stop())

/** Files each object inside an answer under its kind. */
function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) return value.forEach(collect)
  const shown = value as Record<string, unknown>
  const kind = shown.object as ShownKind
  if (shownKinds.includes(kind) && shown.deleted !== true) seen.set(kind, [...(seen.get(kind) ?? []), shown])
  Object.values(shown).forEach(collect)
}

async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${at.base}${path}`, { headers: { authorization: `Bearer ${at.sandbox.secretKey}` } })
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

/**
 * Creates declined checkouts, a trial, a paid plan, a failed renewal, a change of plan, a cancellation, and a refund. Then reads everything
 * back.
 */
async function story(at: TestSandbox): Promise<unknown[]> {
  const { stripe } = at
  const { quarterly, yearly } = await makePrices(stripe)
  for (const trialDays of [undefined, 7]) {
    const { id } = await openCheckout(at, quarterly, trialDays ? { trialDays } : {})
    await at.post(`/_sandbox/checkout/${id}`, { ...goodCard, card: declinedCard })
  }
  await subscribe(at, quarterly, { trialDays: 7 })
  const bought = await subscribe(at, quarterly, { card: failsLater })
  const customer = String(bought.customer)
  const portal = await stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true } },
    metadata: { marigold: 'payment-card' },
  })
  const visit = await stripe.billingPortal.sessions.create({
    customer,
    configuration: portal.id,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'http://app.example/back' } },
    },
  })
  const { id, current_period_start: start_date, current_period_end: end_date } = itemOf(bought)
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: bought.id })
  const planned = await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { start_date, end_date, items: [{ price: quarterly.id, quantity: 1 }], proration_behavior: 'none' },
      { items: [{ price: yearly.id, quantity: 1 }], duration: { interval: 'year', interval_count: 1 } },
    ],
  })
  const scheduled = await stripe.subscriptions.retrieve(bought.id, { expand: ['schedule', 'customer'] })
  await stripe.subscriptionSchedules.release(schedule.id)
  const items = [{ id, price: yearly.id }]
  const changes = { items, proration_behavior: 'always_invoice' as const }
  const preview = await stripe.invoices.createPreview({ subscription: bought.id, subscription_details: changes })
  await at.post('/_sandbox/clock', { set_to: String(end_date + 60) })
  const { latest_invoice } = await stripe.subscriptions.retrieve(bought.id)
  const failed = await readPayments()
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.invoices.pay(String(latest_invoice), { payment_method: card.id })
  await stripe.subscriptions.update(bought.id, { ...changes, default_payment_method: card.id })
  await stripe.subscriptions.update(bought.id, { cancel_at_period_end: true })
  const charge = (await stripe.charges.list({ customer })).data.find((one) => one.paid)
  const refund = await stripe.refunds.create({ charge: charge?.id ?? '', amount: 100, reason: 'duplicate' })
  await stripe.subscriptions.cancel(bought.id)
  const sent = [visit, planned, scheduled, preview, refund]
  // The client adds its own fields, such as `lastResponse`, which JSON leaves out.
  const plain = sent.map((one) => JSON.parse(JSON.stringify(one)) as unknown)
  return [...plain, failed, ...(await readBack())]
}

const readPayments = () =>
  ask('/v1/invoice_payments?expand[]=data.payment.payment_intent.latest_charge&expand[]=data.invoice')

async function readBack(): Promise<unknown[]> {
  const paths = [
    '/v1/events?limit=100',
    '/v1/prices',
    '/v1/subscriptions?status=all&expand[]=data.latest_invoice&expand[]=data.default_payment_method',
    '/v1/invoices?limit=100',
    '/v1/charges',
    '/v1/checkout/sessions',
    '/v1/billing_portal/configurations',
  ]
  return Promise.all([...paths.map(ask), readPayments()])
}

test.each(shownKinds)('each %s has every field that the client reads, of its type, and no other', (kind) => {
  const all = seen.get(kind) ?? []
  expect(all.length).toBeGreaterThan(0)
  expect([...new Set(all.flatMap((one) => findMismatches(kind, one)))]).toEqual([])
})
