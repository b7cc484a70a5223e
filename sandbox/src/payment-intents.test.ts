import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePrices, startTestSandbox, type TestSandbox } from './testing.ts'

let at: TestSandbox
beforeAll(async () => {
  at = await startTestSandbox()
})
afterAll(() => at.stop())

const usd = { amount: 500, currency: 'usd' } as const

test('a single payment is made, changed and confirmed with a card, and its money can go back', async () => {
  const { paymentIntents, charges, refunds } = at.stripe
  const made = await paymentIntents.create({ ...usd, description: 'Poster', metadata: { a: 'b' } })
  expect([made.status, made.amount_received, made.client_secret]).toEqual([
    'requires_payment_method',
    0,
    expect.stringContaining(`${made.id}_secret_`),
  ])
  const changed = await paymentIntents.update(made.id, { amount: 700, payment_method: 'pm_card_visa' })
  expect([changed.status, changed.amount, changed.metadata]).toEqual(['requires_confirmation', 700, { a: 'b' }])
  const paid = await paymentIntents.confirm(made.id, {}, { idempotencyKey: 'once' })
  expect([paid.status, paid.amount_received]).toEqual(['succeeded', 700])
  expect((await paymentIntents.confirm(made.id, {}, { idempotencyKey: 'once' })).latest_charge).toBe(paid.latest_charge)
  expect((await charges.list({ payment_intent: made.id })).data).toHaveLength(1)
  await refunds.create({ payment_intent: made.id })
  expect((await charges.retrieve(String(paid.latest_charge))).refunded).toBe(true)
})

test('a card that is refused says so with the intent, which stays and is paid with another one', async () => {
  const customer = await at.stripe.customers.create({ email: 'ada@example.com' })
  const give = { ...usd, customer: customer.id, confirm: true, setup_future_usage: 'off_session' } as const
  const refused = await at.stripe.paymentIntents
    .create({ ...give, payment_method: 'pm_card_chargeDeclined' })
    .catch((e) => e)
  expect(refused).toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' })
  expect(refused.payment_intent).toMatchObject({ status: 'requires_payment_method', customer: customer.id })
  const paid = await at.stripe.paymentIntents.confirm(refused.payment_intent.id, { payment_method: 'pm_card_visa' })
  expect(paid.status).toBe('succeeded')
  const kept = await at.stripe.customers.listPaymentMethods(customer.id)
  expect(kept.data.map(({ id }) => id)).toEqual([paid.payment_method])
  const types = (await at.stripe.events.list({ limit: 100 })).data
    .filter(({ data }) => (data.object as { id?: string }).id === paid.id)
    .map(({ type }) => type)
  expect(types.reverse()).toEqual([
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
  ])
})

test('one that is not paid is canceled, and is then neither paid, changed nor canceled again', async () => {
  const { paymentIntents } = at.stripe
  const { id } = await paymentIntents.create(usd)
  const canceled = await paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  expect([canceled.status, canceled.cancellation_reason, canceled.canceled_at]).toEqual([
    'canceled',
    'abandoned',
    expect.any(Number),
  ])
  const over = { statusCode: 400, code: 'payment_intent_unexpected_state' }
  await expect(paymentIntents.cancel(id)).rejects.toMatchObject(over)
  await expect(paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).rejects.toMatchObject(over)
  await expect(paymentIntents.update(id, { amount: 900 })).rejects.toMatchObject(over)
})

test('the payment of an invoice is left to the invoice', async () => {
  const { monthly } = await makePrices(at.stripe)
  const { id: customer } = await at.stripe.customers.create({ email: 'ben@example.com' })
  const items = [{ price: monthly.id }]
  const card = await at.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  const made = { customer, items, default_payment_method: card.id, off_session: true }
  await at.stripe.subscriptions.create({ ...made, payment_behavior: 'allow_incomplete' }).catch(() => undefined)
  const [open] = (await at.stripe.paymentIntents.list({ customer })).data
  const pay = at.stripe.paymentIntents.confirm(open?.id ?? '', { payment_method: 'pm_card_visa' })
  await expect(pay).rejects.toMatchObject({ statusCode: 400, message: expect.stringMatching(/invoice|status/) })
})

test.each<[string, () => Promise<unknown>, object]>([
  ['too little', () => at.stripe.paymentIntents.create({ amount: 49, currency: 'usd' }), { code: 'amount_too_small' }],
  [
    'money held back',
    () => at.stripe.paymentIntents.create({ ...usd, capture_method: 'manual' }),
    { param: 'capture_method' },
  ],
  [
    'no card',
    () => at.stripe.paymentIntents.create({ ...usd, confirm: true }),
    { code: 'payment_intent_unexpected_state' },
  ],
])('%s is refused', async (_what, call, error) => {
  await expect(call()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...error })
})

test.each<[string, () => Promise<unknown>]>([
  ['setup intents', () => at.stripe.setupIntents.create({})],
  ['coupons', () => at.stripe.coupons.create({ percent_off: 10, duration: 'once' })],
  ['promotion codes', () => at.stripe.promotionCodes.list()],
  ['the second API', () => at.stripe.v2.core.events.list({})],
])('%s are not here, which is said in the shape of the provider', async (_what, call) => {
  await expect(call()).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    message: expect.stringMatching(/^Unrecognized request URL .* This sandbox has what Marigold needs/),
  })
})
