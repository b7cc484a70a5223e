import * as instruments from './instruments.ts'
import { loopFrom, loopSeconds } from './instruments.ts'
import type { Signal } from './signal.ts'
import * as textures from './textures.ts'
import * as voices from './voices.ts'

export interface Recipe {
  make: () => Signal
  /** The pitch at which it is rendered; absent for what has none. */
  hertz?: number
  /** Seconds between which a held tone goes around. */
  loop?: [from: number, to: number]
  /** Little above 8 kHz: a lower rate is enough. */
  dark?: true
}

const pitched = (make: () => Signal, hertz: number): Recipe => ({ make, hertz })
const dark = (make: () => Signal, hertz?: number): Recipe => ({ make, dark: true, ...(hertz && { hertz }) })
const held = (make: () => Signal, hertz: number): Recipe => ({
  make,
  hertz,
  loop: [loopFrom, loopFrom + loopSeconds],
  dark: true,
})
const unpitched = (makers: Record<string, () => Signal>): Record<string, Recipe> =>
  Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, { make }]))

const { giggle, chuckle, hum, ooh, aww, yawn, snore, gulp, hiccup, chirp, croak, moo, baa, quack } = voices
const { purr, squeak, hoot, sneeze, robotVoice, laughter, cheer } = voices
const { woodblock, handDrum, kick, snare, brush, shaker, tambourine, clap, triangle, cymbal, anvil, clank } =
  instruments

/** All sounds of the kit, by name. */
export const catalog: Record<string, Recipe> = {
  harp: pitched(instruments.harp, 262),
  ukulele: pitched(instruments.ukulele, 392),
  banjo: pitched(instruments.banjo, 294),
  guitar: pitched(instruments.guitar, 220),
  bass: dark(instruments.bass, 82.4),
  marimba: dark(instruments.marimba, 262),
  xylophone: pitched(instruments.xylophone, 523.25),
  kalimba: pitched(instruments.kalimba, 392),
  glockenspiel: pitched(instruments.glockenspiel, 1046.5),
  musicBox: pitched(instruments.musicBox, 784),
  bell: pitched(instruments.bell, 587),
  glass: pitched(instruments.glass, 880),
  epiano: dark(instruments.epiano, 330),
  flute: held(instruments.flute, 523),
  ocarina: held(instruments.ocarina, 523),
  clarinet: held(instruments.clarinet, 392),
  tuba: held(instruments.tuba, 98),
  cornet: held(instruments.cornet, 349),
  accordion: held(instruments.accordion, 440),
  organ: held(instruments.organ, 392),
  pad: held(instruments.pad, 262),
  ...unpitched({ woodblock, snare, brush, shaker, tambourine, clap, triangle, cymbal, anvil, clank }),
  handDrum: dark(handDrum),
  kick: dark(kick),
  ...unpitched({
    giggle,
    chuckle,
    ooh,
    aww,
    gulp,
    hiccup,
    chirp,
    croak,
    baa,
    quack,
    squeak,
    sneeze,
    robotVoice,
    cheer,
    laughter,
  }),
  hum: dark(hum),
  yawn: dark(yawn),
  snore: dark(snore),
  moo: dark(moo),
  purr: dark(purr),
  hoot: dark(hoot),
  ...unpitched(Object.fromEntries(Object.entries(textures).filter(([name]) => name !== 'boing' && name !== 'thud'))),
  boing: dark(textures.boing),
  thud: dark(textures.thud),
}
