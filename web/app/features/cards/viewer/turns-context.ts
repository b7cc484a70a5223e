import { createContext } from 'react'
import type { PlayerDeck } from '../../../platform/storage/print-set.ts'

/** What the viewer needs of a group with own cards. It shows one player's cards at a time. */
export interface Turns {
  /** Called when this player's turn is over; their next turn starts with another card. */
  onTurnOver: (seat: number) => void
  /** Called when the end of this player's turn is undone. */
  onUndone: (seat: number) => void
  /** Opens the player list; absent if players can't change. */
  openPlayers?: () => void
  /** Returns all players' cards for printing; absent without a group. */
  decks?: () => PlayerDeck[]
}

const nothing = () => {}

export const turnsContext = createContext<Turns>({ onTurnOver: nothing, onUndone: nothing })
