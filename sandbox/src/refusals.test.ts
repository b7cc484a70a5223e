import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemOf, makePrices, openCheckout, startTestSandbox, subscribe, type TestSandbox } from './testing.ts'

// What the sandbox does not support is refused in the provider's error format.

let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>
beforeAll(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
})
afterAll(() => at.stop())

test('refuses an unsupported parameter by its name, like a misspelled one', async () => {
  const { id } = await subscribe(at, prices.monthly)
  const unknown = (param: string) => ({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'parameter_unknown',
    param,
    message: `Received unknown parameter: ${param}. Either it is misspelled, or this sandbox does not support it.`,
  })
  const { subscriptions, checkout } = at.stripe
  const discounts = [{ coupon: 'ten' }]
  await expect(subscriptions.update(id, { discounts })).rejects.toMatchObject(unknown('discounts'))
  const line_items = [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 1, product: 'prod_1' } }]
  const priced = checkout.sessions.create({ mode: 'subscription', line_items })
  await expect(priced).rejects.toMatchObject(unknown('line_items[0][price_data]'))
  const spelled = { metdata: { a: 'b' } } as object
  await expect(subscriptions.update(id, spelled)).rejects.toMatchObject(unknown('metdata'))
})

test.each<[string, string, string, () => Promise<unknown>]>([
  ['a checkout of one payment', 'mode', 'subscription', () => at.stripe.checkout.sessions.create({ mode: 'payment' })],
  [
    'a portal for canceling',
    'flow_data[type]',
    'payment_method_update',
    () => at.stripe.billingPortal.sessions.create({ customer: 'cus_1', flow_data: { type: 'subscription_cancel' } }),
  ],
  [
    'a change of price that is charged later',
    'proration_behavior',
    'always_invoice or none',
    () => at.stripe.subscriptions.update('sub_1', { proration_behavior: 'create_prorations' }),
  ],
])('%s is refused with the values that the sandbox takes', async (_what, param, takes, call) => {
  await expect(call()).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param,
    message: `Invalid ${param}: this sandbox takes ${takes}.`,
  })
})

test.each<[string, () => Promise<unknown>]>([
  ['GET: /v1/customers', () => at.stripe.customers.list()],
  ['GET: /v1/payment_intents', () => at.stripe.paymentIntents.list()],
  ['POST: /v1/payment_methods', () => at.stripe.paymentMethods.create({ type: 'card' })],
  ['POST: /v1/payment_methods/pm_1/detach', () => at.stripe.paymentMethods.detach('pm_1')],
  ['POST: /v1/products', () => at.stripe.products.create({ name: 'x' })],
  ['POST: /v1/subscriptions', () => at.stripe.subscriptions.create({ customer: 'cus_1' })],
  ['POST: /v1/subscription_schedules/s_1/cancel', () => at.stripe.subscriptionSchedules.cancel('s_1')],
  ['POST: /v1/invoices/in_1/mark_uncollectible', () => at.stripe.invoices.markUncollectible('in_1')],
  ['GET: /v1/coupons', () => at.stripe.coupons.list()],
  ['GET: /v2/core/events', () => at.stripe.v2.core.events.list({})],
])('%s is not supported', async (call, ask) => {
  await expect(ask()).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    requestId: expect.stringMatching(/^req_/),
    message: expect.stringContaining(`Unrecognized request URL (${call}). This sandbox does not support this call.`),
  })
})

test.each([
  ['PUT', '/v1/customers/cus_1'],
  ['GET', '/v1/customers/%zz'],
  ['POST', '/elsewhere'],
])('%s %s is refused in the provider’s format', async (method, path) => {
  const headers = { authorization: `Bearer ${at.sandbox.secretKey}` }
  const response = await fetch(`${at.base}${path}`, { method, headers })
  expect([response.status, response.headers.get('request-id')]).toEqual([404, expect.stringMatching(/^req_/)])
  expect(await response.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      message: expect.stringContaining(`Unrecognized request URL (${method}: ${path}). This sandbox does not support`),
    },
  })
})

test('a checkout has exactly one price', async () => {
  const sell = (line_items: Stripe.Checkout.SessionCreateParams.LineItem[]) =>
    at.stripe.checkout.sessions.create({ mode: 'subscription', customer, line_items, success_url: 'http://a.example' })
  const { id: customer } = await at.stripe.customers.create({ email: 'two@example.com' })
  const one = { price: prices.monthly.id, quantity: 1 }
  for (const line_items of [[one, one], [{ ...one, quantity: 2 }], [{ price: one.price }]])
    await expect(sell(line_items)).rejects.toMatchObject({ param: 'line_items' })
  await expect(sell([{ price: 'price_no', quantity: 1 }])).rejects.toMatchObject({ code: 'resource_missing' })
})

test('a subscription can only be changed to one price of another interval', async () => {
  const subscription = await subscribe(at, prices.monthly)
  const { id } = itemOf(subscription)
  const { yearly } = prices
  const other = await at.stripe.prices.create({
    currency: 'usd',
    lookup_key: 'dearer',
    product_data: { name: 'Dearer' },
    recurring: { interval: 'month' },
    unit_amount: 1999,
  })
  const change = (items: Stripe.SubscriptionUpdateParams.Item[]) =>
    at.stripe.subscriptions.update(subscription.id, { items })
  await expect(change([{ id, price: other.id }])).rejects.toThrow(/only to one of another interval/)
  await expect(change([{ id, price: yearly.id }, { price: other.id }])).rejects.toThrow(/one item/)
  await expect(change([{ id: 'si_no', price: yearly.id }])).rejects.toMatchObject({ code: 'resource_missing' })
  await change([{ id, price: yearly.id }])
  await expect(change([{ id, price: prices.monthly.id }])).rejects.toThrow(/leaves the customer with a credit/)
  const subscription_details = { items: [{ id, price: yearly.id }] }
  const nothing = at.stripe.invoices.createPreview({ subscription: subscription.id, subscription_details })
  await expect(nothing).rejects.toThrow(/previews only a change that is charged at once/)
})

test('a schedule can only change what follows the current phase', async () => {
  const subscription = await subscribe(at, prices.yearly)
  const { current_period_start: start_date, current_period_end: end_date } = itemOf(subscription)
  const { id } = await at.stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const now = { start_date, end_date, items: [{ price: prices.yearly.id, quantity: 1 }] }
  const month = { interval: 'month', interval_count: 1 } as const
  const next = { items: [{ price: prices.monthly.id, quantity: 1 }], duration: month }
  const update = (phases: Stripe.SubscriptionScheduleUpdateParams.Phase[]) =>
    at.stripe.subscriptionSchedules.update(id, { phases })
  for (const current of [
    { ...now, items: next.items },
    { ...now, end_date: end_date + 1 },
    { ...now, start_date: start_date + 1 },
  ])
    await expect(update([current, next])).rejects.toMatchObject({ param: 'phases[0]' })
  for (const later of [
    { ...next, duration: { ...month, interval_count: 2 } },
    { ...next, items: now.items },
  ])
    await expect(update([now, later])).rejects.toMatchObject({ param: 'phases[1]' })
  await expect(update([now])).rejects.toMatchObject({ param: 'phases' })
  await update([now, next])
})

test('an invalid email and another currency are refused', async () => {
  await expect(at.stripe.customers.create({ email: 'nope' })).rejects.toMatchObject({ code: 'email_invalid' })
  await expect(at.stripe.prices.create({ currency: 'eur' })).rejects.toMatchObject({ param: 'currency' })
})

test('a declined card is not attached, and another customer’s card is not used', async () => {
  const { id: customer } = await at.stripe.customers.create({ email: 'bare@example.com' })
  const declined = at.stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer })
  await expect(declined).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
  const unknown = at.stripe.paymentMethods.attach('pm_card_no', { customer })
  await expect(unknown).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
  const { id } = await at.stripe.paymentMethods.attach('pm_card_visa', { customer })
  const subscription = await subscribe(at, prices.monthly)
  const foreign = at.stripe.subscriptions.update(subscription.id, { default_payment_method: id })
  await expect(foreign).rejects.toMatchObject({ param: 'default_payment_method' })
})

test('a second price with the same lookup key is refused', async () => {
  await expect(makePrices(at.stripe)).rejects.toMatchObject({ code: 'resource_already_exists', param: 'lookup_key' })
})

test('an expired session cannot be expired again', async () => {
  const { id } = await openCheckout(at, prices.monthly)
  expect((await at.stripe.checkout.sessions.expire(id)).status).toBe('expired')
  await expect(at.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
})
