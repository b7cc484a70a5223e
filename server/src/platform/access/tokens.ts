import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { activity, type User, type Subscription } from './access.ts'
import { compileOnce, perDatabase, type Db } from '../database/database.ts'
import { coalesceReadsByKey } from '../cache/coalesce-reads.ts'
import { meStatus, subscriptionState } from './subscription-state.ts'

const idleDays = 30
const absoluteDays = 90

/** Generates 256 random bits as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a secret for storage. A plain hash is enough, because secrets are random and not chosen by users. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

interface LoginFacts {
  deviceLabel?: string
  kind?: 'person' | 'partner'
  /** A correct code was entered. */
  secondFactor?: boolean
}

/**
 * Creates a login and returns its bearer token, which is stored only as a hash. It expires after 30 idle days, 90 days
 * at most, or 10 hours for a partner's.
 */
export async function createLogin(
  db: Db,
  userId: number,
  { deviceLabel = '', kind = 'person', secondFactor = false }: LoginFacts = {},
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

const readLogin = compileOnce((db, hash: Buffer) =>
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

/** Simultaneous calls of a page share one query for their login, which starts after each of them arrived. */
const loginsOf = perDatabase((db) =>
  coalesceReadsByKey<Found | undefined>(async (token) => (await readLogin(db, hashSecret(token)))[0]),
)

/**
 * Returns the user of a token, or null if it's unknown, idle, expired, or blocked. Updates the last use at most once a
 * minute, and not while the disk is full.
 */
export async function findLogin(db: Db, token: string): Promise<User | null> {
  const found = await loginsOf(db)(token)
  if (found === undefined) return null
  if (found.renew) await renew(db, found.sign_in_id)
  return toUser(found)
}

async function renew(db: Db, loginId: number): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ last_used_at: sql`now()`, idle_until: sql`now() + make_interval(days => ${idleDays})` })
    .where('id', '=', loginId)
    .where('last_used_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}

export type Found = User['row'] & {
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

/** Returns the user of a login, with the rights that follow from the account and its newest subscription. */
export function toUser(found: Found): User {
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
    viewing: false,
    loginId: sign_in_id,
    loginCreatedAt: sign_in_created_at,
    secondFactor: second_factor_at !== null,
    createdAt,
    email: row.email,
    subscription,
    billing,
    subscriptionStatus: meStatus(complimentary, billing),
    row,
  }
}

/** Ends one login. */
export async function endLogin(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sign_ins').where('id', '=', id).execute()
}

/** Ends every login of a user, except `exceptId`. */
export async function endUserLogins(db: Db, userId: number, exceptId?: number): Promise<void> {
  let query = db.deleteFrom('sign_ins').where('user_id', '=', userId)
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId)
  await query.execute()
}
