import { isLate, leaderOf, makeTrack, pruned, sameStops, type ScanStop } from './scan-track.ts'

export type { ScanStop } from './scan-track.ts'

/** How switches are used: not at all, one switch, or two (Space next, Enter select). */
export type ScanMode = 'off' | 'one' | 'two'
/** How one switch moves: by itself, or only while it is held down (`inverse`: letting go chooses). */
export type ScanStyle = 'auto' | 'inverse'

export interface ScanPace {
  mode: ScanMode
  style: ScanStyle
  /** Seconds each stop stays lit, 0.6 to 6. */
  seconds: number
  /** Seconds that the first stop stays lit longer. */
  first: number
}

export interface Scan<T> {
  readonly mode: ScanMode
  readonly style: ScanStyle
  /** What is lit: null while resting, or with nothing to choose. */
  current(): ScanStop<T> | null
  /** Two switches: one stop on. */
  next(): void
  /** Presses what is lit, or enters the group; while resting it starts over instead. */
  select(): void
  /** Inverse scanning: the switch went down, so the light begins to move. */
  hold(): void
  /** Inverse scanning: the switch was let go; chooses what is lit. */
  release(): void
  /** Inverse scanning: the switch was let go unseen, during a pause; chooses nothing. */
  letGo(): void
  /** Looks at the stops anew: call when they changed. */
  refresh(): void
  set(pace: ScanPace): void
}

/** What scanning needs: where the stops are found, a timer that can be paused, and how to light and press. */
export interface ScanRoom<T> {
  stops(): ScanStop<T>[]
  after(ms: number, call: () => void): () => void
  light(stop: ScanStop<T> | null): void
  press(target: T): void
}

const loops = 2
/** A press that comes so soon after something has gone was meant for it. */
const graceMs = 800

/** The light of a scan and the timer that moves it on. */
function makeLight<T>(room: ScanRoom<T>) {
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
    /** Dark for a moment. */
    rest(then: () => void) {
      cancel()
      show(null)
      cancel = room.after(graceMs, then)
    },
    setPace: (next: ScanPace) => (pace = next),
    setHeld: (on: boolean) => (held = on),
    stop: () => cancel(),
    /** Lights where the track stands, unless an inverse scan waits for its switch. */
    go(waits = inverse() && !held) {
      show(waits ? null : track.here())
      arm()
    },
    advance() {
      if (!track.step()) {
        // One thing alone is never out of reach: it stays lit, so that one press does it.
        if (pace.mode === 'one') return show(inverse() ? null : track.only())
        track.rewind()
      }
      light.go(false)
    },
  }
  return light
}

/**
 * Scanning over whatever stops there are: two loops, then the late groups, then rest. The first stop stays longer; one
 * stop alone stays lit. A group that was entered is left by itself after two loops of its own.
 */
export function makeScan<T>(room: ScanRoom<T>): Scan<T> {
  const light = makeLight(room)
  const { track } = light
  let known: ScanStop<T>[] = []
  // What was pressed last, until the light moves on from it.
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
    // What stays where it was can be pressed again: the loops over it begin anew.
    if (light.inverse()) restart()
    else {
      track.renew()
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
    letGo() {
      light.setHeld(false)
      restart()
    },
    refresh() {
      if (light.pace().mode === 'off') return
      const found = pruned(room.stops())
      const leader = leaderOf(found)
      const stop = light.lit()
      // What a press has brought to lead, as a Done does, is what comes next.
      const led = stop !== null && stop === pressed && leader !== null && leader !== leaderOf(known)
      if (!led && sameStops(found, known)) return
      // Where only the bar is left, a press that was meant for what has just gone does not enter it.
      const gone = stop !== null && 'press' in stop && !known.every(isLate) && found.every(isLate)
      known = found
      pressed = null
      if (!led && stop && 'press' in stop && track.settle(known, stop.press)) light.go()
      else if (gone) light.rest(restart)
      else restart()
    },
    set(next) {
      const { mode, style } = light.pace()
      light.setPace({ ...next, seconds: Math.min(6, Math.max(0.6, next.seconds)) })
      if (mode === next.mode && style === next.style) return light.arm()
      light.stop()
      light.setHeld(false)
      known = next.mode === 'off' ? [] : pruned(room.stops())
      restart()
    },
  }
}
