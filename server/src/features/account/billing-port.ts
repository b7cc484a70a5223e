import type { Plan } from '@marigold/contract'
import type { Db } from '../../platform/database/database.ts'

// What the account feature needs from billing. The app passes it in.

/** The checkouts of users who sign up. */
export interface Checkouts {
  /** Starts a new user's checkout and returns the URL of its payment page. */
  start(userId: number, plan: Plan): Promise<string>
  /** Returns whether a user's checkout starts with the free trial. */
  hasTrial(user: { id: number; email: string }): Promise<boolean>
  /** Updates an open checkout from the provider. */
  settle(checkoutId: number): Promise<void>
}

/** The provider's record of a user who changes their email or deletes their account. */
export interface Customers {
  /** Queues an update of the user's email at the provider, to run after the commit. */
  queueEmailUpdate(trx: Db, userId: number): Promise<void>
  /** Queues the deletion of the user's data at the provider, to run after the commit. */
  queueDeletion(trx: Db, userId: number): Promise<void>
}
