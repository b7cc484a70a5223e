import type { ReadonlySignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { usedIn } from '../rules.ts'

/** Remembers which items were dealt, newest last, so that the next plays have others. */
export function useUsed(
  play: { kept: ReadonlySignal<unknown>; keep: (data: unknown) => void },
  dealt: readonly string[],
): void {
  useLayoutEffect(() => {
    const earlier = usedIn(play.kept.value).filter((id) => !dealt.includes(id))
    play.keep({ used: [...earlier, ...dealt] })
  }, [play])
}
