import type { Loop, Music } from '../kit/index.ts'

/** A stroll that sways from side to side, like the plank. */
const sway = (chords: string, marimba: string): Loop => ({
  tempo: 104,
  beats: 4,
  swing: 0.6,
  chords,
  tracks: [
    { play: 'bass', gain: 0.4, octave: 2, pattern: '1 . . . 5 . . .' },
    { play: 'ukulele', gain: 0.3, octave: 4, pattern: '. . * . . . * .' },
    { play: 'marimba', gain: 0.42, notes: marimba },
    { play: 'shaker', gain: 0.1, pattern: 'o . x . o . x .', from: 2 },
  ],
})

export const music: Music = {
  key: 'C',
  loops: [
    sway(
      'C | F | C | G7 | C | F | G7 | C',
      `e4 . g . c5 . g4 . | a4 . c5 . a4 . f . | g4 . e . c . e . | d4 . g . b . . . |
       e4 . g . c5 . e . | d5 . c . a4 . f . | g4 . b . d5 . b4 . | c5 . . . . . . .`,
    ),
    sway(
      'Am | F | C | G7 | Am | Dm | G7 | C',
      `a4 . c5 . e . c . | a4 . f . a . c5 . | g4 . e . g . c5 . | b4 . g . d . . . |
       c5 . e . c . a4 . | f4 . a . d5 . a4 . | b4 . d5 . b4 . g . | c5 . . . . . . .`,
    ),
  ],
  ending: sway('F | G7 | C | C', 'a4 . c5 . f . c . | b4 . d5 . g . d . | e5 . c . g4 . c5 . | c5 . . . . . . .'),
}
