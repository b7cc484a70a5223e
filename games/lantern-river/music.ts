import type { Loop, Music } from '../kit/index.ts'

/** Harp below, a flute above it, and a drum on the far bank when many lanterns are out. */
const onTheRiver = (chords: string, flute: string): Loop => ({
  tempo: 66,
  beats: 4,
  chords,
  tracks: [
    { play: 'harp', gain: 0.34, octave: 3, pattern: '1 5 8 5 3 5 8 5' },
    { play: 'flute', gain: 0.34, notes: flute },
    { play: 'handDrum', gain: 0.16, pattern: 'x . . . o . . .', from: 2 },
  ],
})

export const music: Music = {
  key: 'D',
  loops: [
    onTheRiver(
      'D | Bm | G | A | D | Bm | G A | D',
      `a4 - - - f# - e - | d4 - - - - - . . | b4 - - - a - g - | e4 - - - - - . . |
       a4 - - - f# - e - | d4 - e f# b - - - | b4 - a - g - e - | d4 - - - - - . .`,
    ),
    onTheRiver(
      'G | D | Em | A7 | G | D | Em A7 | D',
      `d5 - - b4 - - a - | f#4 - - - a - - - | g4 - - e - - d - | e4 - - - - - . . |
       d5 - - b4 - - a - | f#4 - a - d5 - - - | b4 - g - a - c#5 - | d5 - - - - - . .`,
    ),
  ],
  ending: onTheRiver('G | A7 | D | D', 'b4 - - a g - - - | e4 - g - a - c#5 - | d5 - - - - - - - | - - - - . . . .'),
}
