import { offerKeys } from './keys.ts'
import { numberedTargets } from './scan-targets.ts'

/** Lets the arrow keys go round among what can be chosen now; Enter and Space then press it. Gives the way to stop. */
export function offerArrows(): () => void {
  const go = (by: number) => () => {
    const all = numberedTargets()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length
    all[next]?.focus()
  }
  return offerKeys({ ArrowLeft: go(-1), ArrowUp: go(-1), ArrowRight: go(1), ArrowDown: go(1) })
}
