import { createContext } from 'react'
import type { PlayerDeck } from '../../../platform/storage/print-set.ts'

/** What a group with own cards needs to know of the turns in the viewer, which shows one player's cards at a time. */
export interface Turns {
  /** This player's turn is over: their next one begins with another card. */
  onTurnOver: (seat: number) => void
  /** The end of this player's turn was taken back. */
  onUndone: (seat: number) => void
  /** Opens the players; absent where nobody may take part. */
  openPlayers?: () => void
  /** The cards of everybody who takes part, for print; absent without a group. */
  decks?: () => PlayerDeck[]
}

const nothing = () => {}

export const turnsContext = createContext<Turns>({ onTurnOver: nothing, onUndone: nothing })
