import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { usedAfter } from '../rules.ts'

/** Remembers which items were dealt so far, newest last, so that the next plays have others. */
export function useUsed(
  play: { kept: ReadonlySignal<unknown>; keep: (data: unknown) => void },
  dealt: readonly string[],
): void {
  const key = dealt.join('\n')
  useLayoutEffect(() => {
    if (dealt.length > 0) play.keep(usedAfter(play.kept.value, dealt))
  }, [play, key])
}
