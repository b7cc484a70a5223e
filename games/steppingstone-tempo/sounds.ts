import type { Series } from '../kit/index.ts'
import type { StonePlay } from './scene.ts'
import type { Result } from './state.ts'
import type { Landing } from './crossing-report.ts'
import type { Arrival } from './journey.ts'

const silence: Series = { stop: () => undefined }
const climb = [0, 1, 2, 3, 4, 3, 2, 1]
export const stepOf = (i: number) => climb[i % climb.length] ?? 0

/** The sounds of the crossings. */
export function makeSounds({ sound, values, state }: StonePlay, city: () => boolean) {
  let ticking = silence
  const still = () => {
    ticking.stop()
    ticking = silence
  }
  return {
    still,
    /** Starts the metronome by scheduling two minutes on the audio clock. */
    beat() {
      still()
      if (values.metronome !== 'soft') return
      const seconds = 60 / state.value.rate
      const ticks = Array.from({ length: Math.floor(120 / seconds) }, (_, i) => ({
        at: (i + 1) * seconds,
        step: -5,
        gain: 0.16,
      }))
      ticking = sound.series('wood', ticks)
    },
    land(landing: Landing, i: number) {
      if (landing === 'rest') return sound.play('drum', { step: 2, gain: 0.3 })
      sound.play('wood', { step: stepOf(i), gain: 0.8 })
      sound.play('pluck', { step: stepOf(i) + (city() ? -5 : 0), gain: 0.4 })
      if (landing === 'splash') sound.play('water', { gain: 0.8 })
    },
    /** Pressed before the blink: a soft knock. */
    notYet: () => sound.play('wood', { step: -7, gain: 0.2 }),
    /** A soft chord for a completed pause. */
    kept() {
      for (const step of [0, 2, 4]) sound.play('bell', { step, gain: 0.2, delay: step * 0.03 })
    },
    awake: () => sound.play('bell', { step: 0, gain: 0.12 }),
    tick: () => sound.play('wood', { step: 2, gain: 0.25, cue: true }),
    /** The choice turns out: quacks, treats, flowers, or a dunking. */
    arrive({ choice, won }: Result) {
      if (won === 0) return sound.play('water', { gain: 0.9, delay: 0.3 })
      const name = choice === 'ducklings' && !city() ? 'quack' : 'bell'
      for (let i = 0; i < won; i++) sound.play(name, { step: i * 2, gain: 0.4, delay: 0.25 + i * 0.22 })
    },
    /** What the adult heard: a dance, a ride, or drying off. */
    party(arrival: Arrival) {
      if (arrival === 'shake') return sound.play('rustle', { gain: 0.4 })
      const steps = arrival === 'dance' ? [0, 2, 4, 5, 7, 9] : [0, 2, 4]
      for (const [i, step] of steps.entries()) sound.play('marimba', { step, gain: 0.5, delay: i * 0.12 })
      if (arrival === 'dance') sound.play('giggle', { gain: 0.4, delay: 0.7 })
    },
    chord() {
      for (const [i, step] of [0, 2, 4, 7].entries()) sound.play('pluck', { step, gain: 0.4, delay: i * 0.13 })
    },
    /** The learner's own rhythm as soft taps, with times in milliseconds from now. */
    rhythm: (times: readonly number[], { crossing }: Result): Series =>
      sound.series(
        'wood',
        times.map((ms, i) => ({
          at: ms / 1000,
          step: crossing.stones[i]?.kind === 'pause' ? -5 : stepOf(i),
          gain: crossing.stones[i]?.kind === 'pause' ? 0.3 : 0.7,
        })),
      ),
  }
}
