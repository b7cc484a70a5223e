import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePrices, startTestSandbox, type TestSandbox } from './testing.ts'

// Ways of the official client that the app itself does not go: shaped as the provider's answers are.

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

test('objects are searched by their fields, notes and amounts, page by page', async () => {
  for (const name of ['ann', 'ben', 'cleo']) await aCustomer(`${name}@search.example`)
  const { customers, prices: priceCalls, subscriptions } = at.stripe
  const emails = async (query: string) => (await customers.search({ query })).data.map((one) => one.email)
  expect(await emails('email:"ANN@search.example"')).toEqual(['ann@search.example'])
  expect(await emails('email~"@search.example" AND -email:"ben@search.example"')).toEqual([
    'cleo@search.example',
    'ann@search.example',
  ])
  expect(await emails(`metadata['user']:'ben@search.example' OR email:'ann@search.example'`)).toHaveLength(2)
  expect(await emails('email:"nobody@search.example"')).toEqual([])
  const first = await customers.search({ query: 'email~"search"', limit: 2 })
  expect([first.object, first.data.length, first.has_more]).toEqual(['search_result', 2, true])
  const second = await customers.search({ query: 'email~"search"', limit: 2, page: first.next_page ?? '' })
  expect([second.data.length, second.has_more, second.next_page]).toEqual([1, false, null])
  const all: string[] = []
  for await (const one of customers.search({ query: 'email~"search"', limit: 1 })) all.push(one.id)
  expect(all).toHaveLength(3)
  const { plan } = await aPlan('dan@search.example')
  const { data } = await subscriptions.search({ query: "status:'active'" })
  expect(data.map((one) => one.id)).toContain(plan.id)
  expect((await at.stripe.invoices.search({ query: 'total>998 AND total<1000' })).data).toHaveLength(1)
  expect((await priceCalls.search({ query: "active:'true' AND lookup_key:'monthly'" })).data).toHaveLength(1)
})

test('what the sandbox lacks is refused as such, and a wrong spelling as unknown', async () => {
  const { plan } = await aPlan('eve@lacks.example')
  const refused = { type: 'StripeInvalidRequestError', statusCode: 400 }
  const lacking = (parameter: string) => ({
    ...refused,
    param: parameter,
    message: `This sandbox does not support the parameter ${parameter}. The provider itself does.`,
  })
  const { subscriptions, checkout } = at.stripe
  const pause = { pause_collection: { behavior: 'void' as const } }
  await expect(subscriptions.update(plan.id, pause)).rejects.toMatchObject(lacking('pause_collection'))
  const discounts = [{ coupon: 'ten' }]
  await expect(subscriptions.update(plan.id, { discounts })).rejects.toMatchObject(lacking('discounts'))
  const page = { success_url: 'https://a.example/', line_items: [{ price: prices.monthly.id, quantity: 1 }] }
  const session = checkout.sessions.create({ ...page, mode: 'subscription', allow_promotion_codes: true })
  await expect(session).rejects.toMatchObject(lacking('allow_promotion_codes'))
  for (const mode of ['payment', 'setup'] as const)
    await expect(checkout.sessions.create({ ...page, mode })).rejects.toMatchObject({
      ...refused,
      message: 'Invalid mode: this sandbox sells subscriptions only (mode=subscription).',
    })
  await expect(at.stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 })
  const spelled = { descripton: 'x' } as object
  await expect(subscriptions.update(plan.id, spelled)).rejects.toMatchObject({ code: 'parameter_unknown' })
})

test.each([
  ['', /Missing required param: query/],
  ['email', /unable to parse/],
  ['email:"a" AND', /unable to parse/],
  ['email:"a" AND name:"b" OR name:"c"', /both AND and OR/],
])('the search %j is refused', async (query, message) => {
  await expect(at.stripe.customers.search({ query })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'query',
    message: expect.stringMatching(message),
  })
})

test('subscriptions are listed by status, price, clock, way of paying and end of their period', async () => {
  const { plan, customer } = await aPlan('eve@lists.example', prices.yearly.id)
  const end = plan.items.data[0]?.current_period_end ?? 0
  const ids = async (filter: object) =>
    (await at.stripe.subscriptions.list({ customer: customer.id, ...filter })).data.map((one) => one.id)
  const found = { status: 'active', price: prices.yearly.id, collection_method: 'charge_automatically' }
  expect(await ids({ ...found, current_period_end: { gte: end, lt: end + 1 } })).toEqual([plan.id])
  expect(await ids({ current_period_end: { gt: end } })).toEqual([])
  expect(await ids({ collection_method: 'send_invoice' })).toEqual([])
  expect(await ids({ test_clock: 'clock_none' })).toEqual([])
  await expect(ids({ status: 'bogus' })).rejects.toMatchObject({ statusCode: 400, param: 'status' })
  const monthly = await at.stripe.prices.list({ recurring: { interval: 'month' }, currency: 'usd', type: 'recurring' })
  expect(monthly.data.map((one) => one.id)).toEqual([prices.monthly.id])
  expect((await at.stripe.prices.list({ currency: 'eur' })).data).toEqual([])
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
  const { paymentMethods, customers } = at.stripe
  const details = { name: 'Gus', phone: '1' }
  const renamed = await paymentMethods.update(method.id, { billing_details: details, metadata: { a: 'b' } })
  expect([renamed.billing_details, renamed.metadata]).toMatchObject([details, { a: 'b' }])
  expect((await customers.retrievePaymentMethod(customer.id, method.id)).id).toBe(method.id)
  await paymentMethods.detach(method.id)
  const again = paymentMethods.attach(method.id, { customer: customer.id })
  await expect(again).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/may not be used again/),
  })
  const gone = customers.retrievePaymentMethod(customer.id, method.id)
  await expect(gone).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
})

test('notes are kept on charges, payments, refunds and open payment pages', async () => {
  const { customer } = await aPlan('hal@notes.example')
  const [charge] = (await at.stripe.charges.list({ customer: customer.id })).data
  const refund = await at.stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 })
  const note = { metadata: { a: 'b' } }
  const intent = String(charge?.payment_intent)
  const line_items = [{ price: prices.monthly.id, quantity: 1 }]
  const page = await at.stripe.checkout.sessions.create({
    ...{ mode: 'subscription', line_items },
    success_url: 'http://app.example/',
  })
  const noted = [
    await at.stripe.charges.update(charge?.id ?? '', note),
    await at.stripe.paymentIntents.update(intent, note),
    await at.stripe.refunds.update(refund.id, note),
    await at.stripe.checkout.sessions.update(page.id, note),
  ]
  for (const one of noted) expect(one.metadata).toEqual({ a: 'b' })
})

test('a product with prices cannot be deleted, one without them can; its own price may be its first', async () => {
  const { products } = at.stripe
  await expect(products.del(prices.product.id)).rejects.toMatchObject({ statusCode: 400 })
  const { default_price } = await products.update(prices.product.id, { default_price: prices.monthly.id })
  expect(default_price).toBe(prices.monthly.id)
  const other = await products.create({ name: 'Other' })
  const foreign = products.update(other.id, { default_price: prices.monthly.id })
  await expect(foreign).rejects.toMatchObject({ statusCode: 400, param: 'default_price' })
  expect(await products.del(other.id)).toMatchObject({ id: other.id, deleted: true })
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
    'a kind of event that is none',
    () => at.stripe.webhookEndpoints.create({ url: 'http://a.example', enabled_events: ['nope' as '*'] }),
    { param: 'enabled_events[0]' },
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
