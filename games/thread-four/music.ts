import type { Loop, Music } from '../kit/index.ts'
import type { Band, Dye } from './cloth.ts'

/** One harp, as patient as the loom. */
const atTheLoom = (chords: string, harp: string): Loop => ({
  tempo: 84,
  beats: 3,
  chords,
  tracks: [
    { play: 'harp', gain: 0.3, octave: 3, pattern: '1 . 5 . 8 .' },
    { play: 'harp', gain: 0.5, notes: harp },
    { play: 'wood', gain: 0.1, pattern: 'x . . . . . | . . . . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    atTheLoom(
      'G | D | Em | Bm | C | G | Am D7 | G | G | D | Em | Bm | C | G | D7 | G',
      `b4 . d5 . g . | f#5 . d . a4 . | g4 . b . e5 . | d5 . b4 . f# . | e5 . c . g4 . | d5 . b4 . g . | c5 . a4 . f# . | g4 . . . . . |
       b4 . d5 . g . | f#5 . d . a4 . | g4 . b . e5 . | d5 . f# . b4 . | e5 . g . c . | b4 . d5 . b4 . | a4 . c5 . f#4 . | g4 . . . . .`,
    ),
    atTheLoom(
      'Em | Bm | C | G | Am | Em | D7 | G',
      `e5 . b4 . g . | d5 . f# . d . | c5 . e . g . | b4 . d5 . . . |
       c5 . e . a4 . | g5 . e . b4 . | a4 . f# . c5 . | b4 . g . . .`,
    ),
  ],
  ending: atTheLoom('C | D7 | G | G', 'e5 . c . g4 . | f#4 . a . c5 . | b4 . d5 . g . | . . . . . .'),
}

const chords: Record<Dye, string> = {
  madder: 'G',
  indigo: 'Em',
  ochre: 'C',
  sage: 'D',
  plum: 'Am',
  clay: 'Bm',
  rainbow: 'D7',
  gray: 'Em',
}
const mostBars = 16

/** What a cloth sounds like, a bar for each band: its color is the chord. */
export const tuneOf = (bands: readonly Pick<Band, 'thread'>[]): Loop => ({
  tempo: 112,
  beats: 3,
  chords: [...bands.slice(-mostBars).map(({ thread }) => (thread ? chords[thread.dye] : 'G')), 'G'].join(' | '),
  tracks: [
    { play: 'harp', gain: 0.45, octave: 3, pattern: '* . 5 . 8 .' },
    { play: 'bell', gain: 0.2, octave: 5, pattern: '1 . . . 5 .' },
  ],
})

/** The steps that a band plays when it is touched: a long band has more of them. */
export const chordOf = ({ thread, rows }: Pick<Band, 'thread' | 'rows'>): number[] => {
  const first = thread ? Object.keys(chords).indexOf(thread.dye) : 0
  return [0, 2, 4, 6].slice(0, rows).map((step) => first + step)
}
