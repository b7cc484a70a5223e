import type { Glide, Synth } from '../kit/index.ts'
import { isVowel, phonemes, type Sound } from './phonemes.ts'

/** A short rising whir before the robot speaks. */
const whirr: readonly Glide[] = [
  { at: 0, lasts: 0.32, shape: 'sawtooth', hertz: [90, 190], gain: 0.05, mouth: [500, 1400] },
  { at: 0, lasts: 0.3, shape: 'noise', hertz: [700, 1900], gain: 0.05 },
]
/** The lever going down and springing back. */
const crank: readonly Glide[] = [
  { at: 0, lasts: 0.14, shape: 'noise', hertz: [1500, 500], gain: 0.2 },
  { at: 0.1, lasts: 0.12, shape: 'sine', hertz: [150, 90], gain: 0.32 },
  { at: 0.34, lasts: 0.2, shape: 'triangle', hertz: [300, 520, 430], gain: 0.1, trill: [26, 0.05] },
]
/** A friendly wobble of spinning antennae. */
const wobble: readonly Glide[] = [
  { at: 0, lasts: 0.7, shape: 'triangle', hertz: [320, 500, 300, 460, 280], gain: 0.16, trill: [9, 0.06] },
  { at: 0.62, lasts: 0.26, shape: 'sine', hertz: [600, 240], gain: 0.18 },
]
const hic: readonly Glide[] = [
  { at: 0, lasts: 0.09, shape: 'square', hertz: [420, 760], gain: 0.09, mouth: [700, 1800] },
  { at: 0.1, lasts: 0.05, shape: 'noise', hertz: [2400, 1600], gain: 0.12 },
]
const pitches = [1, 1.07, 0.94, 1.12]
const order = Object.keys(phonemes)

/** Creates the workshop's sounds; each varies a little every time it plays. */
export function makeSounds(sound: Synth) {
  let round = 0
  const vary = () => pitches[round++ % pitches.length] ?? 1
  const phrase = (parts: readonly Glide[]) => sound.phrase(parts, { pitch: vary() })
  return {
    take: () => sound.play('pluck', { step: 3 + (round++ % 3), gain: 0.35 }),
    put: () => {
      sound.play('wood', { step: 1 + (round++ % 3), gain: 0.5 })
      sound.play('drum', { gain: 0.12, delay: 0.03 })
    },
    back: () => sound.play('wood', { step: round++ % 2, gain: 0.35 }),
    choose: () => sound.play('pluck', { step: 5 + (round++ % 3), gain: 0.5 }),
    lever: () => phrase(crank),
    whirr: () => phrase(whirr),
    /** The same sound always plays the same note. */
    note: (one: Sound) => sound.play(isVowel(one) ? 'bell' : 'pluck', { step: order.indexOf(one) % 10, gain: 0.4 }),
    /** One beep per syllable if there is no voice. */
    beep: (at: number) => {
      const ground = [230, 290, 260, 345][at % 4] ?? 230
      sound.phrase([
        {
          at: 0,
          lasts: 0.2,
          shape: 'square',
          hertz: [ground, ground * 1.18, ground * 0.96],
          gain: 0.1,
          mouth: [500, 1500, 800],
        },
      ])
    },
    silly: () => phrase(wobble),
    other: () => phrase(wobble.slice(1)),
    hiccup: () => {
      phrase(hic)
      sound.phrase(
        hic.map((part) => ({ ...part, at: part.at + 0.42 })),
        { pitch: 1.25 },
      )
    },
    jingle: () => {
      for (const [i, step] of [0, 2, 4, 5, 4, 7].entries()) sound.play('bell', { step, gain: 0.36, delay: i * 0.13 })
      sound.play('drum', { gain: 0.3, delay: 0.02 })
      sound.play('drum', { gain: 0.3, delay: 0.4 })
    },
    part: () => [4, 7, 9].forEach((step, i) => sound.play('pluck', { step, gain: 0.4, delay: i * 0.09 })),
  }
}
export type Sounds = ReturnType<typeof makeSounds>
