import type { Loop, Music } from '../kit/index.ts'

/** A slow walk past the beds: a kalimba below, and a flute that takes its time. */
const walk = (chords: string, flute: string): Loop => ({
  tempo: 76,
  beats: 4,
  chords,
  tracks: [
    { play: 'pluck', gain: 0.3, octave: 4, pattern: '1 . 5 . 8 . 5 .' },
    { play: 'flute', gain: 0.26, notes: flute },
    { play: 'pad', gain: 0.08, octave: 4, pattern: '* . . . . . . .', from: 1 },
    { play: 'harp', gain: 0.14, octave: 4, pattern: '. . 3 . . . 5 .', from: 2 },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    walk(
      'G | Em | C | D | G | Em | D | G',
      `b4 . d5 . b4 . g . | g4 . b . e5 . . . | e5 . d . c . e . | d5 . a4 . . . . . |
       b4 . g . a . b . | g4 . b . e5 . d . | d5 . a4 . f# . a . | g4 . . . . . . .`,
    ),
    walk(
      'C | G | Am | Em | C | D | G | G',
      `e5 . d . c . e . | d5 . b4 . . . g . | a4 . c5 . e . c . | b4 . . . . . . . |
       g4 . c5 . e . d . | d5 . a4 . f# . a . | b4 . d5 . b4 . a . | g4 . . . . . . .`,
    ),
  ],
  ending: walk('C | D | G | G', 'e5 . c . e . g . | f#5 . d . a4 . d5 . | b4 . d5 . b4 . a . | g4 . . . . . . .'),
}
