import { m } from '#messages'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../../../../platform/calls/api-client.ts'
import { logFailure } from '../../../../../platform/log.ts'

/** Why something was not saved: a sentence, and what kind of way on it has. */
export interface Trouble {
  kind: 'signed_out' | 'needs_subscription' | 'conflict' | 'gone' | 'failed'
  text: string
}

function troubleOf(error: unknown): Trouble {
  const kept = m.cards_what_you_typed_is_saved_here()
  if (!(error instanceof ApiError))
    return { kind: 'failed', text: error instanceof Error ? error.message : m.cards_not_saved({ kept }) }
  if (error.status === 401) return { kind: 'signed_out', text: m.cards_youve_been_logged_out({ kept }) }
  if (error.code === 'needs_subscription')
    return { kind: 'needs_subscription', text: m.cards_you_need_a_plan_to_write({ kept }) }
  if (error.code === 'conflict') return { kind: 'conflict', text: error.message }
  if (error.status === 404)
    return { kind: 'gone', text: m.cards_it_may_have_been_deleted_in({ message: error.message }) }
  return { kind: 'failed', text: `${error.sentences[0] ?? error.message} ${kept}` }
}

/** Runs what saves, each after the one before it, and says why it did not. `run` answers whether it did. */
export function useSaving() {
  const [waiting, setWaiting] = useState(0)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const run = useCallback((save: () => Promise<void>): Promise<boolean> => {
    setWaiting((now) => now + 1)
    const attempt = async () => {
      setTrouble(null)
      try {
        await save()
        return true
      } catch (error) {
        logFailure('Own cards were not saved', error)
        setTrouble(troubleOf(error))
        return false
      } finally {
        setWaiting((now) => now - 1)
      }
    }
    const attempted = last.current.then(attempt)
    last.current = attempted
    return attempted
  }, [])
  return { busy: waiting > 0, trouble, run, clear: useCallback(() => setTrouble(null), []) }
}
