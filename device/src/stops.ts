import { inRows, type ScreenBounds } from './rows.ts'
import type { ScanStop } from './scan-track.ts'

/** A target with the groups around it. `E` is an element; tests use names. */
export interface ScanTarget<E> {
  at: E
  /** Outermost first. */
  groups: readonly Group<E>[]
  /** Comes before the others of its group. */
  first: boolean
  bounds: ScreenBounds
}
export interface Group<E> {
  at: E
  /** Comes once, after the loops over everything else. */
  deferred: boolean
}

const mostUngrouped = 9

const firstAhead = <E>(things: readonly ScanTarget<E>[]) => [
  ...things.filter(({ first }) => first),
  ...things.filter(({ first }) => !first),
]

/**
 * Returns the stops of a screen. Targets in groups are reached through their group, and more than nine ungrouped ones
 * through their rows. With `byRows`, more than three targets are grouped whenever they form at least two rows.
 */
export function stopsOf<E>(things: readonly ScanTarget<E>[], byRows: boolean, depth = 0): ScanStop<E>[] {
  const loose: ScanTarget<E>[] = []
  const members = new Map<E, ScanTarget<E>[]>()
  const order: ScanStop<E>[] = []
  for (const thing of firstAhead(things)) {
    const group = thing.groups[depth]
    const known = group && members.get(group.at)
    if (known) known.push(thing)
    else if (group) {
      members.set(group.at, [thing])
      order.push({ group: [], at: group.at, deferred: group.deferred, ...(thing.first && { leads: true }) })
    } else {
      loose.push(thing)
      order.push({ press: thing.at, ...(thing.first && { leads: true }) })
    }
  }
  const filled = order.map((stop): ScanStop<E> => {
    if ('press' in stop) return stop
    return { ...stop, group: stopsOf(members.get(stop.at as E) ?? [], byRows, depth + 1) }
  })
  const asked = loose.length > mostUngrouped || (byRows && loose.length > 3)
  const rows = asked ? inRows(loose, ({ bounds }) => bounds) : []
  if (rows.length < 2) return filled
  const asStops = rows.map((row): ScanStop<E> => ({ group: row.map(({ at }) => ({ press: at })) }))
  return [...asStops, ...filled.filter((stop) => 'group' in stop)]
}

/** Returns every target within a stop. */
export function targetsOf<E>(stop: ScanStop<E>): E[] {
  return 'press' in stop ? [stop.press] : stop.group.flatMap(targetsOf)
}
