import { useCallback, useRef, useState } from 'react'
import { logFailure } from '../log.ts'
import { useIsMounted } from '../use-is-mounted.ts'
import { reasonOf } from './api-client.ts'

/**
 * Runs one piece of work at a time: a call while another one runs is ignored. `done` is what the last one returned.
 * `problem` is why it failed: what the server said, or what `onFailure` returns; null when there is nothing to show.
 */
export function useAction<Done = unknown, Problem = string>(
  /** Names the failure in the console; null where failing is ordinary, as with a wrong password. */
  log: string | null,
  onFailure: (error: unknown) => Problem | null = reasonOf as (error: unknown) => never,
) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const running = useRef(false)
  const isMounted = useIsMounted()
  /** `then` follows a success, unless the component is gone: it must not close what was opened in its place. */
  const run = async (work: () => Promise<Done>, then?: (done: Done) => void) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    setDone(null)
    try {
      const result = await work()
      setDone(result)
      if (isMounted()) then?.(result)
    } catch (error) {
      const shown = onFailure(error)
      if (log !== null && shown !== null) logFailure(log, error)
      setProblem(shown)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const reset = useCallback(() => {
    running.current = false
    setBusy(false)
    setProblem(null)
    setDone(null)
  }, [])
  return { run, busy, problem, setProblem, done, reset }
}
