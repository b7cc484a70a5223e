import { m } from '#messages'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../../../../platform/calls/api-client.ts'
import { logFailure } from '../../../../../platform/log.ts'

/** Why saving failed: a message, and the kind of fix it needs. */
export interface SaveError {
  kind: 'signed_out' | 'needs_subscription' | 'conflict' | 'gone' | 'failed'
  text: string
}

function toSaveError(error: unknown): SaveError {
  const hint = m.cards_what_you_typed_is_saved_here()
  if (!(error instanceof ApiError))
    return { kind: 'failed', text: error instanceof Error ? error.message : m.cards_not_saved({ kept: hint }) }
  if (error.status === 401) return { kind: 'signed_out', text: m.cards_youve_been_logged_out({ kept: hint }) }
  if (error.code === 'needs_subscription')
    return { kind: 'needs_subscription', text: m.cards_you_need_a_plan_to_write({ kept: hint }) }
  if (error.code === 'conflict') return { kind: 'conflict', text: error.message }
  if (error.status === 404)
    return { kind: 'gone', text: m.cards_it_may_have_been_deleted_in({ message: error.message }) }
  return { kind: 'failed', text: `${error.sentences[0] ?? error.message} ${hint}` }
}

/** Runs saves one at a time and reports errors. `run` returns true on success. */
export function useSaving() {
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<SaveError | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const run = useCallback((save: () => Promise<void>): Promise<boolean> => {
    setWaiting((now) => now + 1)
    const attempt = async () => {
      setProblem(null)
      try {
        await save()
        return true
      } catch (error) {
        logFailure('Own cards were not saved', error)
        setProblem(toSaveError(error))
        return false
      } finally {
        setWaiting((now) => now - 1)
      }
    }
    const attempted = last.current.then(attempt)
    last.current = attempted
    return attempted
  }, [])
  return { busy: waiting > 0, problem, run, clear: useCallback(() => setProblem(null), []) }
}
