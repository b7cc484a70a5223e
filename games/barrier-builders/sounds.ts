import type { Glide, Synth } from '../kit/index.ts'

/** Heavy cloth that slides down its rod and lands. */
const fall: readonly Glide[] = [
  { at: 0, lasts: 0.5, shape: 'noise', hertz: [1500, 900, 380], gain: 0.3 },
  { at: 0.42, lasts: 0.3, shape: 'noise', hertz: [420, 160], gain: 0.42 },
  { at: 0.44, lasts: 0.22, shape: 'sine', hertz: [120, 62], gain: 0.3 },
]
/** Cloth being lifted. */
const lift: readonly Glide[] = [{ at: 0, lasts: 0.26, shape: 'noise', hertz: [500, 1300], gain: 0.14 }]
/** A board sliding over the table. */
const slide: readonly Glide[] = [
  { at: 0, lasts: 0.8, shape: 'noise', hertz: [300, 520, 360], gain: 0.16 },
  { at: 0.8, lasts: 0.12, shape: 'sine', hertz: [190, 140], gain: 0.2 },
]
/** A camera shutter. */
const click: readonly Glide[] = [
  { at: 0, lasts: 0.05, shape: 'noise', hertz: [3200, 1800], gain: 0.4 },
  { at: 0.1, lasts: 0.07, shape: 'noise', hertz: [2400, 1200], gain: 0.34 },
  { at: 0.22, lasts: 0.4, shape: 'noise', hertz: [700, 900, 760], gain: 0.08 },
]
const pitches = [1, 1.08, 0.93, 1.03]

/** Creates the table's sounds; each varies a little every time it plays. */
export function makeSounds(sound: Synth) {
  let round = 0
  const vary = () => pitches[round++ % pitches.length] ?? 1
  const phrase = (parts: readonly Glide[]) => sound.phrase(parts, { pitch: vary() })
  return {
    /** A drum roll before the curtain drops. */
    roll: () => {
      for (let beat = 0; beat < 7; beat++) sound.play('drum', { gain: 0.1 + beat * 0.035, delay: beat * 0.1 })
    },
    fall: () => phrase(fall),
    lift: () => phrase(lift),
    slide: () => phrase(slide),
    click: () => phrase(click),
    /** Picking up, placing, and returning an item. */
    put: () => {
      sound.play('wood', { step: 2 + (round++ % 3), gain: 0.5 })
      sound.play('drum', { gain: 0.14, delay: 0.03 })
    },
    back: () => sound.play('pluck', { step: round++ % 3, gain: 0.4 }),
    choose: () => sound.play('pluck', { step: 4 + (round++ % 3), gain: 0.5 }),
    /** The bell that asks for more. */
    ask: () => {
      sound.play('bell', { step: 7 + (round++ % 2), gain: 0.6 })
      sound.play('bell', { step: 7 + (round % 2), gain: 0.3, delay: 0.24 })
    },
    /** Each match in a row rings one step higher. */
    match: (at: number) => sound.play('bell', { step: at, gain: 0.45 }),
    differs: () => sound.play('water', { step: round++ % 3, gain: 0.5 }),
    /** Rockets going up, one after another. */
    rockets: (count: number) => {
      for (let at = 0; at < count; at++) {
        sound.play('whoosh', { gain: 0.3, delay: 0.3 + at * 0.22 })
        sound.play('pop', { gain: 0.35, step: at, delay: 0.6 + at * 0.22 })
      }
    },
    whole: () => [0, 2, 4, 7].forEach((step, i) => sound.play('bell', { step, gain: 0.4, delay: i * 0.13 })),
  }
}
