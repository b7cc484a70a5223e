import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { activity, type Person, type Subscription } from './access.ts'
import { builtOnce, perDatabase, type Db } from '../database/database.ts'
import { sharedReadings } from '../cache/shared-reading.ts'
import { meStatus, subscriptionState } from './subscription-state.ts'

const idleDays = 30
const absoluteDays = 90

/** 256 random bits as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. A plain hash is enough: secrets are random, not chosen by people. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

interface SignInFacts {
  deviceLabel?: string
  kind?: 'person' | 'partner'
  /** A code was asked for and was right. */
  secondFactor?: boolean
}

/** Signs a person in and returns the bearer token, which is kept only as a hash. Idle 30 days end it, 90 at most; a partner's lives 10 hours. */
export async function issueSignIn(
  db: Db,
  userId: number,
  { deviceLabel = '', kind = 'person', secondFactor = false }: SignInFacts = {},
): Promise<string> {
  const token = newSecret()
  const partner = kind === 'partner'
  await db
    .insertInto('sign_ins')
    .values({
      user_id: userId,
      token_hash: hashSecret(token),
      kind,
      device_label: deviceLabel.slice(0, 200),
      second_factor_at: secondFactor ? sql`now()` : null,
      idle_until: partner ? sql`now() + interval '10 hours'` : sql`now() + make_interval(days => ${idleDays})`,
      ends_at: partner ? sql`now() + interval '10 hours'` : sql`now() + make_interval(days => ${absoluteDays})`,
    })
    .execute()
  return token
}

const readSignIn = builtOnce((db, hash: Buffer) =>
  db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('subscriptions')
          .whereRef('subscriptions.user_id', '=', 'users.id')
          .orderBy('live', 'desc')
          .orderBy('subscriptions.id', 'desc')
          .limit(1)
          .select([
            'plan',
            'provider_status',
            'current_period_start',
            'current_period_end',
            'cancel_at_period_end',
            'past_due_since',
            'ended_at',
          ])
          .as('newest'),
      (join) => join.onTrue(),
    )
    .where('sign_ins.token_hash', '=', hash)
    .where('sign_ins.idle_until', '>', sql<Date>`now()`)
    .where('sign_ins.ends_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .selectAll('users')
    .select([
      'sign_ins.id as sign_in_id',
      'sign_ins.kind',
      'sign_ins.created_at as sign_in_created_at',
      'sign_ins.second_factor_at',
      'newest.plan',
      'newest.provider_status',
      'newest.current_period_start',
      'newest.current_period_end',
      'newest.cancel_at_period_end',
      'newest.past_due_since',
      'newest.ended_at',
      sql<boolean>`sign_ins.kind = 'person' and sign_ins.last_used_at < now() - interval '1 minute' and current_setting('transaction_read_only') = 'off'`.as(
        'renew',
      ),
    ]),
)

/** Calls that a page sends at once share one look at its sign-in, which begins after each of them came. */
const signInsOf = perDatabase((db) =>
  sharedReadings<Found | undefined>(async (token) => (await readSignIn(db, hashSecret(token)))[0]),
)

/** The person of a live token; null for an unknown, idle, ended or blocked one. Renews the last use at most once a minute, and not while the disk is full. */
export async function findSignIn(db: Db, token: string): Promise<Person | null> {
  const found = await signInsOf(db)(token)
  if (found === undefined) return null
  if (found.renew) await renew(db, found.sign_in_id)
  return personOf(found)
}

async function renew(db: Db, signInId: number): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ last_used_at: sql`now()`, idle_until: sql`now() + make_interval(days => ${idleDays})` })
    .where('id', '=', signInId)
    .where('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}

type Found = Person['row'] & {
  password_hash: string | null
  sign_in_id: number
  kind: string
  sign_in_created_at: Date
  second_factor_at: Date | null
  plan: string | null
  provider_status: string | null
  current_period_start: Date | null
  current_period_end: Date | null
  cancel_at_period_end: boolean | null
  past_due_since: Date | null
  ended_at: Date | null
  renew: boolean
}

function personOf(found: Found): Person {
  const {
    password_hash: _hash,
    sign_in_id,
    kind,
    sign_in_created_at,
    second_factor_at,
    plan,
    provider_status,
    current_period_start,
    current_period_end,
    cancel_at_period_end,
    past_due_since,
    ended_at,
    renew: _renew,
    ...row
  } = found
  const subscription: Subscription | null =
    plan === null
      ? null
      : {
          plan: plan as Subscription['plan'],
          providerStatus: provider_status ?? '',
          periodStart: current_period_start as Date,
          periodEnd: current_period_end as Date,
          cancelAtPeriodEnd: cancel_at_period_end ?? false,
          pastDueSince: past_due_since,
          endedAt: ended_at,
        }
  const now = new Date()
  const isPartner = kind === 'partner'
  const billing = subscription === null ? null : subscriptionState(subscription, now)
  const { is_admin: isAdmin, complimentary, created_at: createdAt } = row
  return {
    id: row.id,
    isAdmin,
    isPartner,
    ...activity({ isAdmin, complimentary, isPartner, billing, createdAt, now }),
    signInId: sign_in_id,
    signInCreatedAt: sign_in_created_at,
    secondFactor: second_factor_at !== null,
    createdAt,
    email: row.email,
    subscription,
    billing,
    subscriptionStatus: meStatus(complimentary, billing),
    row,
  }
}

/** Ends one sign-in. */
export async function endSignIn(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('id', '=', id).execute()
}

/** Ends every sign-in of a person, except one where it is named. */
export async function endAllSignIns(db: Db, userId: number, exceptId?: number): Promise<void> {
  let query = db.deleteFrom('sign_ins').where('user_id', '=', userId)
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId)
  await query.execute()
}
