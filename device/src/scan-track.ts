/** One stop of a scan: something to press, or a group that is entered first. */
export type ScanStop<T> =
  /** One that `leads` comes before the others of its round. */
  | { press: T; leads?: true }
  /** `at` is what is lit for the whole group; `late` groups come once, after the loops over all others. */
  | { group: ScanStop<T>[]; at?: T; late?: boolean; leads?: true }

interface Round<T> {
  stops: ScanStop<T>[]
  /** Those that come once, after the loops. */
  late: ScanStop<T>[]
  step: number
}

/** A group that comes once, after the loops. */
export const isLate = <T>(stop: ScanStop<T>) => 'group' in stop && stop.late === true

function roundOf<T>(all: ScanStop<T>[]): Round<T> {
  const stops = all.filter((stop) => !isLate(stop))
  const late = all.filter(isLate)
  return stops.length === 0 ? { stops: late, late: [], step: 0 } : { stops, late, step: 0 }
}

/** A group of one is that one; empty groups are left out. */
export function pruned<T>(stops: ScanStop<T>[]): ScanStop<T>[] {
  return stops.flatMap((stop): ScanStop<T>[] => {
    if ('press' in stop) return [stop]
    const group = pruned(stop.group)
    const [only] = group
    if (!only) return []
    return group.length === 1 && !stop.late ? [only] : [{ ...stop, group }]
  })
}

export function sameStops<T>(a: ScanStop<T>[], b: ScanStop<T>[]): boolean {
  return a.length === b.length && a.every((one, i) => sameStop(one, b[i] as ScanStop<T>))
}
function sameStop<T>(a: ScanStop<T>, b: ScanStop<T>): boolean {
  if ('press' in a) return 'press' in b && a.press === b.press
  return 'group' in b && a.at === b.at && isLate(a) === isLate(b) && sameStops(a.group, b.group)
}

/** What leads a scan now, if anything does. */
export function leaderOf<T>([stop]: ScanStop<T>[]): T | null {
  if (!stop?.leads) return null
  return 'press' in stop ? stop.press : (stop.at ?? null)
}

/** The way to a target: the index in each round, or null where it is gone. */
function wayTo<T>(stops: ScanStop<T>[], target: T): number[] | null {
  const round = roundOf(stops)
  for (const [i, stop] of [...round.stops, ...round.late].entries()) {
    if ('press' in stop) {
      if (stop.press === target) return [i]
      continue
    }
    const rest = wayTo(stop.group, target)
    if (rest) return [i, ...rest]
  }
  return null
}

/** Where a scan stands: the rounds that were entered, one within the other. It knows no time. */
export interface ScanTrack<T> {
  /** The stop that it stands at; null past the end, or where there is nothing. */
  here(): ScanStop<T> | null
  /** In the loops and at the first stop of its round. */
  atFirst(): boolean
  /** The one thing there is to press, where there is no other; late groups do not count. */
  only(): ScanStop<T> | null
  /** Nothing to move on to. */
  alone(): boolean
  restart(stops: ScanStop<T>[]): void
  /** One stop on; past the end of a group back out to it. False at the very end. */
  step(): boolean
  /** Goes into the group that it stands at. */
  enter(): void
  /** The loops of this round begin anew, at this very stop. */
  renew(): void
  /** The round begins anew. */
  rewind(): void
  /** Stands at this target among new stops; false where it is gone. */
  settle(stops: ScanStop<T>[], target: T): boolean
}

/** `loops` says how often a round goes over its stops before it ends. */
export function makeTrack<T>(loops: () => number): ScanTrack<T> {
  let path: Round<T>[] = []

  const stopAt = ({ stops, late, step }: Round<T>): ScanStop<T> | null => {
    const looped = stops.length * loops()
    return (step < looped ? stops[step % stops.length] : late[step - looped]) ?? null
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
    alone: () => path.length === 1 && path[0]?.stops.length === 1 && path[0].late.length === 0,
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
    renew() {
      const round = path.at(-1)
      if (round) round.step %= round.stops.length
    },
    rewind() {
      const round = path.at(-1)
      if (round) round.step = 0
    },
    settle(all, target) {
      const way = wayTo(all, target)
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
