import { viewGame, type Game } from '@marigold/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { findFile } from '../../platform/calls/own-files.ts'
import type { Session } from '../../platform/session/session.ts'

/** Where the files of a game are for this person, or why they are nowhere. */
export type PlayUrl =
  | { state: 'waiting' }
  | { state: 'ready'; url: string }
  /** A subscription game, and no right to it. */
  | { state: 'refused' }
  | { state: 'lost' }

/** The path of a free game's files; the others get theirs from the server. */
function freePath(game: Pick<Game, 'un_zip_filename'>): string {
  return `/game_unzip_file/${encodeURIComponent(game.un_zip_filename)}/vtx/`
}

/** A network that says nothing for so long counts as lost; the person may try again. */
const patienceMs = 30_000

async function askForUrl(game: Game, token: string | null): Promise<PlayUrl> {
  const viewed = token
    ? call(viewGame, { params: { id: String(game.id) } }).then(
        (answer) => answer.play_url,
        (error: unknown) => {
          logFailure('The game could not be noted as played', error)
          if (error instanceof ApiError && (error.status === 0 || error.status >= 500) && !game.free) throw error
          return null
        },
      )
    : Promise.resolve(null)
  try {
    // A free game starts at once, known or not; its place among the recent ones follows by itself.
    const url = game.free ? freePath(game) : await viewed
    if (!url) return { state: 'refused' }
    const answer = await findFile(url, patienceMs)
    if (answer.ok) return { state: 'ready', url }
    return { state: answer.status === 403 ? 'refused' : 'lost' }
  } catch {
    return { state: 'lost' }
  }
}

/**
 * Asks where the game's files are, and whether they can be reached. `retry` asks again. Once it is open it stays open:
 * a sign-in that ends in another tab takes no game out of a child's hands.
 */
export function usePlayUrl(game: Game, session: Session): PlayUrl & { retry: () => void } {
  const [answer, setAnswer] = useState<PlayUrl>({ state: 'waiting' })
  const [round, setRound] = useState(0)
  const { token } = session
  const known = session.status !== 'unknown'
  const opened = useRef<Game | null>(null)
  useEffect(() => {
    if (!known || opened.current === game) return
    let here = true
    void askForUrl(game, token).then((next) => {
      if (!here) return
      if (next.state === 'ready') opened.current = game
      setAnswer(next)
    })
    return () => {
      here = false
    }
  }, [game, token, known, round])
  const retry = useCallback(() => {
    setAnswer({ state: 'waiting' })
    setRound((count) => count + 1)
  }, [])
  return { ...answer, retry }
}
