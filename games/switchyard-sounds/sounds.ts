import type { Glide, Synth } from '../kit/index.ts'

/** An engine's two-note whistle in three versions, so that the same one never plays twice in a row. */
const whistles: readonly (readonly Glide[])[] = [
  [
    { at: 0, lasts: 0.22, shape: 'triangle', hertz: [560, 590, 585], gain: 0.1 },
    { at: 0, lasts: 0.22, shape: 'triangle', hertz: [705, 742, 738], gain: 0.07 },
    { at: 0.28, lasts: 0.42, shape: 'triangle', hertz: [560, 588, 560], gain: 0.1 },
    { at: 0.28, lasts: 0.42, shape: 'triangle', hertz: [705, 740, 700], gain: 0.07 },
  ],
  [
    { at: 0, lasts: 0.55, shape: 'triangle', hertz: [520, 556, 552, 530], gain: 0.1 },
    { at: 0, lasts: 0.55, shape: 'triangle', hertz: [655, 700, 695, 668], gain: 0.07 },
  ],
  [
    { at: 0, lasts: 0.16, shape: 'triangle', hertz: [590, 620], gain: 0.09 },
    { at: 0.2, lasts: 0.16, shape: 'triangle', hertz: [590, 620], gain: 0.09 },
    { at: 0.4, lasts: 0.34, shape: 'triangle', hertz: [600, 628, 606], gain: 0.1 },
    { at: 0.4, lasts: 0.34, shape: 'triangle', hertz: [750, 785, 757], gain: 0.06 },
  ],
]

/** Plays the whistle of a departing train; `round` chooses the version. */
export function whistle(sound: Synth, round: number): void {
  const parts = whistles[round % whistles.length]
  if (parts) sound.phrase(parts)
}

/** Plays a puff of steam that varies slightly each time. */
export function chuff(sound: Synth, beat: number): void {
  const from = [900, 760, 840, 700][beat % 4] ?? 800
  sound.phrase([{ at: 0, lasts: 0.11, shape: 'noise', hertz: [from, from * 0.5], gain: beat % 4 === 0 ? 0.16 : 0.1 }])
}
