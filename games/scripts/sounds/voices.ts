import {
  at,
  filtered,
  mix,
  noise,
  random,
  scaled,
  struckCurve,
  through,
  tilted,
  tone,
  type Curve,
  type Signal,
} from './signal.ts'

/** The first three resonances of a mouth, in hertz. */
const vowels = {
  a: [750, 1150, 2500],
  e: [530, 1850, 2500],
  i: [290, 2300, 3000],
  o: [500, 850, 2450],
  u: [320, 800, 2300],
  m: [250, 1000, 2200],
  ae: [680, 1700, 2450],
} as const
type Vowel = keyof typeof vowels

interface Mouth {
  /** Vowels evenly over the sound; the mouth moves between them. */
  says: readonly Vowel[]
  /** How much smaller than an adult the throat is: 1.2 a child, 1.8 a bird. */
  small?: number
  /** dB per octave that the source falls; −6 is bright, −14 is soft. */
  tilt?: number
  /** Level of breath in it. */
  breath?: number
  /** Roughness: times per second, and depth from 0 to 1. */
  rough?: readonly [times: Curve, depth: number]
  seed?: number
}

/** A voice: pulses of a throat through three moving resonances. */
function voice(seconds: number, pitch: Curve, loud: Curve, mouth: Mouth): Signal {
  const { says, small = 1, tilt = -9, breath = 0.02, rough, seed = 1 } = mouth
  const wander = random(seed)
  let drift = 0
  const pulses = tone(
    seconds,
    (t) => {
      drift = drift * 0.999 + wander() * 0.0006
      return at(pitch, t) * (1 + drift)
    },
    tilted(36, tilt),
  )
  const source = mix([pulses], [filtered('highpass', noise(seconds, seed + 7), 900), breath])
  const resonance = (index: 0 | 1 | 2): Signal => {
    const last = Math.max(1, says.length - 1)
    const path = through(
      ...says.map((vowel, i): [number, number] => [(seconds * i) / last, vowels[vowel][index] * small]),
    )
    return filtered('bandpass', source, path, [7, 10, 12][index])
  }
  const spoken = mix([resonance(0), 1], [resonance(1), 0.6], [resonance(2), 0.3], [source, 0.03])
  let phase = 0
  return scaled(spoken, (t) => {
    phase += rough ? at(rough[0], t) / 44_100 : 0
    const shake = rough ? 1 - rough[1] * (0.5 + 0.5 * Math.sin(2 * Math.PI * phase)) : 1
    return at(loud, t) * shake
  })
}

/** Swells and fades: a syllable. */
const swell = (seconds: number, attack = 0.03, peak = 1) =>
  through([0, 0], [attack, peak], [seconds * 0.6, peak * 0.85], [seconds, 0])

const syllables = (times: readonly number[], one: (index: number) => Signal): Signal =>
  mix(...times.map((when, i): [Signal, number, number] => [one(i), 1 - i * 0.07, when]))

/** A laugh of short syllables that rises and falls, as a child's does. */
const laugh = (ground: number, small: number, times: readonly number[], seed: number): Signal =>
  syllables(times, (i) => {
    const hertz = ground * [1, 1.18, 1.25, 1.12, 1, 0.92, 0.86][i % 7]!
    const length = 0.11
    return mix(
      [
        voice(length, through([0, hertz * 1.12], [length, hertz * 0.9]), swell(length, 0.02), {
          says: ['i', 'ae', 'i'],
          small,
          breath: 0.12,
          seed: seed + i,
        }),
        1,
      ],
      [scaled(filtered('bandpass', noise(0.05, seed + i + 40), 1900 * small, 1), swell(0.05)), 0.12],
    )
  })

export const giggle = () => laugh(430, 1.35, [0, 0.14, 0.27, 0.4, 0.54], 31)
export const chuckle = () => laugh(190, 1, [0, 0.17, 0.34, 0.52], 37)
export const hum = () =>
  voice(1.1, through([0, 262], [0.45, 330], [0.8, 294], [1.1, 262]), swell(1.1, 0.12), {
    says: ['m', 'm'],
    small: 1.15,
    tilt: -13,
    seed: 41,
  })
export const ooh = () =>
  voice(0.7, through([0, 300], [0.3, 460], [0.7, 330]), swell(0.7, 0.07), {
    says: ['u', 'o', 'u'],
    small: 1.3,
    tilt: -12,
    breath: 0.06,
    seed: 43,
  })
export const aww = () =>
  voice(0.8, through([0, 420], [0.25, 400], [0.8, 270]), swell(0.8, 0.07), {
    says: ['a', 'o', 'o'],
    small: 1.3,
    tilt: -12,
    breath: 0.06,
    seed: 44,
  })
export const yawn = () =>
  voice(1.1, through([0, 230], [0.4, 390], [1.1, 190]), swell(1.1, 0.25), {
    says: ['m', 'a', 'a', 'o'],
    small: 1.2,
    tilt: -12,
    breath: 0.22,
    seed: 45,
  })
export const snore = () => {
  const air = filtered('bandpass', noise(0.9, 46), through([0, 350], [0.5, 700], [0.9, 300]), 2)
  return scaled(air, (t) => swell(0.9, 0.35)(t) * (0.45 + 0.55 * Math.max(0, Math.sin(2 * Math.PI * 27 * t))))
}
export const gulp = () =>
  mix(
    [voice(0.13, through([0, 260], [0.13, 120]), swell(0.13, 0.015), { says: ['o', 'u'], tilt: -14, seed: 47 })],
    [scaled(tone(0.14, through([0, 210], [0.14, 620])), swell(0.14)), 0.5, 0.11],
  )
export const hiccup = () =>
  mix(
    [
      voice(0.14, through([0, 360], [0.09, 720], [0.14, 640]), swell(0.14, 0.012), {
        says: ['i', 'e'],
        small: 1.35,
        seed: 48,
      }),
    ],
    [scaled(filtered('bandpass', noise(0.05, 49), 1500, 1.5), struckCurve(0.002, 0.05)), 0.25, 0.12],
  )
export const chirp = () =>
  syllables([0, 0.13, 0.24], (i) =>
    scaled(tone(0.09, through([0, 2300 + i * 160], [0.04, 3300], [0.09, 2700]), [1, 0.12]), swell(0.09, 0.012)),
  )
export const croak = () =>
  syllables([0, 0.2], (i) =>
    voice(0.22, through([0, 150 + i * 40], [0.22, 210 + i * 50]), swell(0.22, 0.02), {
      says: ['o', 'ae'],
      small: 1.25,
      tilt: -6,
      rough: [42, 0.85],
      seed: 50 + i,
    }),
  )
export const moo = () =>
  voice(1.2, through([0, 128], [0.35, 178], [0.8, 168], [1.2, 118]), swell(1.2, 0.14), {
    says: ['m', 'u', 'o', 'u'],
    small: 0.85,
    tilt: -8,
    seed: 52,
  })
export const baa = () =>
  voice(0.8, through([0, 330], [0.3, 345], [0.8, 290]), swell(0.8, 0.05), {
    says: ['e', 'ae', 'ae'],
    small: 1.1,
    tilt: -7,
    rough: [9, 0.5],
    seed: 53,
  })
export const quack = () =>
  syllables([0, 0.22], (i) =>
    voice(0.17, through([0, 330], [0.17, 240]), swell(0.17, 0.012), {
      says: ['ae', 'a'],
      small: 1.5,
      tilt: -5,
      rough: [70, 0.4],
      seed: 54 + i,
    }),
  )
export const purr = () => {
  const low = voice(1.2, 52, swell(1.2, 0.2), {
    says: ['m', 'u', 'm'],
    tilt: -7,
    rough: [25, 0.9],
    breath: 0.5,
    seed: 56,
  })
  return filtered('lowpass', low, 1400)
}
export const squeak = () =>
  syllables([0, 0.15], () =>
    scaled(tone(0.1, through([0, 1500], [0.05, 2150], [0.1, 1750]), [1, 0.2, 0.06]), swell(0.1, 0.012)),
  )
export const hoot = () =>
  syllables([0, 0.34], (i) =>
    voice(i ? 0.42 : 0.2, through([0, 350], [0.06, 390], [i ? 0.42 : 0.2, 340]), swell(i ? 0.42 : 0.2, 0.04), {
      says: ['u', 'u'],
      tilt: -15,
      breath: 0.08,
      seed: 57,
    }),
  )
export const sneeze = () =>
  mix(
    [
      voice(0.26, through([0, 300], [0.26, 430]), swell(0.26, 0.1, 0.6), {
        says: ['a', 'ae'],
        small: 1.3,
        breath: 0.2,
        seed: 58,
      }),
    ],
    [
      scaled(filtered('bandpass', noise(0.22, 59), through([0, 3400], [0.22, 1700]), 0.8), struckCurve(0.006, 0.2)),
      0.55,
      0.27,
    ],
    [
      voice(0.14, through([0, 420], [0.14, 300]), swell(0.14, 0.01), { says: ['u', 'o'], small: 1.3, seed: 60 }),
      0.9,
      0.3,
    ],
  )
export const robotVoice = () =>
  syllables([0, 0.16, 0.3], (i) =>
    voice(0.13, [220, 277, 330][i]!, swell(0.13, 0.01), {
      says: (['o', 'i', 'a'] as const).slice(i, i + 1).flatMap((v) => [v, v]),
      tilt: -4,
      rough: [110, 0.35],
      seed: 61 + i,
    }),
  )

/** Many people at once: voices, each a little late and at its own pitch. */
function crowd(seconds: number, count: number, one: (index: number, chance: () => number) => Signal): Signal {
  const chance = random(count * 17)
  return mix(
    ...Array.from({ length: count }, (_, i): [Signal, number, number] => [
      one(i, chance),
      1 / Math.sqrt(count),
      Math.abs(chance()) * seconds,
    ]),
  )
}
export const laughter = () =>
  crowd(0.5, 7, (i, chance) =>
    laugh(210 + Math.abs(chance()) * 240, 1 + Math.abs(chance()) * 0.35, [0, 0.16, 0.31, 0.47, 0.64], 70 + i * 9),
  )
export const cheer = () =>
  crowd(0.12, 8, (i, chance) => {
    const hertz = 270 + Math.abs(chance()) * 220
    return voice(0.9, through([0, hertz * 0.9], [0.25, hertz * 1.25], [0.9, hertz]), swell(0.9, 0.1), {
      says: ['i', 'ae', 'e'],
      small: 1.25,
      breath: 0.15,
      seed: 90 + i,
    })
  })
