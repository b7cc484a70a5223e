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
