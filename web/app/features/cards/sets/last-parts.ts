import { m } from '#messages'
import { listed } from '../../../platform/words/words.ts'
import { checkPicks } from '@marigold/contract'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { everyArea, ofArea } from '../areas/by-area.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { fetchRows } from './card-rows.ts'
import { pickedParts, toSetPicks } from './set-picks.ts'

/** Nothing of the picks exists any more. */
export class NothingLeft extends Error {
  readonly gone: string[]

  constructor(gone: string[]) {
    super(m.cards_these_cards_are_no_longer_in())
    this.gone = gone
  }
}

/** True when something picked has no card at all. A sound may well lack cards in one place; it counts as a whole. */
export function somethingMissing(picks: SetPicks, rows: CardRows): boolean {
  return everyArea.some((area) => area.isMissing(ofArea(picks, area), ofArea(rows, area)))
}

/** The names of what is gone, in one line: 'S, Which in Wh- Questions and 2 more'. */
export function namesOf(gone: readonly string[]): string {
  const shown = gone.slice(0, 3)
  const more = gone.length - shown.length
  return more > 0 ? m.cards_and_more_2({ join: shown.join(', '), more }) : listed(shown)
}

/** What of the picks still exists, and the names of what does not. */
export async function lastingPicks(picks: SetPicks): Promise<{ picks: SetPicks; gone: string[] }> {
  const answer = await call(checkPicks, { body: { picks: { ...picks } } })
  return { picks: toSetPicks(answer.picks), gone: answer.gone.map((one) => one.name) }
}

/**
 * Fetches the cards of picks that may be old. What was retired since is left out and named; when that is all, throws
 * `NothingLeft`.
 */
export async function fetchLasting(
  picks: SetPicks,
  onlyPictured?: boolean,
): Promise<{ rows: CardRows; gone: string[] }> {
  let rows: CardRows | null = null
  let refusal: unknown = null
  try {
    rows = await fetchRows(picks, onlyPictured)
    if (!somethingMissing(picks, rows)) return { rows, gone: [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    refusal = error
  }
  const lasting = await lastingPicks(picks).catch((error: unknown) => {
    logFailure('What is gone could not be asked', error)
    return null
  })
  if (!lasting || lasting.gone.length === 0) {
    if (rows) return { rows, gone: [] }
    throw refusal
  }
  if (pickedParts(lasting.picks).length === 0) throw new NothingLeft(lasting.gone)
  return { rows: rows ?? (await fetchRows(lasting.picks, onlyPictured)), gone: lasting.gone }
}
