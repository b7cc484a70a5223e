import type { Loop, Music } from '../kit/index.ts'

/** A waltz from the café at the corner. */
const inTheEvening = (chords: string, accordion: string): Loop => ({
  tempo: 112,
  beats: 3,
  chords,
  tracks: [
    { play: 'bass', gain: 0.48, octave: 2, pattern: '1 . . . . .' },
    { play: 'ukulele', gain: 0.36, octave: 4, pattern: '. . * . * .' },
    { play: 'accordion', gain: 0.28, notes: accordion },
    { play: 'click', gain: 0.14, pattern: '. . o . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'Am',
  loops: [
    inTheEvening(
      'Am | Am | Dm | Dm | E7 | E7 | Am | Am | Am | Am | Dm | Dm | E7 | E7 | Am | Am',
      `e5 - - - d c | e5 - - - - . | f5 - - - e d | f5 - - - - . | e5 - d - b4 - | g#4 - b - e5 - | c5 - - - b4 - | a4 - - - - . |
       e5 - - - a - | g5 - e - c - | d5 - - - f - | a5 - f - d - | e5 - - d b4 - | g#4 - a - b - | a4 - - - - - | - - - - . .`,
    ),
    inTheEvening(
      'C | C | G7 | G7 | G7 | G7 | C | C | F | F | C | C | G7 | G7 | C | E7',
      `g4 - c5 - e - | g5 - - - e - | f5 - d - b4 - | d5 - - - - . | g4 - b - d5 - | f5 - - - d - | e5 - c - g4 - | c5 - - - - . |
       a4 - c5 - f - | a5 - - - f - | g5 - e - c - | e5 - - - - . | f5 - e - d - | b4 - g - b - | c5 - - - - - | b4 - g#4 - e -`,
    ),
  ],
  ending: inTheEvening('Dm | E7 | Am | Am', 'f5 - d - a4 - | g#4 - b - e5 - | a4 - - - - - | - - - - . .'),
}
