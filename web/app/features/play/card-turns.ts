import type { Earned, FromGame, ToGame } from '@marigold/contract'

/** The cards that a player practices for a turn. */
export interface CardTurn {
  player: number
  trials: number
}

export type TurnMessage = Extract<FromGame, { type: 'TURN_BEGIN' | 'TURN_END' }>

/**
 * Returns the cards that a message asks for, or null. `begins` is true for a game that reports when turns begin: its cards
 * come then, and never after a turn.
 */
export function cardsAskedBy(message: TurnMessage, { begins, perTurn }: { begins: boolean; perTurn: number }) {
  const { player } = message
  if (perTurn === 0) return null
  if (message.type === 'TURN_BEGIN') return { player, trials: message.cards ?? perTurn }
  return begins ? null : { player, trials: perTurn + (message.more ?? 0) }
}

/** Returns the answer to a turn's cards. Skipped cards are no trials. */
export const cardsDone = (player: number, results: readonly Earned[]): ToGame => ({
  type: 'CARDS_DONE',
  player,
  trials: results.filter((earned) => earned !== 'skipped').length,
  results: [...results],
})
