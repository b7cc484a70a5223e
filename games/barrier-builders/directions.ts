import { m } from '#messages'
import type { Chance } from '@marigold/device'
import type { Puzzle } from './deal.ts'
import { besideOf, sceneOf } from './scenes.ts'
import { differences, phraseOf, sameItem, type Feature } from './things.ts'

/** One direction of the spoken guide. */
export interface Direction {
  /** Which of the wanted it is about, in the order in which they are to be placed. */
  parts: number[]
  text: string
  /** The same with every word: what the bell brings where `text` left one out. */
  full: string
  /** What was left out. */
  missing: Feature | null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'the big red ball under the bench', without what is left out. */
function partOf({ scene, says, wanted }: Puzzle, at: number, without: Feature | null, after: number | null): string {
  const one = wanted[at]
  if (!one) return ''
  const told = says.filter((feature) => feature !== without)
  const before = after === null ? undefined : wanted[after]
  const beside = sceneOf(scene).grid && before ? besideOf(before.spot, one.spot) : null
  return `${phraseOf(one.item, told)} ${beside ?? sceneOf(scene).spots[one.spot]?.phrase ?? ''}`
}

/** The words of parts in the order in which they are done; with `ordered` one that is done first may be said second. */
function sentence(puzzle: Puzzle, parts: readonly number[], ordered: boolean, rng: Chance, without: Feature | null) {
  const [a = 0, b, c] = parts
  const say = (at: number, after: number | null = null) => partOf(puzzle, at, without, after)
  if (b === undefined) return m.barrier_builders_put({ say: say(a) })
  if (!ordered) {
    // 'in the top row, second from the left, and …': a place with a comma needs another one after it.
    const and = say(a).includes(',') ? m.barrier_builders_and() : ' and'
    return c === undefined
      ? m.barrier_builders_put2({ say: say(a), and, say2: say(b, a) })
      : m.barrier_builders_put3({ say: say(a), say2: say(b), and, say3: say(c) })
  }
  const first =
    rng.int(0, 1) === 0
      ? m.barrier_builders_before_you_put_put({ say: say(b), say2: say(a) })
      : m.barrier_builders_after_you_put_put({ say: say(a), say2: say(b) })
  return c === undefined ? first : m.barrier_builders_then_put({ first, say: say(c) })
}

/** A feature without which the tray has two that fit. */
function neededFeature({ tray, wanted, says }: Puzzle, at: number): Feature | null {
  const item = wanted[at]?.item
  if (!item) return null
  const alike = tray.filter((one) => one.thing === item.thing && !sameItem(one, item))
  const found = alike
    .map((one) => differences(one, item))
    // A number cannot be left out: 'the duck' and 'the ducks' tell it all the same.
    .find(([only = 'number', ...more]) => more.length === 0 && only !== 'number' && says.includes(only))
  return found?.[0] ?? null
}

/**
 * The directions for a scene, `parts` things in each. With `vague` some of one part leave out the word that tells
 * look-alikes apart, so that there is something to ask for.
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

/** What the bell brings: the part that was not clear, in full. */
export function clearer(puzzle: Puzzle, { parts, full, missing }: Direction): string {
  return missing === null ? full : `${capital(partOf(puzzle, parts[0] ?? 0, null, null))}.`
}
