import type { Access, PlanWord } from '@marigold/contract'
import type { Selectable } from 'kysely'
import type { Users } from '../database/generated/db.ts'
import type { meStatus, SubscriptionFacts, SubscriptionState } from './subscription-state.ts'

/** The newest subscription of a person: the live one where there is one. */
export interface Subscription extends SubscriptionFacts {
  plan: PlanWord
  periodStart: Date
}

/** Whoever holds a live token: the user row without its secret, and what the rules below make of it. */
export interface Person {
  id: number
  isAdmin: boolean
  isPartner: boolean
  active: boolean
  newUser: boolean
  signInId: number
  signInCreatedAt: Date
  /** This sign-in passed the second factor. */
  secondFactor: boolean
  createdAt: Date
  email: string
  subscription: Subscription | null
  /** What the subscription means today; null for a person who never had one. */
  billing: SubscriptionState | null
  subscriptionStatus: ReturnType<typeof meStatus>
  row: Omit<Selectable<Users>, 'password_hash'>
}

const newUserHours = 96

export interface ActivityFacts {
  isAdmin: boolean
  complimentary: boolean
  /** Signed in through the partner, not merely known to it. */
  isPartner: boolean
  billing: SubscriptionState | null
  createdAt: Date
  now: Date
}

/** The one rule of who is active and who is new. */
export function activity(facts: ActivityFacts): { active: boolean; newUser: boolean } {
  const paid = facts.billing?.running ?? false
  return {
    active: facts.isAdmin || facts.complimentary || facts.isPartner || paid,
    newUser: facts.now.getTime() - facts.createdAt.getTime() <= newUserHours * 3_600_000,
  }
}

/** Who a call sees: nobody known, or a person with their standing. */
export type Role = Pick<Person, 'isAdmin' | 'active' | 'newUser' | 'secondFactor'> | null

const table: Record<Access, (role: Role) => boolean> = {
  open: () => true,
  optional: () => true,
  signed: () => true,
  bearer: (role) => role !== null,
  active: (role) => role !== null && role.active,
  cards: (role) => role !== null && (role.active || role.newUser),
  admin: (role) => role !== null && role.isAdmin && role.secondFactor,
}

/** Whether a role may use calls of an access class: the whole table of rights by role. */
export function may(access: Access, role: Role): boolean {
  return table[access](role)
}
