import type { recipes } from './instruments.ts'
import { pentatonic } from './scale.ts'

/** A note of a series, `at` seconds after its beginning. */
export interface SeriesNote {
  at: number
  step?: number
  gain?: number
}
export interface Series {
  /** Silences what has not been heard yet. */
  stop(): void
}
interface Room {
  context: BaseAudioContext
  out: AudioNode
  noise: AudioBuffer
}
type Recipe = (typeof recipes)[keyof typeof recipes]

/**
 * Hands all notes to the audio clock at once, which keeps their times to the sample and stands still with the game; the
 * whole goes through a gain of its own, so that it can be silenced.
 */
export function playSeries(room: Room, recipe: Recipe, notes: readonly SeriesNote[], start: number): Series {
  const out = room.context.createGain()
  out.connect(room.out)
  notes.forEach(({ at, step = 0, gain = 1 }, i) =>
    recipe.voices[i % recipe.voices.length]?.({
      ...room,
      context: room.context as AudioContext,
      out,
      at: start + at,
      hertz: pentatonic(recipe.ground, step),
      gain,
    }),
  )
  return {
    stop: () => {
      out.gain.setTargetAtTime(0, room.context.currentTime, 0.015)
    },
  }
}
