import { torqueOf } from '../kit/weigh.ts'
import { isMet, loadsOf, spotsOf, waysOf, withoutWish, type Plank, type Wish } from './planks.ts'
import type { Question, State } from './state.ts'

export const plankOf = ({ deck, at }: State): Plank => deck[Math.min(at, deck.length - 1)] as Plank
export const bandOf = (state: State): number => plankOf(state).band + state.ease
export const inHand = ({ queue }: State): number | null => queue[0] ?? null
export const torqueNow = (state: State): number => plankOf(state).wind + torqueOf(loadsOf(state.pieces, state.places))
/** The wishes that count now. */
export const wishesOf = (state: State): Wish[] => withoutWish(plankOf(state).wishes, state.waiting)
export const isWishMet = (state: State, wish: Wish): boolean =>
  isMet(wish, state.places, plankOf(state).spots, state.moved)
export const isLevel = (state: State) => Math.abs(torqueNow(state)) <= bandOf(state)
/** The torque if the piece in hand were on a spot. */
export const forecastAt = (state: State, spot: number): number =>
  torqueNow(state) + (state.pieces[inHand(state) ?? -1]?.weight ?? 0) * spot

const waysFrom = (state: State, most: number) =>
  waysOf({ ...plankOf(state), ...state, band: bandOf(state), wishes: wishesOf(state) }, most)

export const freeSpots = (state: State) => spotsOf(plankOf(state).spots).filter((spot) => !state.places.includes(spot))
/** The free spots that haven't tipped the plank with the piece in hand. */
export const drySpots = (state: State) => freeSpots(state).filter((spot) => !state.wet.includes(spot))

export const placed = (state: State, spot: number): State => {
  const hand = inHand(state) ?? -1
  return {
    ...state,
    places: state.places.map((at, piece) => (piece === hand ? spot : at)),
    queue: state.queue.slice(1),
  }
}

/** Whether a solution can still be reached with the piece in hand on a spot. */
export const leadsOn = (state: State, spot: number) =>
  Math.abs(forecastAt(state, spot)) <= plankOf(state).tip && waysFrom(placed(state, spot), 1) > 0

/** The best spot that the adult, or the partner, can name: one that leads on, else the most level one. */
export function goodSpot(state: State): number {
  const level = drySpots(state).toSorted((a, b) => Math.abs(forecastAt(state, a)) - Math.abs(forecastAt(state, b)))
  return level.find((spot) => leadsOn(state, spot)) ?? level[0] ?? 1
}

const good = (state: State, spots: number[]) => {
  const leading = state.errorless ? spots.filter((spot) => leadsOn(state, spot)) : spots
  return leading.length > 0 ? leading : spots
}

/** Where a flag can go now. */
export const flagSpots = (state: State) => good(state, drySpots(state))

/** Where the piece in hand can go now. */
export function placeSpots(state: State): number[] {
  const { flag, answer, wet } = state
  if (answer === 'took' && flag && !wet.includes(flag.spot)) return [flag.spot]
  const free = drySpots(state)
  const others = flag && answer !== null ? free.filter((spot) => spot !== flag.spot) : free
  return good(state, others.length > 0 ? others : free)
}

/** The piece about which a single player may ask: in hand, then on the shore, then aboard. */
export function askedAbout(state: State, about: Exclude<Question, 'spot'>): number | null {
  const unknown = (piece: number) =>
    state.owners[piece] === 1 &&
    state.told[piece]?.[about] === false &&
    (about === 'weight'
      ? !state.level.blind && plankOf(state).hidden !== piece
      : wishesOf(state).some(({ who }) => who === piece))
  const aboard = state.pieces.map((_, piece) => piece).filter((piece) => !state.queue.includes(piece))
  return [...state.queue, ...aboard].find(unknown) ?? null
}
