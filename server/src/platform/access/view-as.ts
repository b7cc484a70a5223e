import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { activity, type User } from './access.ts'
import { toUser, type Found } from './tokens.ts'

// An administrator can see the product with a user's plan and card areas. The view has its own token, which reads what
// is `viewable` and nothing else. It isn't the user's login: nobody is behind it, so nothing of the user can be read.

const validMs = 30 * 60_000
/** No other token begins with it: they have no dot. */
const viewPrefix = 'view.'

/** Which login of an administrator views the product as which user, and until when. */
interface View {
  loginId: number
  userId: number
  endsAt: number
}

function sign(appSecret: string, { loginId, userId, endsAt }: View): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'views as a user', 32))
  return createHmac('sha256', key).update([loginId, userId, endsAt].join(' ')).digest()
}

/** Returns whether a token claims to be a view's, valid or not. */
export const isViewToken = (token: string | null): boolean => token?.startsWith(viewPrefix) ?? false

/** Creates the token of a view. It expires after half an hour, and ends with the administrator's login. */
export function createViewToken(
  appSecret: string,
  admin: Pick<User, 'loginId'>,
  userId: number,
  now = Date.now(),
): { token: string; endsAt: Date } {
  const view = { loginId: admin.loginId, userId, endsAt: now + validMs }
  const signature = sign(appSecret, view).toString('base64url')
  return {
    token: `${viewPrefix}${view.loginId}.${view.userId}.${view.endsAt}.${signature}`,
    endsAt: new Date(view.endsAt),
  }
}

function readToken(appSecret: string, token: string, now: number): View | null {
  const [, login, user, end, given = ''] = /^view\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  const view = { loginId: Number(login), userId: Number(user), endsAt: Number(end) }
  const right = sign(appSecret, view)
  const signature = Buffer.from(given, 'base64url')
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null
  return view.endsAt > now ? view : null
}

/**
 * Returns a user with the rights and the occupation of the viewed account, or null if the token isn't ours, has
 * expired, or belongs to a login that has ended or is no longer an administrator's. Nothing else of the account is in
 * it.
 */
export async function findView(db: Db, appSecret: string, token: string, now = Date.now()): Promise<User | null> {
  const view = readToken(appSecret, token, now)
  if (view === null || !(await isAdminLogin(db, view.loginId))) return null
  const [account, plan] = await Promise.all([readRights(db, view.userId), readPlan(db, view.userId)])
  if (account === undefined) return null
  const { created_at: createdAt, complimentary } = account
  const facts = { isAdmin: false, isPartner: false, complimentary, billing: null, createdAt, now: new Date(now) }
  const user = toUser({
    ...nobody,
    ...account,
    // The exact date is the user's own business.
    created_at: activity(facts).newUser ? new Date(now) : epoch,
    ...(plan ?? noPlan),
  })
  return { ...user, viewing: true }
}

async function isAdminLogin(db: Db, loginId: number): Promise<boolean> {
  const login = await db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .where('sign_ins.id', '=', loginId)
    .where('sign_ins.second_factor_at', 'is not', null)
    .where('sign_ins.idle_until', '>', sql<Date>`now()`)
    .where('sign_ins.ends_at', '>', sql<Date>`now()`)
    .where('users.is_admin', '=', true)
    .where('users.status', '=', 'active')
    .select('sign_ins.id')
    .executeTakeFirst()
  return login !== undefined
}

function readRights(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_admin', '=', false)
    .select(['complimentary', 'created_at', 'occupation'])
    .select(['articulation', 'language', 'fluency', 'minimal_pairs', 'own_cards'])
    .executeTakeFirst()
}

async function readPlan(db: Db, userId: number) {
  const plan = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .orderBy('live', 'desc')
    .orderBy('id', 'desc')
    .select(['plan', 'provider_status', 'current_period_start', 'current_period_end', 'cancel_at_period_end'])
    .select(['past_due_since', 'ended_at'])
    .executeTakeFirst()
  return plan ?? null
}

const noPlan = {
  plan: null,
  provider_status: null,
  current_period_start: null,
  current_period_end: null,
  cancel_at_period_end: null,
  past_due_since: null,
  ended_at: null,
}

const epoch = new Date(0)

/** The fields of an account that a view never shows. A new column needs a value here. */
const nobody: Omit<Found, keyof typeof noPlan> = {
  ...{ id: 0, username: '', email: '', first_name: '', last_name: '', customer_first_name: '', customer_last_name: '' },
  ...{ phone_number: '', country: '', state: '', city: '', address_line_1: '', postal_code: '', company_name: '' },
  ...{ user_type: 'therapist', occupation: '5', status: 'active', locale: null, chosen_plan: null, photo_key: null },
  ...{ is_company: false, is_admin: false, is_partner: false, auto_renewal: false, complimentary: false },
  ...{ articulation: true, language: true, fluency: true, minimal_pairs: true, own_cards: true },
  ...{ mail_announcements: false, mail_new_games: false, mail_reminders: false, pending_email: null },
  // Confirmed, so that no page asks to confirm an email.
  ...{ created_at: epoch, email_confirmed_at: epoch, signup_reminded_at: null },
  ...{ password_hash: null, sign_in_id: 0, kind: 'person', sign_in_created_at: epoch, second_factor_at: null },
  renew: false,
}
