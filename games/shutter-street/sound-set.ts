import type { SoundSet } from '../kit/index.ts'
import {
  accordion,
  bass,
  chirp,
  click,
  creak,
  handDrum,
  hiccup,
  knock,
  ooh,
  pop,
  sneeze,
  snore,
  squeak,
  ukulele,
  xylophone,
} from '../kit/samples.ts'

/** An accordion, and a street in the evening. */
export const sounds: SoundSet = {
  pluck: ukulele,
  bell: xylophone,
  wood: knock,
  drum: handDrum,
  creak,
  accordion,
  bass,
  ukulele,
  click,
  chirp,
  ooh,
  hiccup,
  pop,
  sneeze,
  snore,
  squeak,
}
