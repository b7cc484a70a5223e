import { m } from '#messages'
import type { Chance } from '@marigold/device'
import type { Puzzle } from './deal.ts'
import { relativePlace, sceneOf } from './scenes.ts'
import { differences, phraseOf, sameItem, type Feature } from './things.ts'

/** One direction of the spoken guide. */
export interface Direction {
  /** Indexes of the items it is about, in the order in which they should be placed. */
  parts: number[]
  text: string
  /** The complete text, which the bell reveals if `text` leaves a word out. */
  full: string
  /** The feature that `text` leaves out. */
  missing: Feature | null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a phrase such as 'the big red ball under the bench', without the omitted feature. */
function partOf({ scene, says, wanted }: Puzzle, at: number, without: Feature | null, after: number | null): string {
  const one = wanted[at]
  if (!one) return ''
  const told = says.filter((feature) => feature !== without)
  const before = after === null ? undefined : wanted[after]
  const beside = sceneOf(scene).grid && before ? relativePlace(before.spot, one.spot) : null
  return `${phraseOf(one.item, told)} ${beside ?? sceneOf(scene).spots[one.spot]?.phrase ?? ''}`
}

/** Joins parts into a sentence. With `ordered`, the part to do first may be named second ('Before you …'). */
function sentence(puzzle: Puzzle, parts: readonly number[], ordered: boolean, rng: Chance, without: Feature | null) {
  const [a = 0, b, c] = parts
  const say = (at: number, after: number | null = null) => partOf(puzzle, at, without, after)
  const first = say(a)
  if (b === undefined) return m.barrier_builders_put_part({ part: first })
  if (!ordered) {
    if (c !== undefined) return m.barrier_builders_put_three_parts({ first, second: say(b), third: say(c) })
    // A place such as 'in the top row, second from the left' contains a comma, so 'and' needs one, too.
    const pause = first.includes(',') ? 'comma' : 'none'
    return m.barrier_builders_put_two_parts({ first, second: say(b, a), pause })
  }
  const second = say(b)
  const before = rng.int(0, 1) === 0
  if (c === undefined)
    return before
      ? m.barrier_builders_before_you_put_put({ first, second })
      : m.barrier_builders_after_you_put_put({ first, second })
  return before
    ? m.barrier_builders_before_you_put_put_then_put({ first, second, third: say(c) })
    : m.barrier_builders_after_you_put_put_then_put({ first, second, third: say(c) })
}

/** Returns a feature that has to be named because two tray items match without it. */
function neededFeature({ tray, wanted, says }: Puzzle, at: number): Feature | null {
  const item = wanted[at]?.item
  if (!item) return null
  const alike = tray.filter((one) => one.thing === item.thing && !sameItem(one, item))
  const found = alike
    .map((one) => differences(one, item))
    // The number can't be omitted: 'the duck' and 'the ducks' reveal it anyway.
    .find(([only = 'number', ...more]) => more.length === 0 && only !== 'number' && says.includes(only))
  return found?.[0] ?? null
}

/**
 * Returns a scene's directions with `parts` items each. With `vague`, some one-part directions leave out the word that
 * tells look-alikes apart, so there is something to ask for.
 */
export function directionsFor(
  puzzle: Puzzle,
  { parts, ordered, vague }: { parts: number; ordered: boolean; vague: boolean },
  rng: Chance,
): Direction[] {
  const order = rng.shuffle(puzzle.wanted.map((_, at) => at))
  const groups: number[][] = []
  for (let at = 0; at < order.length; at += parts) groups.push(order.slice(at, at + parts))
  const unclear = vague ? groups.map(([first = 0]) => neededFeature(puzzle, first)) : []
  const most = Math.max(1, Math.floor(groups.length / 2))
  const left = rng.shuffle(groups.map((_, at) => at).filter((at) => unclear[at])).slice(0, most)
  return groups.map((group, at) => {
    const seed = rng.fork()
    const full = sentence(puzzle, group, ordered, seed, null)
    const missing = left.includes(at) ? (unclear[at] ?? null) : null
    if (missing === null) return { parts: group, text: full, full, missing }
    const first = group[0] ?? 0
    const whole = partOf(puzzle, first, null, null)
    return { parts: group, text: full.replace(whole, partOf(puzzle, first, missing, null)), full, missing }
  })
}

/** Returns the direction for one item that was added to the scene. */
export function directionFor(puzzle: Puzzle, at: number, spoken: boolean): Direction {
  const text = spoken ? m.barrier_builders_put_part({ part: partOf(puzzle, at, null, null) }) : ''
  return { parts: [at], text, full: text, missing: null }
}

/** Returns the complete text of the part that was unclear. */
export function clarificationOf(puzzle: Puzzle, { parts, full, missing }: Direction): string {
  return missing === null ? full : `${capital(partOf(puzzle, parts[0] ?? 0, null, null))}.`
}
