import type { Loop, Music } from '../kit/index.ts'

/** An easy walk, for getting dressed without a rush. */
const stroll = (chords: string, xylophone: string): Loop => ({
  tempo: 96,
  beats: 4,
  swing: 0.58,
  chords,
  tracks: [
    { play: 'bass', gain: 0.36, octave: 2, pattern: '1 . . . 5 . . .' },
    { play: 'guitar', gain: 0.3, octave: 4, pattern: '. . * . . . * .' },
    { play: 'xylophone', gain: 0.3, notes: xylophone },
    { play: 'shaker', gain: 0.09, pattern: 'o . x . o . x .', from: 2 },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    stroll(
      'G | C | G | D | Em | C | D | G',
      `g4 . b . d5 . b4 . | c5 . e . c . g4 . | b4 . d5 . g . d . | f#5 . d . a4 . . . |
       e5 . g . e . b4 . | c5 . e . c . g4 . | a4 . d5 . f# . d . | g5 . . . . . . .`,
    ),
    stroll(
      'C | G | Am | D | C | G | D | G',
      `e5 . c . g4 . c5 . | d5 . b4 . g . b . | c5 . a4 . e . a . | f#4 . a . d5 . . . |
       e5 . g . e . c . | d5 . b4 . d5 . g . | f#5 . d . a4 . d5 . | b4 . . . g . . .`,
    ),
  ],
  ending: stroll('C | D | G | G', 'e5 . g . e . c . | d5 . f# . d . a4 . | b4 . d5 . g . d . | g5 . . . . . . .'),
}
