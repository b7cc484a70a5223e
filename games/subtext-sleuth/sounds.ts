import { hiss, tone, type Glide, type Synth } from '../kit/index.ts'

type Phrase = readonly Glide[]

/** A message arrives: two soft notes. */
const arrivals: Phrase[] = [
  [tone(587, 0.12, 0.09), tone(784, 0.18, 0.08, 0.09)],
  [tone(554, 0.12, 0.09), tone(740, 0.18, 0.08, 0.09)],
  [tone(622, 0.12, 0.09), tone(831, 0.18, 0.08, 0.1)],
]
/** The player's message is sent: a breath of air. */
const sendings: Phrase[] = [
  [hiss(500, 1700, 0.2, 0.14), tone(740, 0.1, 0.05, 0.12)],
  [hiss(460, 1600, 0.22, 0.14), tone(698, 0.1, 0.05, 0.13)],
  [hiss(540, 1850, 0.19, 0.14), tone(784, 0.1, 0.05, 0.12)],
]
/** A clue is marked: a felt pen on paper. */
const marks: Phrase[] = [
  [hiss(1900, 1300, 0.12, 0.12), tone(392, 0.06, 0.06)],
  [hiss(2100, 1450, 0.11, 0.12), tone(415, 0.06, 0.06)],
  [hiss(1750, 1200, 0.13, 0.12), tone(370, 0.06, 0.06)],
]
/** A page of the case notes is turned. */
const pages: Phrase[] = [
  [hiss(700, 1500, 0.16, 0.16), hiss(1600, 700, 0.2, 0.1, 0.14)],
  [hiss(760, 1400, 0.15, 0.16), hiss(1500, 640, 0.22, 0.1, 0.13)],
  [hiss(640, 1620, 0.17, 0.16), hiss(1700, 760, 0.19, 0.1, 0.15)],
]
const sounds = { arrival: arrivals, sending: sendings, mark: marks, page: pages }

/** The sounds of the phone and notebook, each alternating between its variations. */
export function makeSounds(synth: Synth) {
  const rounds = { arrival: 0, sending: 0, mark: 0, page: 0 }
  return (name: keyof typeof sounds) => {
    const ways = sounds[name]
    const way = ways[rounds[name]++ % ways.length]
    if (way) synth.phrase(way, {})
  }
}
