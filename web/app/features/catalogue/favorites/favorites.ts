import { addFavorite, getFavorites, removeFavorite } from '@marigold/contract'
import { call, reasonOf } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { updateOptimistically, useCall } from '../../../platform/calls/query-client.ts'
import type { CardGame } from '../game-card.tsx'

const keyOf = (token: string) => [getFavorites.path, null, null, token]

/** Returns the user's favorites, shared by all favorite buttons. */
export function useFavorites(token: string) {
  return useCall(getFavorites, { who: token })
}

/** Adds or removes a favorite optimistically. Returns an error message, or null. */
export async function setFavorite(token: string, game: CardGame, wanted: boolean): Promise<string | null> {
  const change = (known: CardGame[]) => {
    const others = known.filter(({ id }) => id !== game.id)
    return wanted ? [game, ...others] : others
  }
  const send = () => call(wanted ? addFavorite : removeFavorite, { params: { gameId: String(game.id) } })
  try {
    await updateOptimistically(keyOf(token), change, send)
    return null
  } catch (error) {
    logFailure('A favorite was not kept', error)
    return reasonOf(error)
  }
}
