import type { AccountExport, Game, GameFields, GameMediaKind } from '@marigold/contract'
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
  /** Returns how much of the invoice is refunded after it, in cents. `refunded` is the total that was seen before it. */
  refund(
    trx: Db,
    userId: number,
    wanted: { invoice: number; number: string; amount: number; refunded: number },
  ): Promise<number>
}

/** Applies a stored event of the payment provider. Rejects if it can't be, and stores why. */
export type ApplyEvent = (id: string) => Promise<void>

/** Uploaded media of a game whose files are stored, until they're shown or dropped. */
interface StoredMedia {
  kind: GameMediaKind
  columns: object
  keys: string[]
}

/** What an administrator does with games. */
export interface Games {
  /** The folder for zips that are being uploaded. */
  incoming: string
  /** Stores a zip as a version, and deletes the file. Only a game's first is in use at once. Rejects with `Refusal` if it's no fit package. */
  store(
    zip: string,
    name: string,
    /** The only game that the zip may be of. */
    only?: string,
  ): Promise<{ un_zip_filename: string; version: number; unchanged: boolean; warnings: string[] }>
  /** Adds a draft without a package. Returns its id. */
  add(trx: Transaction<DB>, fields: GameFields): Promise<number>
  /** Stores what was edited. Only without `edited`, new versions change it again. */
  edit(trx: Transaction<DB>, id: number, fields: GameFields, edited: boolean): Promise<void>
  /** Converts and stores what was uploaded for a game. Rejects with `Refusal` for what can't be shown. */
  storeMedia(slug: string, kind: GameMediaKind, sent: Buffer): Promise<StoredMedia>
  /** Shows stored media on a game's page. */
  showMedia(trx: Transaction<DB>, id: number, media: StoredMedia): Promise<void>
  /** Deletes the files of media that aren't shown after all. */
  dropMedia(media: StoredMedia): Promise<void>
  /** Shows these pictures as a game's steps. */
  orderSteps(trx: Transaction<DB>, id: number, steps: readonly string[]): Promise<void>
  /** Shows what the active version has instead of what was uploaded. */
  resetMedia(
    trx: Transaction<DB>,
    game: { id: number; slug: string; version: number; kind: GameMediaKind },
  ): Promise<void>
  /** Makes a stored version live. Refuses one whose files are gone. */
  activate(trx: Transaction<DB>, slug: string, version: number): Promise<number>
  /** The kinds of media that a stored version has. */
  packagedMedia(slug: string, version: number): Promise<GameMediaKind[]>
  isStored(slug: string, version: number): boolean
  /** Where the files of a version are. */
  playUrl(slug: string, version: number): string
  /** A game, also one that the catalogue doesn't show. */
  find(db: Db, id: number): Promise<Game | null>
}
