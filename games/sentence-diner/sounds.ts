import type { Synth } from '../kit/index.ts'
import type { Twist } from './state.ts'

const twistSounds = { giant: 'honk', slow: 'slurp', hiccups: 'hiccup' } as const satisfies Record<Twist, string>

/** Creates the diner's sounds: dishes, bottles, the bell, and a chord for a correct order, with variations. */
export function makeSounds(sound: Synth) {
  let round = 0
  return {
    take: () => sound.play('wood', { step: 3 + (round++ % 3), gain: 0.55 }),
    back: () => sound.play('wood', { step: round++ % 3, gain: 0.45 }),
    pour: () => sound.play('water', { step: 2 + (round++ % 3), gain: 0.5 }),
    choose: () => sound.play('pluck', { step: 4 + (round++ % 3), gain: 0.5 }),
    bell: () => {
      sound.play('bell', { step: 9, gain: 0.55 })
      sound.play('bell', { step: 9, gain: 0.25, delay: 0.18 })
    },
    /** A chord that rises a little higher with every correct order, and the customer's joy. */
    orderUp: (twist: Twist | null) => {
      ;[0, 2, 4, 7].forEach((step, at) =>
        sound.play('bell', { step: step + (round % 2), gain: 0.34, delay: 0.25 + at * 0.1 }),
      )
      ;[0.7, 1, 1.5, 2].forEach((delay) => sound.play('pop', { gain: 0.4, delay }))
      sound.play('giggle', { gain: 0.5, delay: 1.1 })
      if (twist) sound.play(twistSounds[twist], { gain: 0.6, delay: 0.6 })
    },
    /** For a different sentence than ordered: curious, not sad. */
    curious: () =>
      [4, 3, 5].forEach((step, at) =>
        sound.play('pluck', { step: step + (round++ % 2), gain: 0.42, delay: 0.3 + at * 0.16 }),
      ),
    card: () => sound.play('pluck', { step: 7, gain: 0.5, delay: 0.5 }),
    close: () => [7, 4, 2, 0].forEach((step, at) => sound.play('bell', { step, gain: 0.32, delay: at * 0.16 })),
  }
}
