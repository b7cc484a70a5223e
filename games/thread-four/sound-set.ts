import type { SoundSet } from '../kit/index.ts'
import {
  click,
  creak,
  handDrum,
  harp,
  pop,
  rustle,
  spring,
  squeak,
  swish,
  woodblock,
  xylophone,
  zip,
} from '../kit/samples.ts'

/** A harp, and a loom. */
export const sounds: SoundSet = {
  pluck: harp,
  bell: xylophone,
  wood: woodblock,
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
