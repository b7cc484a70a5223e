import { getConsoleGame, getConsoleGames, type GameRecord, type GameState } from '@marigold/contract'
import { m } from '#messages'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient } from '../../../platform/calls/query-client.ts'

export const stateNames: Record<GameState, string> = {
  draft: m.games_draft(),
  scheduled: m.console_scheduled(),
  published: m.games_published(),
  retired: m.games_retired(),
}

/** Reads the games again, because one of them changed. */
export async function rereadGames(): Promise<void> {
  await Promise.all([
    invalidateQuery({ queryKey: [getConsoleGames.path] }),
    invalidateQuery({ queryKey: [getConsoleGame.path] }),
  ])
}

/**
 * Sends a change of a game and shows its new state. When another administrator's change came first, reads the game
 * again, so that the change is seen and this one can be repeated.
 */
export async function sendGame(token: string, send: () => Promise<GameRecord>): Promise<GameRecord> {
  try {
    const record = await send()
    queryClient.setQueryData([getConsoleGame.path, { id: record.id }, null, token], record)
    void invalidateQuery({ queryKey: [getConsoleGames.path] })
    return record
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await rereadGames()
    throw error
  }
}
