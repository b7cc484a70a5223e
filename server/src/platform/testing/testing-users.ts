import { sql } from 'kysely'
import type { InsertObject } from 'kysely'
import type { Db } from '../database/database.ts'
import type { DB } from '../database/generated/db.ts'
import { createLogin } from '../access/tokens.ts'

export interface TestUser {
  id: number
  email: string
  username: string
  token: string
}

/** Test users in each role, created directly in the database and logged in. */
export interface TestUsers {
  /** A visitor: calls have no token. */
  aVisitor(): null
  /** Registered more than 96 hours ago, never paid. */
  aRegistered(facts?: Facts): Promise<TestUser>
  /** Like `aRegistered`, with two-step login. */
  aSecured(facts?: Facts): Promise<TestUser>
  /** Registered just now, not paid. */
  aNewUser(facts?: Facts): Promise<TestUser>
  aSubscriber(facts?: Facts): Promise<TestUser>
  aTrialing(facts?: Facts): Promise<TestUser>
  aPastDue(facts?: Facts): Promise<TestUser>
  aCanceledButRunning(facts?: Facts): Promise<TestUser>
  anExpired(facts?: Facts): Promise<TestUser>
  aComplimentary(facts?: Facts): Promise<TestUser>
  aPartner(facts?: Facts): Promise<TestUser>
  /** Logged in with a second factor, as the console requires. */
  anAdmin(facts?: Facts): Promise<TestUser>
  anAdminWithoutCode(facts?: Facts): Promise<TestUser>
}

type Facts = Partial<InsertObject<DB, 'users'>>

let counter = 0

type LoginFacts = Pick<NonNullable<Parameters<typeof createLogin>[2]>, 'kind' | 'secondFactor'>

async function createUser(db: Db, facts: Facts, login: LoginFacts = {}): Promise<TestUser> {
  const name = `person${++counter}`
  const row = await db
    .insertInto('users')
    .values({
      username: name,
      email: `${name}@example.org`,
      first_name: 'Pat',
      last_name: `Number ${counter}`,
      created_at: sql<Date>`now() - interval '30 days'`,
      ...facts,
    })
    .returning(['id', 'email', 'username'])
    .executeTakeFirstOrThrow()
  return { ...row, token: await createLogin(db, row.id, { ...login, deviceLabel: 'Test' }) }
}

async function subscribed(
  db: Db,
  facts: Facts,
  changes: Partial<InsertObject<DB, 'subscriptions'>>,
): Promise<TestUser> {
  const user = await createUser(db, facts)
  await db
    .insertInto('billing_customers')
    .values({ user_id: user.id, provider_id: `cus_test${user.id}` })
    .execute()
  await db
    .insertInto('subscriptions')
    .values({
      user_id: user.id,
      provider_id: `sub_test${user.id}`,
      plan: 'monthly',
      provider_status: 'active',
      current_period_start: sql<Date>`now() - interval '10 days'`,
      current_period_end: sql<Date>`now() + interval '20 days'`,
      live: true,
      ...changes,
    })
    .execute()
  return user
}

/** Creates users of every role in this database. */
export function createTestUsers(db: Db): TestUsers {
  const past = sql<Date>`now() - interval '2 days'`
  return {
    aVisitor: () => null,
    aRegistered: (facts = {}) => createUser(db, facts),
    aSecured: (facts = {}) => createUser(db, facts, { secondFactor: true }),
    aNewUser: (facts = {}) => createUser(db, { created_at: sql<Date>`now()`, ...facts }),
    aSubscriber: (facts = {}) => subscribed(db, facts, {}),
    aTrialing: (facts = {}) =>
      subscribed(db, facts, {
        provider_status: 'trialing',
        current_period_start: sql<Date>`now()`,
        current_period_end: sql<Date>`now() + interval '7 days'`,
      }),
    aPastDue: (facts = {}) => subscribed(db, facts, { provider_status: 'past_due', past_due_since: past }),
    aCanceledButRunning: (facts = {}) => subscribed(db, facts, { cancel_at_period_end: true }),
    anExpired: (facts = {}) =>
      subscribed(db, facts, { provider_status: 'canceled', live: false, current_period_end: past, ended_at: past }),
    aComplimentary: (facts = {}) => createUser(db, { complimentary: true, ...facts }),
    aPartner: (facts = {}) => createUser(db, { is_partner: true, ...facts }, { kind: 'partner' }),
    anAdmin: (facts = {}) => createUser(db, { is_admin: true, ...facts }, { secondFactor: true }),
    anAdminWithoutCode: (facts = {}) => createUser(db, { is_admin: true, ...facts }),
  }
}
