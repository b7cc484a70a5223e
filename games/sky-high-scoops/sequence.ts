import type { Chance } from '@marigold/device'

export type Order = 'blocked' | 'random'

/** Takes the targets one after another, each with an equal share of `length`. */
function blocked(targets: readonly string[], length: number): number[] {
  const groups = [...new Set(targets)].map((target) => targets.flatMap((one, index) => (one === target ? [index] : [])))
  const share = Math.ceil(length / groups.length)
  return groups.flatMap((group) => Array.from({ length: share }, (_, i) => group[i % group.length] as number))
}

/** Repeats all cards in shuffled order without the same card twice in a row. */
function random(targets: readonly string[], length: number, rng: Chance): number[] {
  const out: number[] = []
  const all = targets.map((_, index) => index)
  while (out.length < length) {
    const round = rng.shuffle([...all])
    if (round.length > 1 && round[0] === out.at(-1)) round.push(round.shift() as number)
    out.push(...round)
  }
  return out
}

/** Returns the order of a player's cards as an index for each of `length` tries; more tries start over. */
export function sequenceOf(targets: readonly string[], order: Order, length: number, rng: Chance): number[] {
  if (targets.length === 0) return []
  const all = order === 'blocked' ? blocked(targets, length) : random(targets, length, rng)
  return all.slice(0, Math.max(1, length))
}
