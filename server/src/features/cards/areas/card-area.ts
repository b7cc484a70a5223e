import type { Area, Found } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Content, ContentRows } from '../content/content.ts'
import type { TermTargets } from '../search/search-terms.ts'
import type { SoundQuery } from '../search/sound-query.ts'
import type { listSounds } from './articulation/articulation.service.ts'

/** A search, as typed and as it was read. */
export interface Asked {
  /** In plain words as `plainWords` makes them. */
  plain: string
  /** Where a term of the profession leads. */
  targets: TermTargets
  /** What it says about sounds; null where it speaks of something else. */
  read: SoundQuery | null
  sounds: Awaited<ReturnType<typeof listSounds>>
}

/** What of some picks no longer exists, by name, and the picks without it. */
export interface Lasting<Picks> {
  gone: { area: Area | 'own'; name: string }[]
  picks: Picks
}

/** An area of cards: its tables, its calls, and its part of searches and saved sets. */
export interface CardArea<Picks = unknown, Rows = unknown> {
  /** Its name in picks and in the rows of sets, which must never change. */
  id: string
  /** The switch of the account that allows it; null where nobody can switch it off. */
  permission: Area | null
  routes?: Routes
  /** Its tables with the rows that the content has for them. */
  tables?(content: Content): ContentRows[]
  /** What can be practiced and matches a search. */
  find?(db: Db, asked: Asked): Promise<Found[]>
  /** Single cards that match a search, listed after what all areas found. */
  findCards?(db: Db, asked: Asked): Promise<Found[]>
  /** Takes out of picks what was retired. `person` is the logged-in user, if any. */
  withoutGone(db: Db, picks: Picks, person: number | null): Promise<Lasting<Picks>>
  /** All cards of the picks, for guests; absent where guests get none. */
  rows?(db: Db, picks: Picks | undefined): Promise<Rows>
}
