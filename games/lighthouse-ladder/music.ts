import type { Loop, Music } from '../kit/index.ts'

/** A slow swell at the harbor: a harp below, and an accordion that hums a chantey. */
const swell = (chords: string, accordion: string): Loop => ({
  tempo: 80,
  beats: 3,
  chords,
  tracks: [
    { play: 'harp', gain: 0.28, octave: 3, pattern: '1 . 5 . 8 .' },
    { play: 'accordion', gain: 0.26, notes: accordion },
    { play: 'pad', gain: 0.08, octave: 4, pattern: '* . . . . .', from: 1 },
    { play: 'glockenspiel', gain: 0.1, octave: 5, pattern: '. . 5 . 8 .', from: 2 },
  ],
})

export const music: Music = {
  key: 'D',
  loops: [
    swell(
      'D | A | Bm | F#m | G | D | A | D',
      `f#4 . . . a . | e4 . . . a . | d4 . f# . b . | a4 . . . . . |
       b4 . a . g . | f#4 . a . d5 . | c#5 . b4 . a . | d5 . . . . .`,
    ),
    swell(
      'G | D | Em | A | G | D | A | D',
      `d5 . b4 . g . | a4 . f# . d . | e4 . g . b . | a4 . . . . . |
       b4 . d5 . b4 . | a4 . f# . a . | g4 . e . c# . | d4 . . . . .`,
    ),
  ],
  ending: swell('G | A | D | D', 'b4 . d5 . b4 . | c#5 . e . c# . | d5 . a4 . f# . | d5 . . . . .'),
}
