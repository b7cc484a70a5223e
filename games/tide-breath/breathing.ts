import { signal, type ReadonlySignal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import { makeLedTide, type Hand } from './led-tide.ts'
import type { Breath, Level, Move, State } from './rules.ts'
import { breathText } from './summary.ts'
import { lengthOf, tideAt, type Part } from './tide.ts'

export type BreathPlay = Play<Level, State, Move>

/** The sea at one moment. */
export interface Sea {
  tide: number
  /** The elapsed share of the breath, 0 to 1, which moves the light along a shape. */
  share: number
  /** Seconds since the game began, for what drifts. */
  drift: number
}

export interface Breathing {
  /** Changes only with the part of the breath, not with every frame. */
  readonly part: ReadonlySignal<Part>
  readonly pressed: ReadonlySignal<boolean>
  /** Calls back on each frame with the sea at that time. Returns a function that ends it. */
  onFrame(draw: (sea: Sea) => void): () => void
  press(down: boolean): void
  /** Sets the height a finger draws, 0 to 1, or null when it is lifted. */
  drawTo(height: number | null): void
  stop(): void
}

const swell = (k: number) => 0.5 - Math.cos(Math.PI * k) / 2

/** Runs the breaths of a game on its clock: paced by the guide, or led by press and release. */
export function makeBreathing(play: BreathPlay, onPart: (part: Part) => void): Breathing {
  const part = signal<Part>('rest')
  const pressed = signal(false)
  const drawers = new Set<(sea: Sea) => void>()
  const leading = play.state.value.leading
  let told: Part | null = null
  let began = play.clock.now()
  let drawn: number | null = null

  const breathe = (breath: Breath) => {
    const { in: rise, out } = play.state.value.chosen
    play.trial({
      target: `breath: in ${rise.toFixed(1)} s, out ${out.toFixed(1)} s`,
      response: breathText(breath),
      moves: leading ? 1 : 0,
      // A breath that the sea paced is not a response of the player.
      ...(breath.led ? {} : { event: true as const }),
    })
    play.move({ kind: 'breathe', ...breath })
    told = null
  }
  const led = makeLedTide(breathe)
  const tell = (next: Part) => {
    if (next === told) return
    told = next
    part.value = next
    onPart(next)
  }
  const followed = (now: number): Omit<Sea, 'drift'> => {
    const { guide } = play.state.value
    const seconds = (now - began) / 1000
    const moment = tideAt(guide, seconds)
    tell(moment.part)
    if (seconds >= lengthOf(guide)) {
      began = now
      breathe({ in: guide.in, out: guide.out })
    }
    return { tide: moment.height, share: Math.min(1, seconds / lengthOf(guide)) }
  }
  const ledBy = (hand: Hand, dt: number): Omit<Sea, 'drift'> => {
    const now = led.step(hand, dt, play.state.value.guide)
    if (play.state.value.stage === 'breathing') tell(now.part)
    const upward = now.part === 'in' || now.part === 'hold'
    const tide = typeof hand === 'number' ? now.level : swell(now.level)
    return { tide, share: upward ? now.level / 2 : 1 - now.level / 2 }
  }
  const stop = play.clock.frame((dt, now) => {
    let sea: Omit<Sea, 'drift'>
    if (play.state.value.stage !== 'breathing') {
      began = now
      told = null
      sea = { tide: play.calm.value ? 0.3 : 0.25 + 0.06 * Math.sin(now / 1400), share: 0 }
    } else sea = leading ? ledBy(drawn ?? pressed.value, dt / 1000) : followed(now)
    for (const draw of drawers) draw({ ...sea, drift: now / 1000 })
  })
  const open = () => leading && play.state.value.stage === 'breathing'
  return {
    part,
    pressed,
    onFrame(draw) {
      drawers.add(draw)
      return () => void drawers.delete(draw)
    },
    press(down) {
      drawn = null
      if (open()) pressed.value = down
    },
    drawTo(height) {
      if (!open()) return
      pressed.value = height !== null
      drawn = height ?? (drawn === null ? null : 0)
    },
    stop,
  }
}
