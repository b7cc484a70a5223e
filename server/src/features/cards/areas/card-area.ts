import type { Area, AreaSwitch, SearchResult } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Content, ContentRows } from '../content/content.ts'
import type { TermTargets } from '../search/search-terms.ts'
import type { SoundQuery } from '../search/sound-query.ts'
import type { listSounds } from './articulation/articulation.service.ts'

/** A search query, as typed and as parsed. */
export interface SearchQuery {
  /** In plain words, from `plainWords`. */
  plain: string
  /** The targets of a clinical term. */
  targets: TermTargets
  /** What the query says about sounds, or null if it's about something else. */
  read: SoundQuery | null
  sounds: Awaited<ReturnType<typeof listSounds>>
}

/** The picks that still exist, and the names of those that don't. */
export interface RemainingPicks<Picks> {
  gone: { area: Area | 'own'; name: string }[]
  picks: Picks
}

/** A card area: its tables, its calls, and its part of searches and saved sets. */
export interface CardArea<Picks = unknown, Rows = unknown> {
  /** Its name in picks and in the rows of sets. Must never change. */
  id: string
  /** The account switches that must all be on. */
  switches: readonly AreaSwitch[]
  routes?: Routes
  /** Its tables, with their rows in the content. */
  tables?(content: Content): ContentRows[]
  /** Finds what can be practiced and matches a query. */
  find?(db: Db, asked: SearchQuery): Promise<SearchResult[]>
  /** Finds single cards that match a query. They're listed after the results of all areas. */
  findCards?(db: Db, asked: SearchQuery): Promise<SearchResult[]>
  /** Removes picks that no longer exist. `user` is the logged-in user, if any. */
  withoutRemoved(db: Db, picks: Picks, user: number | null): Promise<RemainingPicks<Picks>>
  /** Returns all cards of the picks, for guests. Absent if guests get none. */
  rows?(db: Db, picks: Picks | undefined): Promise<Rows>
}
