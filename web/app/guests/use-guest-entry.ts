import { m } from '#messages'
import { guestLimits, getGuestLinkStatus, openGuestLink, type GuestEntry } from '@marigold/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '../platform/calls/api-client.ts'
import { logFailure } from '../platform/log.ts'
import { every } from '../platform/time/timers.ts'

/** State of a guest's page: asking for a code, opened, or refused. */
export type GuestEntryState =
  | { state: 'none' }
  | { state: 'opening' }
  | { state: 'open'; entry: GuestEntry }
  /** The therapist has ended the link. */
  | { state: 'ended' }
  | { state: 'refused'; reason: string; again: boolean }

function refusalOf(error: unknown): GuestEntryState {
  logFailure('A guest link could not be opened', error)
  const reason = error instanceof Error ? error.message : m.ui_that_didnt_work_please_try_again()
  const again = !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
  return { state: 'refused', reason, again }
}

/** In seconds. A link that is gone this close to its expiry may simply have expired. */
const expiryMargin = 60

/**
 * Checks from time to time whether the link is active. An expired link ends nothing that is running; an ended one does.
 */
function useLinkCheck(code: string, entry: GuestEntry | null, onEnded: () => void) {
  useEffect(() => {
    if (entry === null) return
    const opened = performance.now()
    let isMounted = true
    const stopAsking = every(guestLimits.pulse * 1000, () => {
      const left = entry.seconds_left - (performance.now() - opened) / 1000
      if (left < expiryMargin) return stopAsking()
      if (document.hidden) return
      call(getGuestLinkStatus, { body: { code } }).then(
        ({ lives }) => lives || (isMounted && onEnded()),
        (error: unknown) => logFailure('The guest link could not be asked for', error),
      )
    })
    return () => {
      isMounted = false
      stopAsking()
    }
  }, [code, entry, onEnded])
}

/** Opens the link of a code; does nothing for null. */
export function useGuestEntry(code: string | null): GuestEntryState & { retry: () => void } {
  const [known, setKnown] = useState<{ of: string; round: number; entry: GuestEntryState } | null>(null)
  const [round, setRound] = useState(0)
  const now: GuestEntryState =
    code === null ? { state: 'none' } : known?.of === code && known.round === round ? known.entry : { state: 'opening' }
  useEffect(() => {
    if (code === null) return
    let isMounted = true
    const keep = (entry: GuestEntryState) => isMounted && setKnown({ of: code, round, entry })
    call(openGuestLink, { body: { code } }).then(
      (entry) => keep({ state: 'open', entry }),
      (error: unknown) => keep(refusalOf(error)),
    )
    return () => {
      isMounted = false
    }
  }, [code, round])
  const ended = useCallback(() => {
    if (code !== null) setKnown({ of: code, round, entry: { state: 'ended' } })
  }, [code, round])
  useLinkCheck(code ?? '', now.state === 'open' ? now.entry : null, ended)
  const retry = useCallback(() => setRound((count) => count + 1), [])
  return { ...now, retry }
}
