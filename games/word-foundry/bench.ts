import type { Chance } from '@marigold/device'
import { avoided, entries, madeOf, rings, type Entry, type Section } from './book.ts'
import { kindOf } from './joining.ts'

export type Shelf = 'first' | 'second' | 'prefix' | 'root' | 'suffix'
/** A metal tile on the bench, in its row: parts that go in front, roots, and parts that go behind. */
export interface Tile {
  id: number
  part: string
  shelf: Shelf
  row: number
}
/** Which parts differ on the bench: all kinds, those in front, or those behind. */
export type PartSet = 'all' | 'front' | 'back'

/** Tiles on a bench; with the hammer there are nine things to choose. */
export const benchSize = 8

/** Tiles in a row: more would not stand side by side on a phone. */
const rowSize = 4
const shelves: readonly Shelf[] = ['first', 'second', 'prefix', 'root', 'suffix']

/** The entries of a section with which a part set works. */
export function poolOf(section: Section, set: PartSet): Entry[] {
  const all = entries[section]
  if (set === 'all') return [...all]
  const end = set === 'front' ? 'prefix' : 'suffix'
  if (section !== 'compounds') return all.filter(({ parts }) => parts.some((part) => kindOf(part) === end))
  // Of compounds the other half is shared: sunlight, moonlight, flashlight.
  const shared = (entry: Entry) => (set === 'front' ? entry.parts.at(-1) : entry.parts[0])
  return all.filter((entry) => all.filter((other) => shared(other) === shared(entry)).length >= 3)
}

const decent = (parts: readonly string[]) => madeOf(parts, (word) => avoided.has(word)).size === 0

/** Lays tiles into rows: of compounds first and second halves, of others what goes in front, roots, what goes behind. */
function laid(parts: readonly string[], shelfOf: (part: string) => Shelf, rng: Chance): Tile[] {
  const order = rng.shuffle(parts)
  const rows = shelves.flatMap((shelf) => {
    const own = order.filter((part) => shelfOf(part) === shelf)
    const halves = own.length > rowSize ? [own.slice(0, rowSize), own.slice(rowSize)] : [own]
    return halves.filter((row) => row.length > 0).map((row) => row.map((part) => ({ part, shelf })))
  })
  return rows.flatMap((tiles, row) => tiles.map((tile) => ({ ...tile, row }))).map((tile, id) => ({ id, ...tile }))
}

/** Parts that may still come onto a bench: room for them in their rows, and nothing unkind with the others. */
function takes(parts: ReadonlySet<string>, fresh: readonly string[], section: Section): boolean {
  const all = [...parts, ...fresh]
  const crowded = ['prefix', 'root', 'suffix'].some(
    (kind) => section !== 'compounds' && all.filter((part) => kindOf(part) === kind).length > rowSize,
  )
  return fresh.length > 0 && all.length <= benchSize && !crowded && decent(all)
}

/** A bench for an order: the parts of its word, and those of other words of the section. */
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
  // Where whole words no longer fit, single parts fill the rows.
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
/** All parts that the open bench can hold. */
export const openParts: readonly string[] = [...inFront, ...productive, ...behind]

/** A bench for free invention: of some that chance proposes, the one that makes the most words nobody has made yet. */
export function openBench(done: readonly string[], rng: Chance): Tile[] {
  let best: { parts: string[]; count: number } = { parts: [], count: -1 }
  for (let proposal = 0; proposal < 8; proposal++) {
    const parts = [
      ...rng.shuffle(inFront).slice(0, 2),
      ...rng.shuffle(productive).slice(0, 3),
      ...rng.shuffle(behind).slice(0, 3),
    ]
    const count = madeOf(parts, (word, made) => rings(made, 'english') && !done.includes(word)).size
    if (count > best.count && decent(parts)) best = { parts, count }
  }
  return laid(best.parts, kindOf, rng)
}
