import type { Loop, Music } from '../kit/index.ts'

/** A walk along the rim: guitar and marimba; the ocarina joins while a bridge is being built. */
const walk = (chords: string, marimba: string, ocarina: string): Loop => ({
  tempo: 90,
  beats: 4,
  swing: 0.56,
  chords,
  tracks: [
    { play: 'guitar', gain: 0.3, octave: 3, pattern: '1 . 5 . 8 . 5 .' },
    { play: 'marimba', gain: 0.34, notes: marimba },
    { play: 'ocarina', gain: 0.17, notes: ocarina, from: 1 },
  ],
})

export const music: Music = {
  key: 'D',
  loops: [
    walk(
      'D | G | D | A | Bm | G | A | D',
      `f#4 . a . d5 . a4 . | b4 . . . g . . . | f#4 . a . d5 . f# . | e5 . . . . . . . |
       d5 . b4 . f# . b . | g4 . b . d5 . . . | c#5 . a4 . e . . . | d4 . . . . . . .`,
      `a4 - - - . . . . | d5 - - - . . . . | a4 - - - . . f# . | e4 - - - - - . . |
       f#4 - - - . . . . | b4 - - - . . . . | a4 - - - . . . . | f#4 - - - - - . .`,
    ),
    walk(
      'G | D | Em | A | G | D | A | D',
      `b4 . d5 . g . d . | a4 . f# . a . . . | g4 . b . e5 . b4 . | c#5 . . . . . . . |
       d5 . b4 . g . b . | a4 . f# . d . . . | e4 . a . c#5 . . . | d5 . . . . . . .`,
      `d5 - - - . . . . | a4 - - - . . . . | b4 - - - . . . . | a4 - - - - - . . |
       g4 - - - . . . . | f#4 - - - . . . . | e4 - - - . . . . | d4 - - - - - . .`,
    ),
  ],
  ending: walk(
    'G | A | D | D',
    'd5 . g . d . b4 . | e5 . c# . a4 . . . | d5 . a4 . f# . a . | d5 . . . . . . .',
    '. . . . . . . . | . . . . . . . . | f#4 - - - . . . . | a4 - - - - - . .',
  ),
}
