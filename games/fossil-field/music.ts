import type { Loop, Music } from '../kit/index.ts'

/** A slow walk across warm sand. */
const walk = (chords: string, marimba: string): Loop => ({
  tempo: 88,
  beats: 4,
  swing: 0.6,
  chords,
  tracks: [
    { play: 'bass', gain: 0.36, octave: 2, pattern: '1 . . . 5 . . .' },
    { play: 'ukulele', gain: 0.26, octave: 4, pattern: '. . * . . . * .' },
    { play: 'marimba', gain: 0.42, notes: marimba },
    { play: 'shaker', gain: 0.09, pattern: 'x . o . x . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'C',
  loops: [
    walk(
      'C | F | C | G | Am | F | G | C',
      `e4 . g . c5 . g4 . | a4 . c5 . a4 . f . | g4 . e . g . c5 . | b4 . d5 . b4 . g . |
       c5 . a4 . e . a . | a4 . f . a . c5 . | b4 . g . b . d5 . | c5 . . . . . . .`,
    ),
    walk(
      'Am | F | C | G | Am | F | G | C',
      `a4 . c5 . e . c . | f5 . c . a4 . c5 . | g4 . c5 . e . c . | d5 . b4 . g . b . |
       c5 . e . c . a4 . | a4 . c5 . f . c . | b4 . d5 . g4 . b . | c5 . . . . . . .`,
    ),
  ],
  ending: walk('F | G | C | C', 'a4 . c5 . f . c . | d5 . b4 . g . b . | c5 . e . g . e . | c5 . . . . . . .'),
}
