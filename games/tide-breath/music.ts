import type { Loop, Music } from '../kit/index.ts'

/** Nearly silent: chords that come and go like the sea, and now and then a glass. */
const atTheShore = (chords: string, glass: string): Loop => ({
  tempo: 48,
  beats: 4,
  chords,
  tracks: [
    { play: 'pad', gain: 0.22, octave: 3, pattern: '* - - - - - - -' },
    { play: 'glass', gain: 0.1, notes: glass, from: 1 },
  ],
})

export const music: Music = {
  key: 'D',
  loops: [
    atTheShore(
      'D | G | D | A | Bm | G | Em | A',
      `a5 . . . . . . . | . . . . b5 . . . | f#5 . . . . . . . | . . . . e5 . . . |
       d5 . . . . . . . | . . . . g5 . . . | b5 . . . . . . . | . . . . a5 . . .`,
    ),
    atTheShore(
      'G | D | Em | Bm | G | D | A | D',
      `d5 . . . . . . . | . . . . f#5 . . . | g5 . . . . . . . | . . . . f#5 . . . |
       b5 . . . . . . . | . . . . a5 . . . | e5 . . . . . . . | d5 . . . . . . .`,
    ),
  ],
  ending: atTheShore('G | D', 'b5 . . . a . . . | f#5 . . . d . . .'),
}
