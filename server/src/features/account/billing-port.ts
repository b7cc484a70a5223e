import type { Plan } from '@marigold/contract'
import type { Db } from '../../platform/database/database.ts'

// What the account area needs of billing; the app passes it in.

/** The checkouts of users who sign up. */
export interface Checkouts {
  /** Starts a newcomer's checkout and answers the address of its payment page. */
  start(userId: number, plan: Plan): Promise<string>
  /** Whether a user's checkout starts with the free trial. */
  hasTrial(user: { id: number; email: string }): Promise<boolean>
  /** Asks the provider how an open checkout stands and takes it over. */
  settle(checkoutId: number): Promise<void>
}

/** The provider's record of a user whose address changes, or who leaves. */
export interface Customers {
  /** Has the provider take over the person's address, after the commit. */
  follow(trx: Db, userId: number): Promise<void>
  /** Has the provider end what runs and forget whose it was, after the commit. */
  forget(trx: Db, userId: number): Promise<void>
}
