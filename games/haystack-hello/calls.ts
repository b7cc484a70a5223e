import type { Glide } from '../kit/index.ts'

type More = Partial<Omit<Glide, 'at' | 'lasts' | 'hertz' | 'shape'>>
const glide =
  (shape: Glide['shape'], usual: More = {}) =>
  (at: number, lasts: number, hertz: readonly number[], more: More = {}): Glide => ({
    at,
    lasts,
    shape,
    hertz,
    ...usual,
    ...more,
  })

// Voice-like, flute-like, reed, plucked or struck, and noise sounds.
const throat = glide('sawtooth', { gain: 0.5, mouth: [600, 800, 600] })
const reed = glide('square', { gain: 0.16, mouth: [1100, 1300] })
const flute = glide('sine', { gain: 0.3 })
const soft = glide('triangle', { gain: 0.3 })
const air = glide('noise', { gain: 0.5 })

/** Repeats the parts `times` times, `apart` seconds apart. */
const again = (times: number, apart: number, ...parts: Glide[]): Glide[] =>
  Array.from({ length: times }, (_, time) => parts.map((part) => ({ ...part, at: part.at + time * apart }))).flat()

/** Each friend's sound, synthesized on the device. */
export const calls = {
  // The farm
  moo: [throat(0, 1.1, [130, 175, 165, 120], { mouth: [320, 700, 620, 350], gain: 0.7 })],
  oink: again(2, 0.3, throat(0, 0.2, [190, 260, 170], { mouth: [900, 1400] }), air(0.02, 0.16, [700, 1300])),
  quack: again(2, 0.3, throat(0, 0.2, [340, 300, 250], { mouth: [1300, 1100], gain: 0.7 })),
  neigh: [
    throat(0, 1.1, [760, 980, 640, 360], { trill: [11, 0.12], mouth: [1500, 1800, 900] }),
    air(1, 0.3, [900, 400]),
  ],
  crow: [
    throat(0, 0.16, [520, 560], { mouth: [1400, 1500] }),
    throat(0.2, 0.12, [620, 640], { mouth: [1500, 1600] }),
    throat(0.36, 0.16, [740, 700], { mouth: [1700, 1500] }),
    throat(0.58, 0.8, [660, 860, 840, 520], { mouth: [1500, 1900, 1000] }),
  ],
  baa: [throat(0, 0.8, [330, 350, 320, 300], { trill: [9, 0.06], mouth: [900, 1200, 900], gain: 0.6 })],
  bleat: again(3, 0.24, throat(0, 0.2, [430, 450, 400], { trill: [14, 0.05], mouth: [1200, 1500], gain: 0.6 })),
  peep: again(3, 0.2, flute(0, 0.12, [2100, 2600, 2300], { gain: 0.18 })),
  woof: again(
    2,
    0.34,
    throat(0, 0.2, [230, 320, 150], { mouth: [500, 900, 400], gain: 0.8 }),
    air(0, 0.08, [600, 300]),
  ),
  meow: [throat(0, 0.8, [480, 700, 660, 420], { mouth: [900, 1700, 700], gain: 0.5 })],
  sniff: again(3, 0.22, air(0, 0.12, [1800, 2600], { gain: 0.35 })),
  squeak: again(2, 0.24, flute(0, 0.14, [1500, 2300, 1700], { gain: 0.18 })),
  honk: again(2, 0.4, throat(0, 0.28, [290, 420, 330], { mouth: [700, 1000], gain: 0.7 })),
  gobble: again(7, 0.1, throat(0, 0.09, [420, 300], { mouth: [1000, 700], gain: 0.6 })),
  heehaw: again(
    2,
    0.75,
    throat(0, 0.3, [520, 700], { mouth: [1500, 1900], gain: 0.5 }),
    throat(0.34, 0.36, [260, 190], { mouth: [700, 450], gain: 0.8 }),
  ),
  buzz: [glide('sawtooth')(0, 1, [190, 220, 180, 210], { trill: [24, 0.08], gain: 0.12 })],

  // Wild animals
  roar: [
    throat(0, 1, [110, 170, 120, 80], { trill: [26, 0.16], mouth: [350, 800, 400], gain: 0.9 }),
    air(0, 0.9, [300, 700, 250], { gain: 0.35 }),
  ],
  trumpet: [throat(0, 0.9, [420, 620, 640, 560], { mouth: [900, 1600, 1300], trill: [8, 0.02], gain: 0.5 })],
  monkey: [
    ...again(2, 0.22, flute(0, 0.16, [420, 560])),
    ...again(2, 0.22, throat(0.5, 0.15, [700, 900], { mouth: [1100, 1500] })),
  ],
  growl: [throat(0, 0.9, [85, 105, 80], { trill: [22, 0.2], mouth: [350, 600, 350], gain: 0.9 })],
  hiss: [air(0, 0.9, [5200, 4200], { gain: 0.3 })],
  hoot: [flute(0, 0.22, [400, 380]), flute(0.36, 0.5, [410, 350], { gain: 0.35 })],
  howl: [flute(0, 1.3, [330, 620, 600, 380], { gain: 0.32 })],
  ribbit: again(
    2,
    0.42,
    throat(0, 0.12, [170, 210], { trill: [30, 0.2], mouth: [700, 900] }),
    throat(0.14, 0.16, [240, 330], { trill: [30, 0.2], mouth: [900, 1500] }),
  ),
  squawk: again(2, 0.36, throat(0, 0.26, [620, 900, 520], { trill: [30, 0.12], mouth: [1800, 1400], gain: 0.5 })),
  snap: again(2, 0.34, air(0, 0.05, [1500, 900], { gain: 0.9 }), soft(0, 0.08, [260, 120], { gain: 0.5 })),
  boing: again(2, 0.42, soft(0, 0.36, [160, 420, 300], { trill: [13, 0.12], gain: 0.4 })),
  munch: again(3, 0.28, air(0, 0.14, [900, 500], { gain: 0.5 })),
  yip: again(3, 0.22, throat(0, 0.13, [650, 950], { mouth: [1500, 2000], gain: 0.4 })),

  // Vehicles
  beep: again(2, 0.26, reed(0, 0.18, [520, 520], { gain: 0.3 })),
  horn: again(
    2,
    0.5,
    reed(0, 0.4, [233, 233], { mouth: [800, 800], gain: 0.35 }),
    reed(0, 0.4, [294, 294], { mouth: [800, 800], gain: 0.3 }),
  ),
  siren: [soft(0, 1.6, [500, 900, 500, 900, 500], { gain: 0.22 })],
  twotone: again(2, 0.64, soft(0, 0.3, [660, 660], { gain: 0.24 }), soft(0.32, 0.3, [495, 495], { gain: 0.24 })),
  chug: again(6, 0.17, throat(0, 0.13, [72, 60], { mouth: [260, 200], gain: 0.9 }), air(0, 0.1, [320, 200])),
  ding: again(2, 0.34, flute(0, 0.32, [1800, 1790], { gain: 0.2 }), flute(0, 0.2, [2700, 2690], { gain: 0.08 })),
  vroom: [
    throat(0, 0.6, [70, 150], { mouth: [300, 600] }),
    throat(0.65, 0.9, [80, 220, 200], { mouth: [320, 900], gain: 0.7 }),
  ],
  whoosh: [air(0, 1.2, [300, 2200, 500], { gain: 0.6 })],
  chop: again(8, 0.13, air(0, 0.09, [420, 180], { gain: 0.7 })),
  choo: [
    ...again(4, 0.2, air(0, 0.13, [1300, 700])),
    reed(0.85, 0.5, [392, 392], { gain: 0.2 }),
    reed(0.85, 0.5, [494, 494], { gain: 0.2 }),
  ],
  splash: [air(0, 0.8, [900, 2600, 500], { gain: 0.5 }), flute(0.3, 0.2, [500, 900], { gain: 0.12 })],
  rumble: again(5, 0.2, throat(0, 0.18, [58, 64], { mouth: [200, 240], gain: 1 })),
  zoom: [air(0, 1.2, [200, 3200], { gain: 0.5 }), throat(0, 1.1, [90, 420], { mouth: [300, 1800] })],
  foghorn: again(2, 0.75, throat(0, 0.6, [98, 98], { mouth: [300, 320], gain: 0.9 })),
  rattle: again(6, 0.12, air(0, 0.06, [2200, 1500], { gain: 0.5 })),

  // Toys and things at home
  boom: again(2, 0.42, soft(0, 0.32, [130, 62], { gain: 0.8 })),
  dingdong: [flute(0, 0.6, [880, 878], { gain: 0.26 }), flute(0.45, 0.8, [698, 697], { gain: 0.26 })],
  tick: again(2, 0.6, air(0, 0.05, [2600, 2200], { gain: 0.7 }), air(0.3, 0.05, [1500, 1300], { gain: 0.7 })),
  ring: again(2, 0.62, flute(0, 0.44, [1250, 1250], { trill: [18, 0.12], gain: 0.2 })),
  jingle: again(5, 0.13, flute(0, 0.12, [3000, 2500], { gain: 0.12 })),
  boop: [reed(0, 0.16, [620, 620]), reed(0.22, 0.2, [330, 330]), reed(0.5, 0.16, [720, 720])],
  strum: [196, 247, 294, 392].map((hertz, string) => soft(string * 0.05, 0.9, [hertz, hertz], { gain: 0.2 })),
  fanfare: [reed(0, 0.2, [392, 392], { gain: 0.26 }), reed(0.26, 0.5, [523, 523], { gain: 0.28 })],
  flutter: again(6, 0.13, air(0, 0.1, [1200, 2000], { gain: 0.35 })),
  clink: again(2, 0.26, flute(0, 0.2, [2600, 2580], { gain: 0.2 })),
  swish: again(3, 0.26, air(0, 0.2, [2600, 3800, 2600], { gain: 0.32 })),
  stomp: again(2, 0.4, soft(0, 0.16, [110, 60], { gain: 0.8 }), air(0, 0.08, [400, 200])),
  slurp: [air(0, 0.7, [500, 1900], { gain: 0.45 }), flute(0.1, 0.5, [300, 620], { trill: [20, 0.1], gain: 0.12 })],
  flip: again(3, 0.26, air(0, 0.12, [1600, 3000], { gain: 0.35 })),
} satisfies Record<string, readonly Glide[]>

export type CallName = keyof typeof calls

/** Returns the length of a call in seconds. */
export const callLength = (name: CallName): number => Math.max(...calls[name].map(({ at, lasts }) => at + lasts))
