import type { Glide, Synth } from '../kit/index.ts'

/** Heavy cloth running along its rail. */
const swish: readonly Glide[] = [
  { at: 0, lasts: 0.6, shape: 'noise', hertz: [600, 1500, 700], gain: 0.28 },
  { at: 0.5, lasts: 0.25, shape: 'noise', hertz: [420, 180], gain: 0.22 },
]
/** A lamp being turned on. */
const lamp: readonly Glide[] = [
  { at: 0, lasts: 0.06, shape: 'noise', hertz: [1900, 900], gain: 0.4 },
  { at: 0.05, lasts: 0.5, shape: 'sine', hertz: [196, 200], gain: 0.07 },
]
/** One clap. */
const clap = (at: number, hertz: number, gain: number): Glide => ({
  at,
  lasts: 0.06,
  shape: 'noise',
  hertz: [hertz, hertz * 0.7],
  gain,
})
const pitches = [1, 1.07, 0.94, 1.03]

/** Many hands, more at first, then fewer. */
function applause(round: number): Glide[] {
  return Array.from({ length: 46 }, (_, i) => {
    const at = i < 30 ? i * 0.055 : 1.65 + (i - 30) * 0.09
    const wobble = ((i * 29 + round * 13) % 17) / 17
    return clap(at + wobble * 0.05, 1100 + wobble * 1300, 0.13 + (i < 30 ? 0.1 : 0.1 * (1 - (i - 30) / 16)) * wobble)
  })
}

/** The sounds of the theater, which vary slightly each time. */
export function makeSounds(sound: Synth) {
  let round = 0
  const vary = () => pitches[round++ % pitches.length] ?? 1
  const phrase = (parts: readonly Glide[]) => sound.phrase(parts, { pitch: vary() })
  return {
    swish: () => phrase(swish),
    lamp: () => phrase(lamp),
    applause: () => sound.phrase(applause(round++)),
    choose: () => sound.play('pluck', { step: 4 + (round++ % 3), gain: 0.5 }),
    roll: () => sound.play('wood', { step: 3 + (round++ % 4), gain: 0.22 }),
    stop: () => [0, 2, 4].forEach((step, i) => sound.play('bell', { step: step + 3, gain: 0.3, delay: i * 0.08 })),
    trunk: () => {
      sound.play('creak', { gain: 0.5 })
      sound.play('drum', { gain: 0.2, delay: 0.3 })
    },
    walk: () => [0, 0.16, 0.32].forEach((delay, i) => sound.play('wood', { step: (round + i) % 4, gain: 0.3, delay })),
    speak: () => sound.play('pluck', { step: round++ % 5, gain: 0.4 }),
    ticket: () => {
      sound.play('bell', { step: 6 + (round++ % 3), gain: 0.5 })
      sound.play('bell', { step: 8 + (round % 2), gain: 0.3, delay: 0.14 })
    },
    rate: () => sound.play('wood', { step: 5 + (round++ % 3), gain: 0.3 }),
  }
}
