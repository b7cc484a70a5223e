import type { Scan } from './scan.ts'

export interface SwitchTiming {
  /** Seconds that a switch must be held before it counts; 0 counts at once. */
  accept: number
  /** Seconds after a press during which further presses are ignored, for hands with a tremor. */
  repeat: number
}
/** `first` is the only switch, or the one that moves on; `second` selects if there are two. */
export type SwitchKey = 'first' | 'second'

export interface Switches {
  down(key: SwitchKey): void
  up(key: SwitchKey): void
  /** Ignores the release of a pressed switch, for example after a pause or when the window loses focus. */
  drop(): void
  /** Whether a press now counts as a tremor and is ignored; if not, its time is recorded. */
  tooSoon(): boolean
}

interface SwitchOptions {
  scan: Pick<Scan<unknown>, 'mode' | 'style' | 'next' | 'select' | 'hold' | 'release' | 'cancelHold'>
  feel: () => SwitchTiming
  /** The time in milliseconds, which runs during pauses too. */
  now: () => number
  after: (ms: number, call: () => void) => () => void
}

/**
 * Turns presses of one or two switches into steps of a scan, with hold-to-accept, tremor filter, and inverse scanning.
 */
export function makeSwitches({ scan, feel, now, after }: SwitchOptions): Switches {
  let last = -Infinity
  let down: SwitchKey | null = null
  let counted = false
  let cancel: () => void = () => undefined

  const tooSoon = () => {
    const at = now()
    if (at - last < feel().repeat * 1000) return true
    last = at
    return false
  }
  const inverse = () => scan.mode === 'one' && scan.style === 'inverse'
  const act = () => {
    counted = true
    if (inverse()) scan.hold()
    else if (scan.mode === 'two' && down === 'first') scan.next()
    else scan.select()
  }
  return {
    tooSoon,
    down(key) {
      if (scan.mode === 'off' || down !== null || tooSoon()) return
      down = key
      counted = false
      const { accept } = feel()
      if (accept > 0) cancel = after(accept * 1000, act)
      else act()
    },
    up(key) {
      if (down !== key) return
      down = null
      cancel()
      if (counted && inverse()) scan.release()
      last = now()
    },
    drop() {
      cancel()
      if (down !== null && counted && inverse()) scan.cancelHold()
      down = null
    },
  }
}
