import { sql } from 'kysely'
import type { InsertObject } from 'kysely'
import type { Db } from '../database/database.ts'
import type { DB } from '../database/generated/db.ts'
import { issueSignIn } from '../access/tokens.ts'

export interface TestPerson {
  id: number
  email: string
  username: string
  token: string
}

/** The roles of every access table, each made directly in the database and signed in. */
export interface People {
  /** Nobody: calls without a token. */
  aVisitor(): null
  /** Registered longer ago than 96 hours, never paid. */
  aRegistered(facts?: Facts): Promise<TestPerson>
  /** As `aRegistered`, with two-step login. */
  aSecured(facts?: Facts): Promise<TestPerson>
  /** Registered just now, not paid. */
  aNew(facts?: Facts): Promise<TestPerson>
  aSubscriber(facts?: Facts): Promise<TestPerson>
  aTrialing(facts?: Facts): Promise<TestPerson>
  aPastDue(facts?: Facts): Promise<TestPerson>
  aCanceledButRunning(facts?: Facts): Promise<TestPerson>
  anExpired(facts?: Facts): Promise<TestPerson>
  aComplimentary(facts?: Facts): Promise<TestPerson>
  aPartner(facts?: Facts): Promise<TestPerson>
  /** Signed in with a second factor, as the console asks. */
  anAdmin(facts?: Facts): Promise<TestPerson>
  anAdminWithoutCode(facts?: Facts): Promise<TestPerson>
}

type Facts = Partial<InsertObject<DB, 'users'>>

let counter = 0

type SignInFacts = Pick<NonNullable<Parameters<typeof issueSignIn>[2]>, 'kind' | 'secondFactor'>

async function person(db: Db, facts: Facts, signIn: SignInFacts = {}): Promise<TestPerson> {
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
  return { ...row, token: await issueSignIn(db, row.id, { ...signIn, deviceLabel: 'Test' }) }
}

async function subscribed(
  db: Db,
  facts: Facts,
  changes: Partial<InsertObject<DB, 'subscriptions'>>,
): Promise<TestPerson> {
  const someone = await person(db, facts)
  await db
    .insertInto('billing_customers')
    .values({ user_id: someone.id, provider_id: `cus_test${someone.id}` })
    .execute()
  await db
    .insertInto('subscriptions')
    .values({
      user_id: someone.id,
      provider_id: `sub_test${someone.id}`,
      plan: 'monthly',
      provider_status: 'active',
      current_period_start: sql<Date>`now() - interval '10 days'`,
      current_period_end: sql<Date>`now() + interval '20 days'`,
      live: true,
      ...changes,
    })
    .execute()
  return someone
}

/** People of every role on this database. */
export function makePeople(db: Db): People {
  const past = sql<Date>`now() - interval '2 days'`
  return {
    aVisitor: () => null,
    aRegistered: (facts = {}) => person(db, facts),
    aSecured: (facts = {}) => person(db, facts, { secondFactor: true }),
    aNew: (facts = {}) => person(db, { created_at: sql<Date>`now()`, ...facts }),
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
    aComplimentary: (facts = {}) => person(db, { complimentary: true, ...facts }),
    aPartner: (facts = {}) => person(db, { is_partner: true, ...facts }, { kind: 'partner' }),
    anAdmin: (facts = {}) => person(db, { is_admin: true, ...facts }, { secondFactor: true }),
    anAdminWithoutCode: (facts = {}) => person(db, { is_admin: true, ...facts }),
  }
}
