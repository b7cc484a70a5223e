import type { SoundSet } from '../kit/index.ts'
import {
  brush,
  click,
  creak,
  handDrum,
  harp,
  plop,
  pop,
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
  brush,
  plop,
  squeak,
}
