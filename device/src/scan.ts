import { isDeferred, leaderOf, makeTrack, pruneGroups, sameStops, type ScanStop } from './scan-track.ts'

export type { ScanStop } from './scan-track.ts'

/** The number of switches: none, one, or two (Space moves on, Enter selects). */
export type ScanMode = 'off' | 'one' | 'two'
/**
 * How one switch works: the scan moves by itself, or only while the switch is held (`inverse`: releasing it selects).
 */
export type ScanStyle = 'auto' | 'inverse'

export interface ScanPace {
  mode: ScanMode
  style: ScanStyle
  /** Seconds that each stop stays highlighted, from 0.6 to 6. */
  seconds: number
  /** Extra seconds for the first stop. */
  first: number
}

export interface Scan<T> {
  readonly mode: ScanMode
  readonly style: ScanStyle
  /** The highlighted stop; null while resting, or if there are no stops. */
  current(): ScanStop<T> | null
  /** Moves to the next stop, for two switches. */
  next(): void
  /** Presses the highlighted target or enters the group; while resting, restarts the scan. */
  select(): void
  /** Inverse scanning: the switch was pressed, so the highlight starts to move. */
  hold(): void
  /** Inverse scanning: the switch was released, which selects the highlighted stop. */
  release(): void
  /** Inverse scanning: the switch was released during a pause, which selects nothing. */
  cancelHold(): void
  /** Goes back to the first stop. */
  restart(): void
  /** Reads the stops again after they may have changed. */
  refresh(): void
  set(pace: ScanPace): void
}

/** What a scan needs from its page: the stops, a timer that can be paused, and ways to highlight and press. */
export interface ScanOptions<T> {
  stops(): ScanStop<T>[]
  after(ms: number, call: () => void): () => void
  light(stop: ScanStop<T> | null): void
  press(target: T): void
}

const loops = 2
/** A press this soon after its target disappeared was meant for that target. */
const graceMs = 800

/** Creates the highlight of a scan with the timer that moves it. */
function makeHighlight<T>(room: ScanOptions<T>) {
  let pace: ScanPace = { mode: 'off', style: 'auto', seconds: 2, first: 1 }
  let lit: ScanStop<T> | null = null
  let held = false
  let cancel: () => void = () => undefined
  const track = makeTrack<T>(() => (pace.mode === 'two' ? 1 : loops))

  const show = (stop: ScanStop<T> | null) => {
    lit = stop
    room.light(stop)
  }
  const inverse = () => pace.mode === 'one' && pace.style === 'inverse'
  const arm = () => {
    cancel()
    if (lit === null || pace.mode !== 'one' || (inverse() && !held) || track.alone()) return
    cancel = room.after((pace.seconds + (track.atFirst() ? pace.first : 0)) * 1000, () => light.advance())
  }
  const light = {
    track,
    arm,
    inverse,
    pace: () => pace,
    lit: () => lit,
    /** Hides the highlight for a moment. */
    rest(then: () => void) {
      cancel()
      show(null)
      cancel = room.after(graceMs, then)
    },
    setPace: (next: ScanPace) => (pace = next),
    setHeld: (on: boolean) => (held = on),
    stop: () => cancel(),
    /** Highlights the current stop of the track, unless an inverse scan waits for its switch. */
    go(waits = inverse() && !held) {
      show(waits ? null : track.here())
      arm()
    },
    advance() {
      if (!track.step()) {
        // A single target stays highlighted, so that one press always selects it.
        if (pace.mode === 'one') return show(inverse() ? null : track.only())
        track.rewind()
      }
      light.go(false)
    },
  }
  return light
}

/**
 * Creates a scan over the stops of a page: two loops, then the deferred groups, then rest. The first stop stays longer,
 * and a single stop stays highlighted. A group that was entered is left after two loops of its own.
 */
export function makeScan<T>(room: ScanOptions<T>): Scan<T> {
  const light = makeHighlight(room)
  const { track } = light
  let known: ScanStop<T>[] = []
  // The stop pressed last, until the highlight moves on.
  let pressed: ScanStop<T> | null = null

  const restart = () => {
    track.restart(known)
    light.go()
  }
  const choose = (stop: ScanStop<T>) => {
    if ('group' in stop) {
      track.enter()
      return light.go()
    }
    // The pressed target may be pressed again, so its loops start over.
    if (light.inverse()) restart()
    else {
      track.restartLoops()
      light.arm()
    }
    pressed = stop
    room.press(stop.press)
  }
  const select = () => {
    const stop = light.lit()
    if (stop === null) restart()
    else choose(stop)
  }
  return {
    get mode() {
      return light.pace().mode
    },
    get style() {
      return light.pace().style
    },
    current: light.lit,
    next() {
      if (light.lit() === null) restart()
      else light.advance()
    },
    select,
    restart,
    hold() {
      light.setHeld(true)
      track.rewind()
      light.go()
    },
    release() {
      light.setHeld(false)
      light.stop()
      select()
    },
    cancelHold() {
      light.setHeld(false)
      restart()
    },
    refresh() {
      if (light.pace().mode === 'off') return
      const found = pruneGroups(room.stops())
      const leader = leaderOf(found)
      const stop = light.lit()
      // When a press makes another target the leader, such as Done, that one is next.
      const led = stop !== null && stop === pressed && leader !== null && leader !== leaderOf(known)
      if (!led && sameStops(found, known)) return
      // When only the bar is left, a press meant for the target that just disappeared must not enter it.
      const gone = stop !== null && 'press' in stop && !known.every(isDeferred) && found.every(isDeferred)
      known = found
      pressed = null
      if (!led && stop && 'press' in stop && track.moveTo(known, stop.press)) light.go()
      else if (gone) light.rest(restart)
      else restart()
    },
    set(next) {
      const { mode, style } = light.pace()
      light.setPace({ ...next, seconds: Math.min(6, Math.max(0.6, next.seconds)) })
      if (mode === next.mode && style === next.style) return light.arm()
      light.stop()
      light.setHeld(false)
      known = next.mode === 'off' ? [] : pruneGroups(room.stops())
      restart()
    },
  }
}
