import type { AccountExport } from '@marigold/contract'
import type { Db } from '../../platform/database/database.ts'

// What the console needs from other features. The app passes it in.

/** What an administrator can do with an account that its owner can do, too. */
export interface Accounts {
  /** Returns everything that's stored about a user. */
  exportData(user: { id: number; email: string }): Promise<AccountExport>
  /** Turns two-step login off, ends the user's logins, and notifies them. Returns whether it was on. */
  disableSecondFactor(trx: Db, userId: number): Promise<boolean>
  /** Deletes the account for good, and emails its owner. Refuses to delete the last administrator. */
  erase(trx: Db, userId: number): Promise<void>
  /** Refuses if this is the last administrator, and keeps it so until `trx` ends. */
  refuseLastAdmin(trx: Db, userId: number): Promise<void>
  /** Makes an account an administrator or removes one, but never the last. Returns whether that changed anything. */
  setAdministrator(trx: Db, userId: number, administrator: boolean): Promise<boolean>
}

/** What an administrator can do with a user's plan and payments. Each call changes the payment provider's state, too. */
export interface Support {
  /** Returns until when the plan stays open, or null if it was canceled already. */
  cancel(trx: Db, userId: number): Promise<Date | null>
  /** Returns when the plan renews, or null if it wasn't canceled. */
  resume(trx: Db, userId: number): Promise<Date | null>
  /** Returns the new end. */
  extendTrial(trx: Db, userId: number, wanted: { trialEnd: Date; days: number }): Promise<Date>
  /** Returns how much of the invoice is refunded after it, in cents. `key` is the same for a repeated request. */
  refund(
    trx: Db,
    userId: number,
    wanted: { invoice: number; number: string; amount: number; key: string },
  ): Promise<number>
}
