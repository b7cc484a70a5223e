import type { Loop, Music } from '../kit/index.ts'

/** Tuba and banjo take turns under a tune. */
const atTheBarn = (chords: string, play: 'banjo' | 'clarinet', tune: string): Loop => ({
  tempo: 104,
  beats: 4,
  chords,
  tracks: [
    { play: 'tuba', gain: 0.4, octave: 2, pattern: '1 - . . 5 - . .' },
    { play: 'banjo', gain: 0.34, octave: 4, pattern: '. . * . . . * .' },
    { play, gain: play === 'banjo' ? 0.5 : 0.34, notes: tune },
    { play: 'woodblock', gain: 0.16, pattern: 'x . . o x . o .', from: 1 },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    atTheBarn(
      'G | G | C | G | G | Em | D7 | G',
      'banjo',
      `d4 . g . b . g . | d5 . b4 . g . . . | e4 . g . c5 . b4 a | g4 . b . d5 . . . |
       d5 . b4 . g . b . | e5 . d . b4 . g . | a4 . b . c5 . a4 . | g4 . d . g . . .`,
    ),
    atTheBarn(
      'C | G | D7 | G | C | G | D7 | G',
      'clarinet',
      `e5 - - d c - e - | d5 - b4 - g - . . | a4 - - b c5 - a4 - | b4 - d5 - - - . . |
       e5 - e - g - e - | d5 - b4 - d5 - . . | c5 - a4 - f# - a - | g4 - - - - - . .`,
    ),
  ],
  ending: atTheBarn('C | D7 | G', 'banjo', 'e5 . d . c . e . | d5 . c . a4 . f# . | g4 . d5 . g . . .'),
}
