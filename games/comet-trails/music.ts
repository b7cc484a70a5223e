import type { Loop, Music } from '../kit/index.ts'

/** A wide, slow night: chords while somebody traces, and a music box and a flute in between. */
const night = (chords: string, box: string): Loop => ({
  tempo: 66,
  beats: 4,
  chords,
  tracks: [
    { play: 'pad', gain: 0.12, octave: 3, pattern: '* - - - - - - .' },
    { play: 'kalimba', gain: 0.2, octave: 4, pattern: '1 . 5 . 8 . 5 .', from: 1 },
    { play: 'bass', gain: 0.25, octave: 2, pattern: '1 . . . 5 . . .', from: 1 },
    { play: 'musicBox', gain: 0.3, notes: box, from: 1 },
    { play: 'shaker', gain: 0.06, pattern: 'x . o . x . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'D',
  loops: [
    night(
      'D | Bm | G | A | D | Bm | G | A',
      `f#5 . d . a4 . d5 . | f#5 . d . b4 . . . | g4 . b . d5 . b4 . | a4 . c#5 . e . . . |
       f#5 . a . f# . d . | d5 . b4 . f# . . . | g4 . b . d5 . b4 . | a4 . e . a . . .`,
    ),
    night(
      'G | D | Em | A | G | D | A | D',
      `b4 . d5 . g . d . | f#5 . d . a4 . . . | g4 . b . e5 . b4 . | c#5 . e . a4 . . . |
       b4 . d5 . g . d . | f#5 . a . f# . . . | e5 . c# . a4 . c#5 . | d5 . a4 . d . . .`,
    ),
  ],
}
