import type { Synth } from '../kit/index.ts'
import type { Tune } from './state.ts'

// Eight steps of a march; null is a rest.
const steps = [0, 2, 4, 2, 5, 4, 2, null] as const
/** Seconds per step. */
export const secondsPerStep = 0.32

/** Plays the first `count` steps of the march. */
export function playTune(sound: Synth, tune: Tune, count: number): void {
  for (let at = 0; at < count; at++) {
    const step = steps[at % steps.length] ?? null
    const delay = at * secondsPerStep
    if (tune === 'drum') sound.play('drum', { gain: at % 2 === 0 ? 0.7 : 0.4, step: at % 2, delay })
    else if (step === null) continue
    else if (tune === 'bell') sound.play('bell', { step, gain: 0.32, delay })
    else
      sound.phrase([{ at: delay, lasts: 0.26, shape: 'square', hertz: trumpet(step), mouth: [1100, 1300], gain: 0.22 }])
  }
}
const major = [392, 440, 494, 587, 659, 784]
const trumpet = (step: number): number[] => {
  const hertz = major[step] ?? 392
  return [hertz * 0.97, hertz, hertz]
}
