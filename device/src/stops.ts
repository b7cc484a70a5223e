import { inRows, type Standing } from './rows.ts'
import type { ScanStop } from './scan-track.ts'

/** Something to press, with the groups it stands in. `E` is an element; tests hand in names. */
export interface Pressable<E> {
  at: E
  /** Outermost first. */
  groups: readonly Group<E>[]
  /** Comes before the others of its group. */
  first: boolean
  standing: Standing
}
export interface Group<E> {
  at: E
  /** Comes once, after the loops over everything else. */
  late: boolean
}

const mostAlone = 9

const firstAhead = <E>(things: readonly Pressable<E>[]) => [
  ...things.filter(({ first }) => first),
  ...things.filter(({ first }) => !first),
]

/**
 * The stops of a screen: things in groups are reached through their group, more than nine loose ones through their rows.
 * With `byRows` rows are made wherever there are two of them and more than three things.
 */
export function stopsOf<E>(things: readonly Pressable<E>[], byRows: boolean, depth = 0): ScanStop<E>[] {
  const loose: Pressable<E>[] = []
  const members = new Map<E, Pressable<E>[]>()
  const order: ScanStop<E>[] = []
  for (const thing of firstAhead(things)) {
    const group = thing.groups[depth]
    const known = group && members.get(group.at)
    if (known) known.push(thing)
    else if (group) {
      members.set(group.at, [thing])
      order.push({ group: [], at: group.at, late: group.late, ...(thing.first && { leads: true }) })
    } else {
      loose.push(thing)
      order.push({ press: thing.at, ...(thing.first && { leads: true }) })
    }
  }
  const filled = order.map((stop): ScanStop<E> => {
    if ('press' in stop) return stop
    return { ...stop, group: stopsOf(members.get(stop.at as E) ?? [], byRows, depth + 1) }
  })
  const asked = loose.length > mostAlone || (byRows && loose.length > 3)
  const rows = asked ? inRows(loose, ({ standing }) => standing) : []
  if (rows.length < 2) return filled
  const asStops = rows.map((row): ScanStop<E> => ({ group: row.map(({ at }) => ({ press: at })) }))
  return [...asStops, ...filled.filter((stop) => 'group' in stop)]
}

/** Everything that a stop leads to. */
export function leavesOf<E>(stop: ScanStop<E>): E[] {
  return 'press' in stop ? [stop.press] : stop.group.flatMap(leavesOf)
}
