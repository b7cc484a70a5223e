import { shuffledBy } from '../item.ts'
import type { Thing } from '../things.ts'

/** The first `count` of those that pass, in an order that depends on the seed and on each thing alone; fewer is an error. */
export function choose<Choice>(
  seed: string,
  from: readonly Choice[],
  count: number,
  name: (choice: Choice) => string,
): Choice[] {
  const chosen = shuffledBy(seed, from, name).slice(0, count)
  if (chosen.length < count) throw new Error(`${seed}: ${chosen.length} of ${count} choices`)
  return chosen
}

/** `count` things that pass a test, no two of one picture or one name. */
export function chooseThings(seed: string, from: readonly Thing[], count: number, passes: (thing: Thing) => boolean) {
  return choose(seed, from.filter(passes), count, ({ name }) => name)
}
