import { m } from '#messages'
import { guestLimits, guestLinkLives, openGuestLink, type GuestEntry } from '@marigold/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '../platform/calls/api-client.ts'
import { logFailure } from '../platform/log.ts'
import { every } from '../platform/time/timers.ts'

/** What a guest's page shows: the question for a code, what the link opens, or why it opens nothing. */
export type Entry =
  | { state: 'none' }
  | { state: 'opening' }
  | { state: 'open'; entry: GuestEntry }
  /** Its maker has ended the link. */
  | { state: 'ended' }
  | { state: 'refused'; reason: string; again: boolean }

function refusalOf(error: unknown): Entry {
  logFailure('A guest link could not be opened', error)
  const reason = error instanceof Error ? error.message : m.ui_that_didnt_work_please_try_again()
  const again = !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500
  return { state: 'refused', reason, again }
}

/** Within so many seconds of its end a link that is gone may have run out by itself. */
const nearlyOver = 60

/** Asks now and then whether the link still lives. One that ran out by itself ends nothing that runs; one that was ended does. */
function usePulse(code: string, entry: GuestEntry | null, onEnded: () => void) {
  useEffect(() => {
    if (entry === null) return
    const opened = performance.now()
    let here = true
    const stopAsking = every(guestLimits.pulse * 1000, () => {
      const left = entry.seconds_left - (performance.now() - opened) / 1000
      if (left < nearlyOver) return stopAsking()
      if (document.hidden) return
      call(guestLinkLives, { body: { code } }).then(
        ({ lives }) => lives || (here && onEnded()),
        (error: unknown) => logFailure('The guest link could not be asked for', error),
      )
    })
    return () => {
      here = false
      stopAsking()
    }
  }, [code, entry, onEnded])
}

/** Opens the link of a code; null asks for none. */
export function useGuestEntry(code: string | null): Entry & { retry: () => void } {
  const [known, setKnown] = useState<{ of: string; round: number; entry: Entry } | null>(null)
  const [round, setRound] = useState(0)
  const now: Entry =
    code === null ? { state: 'none' } : known?.of === code && known.round === round ? known.entry : { state: 'opening' }
  useEffect(() => {
    if (code === null) return
    let here = true
    const keep = (entry: Entry) => here && setKnown({ of: code, round, entry })
    call(openGuestLink, { body: { code } }).then(
      (entry) => keep({ state: 'open', entry }),
      (error: unknown) => keep(refusalOf(error)),
    )
    return () => {
      here = false
    }
  }, [code, round])
  const ended = useCallback(() => {
    if (code !== null) setKnown({ of: code, round, entry: { state: 'ended' } })
  }, [code, round])
  usePulse(code ?? '', now.state === 'open' ? now.entry : null, ended)
  const retry = useCallback(() => setRound((count) => count + 1), [])
  return { ...now, retry }
}
