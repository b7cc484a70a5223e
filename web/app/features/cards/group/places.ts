import { startPlace } from '../sets/set-place.ts'
import type { SetPlace } from '../viewer/set-viewer.tsx'

interface Stand {
  /** Which cards these are, as a text; other cards begin at their start. */
  cards: string
  place: SetPlace
  /** Where the turn was, before it was over. */
  before: SetPlace
}

/** In the place of a seat: the cards of all who have none of their own. */
export const everybody = 0

/** Where each player stands in their own cards, and all others in those of everybody. */
export function makePlaces(shared: SetPlace) {
  const stands = new Map<number, Stand>([[everybody, { cards: '', place: shared, before: shared }]])
  return {
    at(seat: number, cards: string): SetPlace {
      const stand = stands.get(seat)
      return stand?.cards === cards ? stand.place : startPlace
    },
    keep(seat: number, cards: string, place: SetPlace) {
      const stand = stands.get(seat)
      stands.set(seat, { cards, place, before: stand?.cards === cards ? stand.before : place })
    },
    /** The next turn begins with the card after the one that was practiced. */
    turnOver(seat: number) {
      const stand = stands.get(seat)
      if (!stand) return
      const { place } = stand
      stands.set(seat, { ...stand, before: place, place: { ...place, index: place.index + 1 } })
    },
    undone(seat: number) {
      const stand = stands.get(seat)
      if (stand) stands.set(seat, { ...stand, place: stand.before })
    },
  }
}
