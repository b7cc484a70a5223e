import { far, lengthOf, pointAt, safeGap, type Kind, type Point } from './harbor.ts'

/** Steps of time in a second. */
export const ticksPerSecond = 10

/** A stop on a course that was planned: after so many units, for so many ticks. */
export interface Hold {
  at: number
  ticks: number
}

/** What a boat does in the water. Rules add what they count. */
export interface Sailing {
  id: number
  kind: Kind
  /** Units a second. */
  speed: number
  /** The tick in which it sets out for its entry. */
  due: number
  status: 'coming' | 'waiting' | 'sailing' | 'stopped' | 'docked'
  path: readonly Point[]
  along: number
  holds: readonly Hold[]
  /** The path ends in its dock; otherwise at a buoy. */
  endsAtFlag: boolean
  /** The boat that it stopped for, and the one that it lets pass. */
  facing: number | null
  passing: number | null
  /** It was sent from among other boats, and may slip by them until it is clear of all. */
  isLoose: boolean
  stops: number
  /** The most boats, this one too, that were under way at once. */
  together: number
  /** Ticks under way in all, and with another boat under way. */
  sailed: number
  shared: number
}

export type SailEvent =
  { kind: 'arrived' | 'docked' | 'buoy'; boat: number } | { kind: 'horn'; boat: number; other: number }

export const placeOf = ({ path, along }: Pick<Sailing, 'path' | 'along'>): Point => pointAt(path, along).point
export const isInWater = ({ status }: Pick<Sailing, 'status'>): boolean => status !== 'coming' && status !== 'docked'
export const isUnderWay = ({ status }: Pick<Sailing, 'status'>): boolean => status === 'sailing'

/** Whether nothing moves after a step of time, nor will until a player does something. */
export const isStill = (before: readonly Sailing[], after: readonly Sailing[], tick: number): boolean =>
  after.every((boat, at) => {
    const isBlocked = boat.due <= tick && boat.along === before[at]?.along
    return !isUnderWay(boat) && (boat.status !== 'coming' || isBlocked)
  })

/** How close a boat may slip by others that it stopped beside. */
const looseGap = 26
export const gapOf = ({ isLoose }: Pick<Sailing, 'isLoose'>): number => (isLoose ? looseGap : safeGap)

/** Whether another boat is so close that this one would soon stop for it. */
export const isNear = (boat: Sailing, at: Point, boats: readonly Sailing[]): boolean =>
  boats.some((other) => other.id !== boat.id && isInWater(other) && far(at, placeOf(other)) < safeGap + 8)

/** The boat that is in the way: too close, and closer with each step. */
function blockerOf(boat: Sailing, next: Point, boats: readonly Sailing[]): Sailing | undefined {
  const here = placeOf(boat)
  return boats.find((other) => {
    if (other.id === boat.id || !isInWater(other)) return false
    const there = placeOf(other)
    const gap = far(next, there)
    return gap < gapOf(boat) && gap < far(here, there) - 0.01
  })
}

/** Where a boat comes to in one step of time; null if it waits. */
function stepOf(boat: Sailing, tick: number): { along: number; holds: readonly Hold[] } | null {
  const [hold, ...rest] = boat.holds
  if (boat.status === 'coming' ? tick < boat.due : boat.status !== 'sailing') return null
  if (hold && boat.along >= hold.at) {
    const ticks = hold.ticks - 1
    return { along: boat.along, holds: ticks > 0 ? [{ ...hold, ticks }, ...rest] : rest }
  }
  const along = Math.min(boat.along + boat.speed / ticksPerSecond, lengthOf(boat.path), hold?.at ?? Infinity)
  return { along, holds: boat.holds }
}

function sound<T extends Sailing>(boats: T[], at: number, other: Sailing): void {
  const stop = (index: number, facing: number) => {
    const boat = boats[index] as T
    if (boat.status === 'stopped') return
    // A boat that waits didn't cause the stop.
    const stops = boat.stops + (boat.status === 'sailing' ? 1 : 0)
    boats[index] = { ...boat, status: 'stopped', facing, stops }
  }
  const boat = boats[at] as T
  stop(at, other.id)
  stop(
    boats.findIndex(({ id }) => id === other.id),
    boat.id,
  )
}

/** Sails all boats on for one step of time. At most one docks in a step. */
export function step<T extends Sailing>(before: readonly T[], tick: number): { boats: T[]; events: SailEvent[] } {
  const boats = [...before]
  const events: SailEvent[] = []
  for (const [at, { status }] of before.entries()) {
    const boat = boats[at] as T
    const moved = boat.status === status ? stepOf(boat, tick) : null
    if (!moved) continue
    const next = pointAt(boat.path, moved.along).point
    const blocker = blockerOf(boat, next, boats)
    if (blocker) {
      const isPatient = boat.passing === blocker.id && blocker.status === 'sailing'
      if (boat.status === 'coming' || isPatient) continue
      sound(boats, at, blocker)
      events.push({ kind: 'horn', boat: boat.id, other: blocker.id })
      continue
    }
    const passed = boats.find(({ id }) => id === boat.passing)
    const isPast = !passed || !isInWater(passed) || far(next, placeOf(passed)) >= safeGap
    const isLoose = boat.isLoose && isNear(boat, next, boats)
    boats[at] = { ...boat, ...moved, isLoose, passing: isPast ? null : boat.passing }
    if (moved.along < lengthOf(boat.path)) continue
    if (boat.status === 'sailing' && boat.endsAtFlag) {
      if (events.some(({ kind }) => kind === 'docked')) continue
      boats[at] = { ...boats[at], status: 'docked' }
      events.push({ kind: 'docked', boat: boat.id })
    } else {
      boats[at] = { ...boats[at], status: 'waiting' }
      events.push({ kind: boat.status === 'coming' ? 'arrived' : 'buoy', boat: boat.id })
    }
  }
  const moving = boats.filter(isUnderWay).length
  const counted = (boat: T): T => {
    if (!isUnderWay(boat)) return boat
    const shared = boat.shared + (moving > 1 ? 1 : 0)
    return { ...boat, together: Math.max(boat.together, moving), sailed: boat.sailed + 1, shared }
  }
  return { boats: boats.map(counted), events }
}

/** A boat on a new course from where it is; those that faced it go on once it is out of the way. */
export function onCourse<T extends Sailing>(
  boats: readonly T[],
  boat: number,
  course: Pick<Sailing, 'path' | 'endsAtFlag' | 'holds'>,
): T[] {
  return boats.map((one) => {
    if (one.id === boat)
      return {
        ...one,
        ...course,
        along: 0,
        status: 'sailing' as const,
        facing: null,
        passing: null,
        isLoose: isNear(one, placeOf(one), boats),
      }
    if (one.facing !== boat) return one
    const status = one.along < lengthOf(one.path) ? ('sailing' as const) : ('waiting' as const)
    return { ...one, status, facing: null, passing: boat }
  })
}

export interface Crossing {
  ticks: number
  boat: number
  other: number
  place: Point
}

const farAhead = 500
/** The next two boats to stop for each other on their courses, or the next stop of one boat; null if none. */
export function crossingAhead(now: readonly Sailing[], tick: number, only: number | null = null): Crossing | null {
  let boats: readonly Sailing[] = now
  for (let ticks = 1; ticks <= farAhead; ticks++) {
    if (!boats.some((boat) => isUnderWay(boat) || boat.status === 'coming')) return null
    const next = step(boats, tick + ticks)
    const horn = next.events.find(
      (event) => event.kind === 'horn' && (only === null || event.boat === only || event.other === only),
    )
    if (horn?.kind === 'horn') {
      const [one, other] = [horn.boat, horn.other].map((id) => {
        const boat = next.boats.find((two) => two.id === id)
        return boat ? placeOf(boat) : ([0, 0] as const)
      }) as [Point, Point]
      return { ticks, boat: horn.boat, other: horn.other, place: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] }
    }
    boats = next.boats
  }
  return null
}
