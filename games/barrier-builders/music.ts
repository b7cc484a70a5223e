import type { Loop, Music } from '../kit/index.ts'

/** A clarinet, a ukulele, a bass, and brushes. */
const atTheSite = (chords: string, clarinet: string): Loop => ({
  tempo: 104,
  beats: 4,
  chords,
  tracks: [
    { play: 'bass', gain: 0.48, octave: 2, pattern: '1 . . . 5 . . .' },
    { play: 'ukulele', gain: 0.42, octave: 4, pattern: '. . * . . . * *' },
    { play: 'clarinet', gain: 0.3, notes: clarinet },
    { play: 'brush', gain: 0.24, pattern: 'o . x . o . x o', from: 1 },
    { play: 'snare', gain: 0.12, pattern: '. . . . x . . . | . . . . x . x x', from: 2 },
  ],
})

export const music: Music = {
  key: 'F',
  loops: [
    atTheSite(
      'F | Dm | Gm | C7 | F | Dm | Gm C7 | F',
      `f4 - a - c5 - a4 - | d5 - c - a4 - . . | bb4 - a - g - bb - | c5 - - - e4 - . . |
       f4 - a - c5 - a4 - | d5 - f - d - . . | bb4 - d5 - c - e - | f5 - - - . . . .`,
    ),
    atTheSite(
      'Bb | F | C7 | F | Bb | F | C7 | F',
      `d5 - - bb4 d5 - f - | c5 - a4 - f - . . | e4 - g - bb - g - | a4 - - - f - . . |
       d5 - - bb4 d5 - f - | c5 - f - a4 - c5 - | bb4 - g - e - g - | f4 - - - . . . .`,
    ),
  ],
  ending: atTheSite('Bb | C7 | F', 'd5 - bb4 - d5 - f - | e5 - c - g4 - bb - | a4 - c5 - f - . .'),
}
