import { cardStates, cardTables, limits, type CardState, type CardTable } from '@marigold/contract'
import { parseBefore, pathWith } from '../list-query.ts'

/** Which cards are listed. */
export interface CardQuery {
  table: CardTable
  state: CardState
  /** A sound, contrast, part, or technique; '' for all. */
  group: string
  search: string
  /** Only cards before this one; null for the newest. */
  before: number | null
}

/** Parses the name of a table; articulation for any other. */
export const parseTable = (name: string | undefined): CardTable =>
  cardTables.find((one) => one === name) ?? 'articulation'

/** Parses a card list's URL; invalid values get their default. */
export function parseCardQuery(table: string | undefined, query: URLSearchParams): CardQuery {
  return {
    table: parseTable(table),
    state: cardStates.find((one) => one === query.get('state')) ?? 'active',
    group: (query.get('group') ?? '').slice(0, 120),
    search: (query.get('search') ?? '').trim().slice(0, limits.console.search),
    before: parseBefore(query),
  }
}

/** Returns the path of a card list, without defaults. */
export function cardListPath({ table, state, ...rest }: CardQuery): string {
  return pathWith(`/console/cards/${table}`, { state: state === 'active' ? null : state, ...rest })
}

/** Returns the part of a query that the calls take. */
export const filtersOf = ({ state, group, search }: CardQuery) => ({
  state,
  ...(group && { group }),
  ...(search && { search }),
})
