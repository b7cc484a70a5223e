import type { Loop, Music } from '../kit/index.ts'

/** A tidy little march: a ukulele, a xylophone, and a clarinet that joins once a slip is open. */
const march = (chords: string, xylophone: string, clarinet: string): Loop => ({
  tempo: 104,
  beats: 4,
  chords,
  tracks: [
    { play: 'ukulele', gain: 0.28, octave: 4, pattern: '1 . 5 . 3 . 5 .' },
    { play: 'xylophone', gain: 0.3, notes: xylophone },
    { play: 'clarinet', gain: 0.15, notes: clarinet, from: 1 },
    { play: 'drum', gain: 0.08, pattern: '. . x . . . x o', from: 1 },
  ],
})

export const music: Music = {
  key: 'C',
  loops: [
    march(
      'C | F | C | G | Am | F | G | C',
      `e5 . g . e . c . | f . a . f . c . | e . g . e . c . | d . . . g4 . . . |
       a . c5 . e . c . | a4 . c5 . f . . . | d . g . d . b4 . | c5 . . . . . . .`,
      `g4 - - - - - . . | a4 - - - - - . . | g4 - - - - - . . | b4 - - - - - . . |
       c5 - - - - - . . | a4 - - - - - . . | b4 - - - g4 - . . | c5 - - - - - . .`,
    ),
    march(
      'F | C | G | C | F | C | G | C',
      `c5 . f . a . f . | e . g . e . . . | d . g . d . b4 . | c5 . e . c . . . |
       a4 . c5 . f . c . | g4 . c5 . e . . . | b4 . d5 . g . d . | e . . . c . . .`,
      `a4 - - - - - . . | g4 - - - - - . . | b4 - - - - - . . | g4 - - - - - . . |
       f4 - - - - - . . | e4 - - - - - . . | g4 - - - f - . . | e4 - - - - - . .`,
    ),
  ],
  ending: march('F | G | C | C', 'a4 . c5 . f . c . | b4 . d5 . g . d . | e . g . e . c . | c . . . . . . .', '. . . . . . . . | . . . . . . . . | g4 - - - - - - - | e4 - - - - - . .'), // prettier-ignore
}
