import type { Loop, Music } from '../kit/index.ts'

/** The wheel goes round: a guitar in three, and a kalimba; the clarinet joins when somebody reads a face. */
const wheel = (chords: string, kalimba: string, clarinet: string): Loop => ({
  tempo: 92,
  beats: 3,
  chords,
  tracks: [
    { play: 'guitar', gain: 0.3, octave: 3, pattern: '1 . 5 8 5 .' },
    { play: 'kalimba', gain: 0.36, notes: kalimba },
    { play: 'clarinet', gain: 0.16, notes: clarinet, from: 1 },
  ],
})

export const music: Music = {
  key: 'F',
  loops: [
    wheel(
      'F | Dm | Bb | C | F | Am | Bb | C',
      `a4 . c5 . a4 . | f4 . . . a . | bb4 . d5 . bb4 . | g4 . . . . . |
       a4 . c5 . f5 . | e5 . . . c . | d5 . bb4 . g . | c5 . . . . .`,
      `c5 - - - - . | a4 - - - - . | d5 - - - - . | c5 - - - - . |
       c5 - - - - . | c5 - - - - . | bb4 - - - - . | g4 - - - - .`,
    ),
    wheel(
      'Bb | F | Gm | C | Bb | F | C | F',
      `d5 . . bb4 . . | c5 . a4 . . . | g4 . bb . d5 . | c5 . . . . . |
       d5 . f5 . d5 . | c5 . a4 . f . | e4 . g . bb . | a4 . . . . .`,
      `f4 - - - - . | a4 - - - - . | bb4 - - - - . | g4 - - - - . |
       f4 - - - - . | a4 - - - - . | g4 - - - - . | f4 - - - - .`,
    ),
  ],
  ending: wheel('Bb | C | F | F', 'd5 . f . d . | e5 . c . g4 . | a4 . c5 . f . | f5 . . . . .', '. . . . . . | . . . . . . | a4 - - - - . | a4 - - - - .'), // prettier-ignore
}
