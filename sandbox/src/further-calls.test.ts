import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePrices, startTestSandbox, type TestSandbox } from './testing.ts'

const day = 86_400
let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>

beforeEach(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
})
afterEach(() => at.stop())

async function subscribe() {
  const customer = await at.stripe.customers.create({ email: 'ada@example.com' })
  const method = await at.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  await at.stripe.paymentMethods.attach(method.id, { customer: customer.id })
  return at.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.yearly.id }],
    default_payment_method: method.id,
  })
}

test('a schedule begins another price when the period ends, charges it then, and lets the plan go on by itself', async () => {
  const subscription = await subscribe()
  const schedule = await at.stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const [now] = schedule.phases
  await at.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        start_date: now?.start_date ?? 0,
        end_date: now?.end_date ?? 0,
        items: [{ price: prices.yearly.id, quantity: 1 }],
      },
      { items: [{ price: prices.monthly.id }], duration: { interval: 'month', interval_count: 1 } },
    ],
  })
  const held = at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await expect(held).rejects.toThrow(/managed by the subscription schedule/)
  await at.advance(367 * day)
  const after = await at.stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] })
  expect([after.items.data[0]?.price.id, after.status]).toEqual([prices.monthly.id, 'active'])
  const paid = async () =>
    (await at.stripe.invoices.list({ subscription: subscription.id })).data.map((one) => one.total)
  expect(await paid()).toEqual([999, 9590])
  await at.advance(62 * day)
  expect(await paid()).toEqual([999, 999, 999, 9590])
  expect((await at.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('completed')
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull()
})

test('a released schedule changes nothing; a second one for the same plan, and one that is over, are refused', async () => {
  const subscription = await subscribe()
  const schedule = await at.stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  const again = at.stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  await expect(again).rejects.toThrow(/already attached to a schedule/)
  const released = await at.stripe.subscriptionSchedules.release(schedule.id)
  expect([released.status, released.released_subscription]).toEqual(['released', subscription.id])
  await expect(at.stripe.subscriptionSchedules.update(schedule.id, {})).rejects.toThrow(/`released`/)
})

test('items of a subscription are listed, changed with proration, added and taken off', async () => {
  const subscription = await subscribe()
  const { data } = await at.stripe.subscriptionItems.list({ subscription: subscription.id })
  expect(data.map((item) => item.price.id)).toEqual([prices.yearly.id])
  const id = data[0]?.id ?? ''
  const twice = await at.stripe.subscriptionItems.update(id, { quantity: 2, proration_behavior: 'always_invoice' })
  expect(twice.quantity).toBe(2)
  const [latest] = (await at.stripe.invoices.list({ subscription: subscription.id })).data
  expect(latest?.total).toBe(9590)
  const twiceTheSame = at.stripe.subscriptionItems.create({ subscription: subscription.id, price: prices.yearly.id })
  await expect(twiceTheSame).rejects.toThrow(/multiple subscription items with the same plan/)
  const price = await at.stripe.prices.create({
    product: prices.product.id,
    currency: 'usd',
    unit_amount: 100,
    recurring: { interval: 'year' },
  })
  const at_once = { proration_behavior: 'always_invoice' } as const
  const added = await at.stripe.subscriptionItems.create({
    ...at_once,
    subscription: subscription.id,
    price: price.id,
    metadata: { a: 'b' },
  })
  expect(added.metadata).toEqual({ a: 'b' })
  await at.stripe.subscriptionItems.del(added.id, at_once)
  expect((await at.stripe.subscriptionItems.retrieve(id)).quantity).toBe(2)
  await expect(at.stripe.subscriptionItems.retrieve(added.id)).rejects.toThrow(/No such subscription_item/)
})

test('an invoice made by hand takes in what waits, is finalized and paid once', async () => {
  const { customer } = await subscribe()
  const id = String(customer)
  const method = (await at.stripe.paymentMethods.list({ customer: id })).data[0]?.id ?? ''
  const item = await at.stripe.invoiceItems.create({
    customer: id,
    amount: 500,
    currency: 'usd',
    description: 'Poster',
  })
  const without = await at.stripe.invoices.create({ customer: id })
  expect([without.total, without.parent]).toEqual([0, null])
  const draft = await at.stripe.invoices.create({ customer: id, pending_invoice_items_behavior: 'include' })
  expect([draft.status, draft.total, draft.lines.data[0]?.description]).toEqual(['draft', 500, 'Poster'])
  await at.stripe.invoiceItems.create({ customer: id, amount: 250, currency: 'usd', invoice: draft.id })
  const final = await at.stripe.invoices.finalizeInvoice(draft.id ?? '')
  expect([final.status, final.amount_due]).toEqual(['open', 750])
  expect((await at.stripe.invoices.pay(final.id ?? '', { payment_method: method })).status).toBe('paid')
  await expect(at.stripe.invoices.pay(final.id ?? '')).rejects.toThrow(/already paid/)
  expect((await at.stripe.invoiceItems.retrieve(item.id)).invoice).toBe(draft.id)
  const [payment] = (await at.stripe.invoicePayments.list({ invoice: final.id ?? '' })).data
  expect((await at.stripe.invoicePayments.retrieve(payment?.id ?? '')).amount_paid).toBe(750)
})

test('what waits for the next invoice is on the preview and on the renewal, and can be taken off a draft', async () => {
  const { id: subscription, customer } = await subscribe()
  const id = String(customer)
  await at.stripe.invoiceItems.create({ customer: id, amount: 500, currency: 'usd', description: 'Poster' })
  const next = await at.stripe.invoices.createPreview({ subscription })
  expect(next.lines.data.map((line) => line.amount)).toEqual([500, 9590])
  await at.advance(367 * day)
  const [renewal] = (await at.stripe.invoices.list({ subscription })).data
  expect([renewal?.status, renewal?.total]).toEqual(['paid', 10_090])
  const draft = await at.stripe.invoices.create({ customer: id })
  const item = await at.stripe.invoiceItems.create({
    customer: id,
    amount: 1,
    currency: 'usd',
    invoice: draft.id ?? '',
  })
  expect((await at.stripe.invoices.retrieve(draft.id ?? '')).total).toBe(1)
  expect((await at.stripe.invoiceItems.del(item.id)).deleted).toBe(true)
  expect((await at.stripe.invoices.retrieve(draft.id ?? '')).total).toBe(0)
  const onFinal = at.stripe.invoiceItems.create({
    customer: id,
    amount: 1,
    currency: 'usd',
    invoice: renewal?.id ?? '',
  })
  await expect(onFinal).rejects.toMatchObject({ code: 'invoice_not_editable', param: 'invoice' })
})

test('the overview gives money back and shows each event as it was sent', async () => {
  const subscription = await subscribe()
  const [charge] = (await at.stripe.charges.list({ customer: String(subscription.customer) })).data
  expect((await at.post('/_sandbox/refund', { charge: charge?.id ?? '' })).status).toBe(200)
  expect((await at.stripe.charges.retrieve(charge?.id ?? '')).refunded).toBe(true)
  expect((await at.post('/_sandbox/refund', { charge: charge?.id ?? '' })).status).toBe(400)
  const [event] = (await at.stripe.events.list({ type: 'charge.refunded' })).data
  const shown = await (await fetch(`${at.base}/_sandbox/events/${event?.id}`)).text()
  expect(shown).toContain('charge.refunded')
  expect((await fetch(`${at.base}/_sandbox/events/evt_none`)).status).toBe(404)
  const overview = await (await fetch(`${at.base}/_sandbox/`)).text()
  for (const text of ['Trouble with events', 'given back', 'Hold all back']) expect(overview).toContain(text)
})
