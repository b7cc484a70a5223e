import { useState } from 'react'
import type { Session } from '../../platform/session/session.ts'

/** Whose page this is, and whether cards are for them. */
export interface Standing {
  settled: boolean
  person: number | null
  eligible: boolean
}

/**
 * What a session comes to while a game is open. The first person stays the one whose saves these are; a session that
 * is asked again, or cannot be asked, changes nothing; one that ends takes the cards away and leaves the game.
 */
export function standingOf(before: Standing, session: Session): Standing {
  if (session.status === 'unknown' || session.status === 'loading') return before
  if (session.status === 'failed' && before.settled) return before
  const person = before.settled ? before.person : (session.me?.id ?? null)
  return { settled: true, person, eligible: session.active || session.newUser }
}

/** The standing of this page's session, kept through what happens to the sign-in. */
export function useStanding(session: Session): Standing {
  const [standing, setStanding] = useState<Standing>({ settled: false, person: null, eligible: false })
  const next = standingOf(standing, session)
  if (next.settled !== standing.settled || next.eligible !== standing.eligible || next.person !== standing.person)
    setStanding(next)
  return next
}
