import type { Loop, Music } from '../kit/index.ts'

/** Brushes roll like wheels over rails, under an accordion. */
const onTheRails = (chords: string, accordion: string): Loop => ({
  tempo: 108,
  beats: 4,
  swing: 0.62,
  chords,
  tracks: [
    { play: 'brush', gain: 0.3, pattern: 'o o x o o o x o' },
    { play: 'bass', gain: 0.5, octave: 2, pattern: '1 . . . 5 . . .' },
    { play: 'ukulele', gain: 0.4, octave: 4, pattern: '. . * . . . * .' },
    { play: 'accordion', gain: 0.26, notes: accordion },
    { play: 'wood', gain: 0.12, pattern: 'x . . o . . o .', from: 2 },
  ],
})

export const music: Music = {
  key: 'F',
  loops: [
    onTheRails(
      'F | F | Bb | F | Dm | G7 | C7 | F',
      `c5 - a4 - f - a - | c5 - - - . . c d | f5 - d - bb4 - d5 - | c5 - - - . . . . |
       d5 - c - a4 - f - | g4 - b - d5 - b4 - | c5 - d - e - g - | f5 - - - . . . .`,
    ),
    onTheRails(
      'Bb | F | C7 | F | Bb | F | C7 | F',
      `d5 d - f - d bb4 - | c5 - a4 - c5 - . . | bb4 bb - g - a bb - | a4 - c5 - f - . . |
       d5 d - f - d bb4 - | c5 - f - a - . . | g5 - e - c - e - | f5 - - - . . . .`,
    ),
  ],
  ending: onTheRails('Bb | C7 | F', 'd5 - f - d - bb4 - | c5 - e - g - e - | f5 - - - - - . .'),
}
