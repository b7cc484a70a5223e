import type { SiteEntry, SiteValues } from '@marigold/contract'
import type { Transaction } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Sentences about what is wrong, by field. */
export type Problems = Partial<Record<string, string[]>>

/** What a field can be, or what to suggest. */
export type Choices = Record<string, { value: string; label: string }[]>

/** A kind of site content. What all kinds have in common is in the services. */
export interface SiteContent {
  /** What the app comes with, in the language of the request; of a kind with `apply`, what the tables have. */
  origin(db: Db): Promise<SiteEntry[]> | SiteEntry[]
  /** What lists call an entry. */
  titleOf(entry: SiteEntry): string
  /** Checks what the schema can't. Fields that aren't optional are filled in, and choices are among `choicesOf`. */
  check?(db: Db, fields: SiteValues, id: string): Promise<Problems> | Problems
  choicesOf?(db: Db): Promise<Choices> | Choices
  /** Stores an entry in the tables that the catalog reads. Without it, the newest version is what pages show. */
  apply?(trx: Transaction<DB>, id: string, fields: SiteValues): Promise<void>
}
