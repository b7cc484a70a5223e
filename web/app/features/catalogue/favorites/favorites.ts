import { addFavorite, getFavorites, removeFavorite } from '@marigold/contract'
import { ApiError, call } from '../../../platform/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { askAgain, changeAnswer, useCall } from '../../../platform/query-client.ts'
import type { CardGame } from '../game-card.tsx'

const keyOf = (token: string) => [getFavorites.path, null, null, token]

/** The person's favorites, the same in every heart. */
export function useFavorites(token: string) {
  return useCall(getFavorites, { who: token })
}

/** Makes a game a favorite or takes it away; shown at once. Answers what went wrong, or null. */
export async function setFavorite(token: string, game: CardGame, wanted: boolean): Promise<string | null> {
  const key = keyOf(token)
  await changeAnswer<CardGame[]>(key, (known) => {
    const others = known.filter(({ id }) => id !== game.id)
    return wanted ? [game, ...others] : others
  })
  try {
    await call(wanted ? addFavorite : removeFavorite, { params: { gameId: String(game.id) } })
    return null
  } catch (error) {
    logFailure('A favorite was not kept', error)
    await askAgain({ queryKey: key, exact: true })
    return error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'
  }
}
