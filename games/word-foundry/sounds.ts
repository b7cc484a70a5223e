import { hiss, tone, type Glide, type Synth } from '../kit/index.ts'

type Phrase = readonly Glide[]

/** A tile put down on metal. */
const clinks: Phrase[] = [
  [tone(1480, 0.07, 0.1), tone(2330, 0.05, 0.06)],
  [tone(1390, 0.08, 0.1), tone(2190, 0.05, 0.06)],
  [tone(1560, 0.06, 0.1), tone(2470, 0.05, 0.05)],
]
/** The hammer on hot metal, dull and short; the bell adds the ring. */
const blows: Phrase[] = [
  [tone(196, 0.16, 0.34), tone(523, 0.09, 0.16), hiss(2600, 900, 0.08, 0.3)],
  [tone(185, 0.17, 0.34), tone(494, 0.1, 0.16), hiss(2300, 800, 0.09, 0.3)],
  [tone(208, 0.15, 0.34), tone(554, 0.08, 0.16), hiss(2900, 1000, 0.07, 0.3)],
]
/** Tiles that slip apart: soft and low, so that it doesn't alarm. */
const slips: Phrase[] = [
  [tone(330, 0.1, 0.14), tone(294, 0.12, 0.12, 0.11), hiss(700, 300, 0.28, 0.16, 0.02)],
  [tone(311, 0.1, 0.14), tone(277, 0.12, 0.12, 0.12), hiss(640, 280, 0.3, 0.16, 0.02)],
  [tone(349, 0.1, 0.14), tone(311, 0.12, 0.12, 0.1), hiss(760, 320, 0.26, 0.16, 0.02)],
]
/** The bellows: a breath, and the fire's response. */
const breaths: Phrase[] = [
  [hiss(300, 900, 0.5, 0.4), hiss(1400, 500, 0.7, 0.2, 0.4)],
  [hiss(340, 820, 0.46, 0.4), hiss(1250, 460, 0.74, 0.2, 0.38)],
  [hiss(280, 980, 0.54, 0.4), hiss(1500, 540, 0.66, 0.2, 0.42)],
]
const sounds = { clink: clinks, blow: blows, slip: slips, breath: breaths }

/** The sounds of the smithy, each alternating between its variations. */
export function makeSounds(synth: Synth) {
  const rounds = { clink: 0, blow: 0, slip: 0, breath: 0 }
  return (name: keyof typeof sounds, pitch = 1) => {
    const ways = sounds[name]
    const way = ways[rounds[name]++ % ways.length]
    if (way) synth.phrase(way, { pitch })
  }
}
