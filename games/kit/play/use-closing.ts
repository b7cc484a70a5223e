import type { ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** Calls `close` once the game closes: its last turn has ended, somebody pressed End, or time is up. */
export function useClosing({ closing }: { closing: ReadonlySignal<boolean> }, close: () => unknown): void {
  const isClosing = closing.value
  useEffect(() => {
    if (isClosing) void close()
  }, [isClosing])
}
