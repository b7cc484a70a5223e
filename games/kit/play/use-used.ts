import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { usedAfter } from '../rules.ts'

/** Remembers which items were dealt, newest last, so that the next plays have others. */
export function useUsed(
  play: { kept: ReadonlySignal<unknown>; keep: (data: unknown) => void },
  dealt: readonly string[],
): void {
  useLayoutEffect(() => {
    play.keep(usedAfter(play.kept.value, dealt))
  }, [play])
}
