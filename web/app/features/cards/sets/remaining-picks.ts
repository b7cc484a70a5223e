import { m } from '#messages'
import { enumerated, listed } from '../../../platform/words/words.ts'
import { checkPicks } from '@marigold/contract'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { allAreas, areaValue } from '../areas/area-lookup.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { fetchRows } from './card-rows.ts'
import { pickedTabs, parseSetPicks } from './set-picks.ts'

/** Nothing that was picked exists anymore. */
export class AllRemovedError extends Error {
  readonly gone: string[]

  constructor(removed: string[]) {
    super(m.cards_these_cards_are_no_longer_in())
    this.gone = removed
  }
}

/**
 * Returns true if something picked has no cards at all. A sound counts as a whole, even if one position has no cards.
 */
export function isAnyMissing(picks: SetPicks, rows: CardRows): boolean {
  return allAreas.some((area) => area.isMissing(areaValue(picks, area), areaValue(rows, area)))
}

/** Lists removed names in one line: 'S, Which in Wh- Questions and 2 more'. */
export function formatRemoved(gone: readonly string[]): string {
  const shown = gone.slice(0, 3)
  const more = gone.length - shown.length
  return more > 0 ? m.cards_and_more_2({ join: enumerated(shown), more }) : listed(shown)
}

/** Returns the picks that still exist, and the names of those that don't. */
export async function fetchRemainingPicks(picks: SetPicks): Promise<{ picks: SetPicks; gone: string[] }> {
  const answer = await call(checkPicks, { body: { picks: { ...picks } } })
  return { picks: parseSetPicks(answer.picks), gone: answer.gone.map((one) => one.name) }
}

/**
 * Fetches the cards of picks that may be outdated. Removed content is left out and named; throws `AllRemovedError` if
 * nothing is left.
 */
export async function fetchRemainingRows(
  picks: SetPicks,
  onlyPictured?: boolean,
): Promise<{ rows: CardRows; gone: string[] }> {
  let rows: CardRows | null = null
  let refusal: unknown = null
  try {
    rows = await fetchRows(picks, onlyPictured)
    if (!isAnyMissing(picks, rows)) return { rows, gone: [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    refusal = error
  }
  const lasting = await fetchRemainingPicks(picks).catch((error: unknown) => {
    logFailure('What is gone could not be asked', error)
    return null
  })
  if (!lasting || lasting.gone.length === 0) {
    if (rows) return { rows, gone: [] }
    throw refusal
  }
  if (pickedTabs(lasting.picks).length === 0) throw new AllRemovedError(lasting.gone)
  return { rows: rows ?? (await fetchRows(lasting.picks, onlyPictured)), gone: lasting.gone }
}
