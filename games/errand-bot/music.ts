import type { Loop, Music } from '../kit/index.ts'

/** A drive through town: a humming motor, and a tune to whistle. */
const drive = (chords: string, clarinet: string): Loop => ({
  tempo: 100,
  beats: 4,
  swing: 0.56,
  chords,
  tracks: [
    { play: 'bass', gain: 0.34, octave: 2, pattern: '1 . 5 . 1 . 5 .' },
    { play: 'epiano', gain: 0.24, octave: 4, pattern: '. . * . . . * .' },
    { play: 'clarinet', gain: 0.36, notes: clarinet },
    { play: 'shaker', gain: 0.08, pattern: 'x . o . x . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'F',
  loops: [
    drive(
      'F | Bb | C | F | Dm | Bb | C | F',
      `c5 . a4 . c5 . f . | d5 . a#4 . d5 . f . | e5 . c . g4 . c5 . | a4 . f . a . c5 . |
       d5 . a4 . d5 . f . | f5 . d . a#4 . d5 . | c5 . e . d . c . | f4 . . . . . . .`,
    ),
    drive(
      'Dm | Gm | C | F | Bb | F | C | F',
      `f4 . a . d5 . a4 . | g4 . a# . d5 . a#4 . | c5 . g4 . e . g . | a4 . c5 . a4 . f . |
       d5 . f . d . a#4 . | c5 . a4 . f . a . | g4 . c5 . e . c . | f4 . . . . . . .`,
    ),
  ],
  ending: drive('Bb | C | F | F', 'd5 . f . d . a#4 . | c5 . e . g . e . | f5 . c . a4 . c5 . | f4 . . . . . . .'),
}
