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
}

/** The chords of a beach at dusk, one for each breath: at most this many. */
export const mostChords = 6
const chords = ['D', 'G', 'Bm', 'A', 'G', 'D']
export const chordSeconds = 2.5

/** One soft chord for each line in the sand; then it is quiet. */
export const chordsOf = (count: number): Loop => ({
  tempo: 48,
  beats: 2,
  chords: chords.slice(-count).join(' | '),
  tracks: [{ play: 'pad', gain: 0.3, octave: 3, pattern: '* - - -' }],
})
