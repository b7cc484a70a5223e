type Totals = Record<string, number>

interface Stretch<State> {
  seat: number
  from: State
  to: State
}

/**
 * Remembers whose moves made which stretch of a game, so that what a state only totals up can be told by seat: each move
 * counts for the seat whose turn it was.
 */
export function makeShares<State>(start: State) {
  const stretches: Stretch<State>[] = []
  return {
    /** A move of `seat` led to this state. */
    moved(seat: number, to: State) {
      const last = stretches.at(-1)
      if (last?.seat === seat) last.to = to
      else stretches.push({ seat, from: last?.to ?? start, to })
    },
    /** The share that a seat has in the totals of the state as it is now. */
    of<T extends Totals>(seat: number, totalsOf: (state: State) => T): T {
      const sums: Totals = Object.fromEntries(Object.keys(totalsOf(start)).map((key) => [key, 0]))
      for (const { from, to } of stretches.filter((one) => one.seat === seat)) {
        const [before, after] = [totalsOf(from), totalsOf(to)]
        for (const key of Object.keys(after)) sums[key] = (sums[key] ?? 0) + (after[key] ?? 0) - (before[key] ?? 0)
      }
      return sums as T
    },
  }
}
