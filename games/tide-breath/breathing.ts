import { signal, type ReadonlySignal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Level, Move, State } from './rules.ts'
import { bounds } from './rules.ts'
import { lengthOf, tideAt, type Part } from './tide.ts'

export type BreathPlay = Play<Level, State, Move>

/** What the view draws at a moment. */
export interface Sea {
  tide: number
  part: Part
  /** Share of the whole breath that has passed, 0 to 1: the dot on a shape goes by it. */
  share: number
  drift: number
}

export interface Breathing {
  sea: ReadonlySignal<Sea>
  pressed: ReadonlySignal<boolean>
  press(down: boolean): void
  stop(): void
}

/** Shortest press that counts as a breath, in seconds: a slip of the finger is none. */
const slip = 0.35
const swell = (k: number) => 0.5 - Math.cos(Math.PI * k) / 2

/** Runs the breaths of a game: by the guide alone, or led by press and release. All its time is the game's clock. */
export function makeBreathing(play: BreathPlay, onPart: (part: Part) => void): Breathing {
  const sea = signal<Sea>({ tide: 0, part: 'rest', share: 0, drift: 0 })
  const pressed = signal(false)
  const leading = play.state.value.leading
  let part: Part | null = null
  let began = play.clock.now()
  let rise = 0
  let fall = 0
  let level = 0

  const show = (next: Omit<Sea, 'drift'>, now: number) => {
    if (next.part !== part && play.state.value.stage === 'breathing') {
      part = next.part
      onPart(part)
    }
    sea.value = { ...next, drift: play.calm.value ? 0 : now / 1000 }
  }
  const breathe = (seconds: { in: number; out: number }) => play.move({ kind: 'breathe', ...seconds })

  const followed = (now: number) => {
    const { guide } = play.state.value
    const seconds = (now - began) / 1000
    const moment = tideAt(guide, seconds)
    show({ tide: moment.height, part: moment.part, share: Math.min(1, seconds / lengthOf(guide)) }, now)
    if (seconds < lengthOf(guide)) return
    began = now
    part = null
    breathe({ in: guide.in, out: guide.out })
  }
  /** Ends a led breath when the tide is low again, or when the next one begins. */
  const settle = () => {
    if (rise >= slip) breathe({ in: rise, out: Math.max(fall, slip) })
    rise = 0
    fall = 0
    part = null
  }
  const led = (dt: number, now: number) => {
    const { guide } = play.state.value
    if (pressed.value) {
      rise = Math.min(bounds.max, rise + dt)
      level = Math.min(1, level + dt / guide.in)
    } else if (level > 0) {
      fall += dt
      level = Math.max(0, level - dt / guide.out)
      if (level === 0) settle()
    }
    const at: Part = pressed.value ? (level >= 1 ? 'hold' : 'in') : level > 0 ? 'out' : 'rest'
    show({ tide: swell(level), part: at, share: pressed.value ? level / 2 : 1 - level / 2 }, now)
  }
  const still = (now: number) => show({ tide: 0.25 + 0.06 * Math.sin(now / 1400), part: 'rest', share: 0 }, now)

  const stop = play.clock.frame((dt, now) => {
    if (play.state.value.stage !== 'breathing') {
      began = now
      still(now)
    } else if (leading) led(dt / 1000, now)
    else followed(now)
  })
  return {
    sea,
    pressed,
    press(down) {
      if (!leading || play.state.value.stage !== 'breathing' || pressed.value === down) return
      if (down && level > 0 && rise >= slip) settle()
      pressed.value = down
    },
    stop,
  }
}
