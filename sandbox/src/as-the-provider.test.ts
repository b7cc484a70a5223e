import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePrices, startTestSandbox, type TestSandbox } from './testing.ts'

// What a developer who knows the provider tries first: it works as there, or says clearly that it does not.
const day = 86_400
let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>

beforeAll(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
})
afterAll(() => at.stop())

async function payer() {
  const customer = await at.stripe.customers.create({ email: 'ada@example.com' })
  const method = await at.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  await at.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } })
  return customer.id
}

const subscribe = async (customer?: string) =>
  at.stripe.subscriptions.create({ customer: customer ?? (await payer()), items: [{ price: prices.monthly.id }] })

/** A call as any developer could write it, past the types. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${at.base}${path}`, { headers: { authorization: `Bearer ${at.sandbox.secretKey}`, ...headers } })

describe('a list', () => {
  test('goes on behind what was canceled or deleted while it was read', async () => {
    const customer = await payer()
    for (let n = 0; n < 5; n++) await subscribe(customer)
    for await (const { id } of at.stripe.subscriptions.list({ customer, limit: 2 }))
      await at.stripe.subscriptions.cancel(id)
    expect((await at.stripe.subscriptions.list({ customer })).data).toEqual([])
    for (let n = 0; n < 5; n++) await at.stripe.customers.create({ email: 'leaves@example.com' })
    for await (const { id } of at.stripe.customers.list({ email: 'leaves@example.com', limit: 2 }))
      await at.stripe.customers.del(id)
    expect((await at.stripe.customers.list({ email: 'leaves@example.com' })).data).toEqual([])
  })

  test('is read backwards to its end', async () => {
    const customer = await payer()
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push((await subscribe(customer)).id)
    const back: string[] = []
    for await (const { id } of at.stripe.subscriptions.list({ customer, limit: 2, ending_before: ids[0] ?? '' }))
      back.push(id)
    expect(back).toEqual(ids.slice(1))
  })

  test('of what belongs to nobody is refused, and no empty one', async () => {
    const missing = (param: string) => ({ type: 'StripeInvalidRequestError', code: 'resource_missing', param })
    await expect(at.stripe.subscriptions.list({ customer: 'cus_no' })).rejects.toMatchObject(missing('customer'))
    await expect(at.stripe.invoices.list({ subscription: 'sub_no' })).rejects.toMatchObject(missing('subscription'))
    await expect(at.stripe.charges.list({ payment_intent: 'pi_no' })).rejects.toMatchObject(missing('payment_intent'))
    const cursor = at.stripe.customers.list({ starting_after: 'cus_no' })
    await expect(cursor).rejects.toMatchObject({ ...missing('starting_after'), message: "No such customer: 'cus_no'" })
  })

  test('has one to a hundred', async () => {
    for (const limit of [0, 101])
      await expect(at.stripe.customers.list({ limit })).rejects.toMatchObject({
        code: 'parameter_invalid_integer',
        param: 'limit',
      })
  })

  test('of events is asked for by one kind or by several', async () => {
    const both = at.stripe.events.list({ type: 'invoice.paid', types: ['charge.refunded'] })
    await expect(both).rejects.toThrow(/only specify one of these parameters: type, types/)
  })
})

describe('a subscription', () => {
  test('has no price twice, and none of another rhythm', async () => {
    const customer = await payer()
    const { monthly, yearly } = prices
    const make = (ids: string[]) => at.stripe.subscriptions.create({ customer, items: ids.map((price) => ({ price })) })
    await expect(make([monthly.id, monthly.id])).rejects.toThrow(/Cannot add multiple subscription items/)
    await expect(make([monthly.id, yearly.id])).rejects.toThrow(/does not support prices of different intervals/)
    const { id } = await subscribe(customer)
    await expect(at.stripe.subscriptions.update(id, { items: [{ price: yearly.id }] })).rejects.toThrow(
      /of different intervals/,
    )
  })

  test('that waits for a page of one’s own is refused, and not charged', async () => {
    const customer = await payer()
    const waiting = at.stripe.subscriptions.create({
      customer,
      items: [{ price: prices.monthly.id }],
      payment_behavior: 'default_incomplete',
    })
    await expect(waiting).rejects.toMatchObject({ param: 'payment_behavior' })
    expect((await at.stripe.charges.list({ customer })).data).toEqual([])
  })

  test('ends at one time, for a reason of the list', async () => {
    const { id, items } = await subscribe()
    const end = items.data[0]?.current_period_end ?? 0
    const twice = at.stripe.subscriptions.update(id, { cancel_at_period_end: true, cancel_at: end - day })
    await expect(twice).rejects.toThrow(/cancel_at, cancel_at_period_end/)
    const feedback = 'boredom' as 'other'
    const why = at.stripe.subscriptions.update(id, { cancellation_details: { feedback } })
    await expect(why).rejects.toMatchObject({ param: 'cancellation_details[feedback]' })
  })

  test('that is over still takes notes, and nothing else', async () => {
    const { id } = await subscribe()
    await at.stripe.subscriptions.cancel(id)
    const noted = await at.stripe.subscriptions.update(id, { metadata: { seen: 'yes' } })
    expect([noted.status, noted.metadata]).toEqual(['canceled', { seen: 'yes' }])
    const resumed = at.stripe.subscriptions.update(id, { cancel_at_period_end: false })
    await expect(resumed).rejects.toThrow(/can only update its cancellation_details and metadata/)
  })

  test('has no negative quantity, which would pay its owner', async () => {
    const { id, items } = await subscribe()
    const less = at.stripe.subscriptions.update(id, { items: [{ id: items.data[0]?.id ?? '', quantity: -1 }] })
    await expect(less).rejects.toMatchObject({ code: 'parameter_invalid_integer', param: 'items[0][quantity]' })
  })

  test('that follows a schedule is previewed with what the schedule begins next', async () => {
    const { id } = await subscribe()
    const { id: schedule, phases } = await at.stripe.subscriptionSchedules.create({ from_subscription: id })
    const now = { start_date: phases[0]?.start_date ?? 0, end_date: phases[0]?.end_date ?? 0 }
    const year = { interval: 'year', interval_count: 1 } as const
    await at.stripe.subscriptionSchedules.update(schedule, {
      phases: [
        { ...now, items: [{ price: prices.monthly.id }] },
        { items: [{ price: prices.yearly.id }], duration: year },
      ],
    })
    expect((await at.stripe.invoices.createPreview({ subscription: id })).total).toBe(9590)
    const none = { phases: '' as unknown as [] }
    await expect(at.stripe.subscriptionSchedules.update(schedule, none)).rejects.toMatchObject({ param: 'phases' })
    const other = [{ ...now, items: [{ price: prices.yearly.id }] }]
    await expect(at.stripe.subscriptionSchedules.update(schedule, { phases: other })).rejects.toMatchObject({
      param: 'phases',
      message: expect.stringMatching(/does not change the items or the end of the current phase/),
    })
    await at.stripe.subscriptionSchedules.release(schedule)
    await at.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await expect(at.stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    })
  })

  test('is not charged for a change later, which this sandbox cannot do', async () => {
    const { id, items } = await subscribe()
    const twice = { items: [{ id: items.data[0]?.id ?? '', quantity: 2 }] }
    const refused = {
      param: 'proration_behavior',
      message: expect.stringMatching(/^This sandbox does not keep prorations/),
    }
    await expect(at.stripe.subscriptions.update(id, twice)).rejects.toMatchObject(refused)
    const preview = at.stripe.invoices.createPreview({ subscription: id, subscription_details: twice })
    await expect(preview).rejects.toMatchObject(refused)
    const changed = await at.stripe.subscriptions.update(id, { ...twice, proration_behavior: 'none' })
    expect(changed.items.data[0]?.quantity).toBe(2)
  })

  test('is changed as of a moment of the period that runs', async () => {
    const { id, items } = await subscribe()
    const item = items.data[0]
    const change = (proration_date: number) => ({
      items: [{ id: item?.id ?? '', price: prices.yearly.id }],
      proration_date,
    })
    for (const moment of [(item?.current_period_start ?? 0) - 1, (item?.current_period_end ?? 0) + 1]) {
      const outside = { param: 'proration_date' }
      await expect(at.stripe.subscriptions.update(id, change(moment))).rejects.toMatchObject(outside)
      const preview = at.stripe.invoices.createPreview({ subscription: id, subscription_details: change(moment) })
      await expect(preview).rejects.toMatchObject(outside)
    }
  })
})

test('an id in a path that names nothing has the name that the provider gives it', async () => {
  const { stripe } = at
  const id = 'none'
  const calls: [string, Promise<unknown>][] = [
    ['id', stripe.customers.update(id, {})],
    ['id', stripe.products.retrieve(id)],
    ['id', stripe.subscriptions.cancel(id)],
    ['id', stripe.events.retrieve(id)],
    ['price', stripe.prices.retrieve(id)],
    ['session', stripe.checkout.sessions.expire(id)],
    ['intent', stripe.paymentIntents.retrieve(id)],
    ['schedule', stripe.subscriptionSchedules.release(id)],
    ['payment_method', stripe.paymentMethods.retrieve(id)],
    ['invoice', stripe.invoices.retrieve(id)],
    ['id', stripe.invoices.pay(id)],
  ]
  for (const [param, call] of calls)
    await expect(call).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing', param })
})

test('an event names only what changed within an object, and a list as a whole', async () => {
  const { id } = await at.stripe.customers.create({ metadata: { kept: '1', changed: '1', gone: '1' } })
  await at.stripe.customers.update(id, { metadata: { changed: '2', gone: '', added: '1' } })
  const [updated] = (await at.stripe.events.list({ type: 'customer.updated', limit: 1 })).data
  expect(updated?.data.previous_attributes).toEqual({ metadata: { changed: '1', gone: '1', added: null } })

  const subscription = await subscribe()
  const item = subscription.items.data[0]
  await at.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item?.id ?? '', quantity: 2 }],
    proration_behavior: 'none',
    cancellation_details: { comment: 'Too quiet' },
  })
  const [changed] = (await at.stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })).data
  expect(changed?.data.previous_attributes).toMatchObject({
    cancellation_details: { comment: null },
    items: { data: [{ id: item?.id, price: { id: prices.monthly.id }, quantity: 1 }] },
  })
  expect(Object.keys(changed?.data.previous_attributes?.['items' as never] ?? {})).toEqual(['data'])
})

test('what nothing can pay for is refused, and not left open', async () => {
  const { id: customer } = await at.stripe.customers.create({ email: 'bare@example.com' })
  const items = [{ price: prices.monthly.id }]
  const noMethod = {
    statusCode: 400,
    code: 'resource_missing',
    message: expect.stringMatching(/no attached payment source/),
  }
  await expect(at.stripe.subscriptions.create({ customer, items })).rejects.toMatchObject(noMethod)
  expect((await at.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([])
  const { id } = await at.stripe.subscriptions.create({ customer, items, trial_period_days: 7 })
  await expect(at.stripe.subscriptions.update(id, { trial_end: 'now' })).rejects.toMatchObject(noMethod)
})

test('a card that is declined is not taken, and a key keeps the refusal', async () => {
  const customer = await payer()
  const attach = at.stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer })
  await expect(attach).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
  const { id } = await at.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  const pay = (default_payment_method: string) =>
    at.stripe.subscriptions.create(
      {
        customer,
        items: [{ price: prices.monthly.id }],
        default_payment_method,
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: 'kept refusal' },
    )
  const refusals = [await pay(id).catch((error: unknown) => error), await pay(id).catch((error: unknown) => error)]
  expect(refusals).toMatchObject([{ statusCode: 402 }, { statusCode: 402 }])
  const replayed = refusals.map((one) => (one as { headers: Record<string, string> }).headers['idempotent-replayed'])
  expect(replayed).toEqual([undefined, 'true'])
})

test('money goes back once, by the charge or by its payment', async () => {
  const customer = await payer()
  await subscribe(customer)
  const [charge] = (await at.stripe.charges.list({ customer })).data
  const ids = { charge: charge?.id ?? '', payment_intent: String(charge?.payment_intent) }
  await expect(at.stripe.refunds.create(ids)).rejects.toThrow(/only specify one/)
  await at.stripe.refunds.create({ charge: ids.charge, amount: 119 })
  const more = at.stripe.refunds.create({ charge: ids.charge, amount: 999 })
  await expect(more).rejects.toThrow('Refund amount ($9.99) is greater than unrefunded amount on charge ($8.80)')
})

test('metadata has fifty keys at most after the merge, and none with brackets', async () => {
  const keys = (letter: string) => Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`${letter}${n}`, 'x']))
  const { id } = await at.stripe.customers.create({ metadata: keys('a') })
  await expect(at.stripe.customers.update(id, { metadata: keys('b') })).rejects.toMatchObject({ param: 'metadata' })
  await expect(at.stripe.customers.update(id, { metadata: { 'a[b]': 'x' } })).rejects.toThrow(/square brackets/)
  expect(Object.keys((await at.stripe.customers.update(id, { metadata: { a0: '' } })).metadata)).toHaveLength(29)
})

test('a deleted customer is a stub wherever it is shown', async () => {
  const { id, customer } = await subscribe()
  await at.stripe.customers.del(String(customer))
  const shown = await at.stripe.subscriptions.retrieve(id, { expand: ['customer'] })
  expect(shown.customer).toEqual({ id: customer, object: 'customer', deleted: true })
})

test('another version, another account and a parameter that is missing here are said, not passed over', async () => {
  const status = async (headers: Record<string, string>) => (await raw('/v1/customers', headers)).status
  expect(await status({ 'stripe-version': '2026-10-28.endive' })).toBe(200)
  expect(await status({ 'stripe-version': '2020-08-27' })).toBe(400)
  expect(await status({ 'stripe-version': 'newest' })).toBe(400)
  await expect(at.stripe.customers.list({}, { stripeAccount: 'acct_1' })).rejects.toMatchObject({
    type: 'StripePermissionError',
    code: 'account_invalid',
  })
  await expect(at.stripe.customers.create({ tax_exempt: 'exempt' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'tax_exempt',
    message: expect.stringMatching(/^Received unknown parameter: tax_exempt\. .*this sandbox does not support it/),
  })
  expect((await raw('/v1/customers?expand=data')).status).toBe(400)
})
