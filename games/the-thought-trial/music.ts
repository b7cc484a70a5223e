import type { Loop, Music } from '../kit/index.ts'

/** A thoughtful walk around the court: a clarinet over a plucked bass, and room to think. */
const walk = (chords: string, clarinet: string): Loop => ({
  tempo: 88,
  beats: 4,
  swing: 0.58,
  chords,
  tracks: [
    { play: 'bass', gain: 0.34, octave: 2, pattern: '1 . . 5 . . 3 .' },
    { play: 'pluck', gain: 0.22, octave: 4, pattern: '. . * . . . * .' },
    { play: 'clarinet', gain: 0.3, notes: clarinet },
    { play: 'brush', gain: 0.08, pattern: 'o . x . o . x .', from: 2 },
  ],
})

export const music: Music = {
  key: 'F',
  loops: [
    walk(
      'F | Dm | Bb | C | F | Dm | Gm | C',
      `a4 . . . c5 . a4 . | f4 . . . a . . . | d5 . c . bb4 . . . | g4 . . . . . . . |
       a4 . . . c5 . f . | d5 . . . a4 . . . | bb4 . a . g . . . | c5 . . . . . . .`,
    ),
    walk(
      'Bb | F | Gm | Dm | Bb | C | F | F',
      `d5 . . . bb4 . d5 . | c5 . a4 . f . . . | g4 . bb . d5 . . . | a4 . . . . . . . |
       bb4 . . . d5 . bb4 . | c5 . . . g4 . bb . | a4 . g . f . . . | f4 . . . . . . .`,
    ),
  ],
  ending: walk('Bb | C | F | F', 'd5 . c . bb4 . . . | c5 . bb4 . g . . . | a4 . c5 . f . . . | f5 . . . . . . .'),
}
