import { fill, filtered, inBody, mix, noise, random, rate, scaled, struckCurve, tone, type Signal } from './signal.ts'

interface Pluck {
  /** Seconds until the string has fallen by 60 dB. */
  fall: number
  /** 0 to 0.5: how much faster high partials fall. */
  damp: number
  /** Hertz up to which the finger or pick excites the string. */
  bright: number
  /** Where the string is plucked, as a share of its length. */
  position?: number
  seed?: number
}

/** A plucked string: a delay line as long as one period, with losses (Karplus and Strong, tuned by an allpass). */
function plucked(hertz: number, seconds: number, pluck: Pluck): Signal {
  const { fall, damp, bright, position = 0.17, seed = 1 } = pluck
  const period = rate / hertz
  const length = Math.floor(period - damp - 0.2)
  const rest = period - damp - length
  const allpass = (1 - rest) / (1 + rest)
  const loss = 10 ** (-3 / (hertz * fall))
  const burst = filtered('lowpass', filtered('lowpass', noise(length / rate, seed), bright), bright)
  const line = new Float64Array(length)
  const notch = Math.max(1, Math.round(length * position))
  for (let i = 0; i < length; i++) line[i] = (burst[i] ?? 0) - (burst[(i + length - notch) % length] ?? 0)
  let [before, x1, y1] = [0, 0, 0]
  const out = fill(seconds, (_, i) => {
    const value = line[i % length] ?? 0
    const damped = loss * ((1 - damp) * value + damp * before)
    before = value
    const tuned = allpass * damped + x1 - allpass * y1
    x1 = damped
    y1 = tuned
    line[i % length] = tuned
    return value
  })
  return filtered('highpass', out, 40)
}

/** A struck thing as the sum of its modes: [ratio to the pitch, level, seconds of its fall]. */
export function struck(
  hertz: number,
  seconds: number,
  modes: readonly (readonly [ratio: number, level: number, fall: number])[],
  attack = 0.002,
): Signal {
  return mix(
    ...modes
      .filter(([ratio]) => hertz * ratio < 15_000)
      .map(([ratio, level, fall]): [Signal, number] => [
        scaled(tone(seconds, hertz * ratio), struckCurve(attack, fall)),
        level,
      ]),
  )
}

/** The short noise of a mallet, hammer or stick. */
export const strike = (hertz: number, fall: number, seed: number): Signal =>
  scaled(filtered('bandpass', noise(fall * 1.3, seed), hertz, 0.8), struckCurve(0.001, fall))

interface Blown {
  partials: readonly number[]
  attack: number
  /** Cents of vibrato, five times a second. */
  vibrato?: number
  /** Level of the breath, and the hertz around which it is. */
  breath?: readonly [level: number, hertz: number]
  /** Copies beside the pitch, in hertz: multiples of one over the loop, so that the loop closes. */
  beside?: readonly number[]
  /** The tone opens with the attack: hertz of its lowpass at first and later. */
  opens?: readonly [from: number, to: number]
}

/** Seconds of a loop: a whole number of periods for whole hertz, and of vibrato. */
export const loopSeconds = 1
/** Seconds before the loop begins. */
export const loopFrom = 0.4

/** A held tone whose last second goes around: `hertz` is a whole number, and everything in it repeats each second. */
function blown(hertz: number, { partials, attack, vibrato = 0, breath, beside = [0], opens }: Blown): Signal {
  const seconds = loopFrom + loopSeconds + 0.1
  const depth = (hertz * vibrato * Math.LN2) / 1200
  const grows = (t: number) => Math.min(1, t / 0.35)
  const tones = beside.map((away, index) =>
    tone(
      seconds,
      (t) => hertz + away + (t < loopFrom ? grows(t) : 1) * depth * Math.sin(2 * Math.PI * 5 * t),
      partials.map((level, n) => level * (n % 2 === index % 2 ? 1 : 0.8)),
    ),
  )
  let sound = mix(...tones.map((one): [Signal, number] => [one, 1 / tones.length]))
  if (breath) {
    const once = noise(loopSeconds, Math.round(hertz))
    const air = fill(seconds, (_, i) => once[i % once.length] ?? 0)
    sound = mix([sound], [filtered('bandpass', air, breath[1], 1.2), breath[0]])
  }
  if (opens) {
    const [from, to] = opens
    sound = filtered('lowpass', sound, (t) => (t > loopFrom ? to : from + (to - from) * Math.min(1, t / (attack * 2))))
  }
  return scaled(sound, (t) => (t < attack ? 0.5 - Math.cos((t / attack) * Math.PI) / 2 : 1))
}

/** A drum: a skin whose pitch falls, its higher modes, and the hand or stick. */
function drum(hertz: number, fall: number, stick: Signal, drop = 0.5): Signal {
  const skin = tone(fall * 1.1, (t) => hertz * (1 + drop * Math.exp(-t * 40)))
  return mix(
    [scaled(skin, struckCurve(0.002, fall))],
    [
      struck(hertz, fall * 0.6, [
        [1.59, 0.3, fall * 0.5],
        [2.14, 0.2, fall * 0.35],
        [2.65, 0.12, fall * 0.25],
      ]),
    ],
    [stick, 0.4],
  )
}

/** Grains, brush or beads: noise in a band, swelling and falling. */
const grains = (seconds: number, hertz: number, q: number, attack: number, seed: number): Signal => {
  const next = random(seed + 99)
  const beads = fill(seconds, () => (Math.abs(next()) > 0.72 ? next() : next() * 0.25))
  return scaled(
    filtered('bandpass', filtered('highpass', beads, hertz * 0.5), hertz, q),
    struckCurve(attack, seconds * 0.9),
  )
}

const guitarBody = (sound: Signal): Signal => inBody(sound, [120, 0.5, 3], [230, 0.5, 4], [420, 0.3, 4])

export const harp = () =>
  inBody(plucked(262, 2.2, { fall: 2.6, damp: 0.16, bright: 2200, position: 0.42, seed: 3 }), [220, 0.3, 2])
export const ukulele = () =>
  guitarBody(plucked(392, 0.9, { fall: 0.9, damp: 0.3, bright: 3800, position: 0.3, seed: 5 }))
export const banjo = () =>
  inBody(
    plucked(294, 0.8, { fall: 0.75, damp: 0.22, bright: 7500, position: 0.09, seed: 8 }),
    [480, 0.9, 5],
    [1100, 0.5, 4],
  )
export const guitar = () =>
  guitarBody(plucked(220, 1.4, { fall: 1.6, damp: 0.26, bright: 3000, position: 0.22, seed: 11 }))
export const bass = () =>
  mix(
    [filtered('lowpass', plucked(82.4, 1, { fall: 1.3, damp: 0.42, bright: 1200, position: 0.25, seed: 12 }), 1600)],
    [scaled(tone(1, 82.4, [0.5, 0.35, 0.12]), struckCurve(0.008, 1))],
    [strike(700, 0.05, 4), 0.1],
  )
export const marimba = () =>
  mix(
    [
      struck(262, 0.9, [
        [1, 1, 0.9],
        [3.93, 0.32, 0.28],
        [9.2, 0.1, 0.12],
      ]),
    ],
    [strike(900, 0.03, 6), 0.25],
  )
export const xylophone = () =>
  mix(
    [
      struck(523.25, 0.5, [
        [1, 1, 0.4],
        [3, 0.4, 0.2],
        [6.1, 0.22, 0.1],
      ]),
    ],
    [strike(2600, 0.02, 7), 0.4],
  )
export const kalimba = () =>
  mix(
    [
      struck(
        392,
        1.2,
        [
          [1, 1, 1.2],
          [2, 0.06, 0.5],
          [5.4, 0.22, 0.22],
          [8.9, 0.06, 0.1],
        ],
        0.003,
      ),
    ],
    [strike(1800, 0.025, 8), 0.2],
  )
export const glockenspiel = () =>
  mix(
    [
      struck(
        1046.5,
        1.2,
        [
          [1, 1, 1.4],
          [2.76, 0.3, 0.7],
          [5.4, 0.16, 0.3],
          [8.9, 0.05, 0.15],
        ],
        0.001,
      ),
    ],
    [strike(5200, 0.015, 9), 0.2],
  )
export const musicBox = () =>
  mix(
    [
      struck(
        784,
        1.2,
        [
          [1, 1, 1.1],
          [1.004, 0.35, 1.3],
          [4.1, 0.16, 0.4],
          [6.3, 0.1, 0.2],
        ],
        0.001,
      ),
    ],
    [strike(3000, 0.012, 10), 0.3],
  )
export const bell = () =>
  struck(
    587,
    2,
    [
      [0.5, 0.3, 2.4],
      [1, 1, 2.2],
      [1.19, 0.4, 1.6],
      [1.5, 0.2, 1.3],
      [2, 0.5, 1.2],
      [2.74, 0.2, 0.7],
      [4.1, 0.12, 0.4],
    ],
    0.002,
  )
export const glass = () =>
  struck(
    880,
    1.4,
    [
      [1, 1, 1.4],
      [2.32, 0.35, 0.9],
      [4.25, 0.2, 0.5],
      [6.63, 0.1, 0.25],
    ],
    0.004,
  )
export const epiano = () =>
  mix(
    [
      struck(
        330,
        1.4,
        [
          [1, 1, 1.6],
          [2, 0.18, 1],
          [3, 0.08, 0.6],
          [14, 0.08, 0.16],
        ],
        0.004,
      ),
    ],
    [strike(500, 0.04, 14), 0.15],
  )
export const flute = () =>
  blown(523, { partials: [1, 0.32, 0.14, 0.05, 0.02], attack: 0.07, vibrato: 14, breath: [0.1, 1800] })
export const ocarina = () =>
  blown(523, { partials: [1, 0.06, 0.1, 0.02], attack: 0.05, vibrato: 10, breath: [0.07, 1100] })
export const clarinet = () =>
  blown(392, {
    partials: [1, 0.05, 0.6, 0.06, 0.4, 0.06, 0.2, 0.05, 0.12],
    attack: 0.05,
    vibrato: 4,
    opens: [500, 2600],
  })
export const tuba = () =>
  blown(98, { partials: [0.9, 1, 0.7, 0.5, 0.32, 0.2, 0.12, 0.07, 0.04], attack: 0.04, opens: [150, 1000] })
export const cornet = () =>
  blown(349, { partials: [0.8, 1, 0.8, 0.6, 0.45, 0.3, 0.2, 0.12, 0.08], attack: 0.04, vibrato: 6, opens: [600, 3200] })
export const accordion = () =>
  blown(440, {
    partials: [1, 0.6, 0.7, 0.35, 0.4, 0.2, 0.22, 0.1, 0.1],
    attack: 0.06,
    beside: [-2, 2],
    opens: [1200, 3600],
  })
export const organ = () =>
  blown(392, { partials: [1, 0, 0.34, 0, 0.2, 0, 0.13, 0, 0.08], attack: 0.015, vibrato: 4, opens: [2200, 3600] })
export const pad = () =>
  blown(262, { partials: [1, 0.4, 0.2, 0.12, 0.06, 0.03], attack: 0.35, beside: [-1, 0, 1], opens: [500, 1300] })

export const woodblock = () =>
  mix(
    [
      struck(
        784,
        0.18,
        [
          [1, 1, 0.13],
          [2.6, 0.4, 0.06],
        ],
        0.001,
      ),
    ],
    [strike(1800, 0.02, 15), 0.4],
  )
export const handDrum = () => drum(110, 0.45, strike(420, 0.06, 16))
export const kick = () => drum(62, 0.32, strike(220, 0.03, 17), 1.1)
export const snare = () => mix([drum(180, 0.16, strike(1800, 0.08, 18)), 0.6], [grains(0.2, 3200, 0.6, 0.002, 19), 0.8])
export const brush = () => grains(0.22, 4200, 0.7, 0.03, 20)
export const shaker = () => grains(0.12, 6500, 1.1, 0.02, 21)
export const tambourine = () =>
  mix(
    [grains(0.2, 7800, 1, 0.003, 22)],
    [
      struck(4300, 0.25, [
        [1, 0.3, 0.2],
        [1.37, 0.25, 0.16],
        [1.71, 0.2, 0.14],
        [2.1, 0.2, 0.1],
      ]),
      0.5,
    ],
  )
export const clap = () => {
  const one = (seed: number) => scaled(filtered('bandpass', noise(0.11, seed), 1300, 1.1), struckCurve(0.001, 0.09))
  return mix([one(23), 0.7], [one(24), 0.6, 0.011], [one(25), 1, 0.023])
}
export const triangle = () =>
  struck(
    1760,
    1.1,
    [
      [1, 0.6, 1.2],
      [2.41, 0.6, 1],
      [3.7, 0.4, 0.8],
      [5.2, 0.3, 0.5],
    ],
    0.001,
  )
export const cymbal = () =>
  scaled(filtered('highpass', grains(0.9, 7000, 0.4, 0.004, 27), 4000), struckCurve(0.004, 0.8))
export const anvil = () =>
  mix(
    [
      struck(
        1240,
        0.9,
        [
          [1, 0.9, 0.8],
          [1.52, 0.7, 0.6],
          [2.31, 0.6, 0.5],
          [3.18, 0.4, 0.3],
          [4.6, 0.3, 0.2],
        ],
        0.001,
      ),
    ],
    [strike(2600, 0.04, 28), 0.6],
  )
export const clank = () =>
  mix(
    [
      struck(
        420,
        0.4,
        [
          [1, 0.8, 0.3],
          [1.83, 0.8, 0.25],
          [2.77, 0.6, 0.2],
          [4.31, 0.5, 0.14],
          [6.1, 0.3, 0.1],
        ],
        0.001,
      ),
    ],
    [strike(1500, 0.04, 29), 0.8],
  )
