/** How a switch is used: not at all, one switch with automatic scanning, or two (Space next, Enter select). */
export type ScanMode = 'off' | 'one' | 'two'

export interface Scan {
  readonly mode: ScanMode
  /** The element that is lit, or null while resting or with nothing to choose. */
  current(): HTMLElement | null
  next(): void
  /** Presses what is lit; while resting it starts over instead. */
  select(): void
  /** Looks at the targets anew: call when they changed. */
  refresh(): void
  set(mode: ScanMode, seconds: number): void
}

/** What scanning needs: where targets are found, a timer that can be paused, and how to light one. */
export interface ScanRoom {
  targets(): HTMLElement[]
  after(ms: number, call: () => void): () => void
  light(target: HTMLElement | null): void
  press(target: HTMLElement): void
}

const LOOPS = 2

/** Scanning over whatever targets there are: two loops, then rest; the first item gets half as long again; one target alone stays lit. */
export function makeScan(room: ScanRoom): Scan {
  let mode: ScanMode = 'off'
  let seconds = 2
  let lit: HTMLElement | null = null
  let known: HTMLElement[] = []
  let steps = 0
  let cancel: () => void = () => undefined

  const light = (target: HTMLElement | null) => {
    lit = target
    room.light(target)
  }
  const arm = () => {
    cancel()
    if (mode !== 'one' || known.length < 2 || lit === null) return
    const first = steps % known.length === 0
    cancel = room.after(seconds * 1000 * (first ? 1.5 : 1), advance)
  }
  const advance = () => {
    steps += 1
    if (mode === 'one' && steps >= known.length * LOOPS) {
      light(null)
      return
    }
    light(known[steps % known.length] ?? null)
    arm()
  }
  const restart = () => {
    steps = 0
    light(known[0] ?? null)
    arm()
  }
  return {
    get mode() {
      return mode
    },
    current: () => lit,
    next() {
      if (known.length === 0) return
      if (lit === null) return restart()
      steps += 1
      light(known[steps % known.length] ?? null)
    },
    select() {
      if (lit?.isConnected) room.press(lit)
      else restart()
    },
    refresh() {
      if (mode === 'off') return
      const found = room.targets()
      const same = found.length === known.length && found.every((target, i) => target === known[i])
      if (same) return
      known = found
      restart()
    },
    set(nextMode, nextSeconds) {
      seconds = Math.min(6, Math.max(0.6, nextSeconds))
      if (mode === nextMode) return arm()
      mode = nextMode
      cancel()
      known = mode === 'off' ? [] : room.targets()
      if (mode === 'off') light(null)
      else restart()
    },
  }
}
