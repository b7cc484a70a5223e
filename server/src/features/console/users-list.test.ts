import { getUsers, limits } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await startApp()
  admin = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
})
afterAll(() => app.close())

const list = async (query: object = {}) => (await app.as(admin).call(getUsers, { query })).body
const ids = (found: { users: { id: number }[] }) => found.users.map(({ id }) => id)

test('finds accounts by parts of name, email, username, and company, which must all match', async () => {
  const user = await app.aRegistered({
    first_name: 'Rosa',
    last_name: 'Vega-Müller',
    email: 'r.vega@clinic.test',
    username: 'rosa_100%',
    company_name: 'Lakeside Speech',
  })
  for (const search of ['ROSA', 'müll', 'vega@clinic', 'rosa_100%', 'lakeside', 'speech ros', 'Ro', 'v'])
    expect([search, ids(await list({ search }))]).toEqual([search, [user.id]])
  for (const search of ['rosa nobody', 'rosa%100', 'osa_1000', 'rosaxvega', 'o', String.raw`\rosa`])
    expect([search, ids(await list({ search }))]).toEqual([search, []])
})

test('shows each account with its role, and filters', async () => {
  const rows = [
    ['subscriber', await app.aSubscriber()],
    ['trial', await app.aTrialing()],
    ['past_due', await app.aPastDue()],
    ['canceled', await app.aCanceledButRunning()],
    ['expired', await app.anExpired()],
    ['complimentary', await app.aComplimentary()],
    ['new', await app.aNewUser()],
    ['registered', await app.aRegistered({ status: 'blocked' })],
  ] as const
  const { users } = await list()
  for (const [role, user] of rows)
    expect(users.find(({ id }: { id: number }) => id === user.id)).toMatchObject({ role, email: user.email })
  expect(ids(await list({ filter: 'administrators' }))).toEqual([admin.id])
  expect(ids(await list({ filter: 'complimentary' }))).toEqual([rows[5][1].id])
  for (const [role, user] of rows.slice(0, 4)) {
    const found = (await list({ filter: role })).users as { id: number; role: string }[]
    expect([ids({ users: found }).includes(user.id), new Set(found.map((one) => one.role))]).toEqual([
      true,
      new Set([role]),
    ])
  }
  const without = (await list({ filter: 'none' })).users as { role: string }[]
  expect(new Set(without.map(({ role }) => role))).toEqual(new Set(['expired', 'new', 'registered']))
  expect(ids(await list({ filter: 'past_due', before: rows[2][1].id }))).toEqual([])
  expect((await list({ filter: 'blocked' })).users).toMatchObject([{ id: rows[7][1].id, blocked: true }])
})

test('lists every account once, page after page, while new ones register', async () => {
  await sql`insert into users (username, email) select 'crowd' || n, 'crowd' || n || '@example.org'
    from generate_series(1, 120) n`.execute(app.db)
  const { perPage } = limits.console
  const seen: number[] = []
  let before: number | null = null
  do {
    const page: { users: { id: number }[]; next: number | null } = await list({
      search: 'crowd',
      ...(before !== null && { before }),
    })
    expect(page.users.length).toBeLessThanOrEqual(perPage)
    seen.push(...ids(page))
    before = page.next
    await app.aRegistered({ last_name: 'Crowd' })
  } while (before !== null)
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
})

test('the filters by plan agree with the shown role, whatever is stored, and each account is in one', async () => {
  const hours = [-2000, -169, -167, -25, -23, 1]
  await sql`with found as (
      insert into users (username, email, created_at)
      select 'state' || n, 'state' || n || '@example.org', now() - interval '90 days' from generate_series(1, 500) n
      returning id, substr(username, 6)::int as n
    ), kinds as (
      select row_number() over () as n, * from
        unnest(array['trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete']) status,
        unnest(array[true, false]) cancels, unnest(${hours}::int[]) ends, unnest(array[null, -169, -1]) owed,
        unnest(array[null, -1]) ended
    )
    insert into subscriptions (user_id, provider_id, plan, provider_status, current_period_start, current_period_end,
      cancel_at_period_end, past_due_since, ended_at, live)
    select id, 'state' || kinds.n, 'monthly', status, now() - interval '100 days', now() + make_interval(hours => ends),
      cancels, now() + make_interval(hours => owed), now() + make_interval(hours => ended), status <> 'canceled'
    from found join kinds using (n)`.execute(app.db)
  // An older plan decides while it is live, and never once there is a newer one.
  await sql`insert into subscriptions (user_id, provider_id, plan, provider_status, current_period_start,
      current_period_end, live)
    select user_id, 'newer' || id, 'monthly', 'active', now(), now() + interval '9 days', false
    from subscriptions where provider_id like 'state%' and id % 5 = 0`.execute(app.db)
  const all = async (query: object) => {
    const found: { id: number; role: string }[] = []
    let before: number | null = null
    do {
      const page: { users: typeof found; next: number | null } = await list({
        ...{ ...query, search: 'state' },
        ...(before !== null && { before }),
      })
      found.push(...page.users)
      before = page.next
    } while (before !== null)
    return found
  }
  const everyone = await all({})
  expect(everyone).toHaveLength(500)
  const none = new Set(['expired', 'registered', 'new'])
  for (const filter of ['trial', 'subscriber', 'past_due', 'canceled', 'none']) {
    const expected = everyone.filter(({ role }) => (filter === 'none' ? none.has(role) : role === filter))
    expect(expected.length).toBeGreaterThan(0)
    expect([filter, await all({ filter })]).toEqual([filter, expected])
  }
})

test('a search uses its index', async () => {
  await app.pool.query('analyze users')
  const client = await app.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const searched =
      "lower(' ' || users.first_name || ' ' || users.last_name || ' ' || users.email || ' ' || users.username || ' ' || users.company_name)"
    const { rows } = await client.query(`explain select id from users where ${searched} like '%lakeside%'`)
    expect(JSON.stringify(rows)).toContain('users_search')
  } finally {
    client.release(true)
  }
})
