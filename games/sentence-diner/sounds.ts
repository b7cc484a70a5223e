import type { Synth } from '../kit/index.ts'

/** Dishes, bottles, the bell, and a chord for a right order; each goes round through variations. */
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
    /** Order up: a chord that climbs a little further each time. */
    orderUp: () =>
      [0, 2, 4, 7].forEach((step, at) =>
        sound.play('bell', { step: step + (round % 2), gain: 0.34, delay: 0.25 + at * 0.1 }),
      ),
    /** Something else than ordered: curious, not sad. */
    curious: () =>
      [4, 3, 5].forEach((step, at) =>
        sound.play('pluck', { step: step + (round++ % 2), gain: 0.42, delay: 0.3 + at * 0.16 }),
      ),
    card: () => sound.play('pluck', { step: 7, gain: 0.5, delay: 0.5 }),
    close: () => [7, 4, 2, 0].forEach((step, at) => sound.play('bell', { step, gain: 0.32, delay: at * 0.16 })),
  }
}
