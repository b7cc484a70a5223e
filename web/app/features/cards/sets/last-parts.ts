import { checkPicks } from '@marigold/contract'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { fetchRows, type CardRows } from './card-rows.ts'
import { pickedParts, toSetPicks, type SetPicks } from './set-picks.ts'

/** Nothing of the picks exists any more. */
export class NothingLeft extends Error {
  readonly gone: string[]

  constructor(gone: string[]) {
    super('These cards are not in Marigold any more.')
    this.gone = gone
  }
}

/** True when something picked has no card at all. A sound may well lack cards in one place; it counts as a whole. */
export function somethingMissing(picks: SetPicks, rows: CardRows): boolean {
  const sounds = new Set(rows.articulation.map((row) => row.sound_name.toLowerCase()))
  const goals = new Set(rows.language.rows.map((row) => `${row.language_type_id}/${row.sub_category_id}`))
  const levels = new Set(rows.fluency.flatMap((group) => group.levels.map((level) => level.id)))
  return (
    Object.entries(picks.articulation).some(
      ([sound, [positions, kinds]]) => positions.length > 0 && kinds.length > 0 && !sounds.has(sound.toLowerCase()),
    ) ||
    Object.entries(picks.language).some(([goal, parts]) => parts.some((part) => !goals.has(`${goal}/${part}`))) ||
    picks.fluency.some((level) => !levels.has(level)) ||
    Object.keys(picks.own).some((id) => rows.own.every((row) => row.list.id !== Number(id)))
  )
}

/** The names of what is gone, in one line: 'S, Which in Wh- Questions and 2 more'. */
export function namesOf(gone: readonly string[]): string {
  const shown = gone.slice(0, 3)
  const more = gone.length - shown.length
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '')
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
