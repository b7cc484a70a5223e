import { afterEach, beforeEach, expect, test } from 'vitest'
import { failsLater, itemOf, makePrices, startTestSandbox, subscribe, type TestSandbox } from './testing.ts'

const day = 86_400
let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>

beforeEach(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
  await at.post('/_sandbox/clock', { set_to: '2030-06-01T00:00:00Z' })
})
afterEach(() => at.stop())

// Real seconds pass during a test, so periods are compared by day.
const dateOf = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10)

/** Attaches a test card to a subscription's customer. */
async function attach(subscription: { customer: unknown }, card: string) {
  return (await at.stripe.paymentMethods.attach(card, { customer: String(subscription.customer) })).id
}

test('on day 10 of 30, changing from monthly to yearly costs 95.90 less 6.66', async () => {
  const subscription = await subscribe(at, prices.monthly)
  // The time of the change, so that no real second is counted.
  const moment = itemOf(subscription).current_period_start + 10 * day
  await at.post('/_sandbox/clock', { set_to: String(moment) })
  const items = [{ id: itemOf(subscription).id, price: prices.yearly.id }]
  const preview = await at.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice' },
  })
  expect(preview.lines.data.map((line) => line.amount)).toEqual([-666, 9590])
  expect([preview.billing_reason, preview.amount_due]).toEqual(['upcoming', 8924])
  const paid = await at.stripe.invoices.retrieve(String(subscription.latest_invoice))
  const credited = preview.lines.data[0]?.parent?.subscription_item_details?.proration_details?.credited_items
  expect(credited).toEqual({ invoice: paid.id, invoice_line_items: [paid.lines.data[0]?.id] })
  const changed = await at.stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
    proration_date: moment,
    expand: ['latest_invoice'],
  })
  expect(changed.latest_invoice).toMatchObject({
    amount_paid: 8924,
    status: 'paid',
    billing_reason: 'subscription_update',
  })
  expect(itemOf(changed).current_period_start).toBe(moment)
  expect(dateOf(itemOf(changed).current_period_end)).toBe('2031-06-11')
})

test('a change outside of the current period is refused, previewed or not', async () => {
  const { id, items } = await subscribe(at, prices.monthly)
  const item = items.data[0]
  const change = { items: [{ id: item?.id ?? '', price: prices.yearly.id }] }
  for (const proration_date of [(item?.current_period_start ?? 0) - 1, (item?.current_period_end ?? 0) + 1])
    await expect(at.stripe.subscriptions.update(id, { ...change, proration_date })).rejects.toMatchObject({
      param: 'proration_date',
    })
  expect((await at.stripe.subscriptions.retrieve(id)).items.data[0]?.price.id).toBe(prices.monthly.id)
})

test('in the trial a change of plan costs nothing, and the trial goes on', async () => {
  const subscription = await subscribe(at, prices.monthly, { trialDays: 7 })
  const items = [{ id: itemOf(subscription).id, price: prices.yearly.id }]
  const changed = await at.stripe.subscriptions.update(subscription.id, { items })
  expect([changed.status, changed.trial_end]).toEqual(['trialing', subscription.trial_end])
  await at.advance(7)
  const { data } = await at.stripe.invoices.list({ subscription: subscription.id })
  expect(data.map((invoice) => invoice.total)).toEqual([9590, 0])
})

test('a trial can be ended now, and is charged then', async () => {
  const { id } = await subscribe(at, prices.quarterly, { trialDays: 7 })
  const ended = await at.stripe.subscriptions.update(id, { trial_end: 'now', expand: ['latest_invoice'] })
  expect(ended).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 2697 } })
  expect(dateOf(itemOf(ended).current_period_end)).toBe('2030-09-01')
})

test('the end of a trial is announced three days ahead and charged, and then each month is', async () => {
  const subscription = await subscribe(at, prices.monthly, { trialDays: 7 })
  await at.advance(45)
  const types = ['invoice.paid', 'customer.subscription.trial_will_end']
  const events = (await at.stripe.events.list({ limit: 100, types })).data.reverse()
  expect(events.map((event) => [event.type, dateOf(event.created)])).toEqual([
    ['invoice.paid', '2030-06-01'],
    ['customer.subscription.trial_will_end', '2030-06-05'],
    ['invoice.paid', '2030-06-08'],
    ['invoice.paid', '2030-07-08'],
  ])
  const created = { gte: events[2]?.created ?? 0 }
  expect((await at.stripe.events.list({ types, created })).data).toHaveLength(2)
  const after = await at.stripe.subscriptions.retrieve(subscription.id)
  expect([after.status, dateOf(itemOf(after).current_period_end)]).toEqual(['active', '2030-08-08'])
})

test('a card that fails later makes the subscription past due, and after seven days it ends', async () => {
  const subscription = await subscribe(at, prices.monthly, { card: failsLater, trialDays: 7 })
  await at.advance(7)
  const late = await at.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
  await at.advance(7)
  const ended = await at.stripe.subscriptions.retrieve(subscription.id)
  expect([ended.status, ended.cancellation_details?.reason]).toEqual(['canceled', 'payment_failed'])
  const failures = await at.stripe.events.list({ types: ['invoice.payment_failed'], limit: 100 })
  expect(failures.data).toHaveLength(5)
})

test('a failed renewal that another card pays makes the subscription active again', async () => {
  const subscription = await subscribe(at, prices.monthly, { card: failsLater })
  await at.advance(30)
  const late = await at.stripe.subscriptions.retrieve(subscription.id)
  expect(late.status).toBe('past_due')
  const invoice = String(late.latest_invoice)
  const failing = await attach(subscription, 'pm_card_chargeCustomerFail')
  const refused = at.stripe.invoices.pay(invoice, { payment_method: failing })
  await expect(refused).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
  expect((await at.stripe.invoices.retrieve(invoice)).attempt_count).toBe(2)
  await at.stripe.invoices.pay(invoice, { payment_method: await attach(subscription, 'pm_card_mastercard') })
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  const again = at.stripe.invoices.pay(invoice, { payment_method: failing })
  await expect(again).rejects.toMatchObject({ code: 'invoice_already_paid' })
})

test('a voided invoice can no longer be paid', async () => {
  const subscription = await subscribe(at, prices.monthly, { card: failsLater })
  await at.advance(30)
  const { latest_invoice } = await at.stripe.subscriptions.retrieve(subscription.id)
  const voided = await at.stripe.invoices.voidInvoice(String(latest_invoice))
  expect([voided.status, voided.auto_advance, voided.next_payment_attempt]).toEqual(['void', false, null])
  const expand = ['data.payment.payment_intent']
  const { data } = await at.stripe.invoicePayments.list({ invoice: String(latest_invoice), expand })
  const canceled = { status: 'canceled', cancellation_reason: 'void_invoice' }
  expect(data).toMatchObject([{ status: 'canceled', payment: { payment_intent: canceled } }])
  const payment_method = await attach(subscription, 'pm_card_visa')
  const pay = at.stripe.invoices.pay(String(latest_invoice), { payment_method })
  await expect(pay).rejects.toMatchObject({ statusCode: 400 })
})

test('a canceled plan stays active until its period ends, and can be resumed before', async () => {
  const subscription = await subscribe(at, prices.monthly)
  const stopping = await at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect([stopping.status, stopping.cancel_at]).toEqual(['active', itemOf(subscription).current_period_end])
  const kept = await at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  expect([kept.cancel_at, kept.canceled_at]).toEqual([null, null])
  const cancel_at = itemOf(subscription).current_period_end
  const byDate = await at.stripe.subscriptions.update(subscription.id, { cancel_at })
  expect([byDate.cancel_at, byDate.cancel_at_period_end]).toEqual([cancel_at, false])
  expect((await at.stripe.subscriptions.update(subscription.id, { cancel_at: '' })).cancel_at).toBeNull()
  await at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await at.advance(30)
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  expect((await at.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1)
  await expect(at.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' })
  const resumed = at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  await expect(resumed).rejects.toThrow(/canceled subscription/)
})

test('an upgrade whose charge fails changes nothing, its key keeps the refusal, and the next one works', async () => {
  const subscription = await subscribe(at, prices.monthly)
  await at.advance(10)
  const items = [{ id: itemOf(subscription).id, price: prices.yearly.id }]
  const upgrade = (idempotencyKey: string) => {
    const params = { items, payment_behavior: 'error_if_incomplete' } as const
    return at.stripe.subscriptions.update(subscription.id, params, { idempotencyKey })
  }
  await at.post('/_sandbox/fail-next-charge', {})
  const declined = { type: 'StripeCardError', statusCode: 402, code: 'card_declined' }
  await expect(upgrade('first')).rejects.toMatchObject(declined)
  await expect(upgrade('first')).rejects.toMatchObject(declined)
  const same = await at.stripe.subscriptions.retrieve(subscription.id)
  expect(itemOf(same).price.lookup_key).toBe('monthly')
  expect(itemOf(await upgrade('second')).price.lookup_key).toBe('yearly')
})

test('a payment is refunded once, in parts or in full', async () => {
  const subscription = await subscribe(at, prices.monthly)
  const payments = await at.stripe.invoicePayments.list({ invoice: String(subscription.latest_invoice) })
  const payment_intent = String(payments.data[0]?.payment.payment_intent)
  const customer = String(subscription.customer)
  const [charge] = (await at.stripe.charges.list({ customer })).data
  const both = at.stripe.refunds.create({ charge: charge?.id ?? '', payment_intent })
  await expect(both).rejects.toThrow(/exactly one/)
  const refund = await at.stripe.refunds.create({ charge: charge?.id ?? '', amount: 119 })
  expect([refund.status, refund.amount]).toEqual(['succeeded', 119])
  const more = at.stripe.refunds.create({ payment_intent, amount: 999 })
  await expect(more).rejects.toThrow('Refund amount ($9.99) is greater than unrefunded amount on charge ($8.80)')
  await at.stripe.refunds.create({ payment_intent })
  const again = at.stripe.refunds.create({ payment_intent })
  await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' })
  const { data } = await at.stripe.charges.list({ customer })
  expect(data).toMatchObject([{ amount_refunded: 999, refunded: true }])
})

test('an invoice has a number and says what it is for', async () => {
  const subscription = await subscribe(at, prices.monthly)
  const invoice = await at.stripe.invoices.retrieve(String(subscription.latest_invoice))
  expect(invoice.number).toMatch(/^[A-Z0-9]{8}-0001$/)
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id)
  expect(invoice.lines.data.map(({ description }) => description)).toEqual(['1 × Marigold monthly (at $9.99 a month)'])
})

test('a month from the 31st ends on the last day, and the next one on the 31st again', async () => {
  await at.post('/_sandbox/clock', { set_to: '2031-01-31T10:00:00Z' })
  const subscription = await subscribe(at, prices.monthly)
  expect(dateOf(itemOf(subscription).current_period_end)).toBe('2031-02-28')
  await at.post('/_sandbox/clock', { set_to: '2031-03-01T00:00:00Z' })
  const next = await at.stripe.subscriptions.retrieve(subscription.id)
  expect(dateOf(itemOf(next).current_period_end)).toBe('2031-03-31')
})

async function planYearly(subscription: Awaited<ReturnType<typeof subscribe>>) {
  const { current_period_start: start_date, current_period_end: end_date, price } = itemOf(subscription)
  const { id } = await at.stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
  return at.stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    phases: [
      { start_date, end_date, items: [{ price: price.id, quantity: 1 }], proration_behavior: 'none' },
      {
        items: [{ price: prices.yearly.id, quantity: 1 }],
        duration: { interval: 'year', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  })
}

test('a schedule starts its price when the period ends, and is completed a period later', async () => {
  const subscription = await subscribe(at, prices.monthly)
  const schedule = await planYearly(subscription)
  await expect(planYearly(subscription)).rejects.toThrow(/already attached to a schedule/)
  await at.advance(31)
  const next = await at.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(next).toMatchObject({ latest_invoice: { amount_paid: 9590 }, schedule: schedule.id })
  expect(dateOf(itemOf(next).current_period_end)).toBe('2031-07-01')
  await at.advance(365)
  expect((await at.stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('completed')
  const renewed = await at.stripe.subscriptions.retrieve(subscription.id)
  expect([itemOf(renewed).price.id, renewed.schedule]).toEqual([prices.yearly.id, null])
})

test('a schedule must be released before the plan is canceled, and then it no longer changes the plan', async () => {
  const subscription = await subscribe(at, prices.monthly)
  const { id } = await planYearly(subscription)
  const stop = () => at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await expect(stop()).rejects.toThrow(/managed by the schedule/)
  expect((await at.stripe.subscriptionSchedules.release(id)).status).toBe('released')
  await expect(at.stripe.subscriptionSchedules.release(id)).rejects.toThrow(/`released` status/)
  await at.advance(31)
  expect(itemOf(await at.stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(prices.monthly.id)
  await stop()
})

test('a scheduled price starts in the middle of a period that was changed meanwhile', async () => {
  const subscription = await subscribe(at, prices.monthly)
  await planYearly(subscription)
  const items = [{ id: itemOf(subscription).id, price: prices.quarterly.id }]
  await at.stripe.subscriptions.update(subscription.id, { items })
  await at.advance(31)
  const { data } = await at.stripe.invoices.list({ subscription: subscription.id })
  expect(data.map(({ total }) => total)).toEqual([9590, 2697 - 999, 999])
})

test('the clock only goes forward', async () => {
  const back = await at.post('/_sandbox/clock', { set_to: '2029-01-01T00:00:00Z' })
  expect([back.status, at.sandbox.now().getUTCFullYear()]).toEqual([400, 2030])
})
