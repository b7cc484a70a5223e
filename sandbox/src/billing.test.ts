import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePrices, startTestSandbox, type TestSandbox } from './testing.ts'

const day = 86_400
let at: TestSandbox
let prices: Awaited<ReturnType<typeof makePrices>>

beforeEach(async () => {
  at = await startTestSandbox()
  prices = await makePrices(at.stripe)
  await at.post('/_sandbox/clock', { set_to: '2030-06-01T00:00:00Z' })
})
afterEach(() => at.stop())

async function subscribe(card = 'pm_card_visa', trialDays?: number) {
  const customer = await at.stripe.customers.create({ email: 'ada@example.com', name: 'Ada' })
  const method = await at.stripe.paymentMethods.attach(card, { customer: customer.id })
  return at.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.monthly.id }],
    default_payment_method: method.id,
    ...(trialDays && { trial_period_days: trialDays }),
  })
}

const itemOf = (subscription: { items: { data: { id: string; current_period_end: number }[] } }) => {
  const item = subscription.items.data[0]
  if (!item) throw new Error('no item')
  return item
}

const seconds = (text: string) => Date.parse(text) / 1000
// Real seconds pass during a test, so periods are compared by their day.
const dateOf = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10)

test('on day 10 of 30, going from monthly to yearly costs 95.90 less 6.66', async () => {
  const subscription = await subscribe()
  await at.advance(10 * day)
  const items = [{ id: itemOf(subscription).id, price: prices.yearly.id }]
  const moment = seconds('2030-06-11T00:00:00Z')
  const preview = await at.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date: moment },
  })
  expect(preview.lines.data.map((line) => line.amount)).toEqual([-666, 9590])
  expect(preview.billing_reason).toBe('upcoming')
  const paid = await at.stripe.invoices.retrieve(String(subscription.latest_invoice))
  const credited = preview.lines.data[0]?.parent?.subscription_item_details?.proration_details?.credited_items
  expect(credited).toEqual({ invoice: paid.id, invoice_line_items: [paid.lines.data[0]?.id] })
  expect(preview.amount_due).toBe(8924)
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
  expect(dateOf(itemOf(changed).current_period_end)).toBe('2031-06-11')
})

test('in the trial a change of plan costs nothing, and the trial goes on', async () => {
  const subscription = await subscribe('pm_card_visa', 7)
  const items = [{ id: itemOf(subscription).id, price: prices.yearly.id }]
  const preview = await at.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items },
  })
  expect([preview.amount_due, preview.total]).toEqual([0, 0])
  const changed = await at.stripe.subscriptions.update(subscription.id, { items })
  expect([changed.status, changed.trial_end]).toEqual(['trialing', subscription.trial_end])
  await at.advance(7 * day)
  const { data } = await at.stripe.invoices.list({ subscription: subscription.id })
  expect(data.map((invoice) => invoice.total)).toEqual([9590, 0])
})

test('a trial warns three days ahead, is charged at its end, and renews each month in order', async () => {
  const subscription = await subscribe('pm_card_visa', 7)
  await at.advance(45 * day)
  const events = await at.stripe.events.list({ limit: 100 })
  const mine = events.data.reverse().filter((event) => /will_end|invoice\.paid/.test(event.type))
  expect(mine.map((event) => [event.type, dateOf(event.created)])).toEqual([
    ['invoice.paid', '2030-06-01'],
    ['customer.subscription.trial_will_end', '2030-06-05'],
    ['invoice.paid', '2030-06-08'],
    ['invoice.paid', '2030-07-08'],
  ])
  const after = await at.stripe.subscriptions.retrieve(subscription.id)
  expect([after.status, dateOf(itemOf(after).current_period_end)]).toEqual(['active', '2030-08-08'])
})

test('a card that fails later makes the subscription past due, and after seven days it ends', async () => {
  const subscription = await subscribe('pm_card_chargeCustomerFail', 7)
  await at.advance(7 * day)
  const late = await at.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } })
  await at.advance(7 * day)
  const ended = await at.stripe.subscriptions.retrieve(subscription.id)
  expect([ended.status, ended.cancellation_details?.reason]).toEqual(['canceled', 'payment_failed'])
  const failures = await at.stripe.events.list({ type: 'invoice.payment_failed', limit: 100 })
  expect(failures.data).toHaveLength(5)
})

test('a failed renewal that is paid with another card makes the subscription active again', async () => {
  const subscription = await subscribe()
  await at.post('/_sandbox/fail-next-charge', {})
  await at.advance(30 * day)
  const late = await at.stripe.subscriptions.retrieve(subscription.id)
  expect(late.status).toBe('past_due')
  await at.stripe.invoices.pay(String(late.latest_invoice))
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
})

test('what was owed on a voided invoice can no longer be paid', async () => {
  const subscription = await subscribe()
  await at.post('/_sandbox/fail-next-charge', {})
  await at.advance(30 * day)
  const { latest_invoice } = await at.stripe.subscriptions.retrieve(subscription.id)
  const voided = await at.stripe.invoices.voidInvoice(String(latest_invoice))
  expect([voided.status, voided.auto_advance, voided.next_payment_attempt]).toEqual(['void', false, null])
  const expand = ['data.payment.payment_intent']
  const { data } = await at.stripe.invoicePayments.list({ invoice: String(latest_invoice), expand })
  const canceled = { status: 'canceled', cancellation_reason: 'void_invoice' }
  expect(data).toMatchObject([{ status: 'canceled', payment: { payment_intent: canceled } }])
  await expect(at.stripe.invoices.pay(String(latest_invoice))).rejects.toMatchObject({ statusCode: 400 })
})

test('a plan that stops at the end of its period stays active until then, can be taken back, and then ends', async () => {
  const subscription = await subscribe()
  const stopping = await at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  expect([stopping.status, stopping.cancel_at]).toEqual(['active', itemOf(subscription).current_period_end])
  const kept = await at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })
  expect([kept.cancel_at, kept.canceled_at]).toEqual([null, null])
  await at.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await at.advance(30 * day)
  expect((await at.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  expect((await at.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1)
  await expect(at.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' })
})

test('an upgrade whose charge fails is refused and changes nothing, and the next try goes through', async () => {
  const subscription = await subscribe()
  await at.advance(10 * day)
  const items = [{ id: itemOf(subscription).id, price: prices.yearly.id }]
  const upgrade = () =>
    at.stripe.subscriptions.update(subscription.id, { items, payment_behavior: 'error_if_incomplete' })
  await at.post('/_sandbox/fail-next-charge', {})
  await expect(upgrade()).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' })
  const same = await at.stripe.subscriptions.retrieve(subscription.id)
  expect(same.items.data[0]?.price.lookup_key).toBe('monthly')
  expect((await upgrade()).items.data[0]?.price.lookup_key).toBe('yearly')
})

test('the money of an invoice can be given back once', async () => {
  const subscription = await subscribe()
  const { payments } = await at.stripe.invoices.retrieve(String(subscription.latest_invoice), { expand: ['payments'] })
  const intent = String(payments?.data[0]?.payment.payment_intent)
  const refund = await at.stripe.refunds.create({ payment_intent: intent, amount: 400 })
  expect([refund.status, refund.amount]).toEqual(['succeeded', 400])
  await at.stripe.refunds.create({ payment_intent: intent })
  await expect(at.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const charges = await at.stripe.charges.list({ payment_intent: intent, expand: ['data.refunds'] })
  expect(charges.data[0]).toMatchObject({ amount_refunded: 999, refunded: true })
  expect(charges.data[0]?.refunds?.data).toHaveLength(2)
})

test('an invoice is a real PDF with its number', async () => {
  const subscription = await subscribe()
  const invoice = await at.stripe.invoices.retrieve(String(subscription.latest_invoice))
  expect(invoice.number).toMatch(/^[A-Z0-9]{8}-0001$/)
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id)
  const path = invoice.invoice_pdf?.replace('http://app.example', '')
  const pdf = await fetch(`${at.base}${path}`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
})

test('a subscription on the 31st ends its month on the last day, and comes back to the 31st', async () => {
  await at.post('/_sandbox/clock', { set_to: '2031-01-31T10:00:00Z' })
  const subscription = await subscribe()
  expect(dateOf(itemOf(subscription).current_period_end)).toBe('2031-02-28')
  await at.post('/_sandbox/clock', { set_to: '2031-03-01T00:00:00Z' })
  const next = await at.stripe.subscriptions.retrieve(subscription.id)
  expect(dateOf(itemOf(next).current_period_end)).toBe('2031-03-31')
})

test('the clock only goes forward', async () => {
  const back = await at.post('/_sandbox/clock', { set_to: '2029-01-01T00:00:00Z' })
  expect([back.status, at.sandbox.now().getUTCFullYear()]).toEqual([400, 2030])
})
