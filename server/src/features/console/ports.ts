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
}

/** Applies a stored event of the payment provider. Rejects if it can't be, and stores why. */
export type ApplyEvent = (id: string) => Promise<void>
