import type { Loop, Music } from '../kit/index.ts'

/** An overture: cornet, tuba, and a drum. */
const fromThePit = (chords: string, cornet: string): Loop => ({
  tempo: 108,
  beats: 4,
  chords,
  tracks: [
    { play: 'tuba', gain: 0.34, octave: 2, pattern: '1 - . . 5 - . .' },
    { play: 'pluck', gain: 0.3, octave: 4, pattern: '. . * . . . * .' },
    { play: 'cornet', gain: 0.22, notes: cornet },
    { play: 'snare', gain: 0.14, pattern: 'x . o o x . o .', from: 1 },
    { play: 'kick', gain: 0.3, pattern: 'x . . . x . . .', from: 1 },
    {
      play: 'cymbal',
      gain: 0.1,
      pattern: 'x . . . . . . . | . . . . . . . . | . . . . . . . . | . . . . . . . .',
      from: 2,
    },
  ],
})

export const music: Music = {
  key: 'Bb',
  loops: [
    fromThePit(
      'Bb | Eb | F7 | Bb | Gm | Eb | F7 | Bb',
      `bb4 - f - bb - d5 - | eb5 - - d c - . . | c5 - a4 - c5 - eb - | d5 - - - bb4 - . . |
       d5 - - c bb4 - g - | g4 - bb - eb5 - . . | d5 - c - a4 - c5 - | bb4 - - - . . . .`,
    ),
    fromThePit(
      'Eb | Bb | F7 | Bb | Eb | Bb | F7 | Bb',
      `g4 - bb - eb5 - d - | d5 - bb4 - f - . . | a4 - c5 - eb - c - | d5 - - - . . f4 - |
       g4 - bb - eb5 - g - | f5 - d - bb4 - . . | c5 - eb - d - c - | bb4 - - - . . . .`,
    ),
  ],
  ending: fromThePit('Eb | F7 | Bb', 'g4 - bb - eb5 - g - | f5 - eb - c - a4 - | bb4 - d5 - bb - . .'),
}
