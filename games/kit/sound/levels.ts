import type { Values } from '../game.ts'
import type { Levels } from './mixer.ts'

/** What makes sound give way. */
export interface Situation {
  /** Calm mode is on. Reduced motion alone doesn't silence anything. */
  calm: boolean
  /** An adult reads out a text. */
  reading: boolean
  /** The device's voice speaks. */
  speaking: boolean
  /** A child is listened to: by the microphone, or by the adult in practice. */
  listening: boolean
}

// Ears hear tenfold power as twice as loud: a slider's middle should sound half as loud.
const gainOf = (percent: Values[string] | undefined): number => (Number(percent) / 100) ** 1.7

/** Speech volume of the settings, from 0 to 1. */
export const speechVolume = ({ muted, speech }: Values): number => (muted === true ? 0 : Number(speech) / 100)

/** How loud each kind of sound is under these settings, in this situation. */
export function levelsOf(values: Values, { calm, reading, speaking, listening }: Situation): Levels {
  const on = values.muted === true ? 0 : 1
  const effects = on * gainOf(values.effects)
  const silent = calm || reading
  const gentle = silent || speaking || listening ? 0 : 1
  return {
    cues: effects,
    effects: silent ? 0 : effects * (speaking ? 0.3 : 1),
    pokes: effects * gentle,
    music: on * gainOf(values.music) * gentle,
  }
}
