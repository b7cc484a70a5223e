import type { Loop, Music } from '../kit/index.ts'

/** Two marimbas, soft as the water. */
const inTheRiver = (chords: string, marimba: string): Loop => ({
  tempo: 88,
  beats: 4,
  chords,
  tracks: [
    { play: 'marimba', gain: 0.3, octave: 3, pattern: '1 . 5 . 8 . 5 .' },
    { play: 'bass', gain: 0.4, octave: 2, pattern: '1 . . . . . 5 .' },
    { play: 'marimba', gain: 0.5, notes: marimba },
    { play: 'drip', gain: 0.1, pattern: '. . . . . . x . | . . x . . . . .', from: 1 },
    { play: 'shaker', gain: 0.14, pattern: 'o . o . o . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    inTheRiver(
      'G | Em | C | D | G | Em | C D | G',
      `b4 . d5 . b4 . g . | e4 . g . b . . . | c5 . b4 . g . e . | f#4 . a . d5 . . . |
       b4 . d5 . b4 . g . | e5 . d . b4 . g . | a4 . g . f# . a . | g4 . . . . . . .`,
    ),
    inTheRiver(
      'C | G | Am | D | C | G | D | G',
      `e5 . . d c . . . | b4 . . d5 g4 . . . | c5 . . b4 a . e . | f#4 . . a d5 . . . |
       e5 . . g e . c . | d5 . . b4 d5 . . . | c5 . b4 . a . f# . | g4 . . . . . . .`,
    ),
  ],
  ending: inTheRiver('C | D | G', 'e5 . d . c . e . | d5 . a4 . f# . a . | g4 . b . d5 . g .'),
}
