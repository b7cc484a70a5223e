import type { SoundSet } from '../kit/index.ts'
import {
  bell,
  brook,
  bubbles,
  chirp,
  drip,
  glass,
  hum,
  ooh,
  pad,
  plop,
  rustle,
  splash,
  twinkle,
  yawn,
} from '../kit/samples.ts'

/** Pads, and the sea. */
export const sounds: SoundSet = {
  pluck: glass,
  bell: bell,
  pad,
  glass,
  plop,
  drip,
  bubbles,
  brook,
  chirp,
  hum,
  ooh,
  splash,
  twinkle,
  rustle,
  yawn,
}
