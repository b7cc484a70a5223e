import { viewGame, type Game } from '@marigold/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../platform/calls/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { probeFile } from '../../platform/calls/static-files.ts'
import type { Session } from '../../platform/session/session.ts'

/** URL of a game's files for this user, or why there is none. */
export type PlayUrl =
  | { state: 'waiting' }
  | { state: 'ready'; url: string }
  /** A subscription game without a subscription. */
  | { state: 'refused' }
  | { state: 'lost' }

/** Returns the path of a free game's files; the others come from the server. */
function freePath(game: Pick<Game, 'un_zip_filename'>): string {
  return `/game_unzip_file/${encodeURIComponent(game.un_zip_filename)}/vtx/`
}

/** After this many ms of silence, the connection counts as lost, and the user can retry. */
const patienceMs = 30_000

/** Statuses with which the server refuses a game; anything else is a connection that may come back. */
const refusals = new Set([401, 402, 403, 404])

async function askForUrl(game: Game, token: string | null): Promise<PlayUrl> {
  const viewed = token
    ? call(viewGame, { params: { id: String(game.id) } }).then(
        (answer) => answer.play_url,
        (error: unknown) => {
          logFailure('The game could not be noted as played', error)
          if (!game.free && !(error instanceof ApiError && refusals.has(error.status))) throw error
          return null
        },
      )
    : Promise.resolve(null)
  try {
    // A free game starts at once; its entry in the recent games follows.
    const url = game.free ? freePath(game) : await viewed
    if (!url) return { state: 'refused' }
    const answer = await probeFile(url, patienceMs)
    if (answer.ok) return { state: 'ready', url }
    return { state: answer.status === 403 ? 'refused' : 'lost' }
  } catch {
    return { state: 'lost' }
  }
}

/**
 * Asks for the URL of the game's files and checks that they are reachable; `retry` asks again. An open game stays open,
 * even if the login ends in another tab.
 */
export function usePlayUrl(game: Game, session: Session): PlayUrl & { retry: () => void } {
  const [answer, setAnswer] = useState<PlayUrl>({ state: 'waiting' })
  const [round, setRound] = useState(0)
  const { token } = session
  const known = session.status !== 'unknown'
  const opened = useRef<Game | null>(null)
  useEffect(() => {
    if (!known || opened.current === game) return
    let isMounted = true
    void askForUrl(game, token).then((next) => {
      if (!isMounted) return
      if (next.state === 'ready') opened.current = game
      setAnswer(next)
    })
    return () => {
      isMounted = false
    }
  }, [game, token, known, round])
  const retry = useCallback(() => {
    setAnswer({ state: 'waiting' })
    setRound((count) => count + 1)
  }, [])
  return { ...answer, retry }
}
