import { signal, type ReadonlySignal } from '@preact/signals'
import type { Chance, Clock } from '@marigold/device'

/** How long a surprise is shown, in ms. */
const surpriseMs = 2000
// A surprise comes after so many turns.
const [fewestTurns, mostTurns] = [4, 6]

// What this page has shown, however often it was played.
const shown = new Set<string>()

export interface Surprises {
  /** The surprise that is shown now, by name. */
  readonly surprise: ReadonlySignal<string | null>
  /** Call between two turns, while nothing is asked: about every fifth call shows a surprise. */
  moment(): void
}

/** Deals surprises: seeded, none twice while the page is open, and none in calm mode. They never change the game. */
export function makeSurprises({
  names,
  rng,
  clock,
  calm,
}: {
  names: readonly string[]
  rng: Chance
  clock: Clock
  calm: () => boolean
}): Surprises {
  const surprise = signal<string | null>(null)
  let wait = rng.int(fewestTurns, mostTurns)
  return {
    surprise,
    moment() {
      const left = names.filter((name) => !shown.has(name))
      if (calm() || surprise.value !== null || left.length === 0) return
      wait -= 1
      if (wait > 0) return
      wait = rng.int(fewestTurns, mostTurns)
      const next = rng.pick(left)
      shown.add(next)
      surprise.value = next
      clock.after(surpriseMs, () => (surprise.value = null))
    },
  }
}
