import { boatsPerDay, landOf, type Day } from './days.ts'
import type { Island } from './harbor.ts'
import { crossingAhead, isInWater, isUnderWay, type Crossing } from './sail.ts'
import type { Boat, State } from './state.ts'

export const dayNow = ({ deck, at }: Pick<State, 'deck' | 'at'>): Day => deck[at] as Day

export const landNow = (state: State): readonly Island[] => landOf(dayNow(state))

export const harborNow = (state: State) => ({
  islands: landNow(state),
  docks: state.docks,
  tide: dayNow(state).tide,
  snap: state.snap,
})

export const boatAt = (state: Pick<State, 'boats'>, id: number | null): Boat | undefined =>
  state.boats.find((boat) => boat.id === id && isInWater(boat))

/** Boats that wait for a route: at an entry, at a buoy, or nose to nose. */
export const idleBoats = ({ boats }: Pick<State, 'boats'>): Boat[] =>
  boats.filter(({ status }) => status === 'waiting' || status === 'stopped')

export const crossingNow = ({ boats, tick }: Pick<State, 'boats' | 'tick'>): Crossing | null => {
  const sailing = boats.filter(isUnderWay)
  return sailing.length === 0 ? null : crossingAhead(boats, tick)
}

/** The boat that help is about: the picked one, one that stopped, one that will, or one that waits. */
export function boatToHelp(state: State): Boat | undefined {
  const idle = idleBoats(state)
  return (
    boatAt(state, state.picked) ??
    idle.find(({ status }) => status === 'stopped') ??
    boatAt(state, crossingNow(state)?.boat ?? null) ??
    idle[0]
  )
}

/** Boats of this day that haven't docked. */
export const boatsLeft = ({ boatsPerDay: all, docked, at }: State): number =>
  Math.min(all, boatsPerDay) - docked.filter(({ day }) => day === at).length
