/** One stop of a scan: a target, or a group that is entered first. */
export type ScanStop<T> =
  /** A stop that `leads` comes before the others of its round. */
  | { press: T; leads?: true }
  /**
   * `at` is the element highlighted for the whole group. A `deferred` group comes once, after the loops over all
   * others.
   */
  | { group: ScanStop<T>[]; at?: T; deferred?: boolean; leads?: true }

interface Round<T> {
  stops: ScanStop<T>[]
  /** Groups that come once, after the loops. */
  deferred: ScanStop<T>[]
  step: number
}

/** Whether a stop is a group that comes once, after the loops. */
export const isDeferred = <T>(stop: ScanStop<T>) => 'group' in stop && stop.deferred === true

function roundOf<T>(all: ScanStop<T>[]): Round<T> {
  const stops = all.filter((stop) => !isDeferred(stop))
  const deferred = all.filter(isDeferred)
  return stops.length === 0 ? { stops: deferred, deferred: [], step: 0 } : { stops, deferred, step: 0 }
}

/** Replaces a group of one with its only stop, and removes empty groups. */
export function pruneGroups<T>(stops: ScanStop<T>[]): ScanStop<T>[] {
  return stops.flatMap((stop): ScanStop<T>[] => {
    if ('press' in stop) return [stop]
    const group = pruneGroups(stop.group)
    const [only] = group
    if (!only) return []
    return group.length === 1 && !stop.deferred ? [only] : [{ ...stop, group }]
  })
}

export function sameStops<T>(a: ScanStop<T>[], b: ScanStop<T>[]): boolean {
  return a.length === b.length && a.every((one, i) => sameStop(one, b[i] as ScanStop<T>))
}
function sameStop<T>(a: ScanStop<T>, b: ScanStop<T>): boolean {
  if ('press' in a) return 'press' in b && a.press === b.press
  return 'group' in b && a.at === b.at && isDeferred(a) === isDeferred(b) && sameStops(a.group, b.group)
}

/** Returns the target that leads the scan, if there is one. */
export function leaderOf<T>([stop]: ScanStop<T>[]): T | null {
  if (!stop?.leads) return null
  return 'press' in stop ? stop.press : (stop.at ?? null)
}

/** Returns the path to a target as an index for each round, or null if it no longer exists. */
function pathTo<T>(stops: ScanStop<T>[], target: T): number[] | null {
  const round = roundOf(stops)
  for (const [i, stop] of [...round.stops, ...round.deferred].entries()) {
    if ('press' in stop) {
      if (stop.press === target) return [i]
      continue
    }
    const rest = pathTo(stop.group, target)
    if (rest) return [i, ...rest]
  }
  return null
}

/** The position of a scan as a stack of the rounds that were entered. It has no timer of its own. */
export interface ScanTrack<T> {
  /** The current stop; null past the end, or if there are no stops. */
  here(): ScanStop<T> | null
  /** Whether the scan is at the first stop of its round, within the loops. */
  atFirst(): boolean
  /** The only stop there is, not counting deferred groups; null if there are several. */
  only(): ScanStop<T> | null
  /** Whether there is no other stop to move to. */
  alone(): boolean
  restart(stops: ScanStop<T>[]): void
  /** Moves to the next stop; past the end of a group, back out to the group. Returns false at the very end. */
  step(): boolean
  /** Enters the group at the current stop. */
  enter(): void
  /** Restarts the loop count of this round without moving. */
  restartLoops(): void
  /** Moves back to the first stop of this round. */
  rewind(): void
  /** Moves to a target among new stops; returns false if it no longer exists. */
  moveTo(stops: ScanStop<T>[], target: T): boolean
}

/** Creates a track. `loops` returns how often a round repeats its stops before it ends. */
export function makeTrack<T>(loops: () => number): ScanTrack<T> {
  let path: Round<T>[] = []

  const stopAt = ({ stops, deferred, step }: Round<T>): ScanStop<T> | null => {
    const looped = stops.length * loops()
    return (step < looped ? stops[step % stops.length] : deferred[step - looped]) ?? null
  }
  const here = () => {
    const round = path.at(-1)
    return round ? stopAt(round) : null
  }
  const push = (stops: ScanStop<T>[]) => {
    const round = roundOf(stops)
    if (round.stops.length > 0) path.push(round)
    return round
  }
  return {
    here,
    atFirst() {
      const round = path.at(-1)
      return round !== undefined && round.step % round.stops.length === 0 && round.step < round.stops.length * loops()
    },
    only: () => (path.length === 1 && path[0]?.stops.length === 1 ? (path[0].stops[0] ?? null) : null),
    alone: () => path.length === 1 && path[0]?.stops.length === 1 && path[0].deferred.length === 0,
    restart(stops) {
      path = []
      push(stops)
    },
    step() {
      const round = path.at(-1)
      if (!round) return false
      round.step += 1
      if (stopAt(round)) return true
      if (path.length === 1) return false
      path.pop()
      return true
    },
    enter() {
      const stop = here()
      if (stop && 'group' in stop) push(stop.group)
    },
    restartLoops() {
      const round = path.at(-1)
      if (round) round.step %= round.stops.length
    },
    rewind() {
      const round = path.at(-1)
      if (round) round.step = 0
    },
    moveTo(all, target) {
      const way = pathTo(all, target)
      if (!way) return false
      path = []
      let stops = all
      for (const index of way) {
        const round = push(stops)
        round.step = index < round.stops.length ? index : index + round.stops.length * (loops() - 1)
        const stop = stopAt(round)
        stops = stop && 'group' in stop ? stop.group : []
      }
      return true
    },
  }
}
