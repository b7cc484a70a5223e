import type { Loop, Music } from '../kit/index.ts'

/** A waltz for fruit that takes its time. */
const underTheTrees = (chords: string, kalimba: string): Loop => ({
  tempo: 92,
  beats: 3,
  chords,
  tracks: [
    { play: 'guitar', gain: 0.42, octave: 3, pattern: '1 . . . . .' },
    { play: 'guitar', gain: 0.26, octave: 3, pattern: '. . * . * .' },
    { play: 'kalimba', gain: 0.44, notes: kalimba },
    { play: 'shaker', gain: 0.12, pattern: 'o . x . x .', from: 2 },
  ],
})

export const music: Music = {
  key: 'F',
  loops: [
    underTheTrees(
      'F | C7 | F | F | Bb | F | C7 | F',
      `c5 . a4 . f . | g4 . bb . e . | f4 . a . c5 . | c5 . . . . . |
       d5 . bb4 . d5 . | c5 . a4 . f . | g4 . e . g . | f4 . . . . .`,
    ),
    underTheTrees(
      'Dm | Am | Bb | F | Gm | C7 | F C7 | F',
      `a4 . d5 . f . | e5 . c . a4 . | bb4 . d5 . f . | c5 . a4 . . . |
       bb4 . d5 . g . | e5 . c . bb4 . | a4 . c5 . e4 . | f4 . . . . .`,
    ),
  ],
  ending: underTheTrees('Bb | C7 | F | F', 'd5 . f . d . | e5 . c . g4 . | a4 . c5 . f . | . . . . . .'),
}
