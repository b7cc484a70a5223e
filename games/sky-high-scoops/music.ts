import type { Loop, Music } from '../kit/index.ts'

/** Ukulele strums bounce, and the glockenspiel sings. */
const atTheStand = (chords: string, glockenspiel: string): Loop => ({
  tempo: 116,
  beats: 4,
  chords,
  tracks: [
    { play: 'ukulele', gain: 0.5, octave: 4, pattern: '. . * * . * * .' },
    { play: 'bass', gain: 0.5, octave: 2, pattern: '1 . . . 5 . . .' },
    { play: 'glockenspiel', gain: 0.34, notes: glockenspiel },
    { play: 'shaker', gain: 0.22, pattern: 'o o x o o o x o', from: 1 },
    { play: 'clap', gain: 0.2, pattern: '. . x . . . x .', from: 2 },
  ],
})

export const music: Music = {
  key: 'C',
  loops: [
    atTheStand(
      'C | C | F | C | Am | F | G7 | C',
      `g5 . e g . e c . | e5 . g c6 . . g5 . | a5 . f a . f c . | g5 . . e . . . . |
       a5 . b c6 . b5 a . | c6 . a5 f . a c6 . | b5 . g a . b d6 . | c6 . g5 . c . . .`,
    ),
    atTheStand(
      'F | C | G7 | Am | F | C | G7 | C',
      `c6 . a5 . f . a . | g5 . . e . g . . | f5 . d . b4 . d5 . | e5 . c e a . . . |
       c6 c . a5 . f a . | g5 g . e . c e . | d5 . e f . g a b | c6 . . . . . . .`,
    ),
  ],
  ending: atTheStand('F | G7 | C', 'a5 . c6 . a5 . f . | g5 . b . d6 . b5 . | c6 . g5 . c6 . . .'),
}
