import { m } from '#messages'
import { addFavorite, getFavorites, removeFavorite } from '@marigold/contract'
import { ApiError, call } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { changeBy, useCall } from '../../../platform/calls/query-client.ts'
import type { CardGame } from '../game-card.tsx'

const keyOf = (token: string) => [getFavorites.path, null, null, token]

/** The person's favorites, the same in every heart. */
export function useFavorites(token: string) {
  return useCall(getFavorites, { who: token })
}

/** Makes a game a favorite or takes it away; shown at once. Answers what went wrong, or null. */
export async function setFavorite(token: string, game: CardGame, wanted: boolean): Promise<string | null> {
  const change = (known: CardGame[]) => {
    const others = known.filter(({ id }) => id !== game.id)
    return wanted ? [game, ...others] : others
  }
  const send = () => call(wanted ? addFavorite : removeFavorite, { params: { gameId: String(game.id) } })
  try {
    await changeBy(keyOf(token), change, send)
    return null
  } catch (error) {
    logFailure('A favorite was not kept', error)
    return error instanceof ApiError ? error.message : m.ui_something_went_wrong_please_try_again()
  }
}
