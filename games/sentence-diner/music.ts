import type { Loop, Music } from '../kit/index.ts'

/** A slow walk of the bass, brushes, and a piano. */
const atTheCounter = (chords: string, epiano: string): Loop => ({
  tempo: 112,
  beats: 4,
  swing: 0.64,
  chords,
  tracks: [
    { play: 'bass', gain: 0.52, octave: 2, pattern: '1 . 3 . 5 . 3 .' },
    { play: 'epiano', gain: 0.26, octave: 3, pattern: '. . . * . . * .' },
    { play: 'epiano', gain: 0.42, notes: epiano },
    { play: 'brush', gain: 0.24, pattern: 'o . x o o . x o', from: 1 },
    { play: 'kick', gain: 0.26, pattern: 'x . . . x . . .', from: 2 },
  ],
})

export const music: Music = {
  key: 'C',
  loops: [
    atTheCounter(
      'C6 | F6 | C6 | C6 | F6 | F6 | C6 | Am7 | Dm7 | G7 | C6 | G7',
      `g4 . a c5 . a4 g . | a4 . c5 d . c a4 . | g4 . a c5 . e . . | . . e5 . d . c . |
       a4 . c5 d . c a4 . | c5 . d f . d c . | e5 . d c . a4 g . | . . a4 . c5 . . . |
       d5 . f d . a4 d5 . | b4 . d5 f . d b4 . | c5 . e g . e c . | d5 . . b4 . . g .`,
    ),
    atTheCounter(
      'F6 | C6 | D7 | G7 | F6 | C6 | Dm7 G7 | C6',
      `c5 . . a4 c5 . . . | g4 . . e g . . . | f#4 . a d5 . c a4 . | b4 . . d5 . . . . |
       c5 . . a4 c5 . d . | e5 . . c g4 . . . | a4 . d5 f . d b4 . | c5 . . . . . . .`,
    ),
  ],
  ending: atTheCounter('F6 | G7 | C6', 'a4 . c5 d . c a4 . | b4 . d5 f . d b4 . | c5 . g4 . c5 . . .'),
}
