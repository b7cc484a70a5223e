import { getBillingHistory, getReceiptDetails, putReceiptDetails, upgradeSubscription } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { charges, openCheckout, control, pay } from '../testing-payments.ts'
import { subscribed } from '../plan/testing-plans.ts'
import { syncRefund } from './store-invoice.service.ts'

// Waits for the provider's own webhooks several times.
vi.setConfig({ testTimeout: 240_000 })

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const history = async (user: TestUser, page?: number) =>
  (await app.as(user).call(getBillingHistory, { query: page ? { page: String(page) } : {} })).body
const soon = { timeout: 60_000, interval: 100 }

/** Waits until the provider's own webhooks have updated the history to this. */
async function becomes(user: TestUser, rows: object[]) {
  const read = async () => {
    await app.runJobs()
    return (await history(user)).billing_history
  }
  await expect.poll(read, soon).toEqual(rows.map((row) => expect.objectContaining(row)))
}

/** Waits until a query is blocked by another one. */
async function someoneWaits() {
  const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.n, soon).toBeGreaterThan(0)
}

async function paper(user: TestUser | null, address: string) {
  return app.inject({
    method: 'GET',
    url: address,
    headers: user === null ? {} : { authorization: `Bearer ${user.token}` },
  })
}

describe('the billing history', () => {
  test('is empty for a user who never paid', async () => {
    expect(await history(await app.aRegistered())).toEqual({ success: true, billing_history: [] })
  })

  test('lists each invoice, newest first, with its period and the credit for the old plan', async () => {
    const user = await subscribed(app, { plan: 'monthly' })
    await app.as(user).call(upgradeSubscription, { body: { plan_type: '3' } })
    const [yearly, monthly, ...more] = (await history(user)).billing_history
    expect(more).toEqual([])
    expect(monthly).toMatchObject({ plan: 'Monthly', status: 'paid', amount: 999, refunded: 0 })
    expect(yearly).toMatchObject({ plan: 'Yearly', status: 'paid' })
    expect(yearly.amount).toBe((await charges(app, user))[1]?.amount)
    const stored = app.db.selectFrom('invoices').where('id', '=', yearly.id).select(['lines', 'card'])
    const { lines, card } = await stored.executeTakeFirstOrThrow()
    const date = String.raw`[A-Z][a-z]+ \d{1,2}, \d{4}`
    expect([lines, card]).toEqual([
      [
        { amount: -999, description: expect.stringMatching(`^Credit for unused time on Monthly, ${date} to ${date}$`) },
        { amount: 9590, description: expect.stringMatching(`^Yearly plan, ${date} to ${date}$`) },
      ],
      'Visa ending in 4242',
    ])
    expect(yearly.invoice_number).toMatch(/^[A-Z0-9]{8}-0002$/)
    const days = (Date.parse(yearly.current_period_end) - Date.parse(yearly.current_period_start)) / 86_400_000
    expect([365, 366]).toContain(days)
    expect(yearly.invoice_pdf).toBe(`/api/billing-history/${yearly.id}/invoice.pdf`)
  })

  test('shows a failed payment, a successful one, and a full or partial refund', async () => {
    const user = await subscribed(app, { plan: 'monthly' })
    // Just past the end of the period: a day later the provider would have retried.
    const [{ current_period_end }] = (await history(user)).billing_history
    await control(app, 'fail-next-charge', { count: '1' })
    await control(app, 'clock', { set_to: String(Date.parse(current_period_end) / 1000 + 60) })
    await becomes(user, [
      { status: 'open', amount: 999 },
      { status: 'paid', amount: 999 },
    ])
    await control(app, 'clock', { days: '2' })
    await becomes(user, [{ status: 'paid' }, { status: 'paid' }])
    const { payments } = app.services
    const customer = await app.db
      .selectFrom('billing_customers')
      .where('user_id', '=', user.id)
      .select('provider_id')
      .executeTakeFirstOrThrow()
    const { data } = await payments.charges.list({ customer: customer.provider_id })
    const charge = data.filter((one) => one.paid).at(-1)
    await payments.refunds.create({ charge: String(charge?.id), amount: 400 })
    await becomes(user, [{ status: 'paid' }, { status: 'partly refunded', refunded: 400 }])
    await payments.refunds.create({ charge: String(charge?.id) })
    await becomes(user, [{ status: 'paid' }, { status: 'refunded', refunded: 999 }])
    const notifications = await app.db
      .selectFrom('notifications')
      .where('user_id', '=', user.id)
      .where('message', 'like', 'Your refund%')
      .orderBy('id')
      .select('message')
      .execute()
    expect(notifications.map(({ message }) => message.replace(/receipt [\w-]+/, 'receipt'))).toEqual([
      'Your refund is on its way: $4.00 of the $9.99 you paid for receipt.',
      'Your refund is on its way: $9.99 you paid for receipt.',
    ])
    const mails = app.db
      .selectFrom('mails')
      .where('recipient', '=', user.email)
      .where('subject', 'like', 'Your refund of $%')
    expect(await mails.select('subject').execute()).toHaveLength(2)
  })

  test('includes invoices from before we stored them, loaded from the provider once', async () => {
    const user = await subscribed(app, { plan: 'quarterly' })
    await app.db.deleteFrom('invoices').where('user_id', '=', user.id).execute()
    await app.db.updateTable('billing_customers').set({ invoices_read_at: null }).execute()
    expect((await history(user)).billing_history).toEqual([
      expect.objectContaining({ plan: 'Quarterly', amount: 2697, status: 'paid' }),
    ])
    await app.db.deleteFrom('invoices').where('user_id', '=', user.id).execute()
    expect((await history(user)).billing_history).toEqual([])
  })

  test('keeps a refund that arrives during that first load', async () => {
    const user = await subscribed(app, { plan: 'monthly' })
    const { payments } = app.services
    const ask = payments.invoicePayments.list.bind(payments.invoicePayments)
    let notifications: Promise<void> | undefined
    vi.spyOn(payments.invoicePayments, 'list').mockImplementationOnce((async (query: object) => {
      const page = await ask({ ...query, expand: ['data.payment.payment_intent.latest_charge'] })
      const intent = page.data[0]?.payment.payment_intent as { id: string }
      await payments.refunds.create({ payment_intent: intent.id })
      notifications = syncRefund(app.services, intent.id)
      await Promise.race([notifications, someoneWaits()])
      return page
    }) as never)
    await history(user)
    await notifications
    expect((await history(user)).billing_history).toMatchObject([{ status: 'refunded', refunded: 999 }])
  })

  test('shows the cost of the trial, in pages of a hundred', async () => {
    const user = await subscribed(app, { plan: 'monthly', state: 'trial' })
    expect((await history(user)).billing_history).toEqual([expect.objectContaining({ amount: 0, status: 'paid' })])
    const row = await app.db.selectFrom('invoices').where('user_id', '=', user.id).selectAll().executeTakeFirstOrThrow()
    const { id: _id, ...rest } = row
    const many = Array.from({ length: 120 }, (_, n) => ({
      ...rest,
      lines: '[]',
      provider_id: `in_${user.id}_${n}`,
      created_at: new Date(n),
    }))
    await app.db.insertInto('invoices').values(many).execute()
    const sizes = [1, 2, 3].map(async (page) => (await history(user, page)).billing_history.length)
    expect(await Promise.all(sizes)).toEqual([100, 21, 0])
    for (const page of ['0', 'x', '-1', '1.5', '99999999'])
      expect((await app.as(user).call(getBillingHistory, { query: { page } })).statusCode).toBe(422)
  })

  test('needs a login and shows nobody else’s invoices', async () => {
    await subscribed(app, { plan: 'monthly' })
    expect((await history(await app.aSubscriber())).billing_history).toEqual([])
    const response = await app.call(getBillingHistory)
    expect([response.statusCode, response.body.success]).toEqual([401, false])
  })
})

describe('an invoice as a PDF', () => {
  test('can be opened by its owner only', async () => {
    const user = await subscribed(app, { plan: 'monthly' })
    const [row] = (await history(user)).billing_history
    const own = await paper(user, row.invoice_pdf)
    expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    expect(own.headers['content-disposition']).toBe(`attachment; filename="Marigold-${row.invoice_number}.pdf"`)
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await paper(await app.anAdmin(), row.invoice_pdf)).statusCode).toBe(404)
    expect((await paper(await app.aSubscriber(), row.invoice_pdf)).statusCode).toBe(404)
    expect((await paper(null, row.invoice_pdf)).statusCode).toBe(401)
    for (const id of ['0', 'x', '1e3', '-1', '99999999999999999999'])
      expect((await paper(user, `/api/billing-history/${id}/invoice.pdf`)).statusCode).toBe(404)
  })

  test('stays without its user when the account is deleted', async () => {
    const user = await subscribed(app, { plan: 'monthly' })
    await app.db.deleteFrom('users').where('id', '=', user.id).execute()
    const left = app.db.selectFrom('invoices').where('user_id', 'is', null).selectAll()
    expect(JSON.stringify(await left.execute())).not.toContain(user.email)
    expect(await left.execute()).not.toEqual([])
  })
})

describe('the billing name and PO number on receipts', () => {
  const details = { name: 'Northside School', number: '4711' }

  test('belong to the user, can be removed, and have a maximum length', async () => {
    const [user, other] = [await app.aRegistered(), await app.aRegistered()]
    const put = (body: object) => app.as(user).call(putReceiptDetails, { body })
    expect((await put({ name: ` ${details.name} `, number: details.number })).body).toEqual(details)
    expect((await app.as(user).call(getReceiptDetails)).body).toEqual(details)
    expect((await app.as(other).call(getReceiptDetails)).body).toEqual({ name: '', number: '' })
    expect((await put({ name: '', number: '' })).body).toEqual({ name: '', number: '' })
    for (const body of [
      {},
      { name: 'x'.repeat(121), number: '' },
      { name: '', number: '1'.repeat(41) },
      { name: 1, number: 2 },
    ])
      expect((await put(body)).statusCode).toBe(422)
    for (const call of [getReceiptDetails, putReceiptDetails])
      expect((await app.call(call, { body: details })).statusCode).toBe(401)
  })

  test('appear in the email for the next payment', async () => {
    const user = await app.aRegistered()
    await app.as(user).call(putReceiptDetails, { body: details })
    await pay(app, await openCheckout(app, user, 'monthly'))
    await becomes(user, [{ amount: 0 }])
    await control(app, 'clock', { days: '8' })
    await becomes(user, [{ amount: 999, status: 'paid' }, { amount: 0 }])
    const { body_text } = await app.db
      .selectFrom('mails')
      .where('recipient', '=', user.email)
      .where('subject', 'like', 'Your receipt%')
      .select('body_text')
      .executeTakeFirstOrThrow()
    expect(body_text).toMatch(/PO number: 4711\nBilled to: Northside School\nPat Number \d+\n/)
  })
})
