import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodCard, makePrices, startTestSandbox, type TestSandbox } from './testing.ts'
import { misfits, type Shown, shownKinds } from './testing-types.ts'

// Compares every field of every object with the types of the official client, which the provider generates from its API.

let at: TestSandbox
/** Every object that was answered or sent in an event, by its kind. */
const seen = new Map<Shown, Record<string, unknown>[]>()

beforeAll(async () => {
  at = await startTestSandbox()
  collect(await story(at))
})
afterAll(() => at.stop())

/** Puts each object inside an answer under its own kind. */
function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) return value.forEach(collect)
  const shown = value as Record<string, unknown>
  const kind = shown.object as Shown
  if (shownKinds.includes(kind) && shown.deleted !== true) seen.set(kind, [...(seen.get(kind) ?? []), shown])
  Object.values(shown).forEach(collect)
}

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${at.base}${path}`, { headers: { authorization: `Bearer ${at.sandbox.secretKey}` } })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}

/** A trial, a paid plan, a refused renewal, a change of plan, a cancellation and a refund; then everything is read back. */
async function story({ stripe, post }: TestSandbox): Promise<unknown[]> {
  const { monthly, yearly } = await makePrices(stripe)
  const checkout = async (trial: boolean) => {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: monthly.id, quantity: 1 }],
      success_url: 'http://app.example/done',
      cancel_url: 'http://app.example/back',
      customer_email: 'ada@example.com',
      metadata: { checkout_id: '1' },
      subscription_data: { metadata: { checkout_id: '1' }, ...(trial && { trial_period_days: 7 }) },
    })
    await post(`/_sandbox/checkout/${session.id}`, goodCard)
    return stripe.checkout.sessions.retrieve(session.id)
  }
  await checkout(true)
  const paid = await checkout(false)
  const [customer, subscription] = [String(paid.customer), String(paid.subscription)]
  await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: yearly.id, quantity: 1 }],
    success_url: 'http://app.example/done',
  })
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
  const { id: schedule, phases } = await stripe.subscriptionSchedules.create({ from_subscription: subscription })
  const { start_date = 0, end_date = 0 } = phases[0] ?? {}
  const planned = await stripe.subscriptionSchedules.update(schedule, {
    end_behavior: 'release',
    phases: [
      { start_date, end_date, items: [{ price: monthly.id, quantity: 1 }], proration_behavior: 'none' },
      { items: [{ price: yearly.id, quantity: 1 }], duration: { interval: 'year', interval_count: 1 } },
    ],
  })
  await stripe.subscriptionSchedules.release(schedule)
  const { data } = (await stripe.subscriptions.retrieve(subscription)).items
  const items = [{ id: data[0]?.id ?? '', price: yearly.id }]
  const changes = { items, proration_behavior: 'always_invoice' } as const
  const preview = await stripe.invoices.createPreview({ subscription, subscription_details: changes })
  await post('/_sandbox/fail-next-charge', {})
  await post('/_sandbox/clock', { days: '40' })
  const [open] = (await stripe.invoices.list({ subscription, status: 'open' })).data
  if (open?.id) await stripe.invoices.pay(open.id)
  await stripe.subscriptions.update(subscription, changes)
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
  const charge = (await stripe.charges.list({ customer })).data.find((one) => one.paid)
  await stripe.refunds.create({ charge: charge?.id ?? '', amount: 100, reason: 'duplicate' })
  await stripe.subscriptions.cancel(subscription)
  const sent = [visit, planned, preview].map((one) => JSON.parse(JSON.stringify(one)) as unknown)
  return [...sent, ...(await readBack(customer, String(paid.id)))]
}

async function readBack(customer: string, session: string): Promise<unknown[]> {
  const paths = [
    '/v1/events?limit=100',
    '/v1/customers',
    '/v1/products',
    '/v1/prices',
    '/v1/subscriptions?status=all&expand[]=data.latest_invoice.payments&expand[]=data.default_payment_method',
    '/v1/subscriptions?status=all&expand[]=data.schedule&expand[]=data.customer',
    '/v1/invoices?limit=100&expand[]=data.payments',
    '/v1/invoice_payments?expand[]=data.payment.payment_intent.latest_charge&expand[]=data.invoice',
    '/v1/payment_intents',
    '/v1/charges?expand[]=data.refunds',
    '/v1/refunds',
    `/v1/payment_methods?customer=${customer}`,
    '/v1/checkout/sessions',
    `/v1/checkout/sessions/${session}?expand[]=line_items`,
    `/v1/checkout/sessions/${session}/line_items`,
    '/v1/billing_portal/configurations',
  ]
  return Promise.all(paths.map(ask))
}

test.each(shownKinds)('each %s has every field that the client reads, of its type, and no other', (kind) => {
  const all = seen.get(kind) ?? []
  expect(all.length).toBeGreaterThan(0)
  expect([...new Set(all.flatMap((one) => misfits(kind, one)))]).toEqual([])
})
