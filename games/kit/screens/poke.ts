import type { SoundName } from '../sound/sample.ts'
import type { Poke } from './pokes.tsx'

/** Something in the scene that answers a touch; `box` is where a touch reaches it, in the drawing's units. */
export const poke = (
  name: string,
  box: Poke['box'],
  gag: Poke['gag'],
  sound: Poke['sound'],
  puff?: Poke['puff'],
): Poke => ({ name, box, gag, sound, ...(puff && { puff }) })

interface Steps {
  /** The step it starts from; without any steps, a sound keeps its own pitch. */
  from?: number
  /** Each touch is a step higher, up to so many. */
  rises?: number
  /** Each touch is a step lower, up to so many. */
  sinks?: number
  /** Each touch is a step higher, and starts over after so many. */
  cycles?: number
  gain?: number
}

function stepAt({ from, rises, sinks, cycles }: Steps, times: number): number | undefined {
  if (rises !== undefined) return (from ?? 0) + Math.min(times, rises)
  if (sinks !== undefined) return (from ?? 0) - Math.min(times, sinks)
  if (cycles !== undefined) return (from ?? 0) + (times % cycles)
  return from
}

/** The sound of a poke: one of the game's sounds, whose pitch may change with each touch. */
export const plays =
  (name: SoundName, steps: Steps = {}): Poke['sound'] =>
  (sound, times) => {
    const step = stepAt(steps, times)
    const { gain } = steps
    sound.play(name, { ...(step !== undefined && { step }), ...(gain !== undefined && { gain }) })
  }
