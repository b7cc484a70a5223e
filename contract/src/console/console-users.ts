import { z } from 'zod'
import { Login } from '../account/account-security.ts'
import { BillingRow } from '../billing/billing-history.ts'
import { PlanWord } from '../billing/plan-words.ts'
import { areaSwitches } from '../cards/cards.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { based, Reason, which } from './account-change.ts'
import { DeclinedPayment } from './declined-payments.ts'
import { ThreadState } from './inbox.ts'

/** What an account may use, and why. One rule on the server decides. */
export const userRoles = [
  'administrator',
  'complimentary',
  'trial',
  'subscriber',
  'past_due',
  'canceled',
  'new',
  'expired',
  'registered',
] as const
export type UserRole = (typeof userRoles)[number]

/** An account in the console's list. */
export const UserRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  company: z.string(),
  role: z.enum(userRoles),
  blocked: z.boolean(),
  created_at: z.string(),
})
export type UserRow = z.infer<typeof UserRow>

/** Accounts by role, or by what an administrator did. `none` is of every account without a plan or a role. */
export const userFilters = [
  ...(['trial', 'subscriber', 'past_due', 'canceled', 'complimentary', 'none'] as const),
  ...(['administrators', 'blocked'] as const),
] as const
export type UserFilter = (typeof userFilters)[number]

export const getUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  auth: 'admin',
  summary: `Lists accounts, newest first, ${limits.console.perPage} at a time.`,
  query: z.object({
    /** Words of the name, email, username, or company. All must match. */
    search: z.string().trim().max(limits.console.search).optional(),
    filter: z.enum(userFilters).optional(),
    /** Only accounts before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({
    users: z.array(UserRow),
    /** `before` of the next accounts; null at the end. */
    next: z.int().nullable(),
  }),
})

export const AreaSwitches = z.object(
  Object.fromEntries(areaSwitches.map((area) => [area, z.boolean()])) as Record<
    (typeof areaSwitches)[number],
    z.ZodBoolean
  >,
)
export type AreaSwitches = z.infer<typeof AreaSwitches>

/** Why a plan ends, as far as the provider says. */
export const planEnds = ['cancellation_requested', 'payment_failed'] as const

/** Everything that the console shows about an account. Lists have the newest 50. */
export const UserRecord = UserRow.extend({
  /** Grows with each change by an administrator. A change that is based on an older one is refused. */
  revision: z.int(),
  profile: z.object({
    user_type: z.string(),
    occupation: z.string(),
    phone_number: z.string(),
    address: z.array(z.string()),
    locale: z.string().nullable(),
    email_confirmed: z.boolean(),
    pending_email: z.string().nullable(),
    partner: z.boolean(),
  }),
  complimentary: z.boolean(),
  /** Why, by whom, and when it was blocked; null unless it is. */
  block: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  areas: AreaSwitches,
  two_step_login: z.boolean(),
  /** Whether a change of its administrator's rights waits for another administrator. */
  administrator_requested: z.boolean(),
  plans: z.array(
    z.object({
      id: z.int(),
      plan: PlanWord,
      state: z.enum(['trial', 'current', 'past_due', 'canceled', 'expired']),
      period_start: z.string(),
      period_end: z.string(),
      ended_at: z.string().nullable(),
      card: z.string().nullable(),
      live: z.boolean(),
      /** Why it ended or will end. */
      end_reason: z.enum(planEnds).nullable(),
      next_plan: PlanWord.nullable(),
    }),
  ),
  invoices: z.array(
    BillingRow.pick({
      ...{ id: true, invoice_number: true, status: true, plan: true, amount: true, refunded: true, created_at: true },
      ...{ current_period_start: true, current_period_end: true },
    }).extend({
      paid: z.int(),
      card: z.string().nullable(),
      /** Why the last attempt to collect it failed, in the provider's words: `insufficient_funds`. */
      failure: z.string().nullable(),
      /** When that was. It stays once a later attempt succeeds. */
      failed_at: z.string().nullable(),
      paid_at: z.string().nullable(),
      /** When the provider tries again. */
      retry_at: z.string().nullable(),
    }),
  ),
  /** Cards that were declined on the payment page. */
  declined: z.array(DeclinedPayment),
  logins: z.array(Login.omit({ current: true })),
  reviews: z.array(
    z.object({ id: z.int(), game: z.string(), rating: z.int(), text: z.string(), created_at: z.string() }),
  ),
  reports: z.array(z.object({ id: z.int(), details: z.string(), state: ThreadState, created_at: z.string() })),
  /** Subjects only: the texts may contain login links. */
  emails: z.array(z.object({ id: z.int(), subject: z.string(), created_at: z.string() })),
})
export type UserRecord = z.infer<typeof UserRecord>

const limit = { max: 300, per: '1 hour', by: 'user' } as const

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}',
  auth: 'admin',
  summary: 'Returns an account with its plans, invoices, declined cards, logins, reviews, reports, and emails.',
  ...which,
  response: UserRecord,
})

export const setComplimentary = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{id}/complimentary',
  auth: 'admin',
  summary: 'Grants or ends a complimentary account.',
  ...which,
  body: z.object({ ...based, on: z.boolean(), reason: Reason }),
  limit,
  response: UserRecord,
})

export const setAreas = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{id}/areas',
  auth: 'admin',
  summary: 'Turns card areas of an account on or off.',
  ...which,
  body: z.object({ ...based, areas: AreaSwitches }),
  limit,
  response: UserRecord,
})

export const setBlocked = endpoint({
  method: 'PUT',
  path: '/api/admin/users/{id}/blocked',
  auth: 'admin',
  summary: 'Blocks an account and ends its logins, or unblocks it.',
  ...which,
  body: z.object({ ...based, on: z.boolean(), reason: Reason }),
  limit,
  response: UserRecord,
})

export const endUserLogins = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/end-logins',
  auth: 'admin',
  summary: 'Ends every login of an account.',
  ...which,
  body: z.object({ ...based, reason: Reason }),
  limit,
  response: UserRecord,
})

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/second-factor-off',
  auth: 'admin',
  summary: 'Turns two-step login off after an identity check, and ends every login of the account.',
  ...which,
  body: z.object({
    ...based,
    checked_by: z.string().trim().min(1, fault('checker_missing')).max(limits.console.checker),
    how: z.string().trim().min(1, fault('identity_check_missing')).max(limits.console.reason),
  }),
  limit,
  response: UserRecord,
})
