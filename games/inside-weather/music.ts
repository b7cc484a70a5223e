import type { Loop, Music } from '../kit/index.ts'

/** Slow clouds: a harp below, and a kalimba that leaves room for the weather. */
const sail = (chords: string, kalimba: string): Loop => ({
  tempo: 72,
  beats: 3,
  chords,
  tracks: [
    { play: 'harp', gain: 0.26, octave: 3, pattern: '1 . 5 . 8 .' },
    { play: 'kalimba', gain: 0.34, notes: kalimba },
    { play: 'pad', gain: 0.1, octave: 4, pattern: '* . . . . .', from: 2 },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    sail(
      'G | D | C | G | Am | C | D | G',
      `b4 . . . d5 . | a4 . . . . . | g4 . e . g . | b4 . . . . . |
       c5 . a4 . c5 . | e5 . d . c . | a4 . . . f#4 . | g4 . . . . .`,
    ),
    sail(
      'Em | C | G | D | C | G | D | G',
      `g4 . b . e5 . | d5 . c . . . | b4 . . . g . | a4 . . . . . |
       c5 . e . d . | b4 . . . d5 . | c5 . a4 . f#4 . | g4 . . . . .`,
    ),
  ],
  ending: sail('C | D | G | G', 'e4 . g . c5 . | a4 . d5 . c . | b4 . g . d . | g4 . . . . .'),
}
