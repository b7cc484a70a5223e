import type { Access, PlanWord } from '@marigold/contract'
import type { Selectable } from 'kysely'
import type { Users } from '../database/generated/db.ts'
import type { meStatus, SubscriptionFacts, SubscriptionState } from './subscription-state.ts'

/** The live or newest subscription of a user. */
export interface Subscription extends SubscriptionFacts {
  plan: PlanWord
  periodStart: Date
}

/** The user of a valid token: their row without secrets, and their rights. */
export interface User {
  id: number
  isAdmin: boolean
  isPartner: boolean
  active: boolean
  newUser: boolean
  /** An administrator who views the product with a user's rights. There is no account behind it: its id is 0. */
  viewing: boolean
  loginId: number
  loginCreatedAt: Date
  /** Whether this login passed the second factor. */
  secondFactor: boolean
  createdAt: Date
  email: string
  subscription: Subscription | null
  /** The current state of the subscription. Null for a user who never had one. */
  billing: SubscriptionState | null
  subscriptionStatus: ReturnType<typeof meStatus>
  row: Omit<Selectable<Users>, 'password_hash'>
}

const newUserHours = 96

export interface ActivityFacts {
  isAdmin: boolean
  complimentary: boolean
  /** Logged in through the partner, and not merely known to it. */
  isPartner: boolean
  billing: SubscriptionState | null
  createdAt: Date
  now: Date
}

/** Decides who is active and who is new. This is the only place that does. */
export function activity(facts: ActivityFacts): { active: boolean; newUser: boolean } {
  const paid = facts.billing?.running ?? false
  return {
    active: facts.isAdmin || facts.complimentary || facts.isPartner || paid,
    newUser: facts.now.getTime() - facts.createdAt.getTime() <= newUserHours * 3_600_000,
  }
}

/** The access-related facts about a caller. Null for a visitor. */
export type Role = Pick<User, 'isAdmin' | 'active' | 'newUser' | 'secondFactor'> | null

const table: Record<Access, (role: Role) => boolean> = {
  open: () => true,
  optional: () => true,
  signed: () => true,
  bearer: (role) => role !== null,
  active: (role) => role !== null && role.active,
  cards: (role) => role !== null && (role.active || role.newUser),
  admin: (role) => role !== null && role.isAdmin && role.secondFactor,
}

/** Returns whether a role may use calls of an access class. */
export function may(access: Access, role: Role): boolean {
  return table[access](role)
}
