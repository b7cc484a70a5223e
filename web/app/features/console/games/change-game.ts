import {
  getConsoleGame,
  getConsoleGames,
  uploadGame,
  uploadGameMedia,
  type GameMediaKind,
  type GameRecord,
  type GameState,
} from '@marigold/contract'
import { m } from '#messages'
import type { z } from 'zod'
import { ApiError, buildUrl, uploadWithProgress } from '../../../platform/calls/api-client.ts'
import { invalidateQuery, queryClient } from '../../../platform/calls/query-client.ts'

export const stateNames: Record<GameState, string> = {
  draft: m.games_draft(),
  scheduled: m.console_scheduled(),
  published: m.games_published(),
  retired: m.games_retired(),
}

/** Reads the games again, because one of them changed. */
async function rereadGames(): Promise<void> {
  await Promise.all([
    invalidateQuery({ queryKey: [getConsoleGames.path] }),
    invalidateQuery({ queryKey: [getConsoleGame.path] }),
  ])
}

function showGame(token: string, game: GameRecord): void {
  queryClient.setQueryData([getConsoleGame.path, { id: game.id }, null, token], game)
  void invalidateQuery({ queryKey: [getConsoleGames.path] })
}

/**
 * Sends a change of a game and shows its new state. When another administrator's change came first, reads the game
 * again, so that the change is seen and this one can be repeated.
 */
export async function sendGame(token: string, send: () => Promise<GameRecord>): Promise<GameRecord> {
  try {
    const record = await send()
    showGame(token, record)
    return record
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await rereadGames()
    throw error
  }
}

/** A file that is uploaded. `onProgress` is called with the part that was sent, from 0 to 1. */
export interface Sending {
  file: File
  onProgress: (part: number) => void
}

/** Uploads a zip, of this game only if there is an id, and shows the game's new state. */
export async function sendZip(
  token: string,
  id: number | undefined,
  sending: Sending,
): Promise<z.output<typeof uploadGame.response>> {
  const path = buildUrl(uploadGame.path, {}, { game: id })
  const uploaded = await uploadWithProgress({ ...uploadGame, path }, { field: 'zip', ...sending })
  showGame(token, uploaded.game)
  return uploaded
}

/** Uploads a picture or a video of a game, and shows its new state. */
export function sendMedia(
  token: string,
  { id, revision }: Pick<GameRecord, 'id' | 'revision'>,
  kind: GameMediaKind,
  sending: Sending,
): Promise<GameRecord> {
  const path = buildUrl(uploadGameMedia.path, { id, kind }, { revision })
  return sendGame(token, () => uploadWithProgress({ ...uploadGameMedia, path }, { field: 'file', ...sending }))
}
