import type { Loop, Music } from '../kit/index.ts'

/** A toy organ over machines that keep time. */
const inTheWorkshop = (chords: string, organ: string): Loop => ({
  tempo: 104,
  beats: 4,
  chords,
  tracks: [
    { play: 'kick', gain: 0.4, pattern: 'x . . . x . . .' },
    { play: 'clank', gain: 0.14, pattern: '. . x . . . x .', from: 1 },
    { play: 'click', gain: 0.16, pattern: 'o x o x o x o x' },
    { play: 'bass', gain: 0.46, octave: 2, pattern: '1 . 1 . 5 . 1 .' },
    { play: 'organ', gain: 0.33, notes: organ },
    { play: 'crank', gain: 0.1, pattern: '. . . . . . . . | . . . . x . . .', from: 2 },
  ],
})

export const music: Music = {
  key: 'C',
  loops: [
    inTheWorkshop(
      'C | F | G | C | C | F | G7 | C',
      `c5 . g4 . e . g . | f4 . a . c5 . . . | b4 . g . d5 . b4 . | c5 . . g4 . e c . |
       c5 . e . g . e . | f5 . c . a4 . . . | g4 . b . d5 . f . | e5 . c . c . . .`,
    ),
    inTheWorkshop(
      'Am | F | C | G | Am | F | G7 | C',
      `a4 . a b c5 . a4 . | f4 . a . c5 . a4 . | g4 . g a g . e . | d4 . g . b . . . |
       a4 . a b c5 . e . | f5 . e . c . a4 . | b4 . c5 . d . f . | e5 . d . c . . .`,
    ),
  ],
  ending: inTheWorkshop('F | G7 | C', 'a4 . c5 . f . c . | b4 . d5 . f . d . | e5 . g . c . . .'),
}
