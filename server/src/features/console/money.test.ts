import {
  getDeclinedPayments,
  getInvoices,
  getMoney,
  getPlans,
  getProviderEvents,
  limits,
  retryProviderEvent,
  type MoneyMonth,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await startApp({ sandbox: true })
  admin = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
})
afterAll(() => app.close())

const day = 24 * 60 * 60_000
let invoices = 0

/** Stores an invoice whose period begins and ends this many days from now. */
async function anInvoice(
  customer: string,
  period: [from: number, to: number],
  facts: { user_id?: number; plan?: string; status?: string; paid?: number; refunded?: number; failure?: string } = {},
) {
  const { plan = 'monthly', status = 'paid', paid = 999, refunded = 0, user_id = null, failure = null } = facts
  const [period_start = new Date(), period_end = new Date()] = period.map((days) => new Date(Date.now() + days * day))
  const number = `MG-${(invoices += 1)}`
  const row = {
    user_id,
    customer,
    provider_id: `in_${number}`,
    number,
    status,
    plan,
    paid,
    refunded,
    failure,
    total: paid,
  }
  return app.db
    .insertInto('invoices')
    .values({ ...row, period_start, period_end, lines: '[]', created_at: period_start })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const money = async () => (await app.as(admin).call(getMoney)).body
const readMonths = async (): Promise<MoneyMonth[]> => (await money()).months
const thisMonth = async () => {
  const month = (await readMonths()).at(-1)
  if (month === undefined) throw new Error('There are no months')
  return month
}

test('counts recurring revenue by what a paid period costs a month, after refunds', async () => {
  const before = await thisMonth()
  await anInvoice('cus_month', [-1, 29])
  await anInvoice('cus_year', [-1, 364], { plan: 'yearly', paid: 9600 })
  await anInvoice('cus_back', [-1, 29], { refunded: 999 })
  await anInvoice('cus_trial', [-1, 6], { paid: 0 })
  await anInvoice('cus_owes', [-1, 29], { status: 'open' })
  const after = await thisMonth()
  expect([after.revenue - before.revenue, after.paying - before.paying]).toEqual([999 + 800, 2])
})

test('says how many customers with a running plan aren’t counted, because their payment was refunded', async () => {
  const user = await app.aSubscriber()
  const before = await money()
  const { id } = await anInvoice('cus_refunded', [-1, 29], { user_id: user.id, refunded: 400 })
  expect((await money()).refunded_in_full).toBe(before.refunded_in_full)
  await app.db.updateTable('invoices').set({ refunded: 999 }).where('id', '=', id).execute()
  const after = await money()
  expect(after.refunded_in_full - before.refunded_in_full).toBe(1)
  expect(after.invoices.refunded - before.invoices.refunded).toBe(1)
  expect(after.months.at(-1)?.paying).toBe(before.months.at(-1)?.paying)
  // Customers who paid for another period now count as paying.
  await anInvoice('cus_refunded', [-1, 29], { user_id: user.id })
  expect((await money()).refunded_in_full).toBe(before.refunded_in_full)
})

test('counts customers who left a month, and not those who renewed', async () => {
  const before = await readMonths()
  // Paid from 100 to 70 days ago, and one of them until today.
  await anInvoice('cus_left', [-100, -70])
  await anInvoice('cus_stayed', [-100, -70])
  await anInvoice('cus_stayed', [-70, 1])
  const after = await readMonths()
  const more = (key: 'left' | 'paying') =>
    after.reduce((sum, month, place) => sum + month[key] - (before[place]?.[key] ?? 0), 0)
  expect(more('left')).toBe(1)
  expect(after.every(({ began, left }) => left <= began)).toBe(true)
})

test('counts trials that are over, and those that were paid', async () => {
  const [paid, left, trying] = await Promise.all([app.aSubscriber(), app.anExpired(), app.aTrialing()])
  const before = await thisMonth()
  for (const { id } of [paid, left, trying])
    await sql`insert into billing_customers (user_id, provider_id, trial_used_at) values (${id}, ${`cus_t${id}`}, now())
      on conflict (user_id) do update set trial_used_at = now()`.execute(app.db)
  await anInvoice('cus_paid', [-1, 29], { user_id: paid.id })
  const after = await thisMonth()
  expect([after.trials - before.trials, after.converted - before.converted]).toEqual([2, 1])
})

test('lists plans by state, with the account and what is owed', async () => {
  const [subscriber, trial, late, canceled] = await Promise.all([
    app.aSubscriber(),
    app.aTrialing(),
    app.aPastDue(),
    app.aCanceledButRunning(),
  ])
  await anInvoice('cus_late', [-1, 29], { user_id: late.id, status: 'open', paid: 999, failure: 'insufficient_funds' })
  const list = async (filter: string) => (await app.as(admin).call(getPlans, { query: { filter } })).body.plans
  for (const [filter, user, state] of [
    ['current', subscriber, 'current'],
    ['trial', trial, 'trial'],
    ['ending', trial, 'trial'],
    ['past_due', late, 'past_due'],
    ['canceled', canceled, 'canceled'],
  ] as const) {
    const rows = await list(filter)
    expect([filter, rows.find((row: { user: { id: number } | null }) => row.user?.id === user.id)]).toMatchObject([
      filter,
      { state, user: { email: user.email } },
    ])
  }
  expect((await list('current')).some((row: { user: { id: number } | null }) => row.user?.id === late.id)).toBe(false)
  expect((await list('past_due')).find(({ failure }: { failure: string | null }) => failure !== null)).toMatchObject({
    user: { id: late.id },
    failure: 'insufficient_funds',
    owed: { amount: 999, retry_at: null },
  })
  const { plans } = await money()
  expect(plans.past_due).toBe((await list('past_due')).length)
})

test('lists unpaid and refunded invoices, page after page', async () => {
  const user = await app.aSubscriber()
  const { id } = await anInvoice('cus_part', [-1, 29], { user_id: user.id, refunded: 500 })
  for (let count = 0; count <= limits.console.perPage; count += 1)
    await anInvoice('cus_open', [-1, 29], { status: 'open', paid: 0 })
  const read = async (query: object) => (await app.as(admin).call(getInvoices, { query })).body
  expect((await read({ filter: 'refunded' })).invoices).toContainEqual(
    expect.objectContaining({ id, refunded: 500, user: expect.objectContaining({ email: user.email }) }),
  )
  const first = await read({ filter: 'open' })
  expect((await money()).invoices.open).toBeGreaterThan(limits.console.perPage)
  const rest = await read({ filter: 'open', before: first.next })
  expect(first.invoices).toHaveLength(limits.console.perPage)
  expect(rest.invoices.every((invoice: { id: number }) => invoice.id < Number(first.next))).toBe(true)
  expect(rest.next).toBeNull()
})

test('lists declined cards, page after page', async () => {
  const user = await app.aRegistered()
  for (let count = 0; count <= limits.console.perPage; count += 1)
    await app.db
      .insertInto('declined_payments')
      .values({ user_id: user.id, event_id: `evt_${count}`, amount: 999, declined_at: new Date() })
      .execute()
  const read = async (query: object) => (await app.as(admin).call(getDeclinedPayments, { query })).body
  const first = await read({})
  const rest = await read({ before: first.next })
  expect([first.declined.length, rest.declined.length, rest.next]).toEqual([limits.console.perPage, 1, null])
  expect(first.declined[0]).toMatchObject({ user: { id: user.id }, has_plan: false, failure: null })
})

test('an event that fails says why, and a retry applies it and is recorded', async () => {
  const body = { id: 'evt_lost', type: 'invoice.paid', data: { object: { id: 'in_lost', parent: null } } }
  const broken = { ...body, id: 'evt_broken', type: 'checkout.session.completed', data: { object: { id: 'cs_none' } } }
  for (const event of [body, broken])
    await app.db
      .insertInto('provider_events')
      .values({ id: event.id, type: event.type, body: event as never })
      .execute()
  const retry = (id: string) => app.as(admin).call(retryProviderEvent, { params: { id } })
  expect((await retry('evt_lost')).body).toMatchObject({ outcome: 'applied', error: '' })
  expect((await retry('evt_broken')).body).toMatchObject({ outcome: 'failed', error: expect.stringMatching(/cs_none/) })
  expect((await money()).failed_events).toBe(1)
  const { events } = (await app.as(admin).call(getProviderEvents, { query: {} })).body
  expect(events.map((event: { id: string }) => event.id)).toEqual(expect.arrayContaining(['evt_lost', 'evt_broken']))
  const records = await app.db
    .selectFrom('audit')
    .where('action', '=', 'event.retried')
    .select(['actor_id', 'object', 'before', 'after'])
    .orderBy('id')
    .execute()
  expect(records[0]).toEqual({
    actor_id: admin.id,
    object: 'event evt_lost',
    before: { outcome: 'waiting' },
    after: { outcome: 'applied' },
  })
  expect((await retry('evt_missing')).statusCode).toBe(404)
})

test('answers nobody but administrators', async () => {
  const user = await app.aSubscriber()
  const calls = [
    () => app.as(user).call(getMoney),
    () => app.as(user).call(getPlans, { query: { filter: 'trial' } }),
    () => app.as(user).call(getInvoices, { query: { filter: 'open' } }),
    () => app.as(user).call(getDeclinedPayments, { query: {} }),
    () => app.as(user).call(getProviderEvents, { query: {} }),
    () => app.as(user).call(retryProviderEvent, { params: { id: 'evt_lost' } }),
  ]
  for (const ask of calls) expect((await ask()).statusCode).toBe(403)
})
