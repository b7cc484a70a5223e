import type { Loop, Music } from '../kit/index.ts'

/** A night at the desk: piano chords, a lazy drum, and a thought now and then. */
const atTheDesk = (chords: string, kalimba: string): Loop => ({
  tempo: 76,
  beats: 4,
  swing: 0.58,
  chords,
  tracks: [
    { play: 'epiano', gain: 0.4, octave: 3, pattern: '* . . . . * . .' },
    { play: 'bass', gain: 0.46, octave: 2, pattern: '1 . . . . 1 5 .' },
    { play: 'kalimba', gain: 0.36, notes: kalimba },
    { play: 'kick', gain: 0.28, pattern: 'x . . . . x . .', from: 1 },
    { play: 'brush', gain: 0.22, pattern: 'o o x o o o x o', from: 1 },
  ],
})

export const music: Music = {
  key: 'C',
  loops: [
    atTheDesk(
      'Fmaj7 | Em7 | Dm7 | G7 | Fmaj7 | Em7 | Dm7 G7 | Cmaj7',
      `a4 . . c5 . e . . | d5 . . b4 . . . . | f4 . . a . c5 . . | b4 . . . . . g . |
       a4 . . c5 . e . . | g5 . . e . d . . | c5 . a4 . b . d5 . | e5 . . . . . . .`,
    ),
    atTheDesk(
      'Am7 | Dm7 | G7 | Cmaj7 | Am7 | Dm7 | G7 | Cmaj7',
      `e5 . . c . a4 . . | d5 . . f . . . . | b4 . . d5 . f . . | e5 . . . . . . . |
       a4 . c5 . e . . . | f5 . . d . a4 . . | b4 . . a . g . . | c5 . . . . . . .`,
    ),
  ],
  ending: atTheDesk('Fmaj7 | G7 | Cmaj7', 'a4 . c5 . e . . . | d5 . b4 . g . . . | c5 . . e . g . .'),
}
