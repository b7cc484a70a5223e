import type { ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** Calls `close` when somebody pressed End, or when time is up. */
export function useEnding({ ending }: { ending: ReadonlySignal<unknown> }, close: () => unknown): void {
  const isEnding = ending.value !== null
  useEffect(() => {
    if (isEnding) void close()
  }, [isEnding])
}
