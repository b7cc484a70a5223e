import type { SoundSet } from '../kit/index.ts'
import {
  click,
  creak,
  handDrum,
  harp,
  musicBox,
  pop,
  rustle,
  spring,
  squeak,
  swish,
  whoosh,
  woodblock,
  zip,
} from '../kit/samples.ts'

/** A harp, and a loom. */
export const sounds: SoundSet = {
  pluck: harp,
  bell: musicBox,
  wood: woodblock,
  wind: whoosh,
  drum: handDrum,
  creak,
  harp,
  click,
  pop,
  zip,
  swish,
  rustle,
  squeak,
  spring,
}
