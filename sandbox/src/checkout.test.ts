import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  declinedCard,
  goodCard,
  makePrices,
  openCheckout,
  startTestSandbox,
  subscribe,
  type TestSandbox,
} from './testing.ts'

let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>

beforeAll(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
})
afterAll(() => at.stop())

const openSession = (trialDays?: number) => openCheckout(at, prices.monthly, trialDays ? { trialDays } : {})

const isOf = ({ type, data }: Stripe.Event, wanted: string, { customer }: Stripe.Checkout.Session) =>
  type === wanted && (data.object as { customer?: unknown }).customer === customer
const pagePath = (session: { id: string }) => `/_sandbox/checkout/${session.id}`
const pageOf = async (session: { id: string }) => (await fetch(at.base + pagePath(session))).text()

test('a trial starts on the page, and the app gets a signed event', async () => {
  const session = await openSession(7)
  expect(session.url).toBe(`http://app.example${pagePath(session)}`)
  const page = await pageOf(session)
  expect(page).toContain('7 days free, then $9.99 a month')
  expect(page).toMatch(/Total due today[\s\S]*\$0\.00/)
  expect(page).not.toContain('<script')
  const paid = await at.post(pagePath(session), goodCard)
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://app.example/done`])
  const done = await at.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'customer'],
  })
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    metadata: { checkout_id: '42' },
    customer: { email: 'ada@example.com' },
    subscription: {
      status: 'trialing',
      metadata: { checkout_id: '42' },
      items: { data: [{ price: { lookup_key: 'monthly' } }] },
      latest_invoice: { total: 0, status: 'paid' },
    },
  })
  const events = await at.until((all) => all.some((event) => event.type === 'checkout.session.completed'))
  const order = events.map((event) => event.type)
  expect(order.indexOf('customer.subscription.created')).toBeLessThan(order.indexOf('invoice.paid'))
  expect(order.indexOf('invoice.paid')).toBeLessThan(order.indexOf('checkout.session.completed'))
  const last = at.received.at(-1)
  const proven = at.stripe.webhooks.constructEvent(last?.body ?? '', last?.signature ?? '', 'whsec_for_tests')
  expect(proven.object).toBe('event')
  expect(() => at.stripe.webhooks.constructEvent(`${last?.body} `, last?.signature ?? '', 'whsec_for_tests')).toThrow()
})

test('a payment has one time, however long it takes', async () => {
  const session = await openSession(7)
  let moment = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (moment += 1000))
  await at.post(pagePath(session), goodCard)
  clock.mockRestore()
  const { subscription } = await at.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
  const { created, trial_start, trial_end } = subscription as Stripe.Subscription
  expect([trial_start, trial_end]).toEqual([created, created + 7 * 86_400])
})

test('a declined card is reported next to its field, buys nothing, and another card pays', async () => {
  const session = await openSession()
  const declined = await at.post(pagePath(session), { ...goodCard, card: declinedCard })
  // A redirect, so that going back or reloading never asks to send the payment again.
  expect([declined.status, declined.headers.get('location')]).toEqual([303, pagePath(session)])
  const page = await pageOf(session)
  expect(page).toMatch(/id="card-error">\s*Your card was declined\. You were not charged\. Try another card\./)
  expect(page).not.toContain('4000000000000002')
  expect((await at.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  expect((await at.post(pagePath(session), goodCard)).status).toBe(303)
  const paid = await at.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'invoice'] })
  expect(paid).toMatchObject({
    payment_status: 'paid',
    subscription: { status: 'active' },
    invoice: { amount_paid: 999 },
  })
})

test('a declined card is announced, charged or only saved', async () => {
  const decline = {
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_method: { customer: null, card: { brand: 'visa', last4: '0002' } },
  }
  for (const [trialDays, type, object] of [
    [undefined, 'payment_intent.payment_failed', { amount: 999, last_payment_error: decline }],
    [7, 'setup_intent.setup_failed', { last_setup_error: decline }],
  ] as const) {
    const session = await openSession(trialDays)
    await at.post(pagePath(session), { ...goodCard, card: declinedCard })
    const events = await at.until((all) => all.some((event) => isOf(event, type, session)))
    expect(events.filter((event) => isOf(event, type, session))).toMatchObject([{ data: { object } }])
  }
})

test('paying twice for one session buys once', async () => {
  const session = await openSession()
  const responses = await Promise.all([at.post(pagePath(session), goodCard), at.post(pagePath(session), goodCard)])
  expect(responses.map((response) => response.status)).toEqual([303, 303])
  const { customer } = await at.stripe.checkout.sessions.retrieve(session.id)
  const bought = await at.stripe.subscriptions.list({ customer: String(customer) })
  expect(bought.data).toHaveLength(1)
})

test('reports each invalid field, and never accepts a card that is no test card', async () => {
  const session = await openSession(7)
  const response = await at.post(pagePath(session), {
    card: '4111 1111 1111 1111',
    expiry: '13/20',
    cvc: 'x',
    name: ' ',
  })
  expect(response.status).toBe(303)
  const page = await pageOf(session)
  for (const name of ['card', 'expiry', 'cvc', 'name']) expect(page).toContain(`id="${name}-error"`)
  expect(page).not.toContain('4111')
})

test('an expired session cannot be paid for', async () => {
  const session = await openSession(7)
  await at.stripe.checkout.sessions.expire(session.id)
  expect((await at.post(pagePath(session), goodCard)).status).toBe(410)
})

test('a purchase is still there after a restart, with the same key', async () => {
  const session = await openSession(7)
  await at.post(pagePath(session), goodCard)
  const key = at.sandbox.secretKey
  await at.restart()
  expect(at.sandbox.secretKey).toBe(key)
  expect((await at.stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete')
})

test('in the portal a customer changes the card, and returns to the app', async () => {
  const { id, customer } = await subscribe(at, prices.monthly, { trialDays: 7 })
  const { id: configuration } = await at.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true } },
  })
  const portal = await at.stripe.billingPortal.sessions.create({
    customer: String(customer),
    configuration,
    return_url: 'http://app.example/account',
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'http://app.example/account?card=changed' } },
    },
  })
  const path = new URL(portal.url).pathname
  expect(await (await fetch(at.base + path)).text()).toContain('visa ending in 4242')
  expect((await at.post(`${path}/card`, { ...goodCard, card: declinedCard })).status).toBe(402)
  expect((await at.post(`${path}/card`, { ...goodCard, cvc: '' })).status).toBe(422)
  const saved = await at.post(`${path}/card`, { ...goodCard, card: '5555 5555 5555 4444' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, 'http://app.example/account?card=changed'])
  const after = await at.stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })
  expect(after.default_payment_method).toMatchObject({ card: { brand: 'mastercard', last4: '4444' } })
  const shown = await at.stripe.customers.retrieve(String(customer))
  const method = (after.default_payment_method as Stripe.PaymentMethod).id
  expect(shown).toMatchObject({ invoice_settings: { default_payment_method: method } })
})

test('a configuration without card changes has no page for them', async () => {
  const { id: customer } = await at.stripe.customers.create({ email: 'ada@example.com' })
  const { id: configuration } = await at.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: false } },
  })
  const visit = at.stripe.billingPortal.sessions.create({
    customer,
    configuration,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'http://app.example/' } },
    },
  })
  await expect(visit).rejects.toMatchObject({ param: 'flow_data[type]' })
})
