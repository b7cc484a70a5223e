import type { AccountExport, Game, GameFields } from '@marigold/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
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

/** What an administrator does with games. */
export interface Games {
  /** The folder for zips that are being uploaded. */
  incoming: string
  /** Stores a zip as a version that isn't live, and deletes the file. Rejects with `Refusal` if it's no fit package. */
  store(
    zip: string,
    name: string,
  ): Promise<{ un_zip_filename: string; version: number; unchanged: boolean; warnings: string[] }>
  edit(trx: Transaction<DB>, id: number, fields: GameFields): Promise<void>
  /** Makes a stored version live. Refuses one whose files are gone. */
  activate(trx: Transaction<DB>, slug: string, version: number): Promise<number>
  isStored(slug: string, version: number): boolean
  /** Where the files of a version are. */
  playUrl(slug: string, version: number): string
  /** A game, also one that the catalogue doesn't show. */
  find(db: Db, id: number): Promise<Game | null>
}
