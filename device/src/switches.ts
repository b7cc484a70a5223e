import type { Scan } from './scan.ts'

export interface SwitchFeel {
  /** Seconds that a switch must be held before it counts; 0 counts at once. */
  accept: number
  /** Seconds after a press in which further presses are ignored: a hand that trembles. */
  repeat: number
}
/** A switch: `first` is the only one, or next; `second` selects where there are two. */
export type SwitchKey = 'first' | 'second'

export interface Switches {
  down(key: SwitchKey): void
  up(key: SwitchKey): void
  /** Forgets a switch that is down: at a pause, or when the window loses the keys. */
  drop(): void
  /** True where a press now would be ignored as a tremor; one that counts is noted. */
  tooSoon(): boolean
}

interface SwitchRoom {
  scan: Pick<Scan<unknown>, 'mode' | 'style' | 'next' | 'select' | 'hold' | 'release' | 'letGo'>
  feel: () => SwitchFeel
  /** Milliseconds that never stand still. */
  now: () => number
  after: (ms: number, call: () => void) => () => void
}

/** Turns presses of one or two switches into steps of a scan: hold-to-accept, tremor, and inverse scanning. */
export function makeSwitches({ scan, feel, now, after }: SwitchRoom): Switches {
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
      if (down !== null && counted && inverse()) scan.letGo()
      down = null
    },
  }
}
