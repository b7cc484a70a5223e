import { useState } from 'react'
import type { Session } from '../../platform/session/session.ts'

/** The page's user, and whether they may use cards. */
export interface PlayAccess {
  settled: boolean
  userId: number | null
  eligible: boolean
}

/**
 * Returns the access after a session change while a game is open. The first user's saves are kept; a refetch or failure
 * changes nothing; a logout removes the cards but keeps the game.
 */
export function nextAccess(before: PlayAccess, session: Session): PlayAccess {
  if (session.status === 'unknown' || session.status === 'loading') return before
  if (session.status === 'failed' && before.settled) return before
  const userId = before.settled ? before.userId : (session.me?.id ?? null)
  return { settled: true, userId, eligible: session.active || session.newUser }
}

/** Returns this page's access, which survives changes of the login. */
export function usePlayAccess(session: Session): PlayAccess {
  const [standing, setStanding] = useState<PlayAccess>({ settled: false, userId: null, eligible: false })
  const next = nextAccess(standing, session)
  if (next.settled !== standing.settled || next.eligible !== standing.eligible || next.userId !== standing.userId)
    setStanding(next)
  return next
}
