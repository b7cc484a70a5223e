import type { Loop, Music } from '../kit/index.ts'

/** A warm night: soft chords while players remember, and a music box and the band when they don't have to. */
const night = (chords: string, box: string): Loop => ({
  tempo: 72,
  beats: 3,
  chords,
  tracks: [
    { play: 'pad', gain: 0.12, octave: 3, pattern: '* - - - - .' },
    { play: 'bass', gain: 0.3, octave: 2, pattern: '1 . . . 5 .', from: 1 },
    { play: 'musicBox', gain: 0.3, notes: box, from: 1 },
    { play: 'shaker', gain: 0.07, pattern: 'x . o . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    night(
      'G | Em | C | D | G | Em | Am | D',
      `b4 . d5 . g . | e5 . b4 . g . | c5 . e . g . | f#5 . d . a4 . |
       b4 . g . d5 . | e5 . g . e . | c5 . a4 . e . | d5 . . . . .`,
    ),
    night(
      'C | G | Am | Em | C | G | D | G',
      `e5 . c . g4 . | d5 . b4 . g . | a4 . c5 . e . | g5 . e . b4 . |
       c5 . e . g . | d5 . b4 . d5 . | a4 . f# . d5 . | g4 . . . . .`,
    ),
  ],
}
