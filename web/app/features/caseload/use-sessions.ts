import { useEffect, useState } from 'react'
import type { SessionSummary } from '../../caseload/session-records.ts'
import { currentOwner, type Owner } from '../../platform/storage/device-owner.ts'

/** What was read from this device, or why there is nothing to show. */
export type ReadSessions = readonly SessionSummary[] | 'reading' | 'blocked'

/** Sessions of the logged-in account; `read` must stay the same function until others are wanted. */
export function useSessions(read: (owner: Owner) => Promise<readonly SessionSummary[]>): ReadSessions {
  const [found, setFound] = useState<{ read: typeof read; sessions: ReadSessions } | null>(null)
  useEffect(() => {
    let wanted = true
    const show = (sessions: ReadSessions) => void (wanted && setFound({ read, sessions }))
    read(currentOwner()).then(show, () => show('blocked'))
    return () => {
      wanted = false
    }
  }, [read])
  return found?.read === read ? found.sessions : 'reading'
}
