import type { Chance } from '@marigold/device'
import { avoidedWords, entries, wordsMadeOf, isAccepted, type Entry, type Section } from './book.ts'
import { kindOf } from './joining.ts'

export type Shelf = 'first' | 'second' | 'prefix' | 'root' | 'suffix'
/** A metal tile on the bench, in its row: prefixes, roots, or suffixes. */
export interface Tile {
  id: number
  part: string
  shelf: Shelf
  row: number
}
/** Which parts vary: all kinds, those in front, or those at the end. */
export type PartSet = 'all' | 'front' | 'back'

/** Tiles on a bench. Together with the hammer there are nine choices. */
export const benchSize = 8

/** Tiles per row; more would not fit side by side on a phone. */
const rowSize = 4
const shelves: readonly Shelf[] = ['first', 'second', 'prefix', 'root', 'suffix']

/** Returns the entries of a section that suit a set of parts. */
export function poolOf(section: Section, set: PartSet): Entry[] {
  const all = entries[section]
  if (set === 'all') return [...all]
  const end = set === 'front' ? 'prefix' : 'suffix'
  if (section !== 'compounds') return all.filter(({ parts }) => parts.some((part) => kindOf(part) === end))
  // Compounds share their other half: sunlight, moonlight, flashlight.
  const shared = (entry: Entry) => (set === 'front' ? entry.parts.at(-1) : entry.parts[0])
  return all.filter((entry) => all.filter((other) => shared(other) === shared(entry)).length >= 3)
}

const decent = (parts: readonly string[]) => wordsMadeOf(parts, (word) => avoidedWords.has(word)).size === 0

/** Lays tiles into rows: first and second halves of compounds, or prefixes, roots, and suffixes. */
function laid(parts: readonly string[], shelfOf: (part: string) => Shelf, rng: Chance): Tile[] {
  const order = rng.shuffle(parts)
  const rows = shelves.flatMap((shelf) => {
    const own = order.filter((part) => shelfOf(part) === shelf)
    const halves = own.length > rowSize ? [own.slice(0, rowSize), own.slice(rowSize)] : [own]
    return halves.filter((row) => row.length > 0).map((row) => row.map((part) => ({ part, shelf })))
  })
  return rows.flatMap((tiles, row) => tiles.map((tile) => ({ ...tile, row }))).map((tile, id) => ({ id, ...tile }))
}

/** Whether parts can be added to a bench: their rows have space, and they make no offensive word with the others. */
function takes(parts: ReadonlySet<string>, fresh: readonly string[], section: Section): boolean {
  const all = [...parts, ...fresh]
  const crowded = ['prefix', 'root', 'suffix'].some(
    (kind) => section !== 'compounds' && all.filter((part) => kindOf(part) === kind).length > rowSize,
  )
  return fresh.length > 0 && all.length <= benchSize && !crowded && decent(all)
}

/** Returns the bench for an order: the parts of its word, and those of other words in the section. */
export function benchFor(asked: Entry, section: Section, set: PartSet, rng: Chance): Tile[] {
  const pool = poolOf(section, set)
  const shares = ({ parts }: Entry) => parts.filter((part) => asked.parts.includes(part)).length
  const others = rng.shuffle(pool.filter(({ word }) => word !== asked.word))
  if (set !== 'all') others.sort((a, b) => Math.min(1, shares(b)) - Math.min(1, shares(a)))
  const parts = new Set(asked.parts)
  const firsts = new Set(asked.parts.slice(0, 1))
  const offer = (made: readonly string[]) => {
    const fresh = made.filter((part) => !parts.has(part))
    if (parts.size >= benchSize || !takes(parts, fresh, section)) return
    for (const part of fresh) parts.add(part)
    if (made[0] !== undefined) firsts.add(made[0])
  }
  const more = rng.shuffle(entries[section])
  for (const entry of [...others, ...more]) offer(entry.parts)
  // Once no more whole words fit, single parts fill the rows.
  for (const part of more.flatMap((entry) => entry.parts)) offer([part])
  const shelfOf = (part: string) => (section !== 'compounds' ? kindOf(part) : firsts.has(part) ? 'first' : 'second')
  return laid([...parts], shelfOf, rng)
}

const productive =
  `play help care use pain hope read write teach trust like place spell lead pack cover paint thank kind sad
happy dark weak soft fear joy peace power rest wonder taste count cheer color name friend truth order connect agree appear build
clean cook dance drive dream dress fair fill fold heat wash wrap lock load open own tie turn view zip start stop respect doubt
work speak sleep please manage match print judge understand visit know think`.split(/\s+/)
const inFront = ['un-', 're-', 'dis-', 'mis-']
const behind = ['-s', '-ing', '-ed', '-er', '-ful', '-less', '-ness', '-ly', '-able']
/** All parts that the open bench can have. */
export const openParts: readonly string[] = [...inFront, ...productive, ...behind]

/** Returns a bench without an order: the one of several random benches that makes the most new words. */
export function openBench(done: readonly string[], rng: Chance): Tile[] {
  let best: { parts: string[]; count: number } = { parts: [], count: -1 }
  for (let proposal = 0; proposal < 8; proposal++) {
    const parts = [
      ...rng.shuffle(inFront).slice(0, 2),
      ...rng.shuffle(productive).slice(0, 3),
      ...rng.shuffle(behind).slice(0, 3),
    ]
    const count = wordsMadeOf(parts, (word, made) => isAccepted(made, 'english') && !done.includes(word)).size
    if (count > best.count && decent(parts)) best = { parts, count }
  }
  return laid(best.parts, kindOf, rng)
}
