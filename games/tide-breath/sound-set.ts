import type { SoundSet } from '../kit/index.ts'
import {
  bell,
  breeze,
  brook,
  bubbles,
  chirp,
  drip,
  glass,
  hum,
  knock,
  pad,
  plop,
  rustle,
  twinkle,
} from '../kit/samples.ts'

/** Pads, and the sea. */
export const sounds: SoundSet = {
  pluck: glass,
  bell,
  pad,
  glass,
  plop,
  drip,
  bubbles,
  breeze,
  brook,
  chirp,
  hum,
  knock,
  twinkle,
  rustle,
}
