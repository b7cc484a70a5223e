import { bonesOf, fields, outlineOn, partOn, squaresOf, stepsTo, type Dig, type Placed } from './digs.ts'
import { isAlike, type Part } from './raster.ts'

/** A name at a place, with what each square would show. */
interface Guess extends Placed {
  parts: readonly Part[]
  /** Steps from each square to its nearest bone. */
  far: readonly number[]
}
/** What the solver knows of one find: all names and places that it could have. */
interface Search {
  truth: Guess
  all: readonly Guess[]
  /** For each square, whether what it shows rules out each of `all`. */
  rulesOut: readonly (readonly boolean[])[]
}

function guessOf(dig: Pick<Dig, 'tier'>, placed: Placed): Guess {
  const bones = bonesOf(dig, placed)
  const squares = squaresOf(dig)
  return {
    ...placed,
    parts: squares.map((square) => partOn(dig, placed, square)),
    far: squares.map((square) => stepsTo(dig, square, bones)),
  }
}

/** Every name at every place where it fits on the field. */
function everyGuess(dig: Dig): Guess[] {
  const { side, size } = fields[dig.tier]
  const free = Array.from({ length: side - size + 1 }, (_, at) => at)
  return dig.names.flatMap((find) => free.flatMap((y) => free.map((x) => guessOf(dig, { find, x, y }))))
}

/**
 * What each square rules out: guesses with another part there, unless the parts look alike. A step clue also rules out
 * guesses with a nearer bone, and with a single find all whose nearest bone isn't exactly that far.
 */
function searchesIn(dig: Dig, steps: boolean): Search[] {
  const all = everyGuess(dig)
  const truths = dig.placed.map((placed) => guessOf(dig, placed))
  const clues = squaresOf(dig).map((square) => Math.min(...truths.map(({ far }) => far[square] ?? 0)))
  return truths.map((truth) => ({
    truth,
    all,
    rulesOut: clues.map((clue, square) =>
      all.map(({ parts, far }) => {
        if (!isAlike(parts[square] as Part, truth.parts[square] as Part)) return true
        if (!steps || clue === 0) return false
        const own = far[square] ?? 0
        return truths.length > 1 ? own < clue : own !== clue
      }),
    ),
  }))
}

/** The guesses that what some squares show leaves. */
const leftIn = ({ all, rulesOut }: Search, open: readonly number[]): Guess[] =>
  all.filter((_, at) => !open.some((square) => rulesOut[square]?.[at]))
const namesOf = (guesses: readonly Guess[]): string[] => [...new Set(guesses.map(({ find }) => find))]

/** The names that what some squares show leaves for a find. */
export const namesLeft = (dig: Dig, at: number, open: readonly number[], steps: boolean): string[] =>
  namesOf(leftIn(searchesIn(dig, steps)[at] as Search, open))

/** What a square would show of a guess, as a text: equal for those that it can't tell apart. */
function shownBy({ parts, far }: Guess, square: number, steps: boolean): string {
  const part = parts[square] as Part
  if (part.isBone) return part.blocks.join('')
  return steps ? `step ${far[square] ?? 0}` : ''
}

/** The square that splits what is still possible into the most even shares; the first one of equals. */
function bestSquare(dig: Dig, open: readonly number[], left: readonly (readonly Guess[])[], steps: boolean): number {
  let best = { square: -1, cost: Infinity }
  for (const square of squaresOf(dig)) {
    if (open.includes(square)) continue
    let cost = 0
    for (const guesses of left) {
      const shares = new Map<string, number>()
      for (const guess of guesses) {
        const shown = shownBy(guess, square, steps)
        shares.set(shown, (shares.get(shown) ?? 0) + 1)
      }
      for (const share of shares.values()) cost += share ** 2 / guesses.length
    }
    if (cost < best.cost) best = { square, cost }
  }
  return best.square
}

/** Digs like someone who forgets nothing and plans one step ahead, until one name is left for each find. */
export function solve(dig: Dig, steps: boolean): number[] {
  const searches = searchesIn(dig, steps)
  const open: number[] = []
  for (;;) {
    const unsure = searches.map((search) => leftIn(search, open)).filter((left) => namesOf(left).length > 1)
    if (unsure.length === 0 || open.length === squaresOf(dig).length) return open
    open.push(bestSquare(dig, open, unsure, steps))
  }
}

/** The next square that the solver would dig. */
export const nextSquare = (dig: Dig, open: readonly number[], steps: boolean): number =>
  bestSquare(
    dig,
    open,
    searchesIn(dig, steps).map((search) => leftIn(search, open)),
    steps,
  )

/**
 * The fewest squares that leave one name for each find, up to `most`; null if it takes more. Smaller sets are all tried
 * first, so that no smaller one does.
 */
export function fewestSquares(dig: Dig, steps: boolean, most: number): number | null {
  // For each guess with a wrong name, the squares that rule it out; the hardest ones first.
  const wrong = searchesIn(dig, steps)
    .flatMap(({ truth, all, rulesOut }) =>
      all.flatMap(({ find }, at) =>
        find === truth.find ? [] : [squaresOf(dig).filter((square) => rulesOut[square]?.[at])],
      ),
    )
    .toSorted((a, b) => a.length - b.length)
  const reach = (rest: readonly (readonly number[])[]) => {
    const counts = new Map<number, number>()
    for (const square of rest.flat()) counts.set(square, (counts.get(square) ?? 0) + 1)
    return [...counts.values()].toSorted((a, b) => b - a)
  }
  const covers = (rest: readonly (readonly number[])[], more: number): boolean => {
    const [hardest] = rest
    if (!hardest) return true
    // Even the squares that rule out most can't do it.
    const bound = reach(rest).slice(0, more)
    if (bound.reduce((sum, count) => sum + count, 0) < rest.length) return false
    return hardest.some((square) =>
      covers(
        rest.filter((squares) => !squares.includes(square)),
        more - 1,
      ),
    )
  }
  for (let count = 1; count <= most; count++) if (covers(wrong, count)) return count
  return null
}

/** The largest share of a find's outline on some squares, in percent. */
export const mostOutline = (dig: Dig, squares: readonly number[]): number =>
  Math.max(...dig.placed.map((placed) => outlineOn(dig, placed, squares)))
