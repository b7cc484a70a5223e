import type { TablePlayer } from '../../players/table.ts'
import { useTable } from '../../players/table-store.ts'
import type { CardsUrl } from './start-session.ts'

/** Who is seated in this tab. */
const usePlayers = (): readonly TablePlayer[] => useTable().players

/** Answers the address of the cards that the seated players practice, or else of this tab's. */
export function useCardsOfSession(cardsUrl: CardsUrl): () => string {
  const set = usePlayers().find((player) => player.set)?.set
  return () => cardsUrl(set?.picks)
}
