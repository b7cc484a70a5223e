import { signal } from '@preact/signals'
import type { Earned, Trial } from '@marigold/contract'
import type { Seat } from './teams.ts'

const leastFirst: readonly Earned[] = ['skipped', 'notYet', 'helped', 'independent']

/** Returns the best of several results; null for none. */
export const bestOf = (results: readonly (Earned | null)[]): Earned | null =>
  leastFirst.findLast((one) => results.includes(one)) ?? null

/**
 * Returns what a trial earns, so that help never earns what an independent answer does; null for events, for unscored
 * trials, and for a player's rating of themselves.
 */
export function earnedBy({ result, cue, scoredBy, event }: Trial): Earned | null {
  if (event || result === 'none' || scoredBy === 'self') return null
  if (result === 'incorrect') return 'notYet'
  return result === 'correct' && cue === 0 ? 'independent' : 'helped'
}

interface Stored {
  results: Readonly<Record<number, readonly Earned[]>>
  practiced: Readonly<Record<number, number>>
}

/** Collects results by player id, and by team id for the team that a player is in. */
export function makeResults(seats: readonly Seat[], stored?: Stored) {
  const results = signal<Stored['results']>(stored?.results ?? {})
  const practiced = signal<Stored['practiced']>(stored?.practiced ?? {})
  const idsOf = (id: number) => {
    const team = seats.find(({ player, members }) => player.id !== id && members.some((member) => member.id === id))
    return team ? [id, team.player.id] : [id]
  }
  return {
    results,
    practiced,
    add(id: number, more: readonly Earned[]) {
      const added = idsOf(id).map((one) => [one, [...(results.value[one] ?? []), ...more]] as const)
      results.value = { ...results.value, ...Object.fromEntries(added) }
    },
    /** Counts practice tries with cards or scored by the adult. */
    count(id: number, tries: number) {
      const counted = idsOf(id).map((one) => [one, (practiced.value[one] ?? 0) + tries] as const)
      practiced.value = { ...practiced.value, ...Object.fromEntries(counted) }
    },
  }
}
