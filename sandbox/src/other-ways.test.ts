import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePrices, startTestSandbox, type TestSandbox } from './testing.ts'

// Calls that the app itself doesn't make: answered as by the provider, or refused in its error format.

let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>
beforeAll(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
})
afterAll(() => at.stop())

const aCustomer = async (email: string) => {
  const customer = await at.stripe.customers.create({ email, metadata: { user: email } })
  const method = await at.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  await at.stripe.paymentMethods.attach(method.id, { customer: customer.id })
  return { customer, method }
}
const aPlan = async (email: string, price = prices.monthly.id) => {
  const { customer, method } = await aCustomer(email)
  const items = [{ price }]
  const plan = await at.stripe.subscriptions.create({ customer: customer.id, items, default_payment_method: method.id })
  return { customer, method, plan }
}

test('a parameter that the sandbox lacks is refused by its name, as a wrong spelling is', async () => {
  const { plan } = await aPlan('eve@lacks.example')
  const lacking = (param: string) => ({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'parameter_unknown',
    param,
    message: `Received unknown parameter: ${param}. Either it is misspelled, or this sandbox does not support it.`,
  })
  const { subscriptions, checkout } = at.stripe
  const pause = { pause_collection: { behavior: 'void' as const } }
  await expect(subscriptions.update(plan.id, pause)).rejects.toMatchObject(lacking('pause_collection'))
  const discounts = [{ coupon: 'ten' }]
  await expect(subscriptions.update(plan.id, { discounts })).rejects.toMatchObject(lacking('discounts'))
  const page = { success_url: 'https://a.example/', line_items: [{ price: prices.monthly.id, quantity: 1 }] }
  const session = checkout.sessions.create({ ...page, mode: 'subscription', allow_promotion_codes: true })
  await expect(session).rejects.toMatchObject(lacking('allow_promotion_codes'))
  const line_items = [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 1, product: prices.product.id } }]
  const priced = checkout.sessions.create({ ...page, line_items, mode: 'subscription' })
  await expect(priced).rejects.toMatchObject(lacking('line_items[0][price_data]'))
  const spelled = { descripton: 'x' } as object
  await expect(subscriptions.update(plan.id, spelled)).rejects.toMatchObject(lacking('descripton'))
})

test.each<[string, string, string, () => Promise<unknown>]>([
  ['a checkout of one payment', 'mode', 'subscription', () => checkout({ mode: 'payment' })],
  ['a checkout of a card alone', 'mode', 'subscription', () => checkout({ mode: 'setup' })],
  [
    'a portal for canceling alone',
    'flow_data[type]',
    'payment_method_update',
    () => at.stripe.billingPortal.sessions.create({ customer: 'cus_1', flow_data: { type: 'subscription_cancel' } }),
  ],
  [
    'a payment method that is no card',
    'type',
    'card',
    () => at.stripe.paymentMethods.create({ type: 'sepa_debit', billing_details: { name: 'Ada' } }),
  ],
  [
    'a metered price',
    'recurring[usage_type]',
    'licensed',
    () =>
      at.stripe.prices.create({
        product: prices.product.id,
        currency: 'usd',
        unit_amount: 1,
        recurring: { interval: 'month', usage_type: 'metered' },
      }),
  ],
])('%s is refused with what the sandbox takes', async (_what, param, takes, call) => {
  await expect(call()).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param,
    message: `Invalid ${param}: this sandbox takes ${takes}.`,
  })
})

function checkout(fields: { mode: 'payment' | 'setup' }) {
  return at.stripe.checkout.sessions.create({ ...fields, success_url: 'https://a.example/', currency: 'usd' })
}

test.each<[string, () => Promise<unknown>]>([
  ['GET: /v1/customers/search', () => at.stripe.customers.search({ query: "email:'a@b.c'" })],
  ['GET: /v1/invoices/search', () => at.stripe.invoices.search({ query: 'total>1' })],
  ['GET: /v1/subscriptions/search', () => at.stripe.subscriptions.search({ query: "status:'active'" })],
  ['POST: /v1/payment_intents', () => at.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })],
  ['POST: /v1/payment_intents/pi_1/confirm', () => at.stripe.paymentIntents.confirm('pi_1')],
  ['POST: /v1/payment_intents/pi_1/capture', () => at.stripe.paymentIntents.capture('pi_1')],
  ['POST: /v1/charges/ch_1', () => at.stripe.charges.update('ch_1', { metadata: { a: 'b' } })],
  ['POST: /v1/refunds/re_1/cancel', () => at.stripe.refunds.cancel('re_1')],
  ['POST: /v1/invoices/in_1/send', () => at.stripe.invoices.sendInvoice('in_1')],
  ['POST: /v1/invoices/in_1/mark_uncollectible', () => at.stripe.invoices.markUncollectible('in_1')],
  ['DELETE: /v1/invoices/in_1', () => at.stripe.invoices.del('in_1')],
  ['POST: /v1/subscriptions/sub_1/resume', () => at.stripe.subscriptions.resume('sub_1')],
  ['GET: /v1/subscription_schedules', () => at.stripe.subscriptionSchedules.list()],
  ['POST: /v1/subscription_schedules/s_1/cancel', () => at.stripe.subscriptionSchedules.cancel('s_1')],
  ['DELETE: /v1/products/prod_1', () => at.stripe.products.del('prod_1')],
  ['GET: /v1/customers/cus_1/payment_methods', () => at.stripe.customers.listPaymentMethods('cus_1')],
  ['GET: /v1/customers/cus_1/balance_transactions', () => at.stripe.customers.listBalanceTransactions('cus_1')],
  ['POST: /v1/setup_intents', () => at.stripe.setupIntents.create({})],
  ['GET: /v1/coupons', () => at.stripe.coupons.list()],
  ['POST: /v1/coupons', () => at.stripe.coupons.create({ percent_off: 10, duration: 'once' })],
  ['GET: /v1/promotion_codes', () => at.stripe.promotionCodes.list()],
  ['GET: /v1/disputes', () => at.stripe.disputes.list()],
  ['GET: /v1/accounts', () => at.stripe.accounts.list()],
  ['GET: /v1/balance', () => at.stripe.balance.retrieve()],
  ['GET: /v1/tax_rates', () => at.stripe.taxRates.list()],
  ['GET: /v2/core/events', () => at.stripe.v2.core.events.list({})],
])('%s is not here, which is said in the provider’s format', async (call, ask) => {
  await expect(ask()).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    requestId: expect.stringMatching(/^req_/),
    message: `Unrecognized request URL (${call}). This sandbox does not support this call. It answers the calls that Marigold makes.`,
  })
})

test.each([
  ['PUT', '/v1/customers/cus_1'],
  ['PATCH', '/v1/customers'],
  ['GET', '/v1'],
  ['GET', '/v1/customers/%zz'],
  ['POST', '/elsewhere'],
])('%s %s is refused in the provider’s format', async (method, path) => {
  const answer = await fetch(`${at.base}${path}`, {
    method,
    headers: { authorization: `Bearer ${at.sandbox.secretKey}` },
  })
  expect([answer.status, answer.headers.get('request-id')]).toEqual([404, expect.stringMatching(/^req_/)])
  expect(await answer.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      message: expect.stringContaining(`Unrecognized request URL (${method}: ${path}). This sandbox does not support`),
    },
  })
})

test('subscriptions are listed by customer, status and price', async () => {
  const { plan, customer } = await aPlan('eve@lists.example', prices.yearly.id)
  const ids = async (filter: object) =>
    (await at.stripe.subscriptions.list({ customer: customer.id, ...filter })).data.map((one) => one.id)
  expect(await ids({ status: 'active', price: prices.yearly.id })).toEqual([plan.id])
  expect(await ids({ price: prices.monthly.id })).toEqual([])
  await expect(ids({ status: 'bogus' })).rejects.toMatchObject({ statusCode: 400, param: 'status' })
})

test('a plan that has ended is not found when it is canceled once more', async () => {
  const { plan } = await aPlan('flo@ended.example')
  expect((await at.stripe.subscriptions.cancel(plan.id)).status).toBe('canceled')
  await expect(at.stripe.subscriptions.cancel(plan.id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('a card that was taken off a customer is never attached again', async () => {
  const { customer, method } = await aCustomer('gus@cards.example')
  const { paymentMethods } = at.stripe
  const noted = await paymentMethods.create({ type: 'card', card: { token: 'tok_visa' }, metadata: { a: 'b' } })
  expect(noted.metadata).toEqual({ a: 'b' })
  const list = async () => (await paymentMethods.list({ customer: customer.id, type: 'card' })).data.map(({ id }) => id)
  expect(await list()).toEqual([method.id])
  expect((await paymentMethods.detach(method.id)).customer).toBeNull()
  expect(await list()).toEqual([])
  const again = paymentMethods.attach(method.id, { customer: customer.id })
  await expect(again).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/may not be used again/),
  })
})

test.each<[string, () => Promise<unknown>, object]>([
  ['an address that is none', () => at.stripe.customers.create({ email: 'nope' }), { code: 'email_invalid' }],
  [
    'a currency that is none',
    () => at.stripe.prices.create({ currency: 'qqq', unit_amount: 1, product: prices.product.id }),
    { param: 'currency' },
  ],
  [
    'an amount below nothing',
    () => at.stripe.prices.create({ currency: 'usd', unit_amount: -1, product: prices.product.id }),
    { param: 'unit_amount' },
  ],
  [
    'a test card that the sandbox lacks',
    () => at.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_threeDSecure2Required' } }),
    { param: 'card[token]', message: "This sandbox does not have the test card 'tok_threeDSecure2Required'." },
  ],
])('%s is refused', async (_what, call, error) => {
  await expect(call()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, ...error })
})

test.each([
  ['too large a body', `name=${'x'.repeat(300_000)}`, 'application/x-www-form-urlencoded', 413],
  ['JSON', '{"name":"x"}', 'application/json', 400],
  ['a kind that nobody knows', 'x', 'application/x-nothing', 400],
])('%s is refused in the shape of the provider', async (_what, body, type, status) => {
  const headers = { authorization: `Bearer ${at.sandbox.secretKey}`, 'content-type': type }
  const answer = await fetch(`${at.base}/v1/customers`, { method: 'POST', body, headers })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('request-id')).toMatch(/^req_/)
  expect(await answer.json()).toEqual({
    error: { type: 'invalid_request_error', message: expect.stringMatching(/^[A-Z].*[.!]$/) },
  })
})
