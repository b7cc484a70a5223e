import type { Loop, Music } from '../kit/index.ts'

/** A bell tells the tune, and the anvil marks every other beat. */
const inTheSmithy = (chords: string, bell: string): Loop => ({
  tempo: 92,
  beats: 4,
  chords,
  tracks: [
    { play: 'bass', gain: 0.46, octave: 2, pattern: '1 . . . 5 . . .' },
    { play: 'guitar', gain: 0.32, octave: 3, pattern: '. . 3 5 . . 5 3' },
    { play: 'bell', gain: 0.3, notes: bell },
    { play: 'anvil', gain: 0.07, pattern: '. . x . . . x .', from: 1 },
    { play: 'handDrum', gain: 0.24, pattern: 'x . . o x . . .', from: 2 },
  ],
})

export const music: Music = {
  key: 'Dm',
  loops: [
    inTheSmithy(
      'Dm | Bb | C | Dm | Gm | Dm | A7 | Dm',
      `d5 . . . f . . . | d5 . . . bb4 . . . | c5 . e . g . . . | f5 . e . d . . . |
       g5 . . . bb4 . d5 . | f5 . . . d . . . | e5 . c# . a4 . c#5 . | d5 . . . . . . .`,
    ),
    inTheSmithy(
      'F | C | Dm | Bb | F | C | Bb C | F',
      `a5 . . f c . . . | e5 . . g e . . . | f5 . . d a4 . . . | bb4 . d5 . f . . . |
       a5 . . f c . . . | g5 . . e c . . . | d5 . f . e . g . | f5 . . . . . . .`,
    ),
  ],
  ending: inTheSmithy('Bb | C | F', 'd5 . f . bb4 . . . | c5 . e . g . . . | f5 . c . f . . .'),
}
