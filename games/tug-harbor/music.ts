import type { Loop, Music } from '../kit/index.ts'

/** A calm swell of the sea, and a tune for an accordion. */
const swell = (chords: string, accordion: string): Loop => ({
  tempo: 92,
  beats: 3,
  chords,
  tracks: [
    { play: 'bass', gain: 0.34, octave: 2, pattern: '1 . . . . .' },
    { play: 'guitar', gain: 0.26, octave: 4, pattern: '. . * . * .' },
    { play: 'accordion', gain: 0.3, notes: accordion },
    { play: 'shaker', gain: 0.08, pattern: 'x . o . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'D',
  loops: [
    swell(
      'D | G | A | D | Bm | G | A | D',
      `f#4 . a . d5 . | b4 . g . b . | c#5 . a4 . e . | f#4 . . . a . |
       b4 . d5 . f# . | d5 . b4 . g . | e4 . a . c#5 . | d5 . . . . .`,
    ),
    swell(
      'G | D | Em | A | G | D | A | D',
      `d5 . b4 . g . | a4 . f# . a . | g4 . b . e5 . | c#5 . a4 . . . |
       b4 . d5 . g . | f#5 . d . a4 . | c#5 . e . c# . | d5 . . . . .`,
    ),
  ],
  ending: swell('G | A | D | D', 'b4 . d5 . b4 . | c#5 . e . c# . | d5 . f# . d . | d5 . . . . .'),
}
