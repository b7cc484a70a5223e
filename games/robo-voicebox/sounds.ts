import type { Glide, Synth } from '../kit/index.ts'
import { isVowel, phonemes, type Sound } from './phonemes.ts'

const burp: readonly Glide[] = [
  { at: 0, lasts: 0.5, shape: 'sawtooth', hertz: [110, 70, 95, 60], gain: 0.2, mouth: [400, 700, 350] },
]
const order = Object.keys(phonemes)

/** Creates the workshop's sounds; each varies a little every time it plays. */
export function makeSounds(sound: Synth) {
  let round = 0
  return {
    take: () => sound.play('pluck', { step: 3 + (round++ % 3), gain: 0.35 }),
    put: () => {
      sound.play('wood', { step: 1 + (round++ % 3), gain: 0.5 })
      sound.play('drum', { gain: 0.12, delay: 0.03 })
    },
    back: () => sound.play('wood', { step: round++ % 2, gain: 0.35 }),
    choose: () => sound.play('pluck', { step: 5 + (round++ % 3), gain: 0.5 }),
    lever: () => {
      sound.play('crank', { gain: 0.6 })
      sound.play('clank', { gain: 0.3, delay: 0.16 })
    },
    /** The same sound always plays the same note. */
    note: (one: Sound) => sound.play(isVowel(one) ? 'bell' : 'pluck', { step: order.indexOf(one) % 10, gain: 0.4 }),
    /** One beep per syllable if there is no voice. */
    beep: (at: number) => sound.play('robotVoice', { step: [0, 2, 1, 4][at % 4] ?? 0, gain: 0.5 }),
    silly: () => {
      sound.play('boing')
      sound.play('giggle', { gain: 0.6, delay: 0.5 })
    },
    other: () => sound.play('boing', { gain: 0.6 }),
    hiccup: () => {
      sound.play('hiccup')
      sound.play('hiccup', { delay: 0.45 })
    },
    burp: () => sound.phrase(burp),
    jingle: () => {
      for (const [i, step] of [0, 2, 4, 5, 4, 7].entries()) sound.play('bell', { step, gain: 0.36, delay: i * 0.13 })
      sound.play('drum', { gain: 0.3, delay: 0.02 })
      sound.play('drum', { gain: 0.3, delay: 0.4 })
    },
    part: () => [4, 7, 9].forEach((step, i) => sound.play('pluck', { step, gain: 0.4, delay: i * 0.09 })),
  }
}
export type Sounds = ReturnType<typeof makeSounds>
