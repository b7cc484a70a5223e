import type { Loop, Music } from '../kit/index.ts'

/** Slow and without a beat: the pace of this game belongs to the speaker. */
const overTheBrook = (chords: string, marimba: string): Loop => ({
  tempo: 60,
  beats: 4,
  chords,
  tracks: [
    { play: 'pad', gain: 0.26, octave: 3, pattern: '* - - - - - - -' },
    { play: 'marimba', gain: 0.3, octave: 3, pattern: '1 . . . . . . .' },
    { play: 'marimba', gain: 0.44, notes: marimba, from: 1 },
  ],
})

export const music: Music = {
  key: 'D',
  loops: [
    overTheBrook(
      'D | G | Bm | A | D | G | Em A | D',
      `f#4 . . . a . . . | b4 . . . g . . . | f#4 . . . d . . . | e4 . . . . . . . |
       f#4 . . . a . . . | d5 . . . b4 . . . | g4 . . . e . . . | d4 . . . . . . .`,
    ),
    overTheBrook(
      'Bm | F#m | G | D | Em | G | A | D',
      `d5 . . . f#4 . . . | a4 . . . c#5 . . . | b4 . . . g . . . | a4 . . . f# . . . |
       g4 . . . b . . . | d5 . . . b4 . . . | a4 . . . c#5 . . . | d5 . . . . . . .`,
    ),
  ],
  // Chords alone: the melody of the ending is the children's own rhythms.
  ending: {
    tempo: 60,
    beats: 4,
    chords: 'D | G | A | D',
    tracks: [{ play: 'pad', gain: 0.26, octave: 3, pattern: '* - - - - - - -' }],
  },
}
