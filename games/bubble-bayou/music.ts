import type { Loop, Music } from '../kit/index.ts'
import { creatures, type CreatureName, type Song } from './creatures.ts'

/** A slow sway, like a boat that is tied up. */
const afloat = (chords: string, kalimba: string): Loop => ({
  tempo: 76,
  beats: 3,
  chords,
  tracks: [
    { play: 'ocarina', gain: 0.1, octave: 4, pattern: '1 - - - - -', from: 2 },
    { play: 'kalimba', gain: 0.26, octave: 4, pattern: '1 . 5 . 8 .' },
    { play: 'kalimba', gain: 0.42, notes: kalimba },
  ],
})

export const music: Music = {
  key: 'G',
  loops: [
    afloat(
      'G | Em | C | D | G | Em | C D | G',
      `d5 . b4 . g . | e4 . g . b . | c5 . e . c . | d5 . a4 . . . |
       b4 . d5 . b4 . | g4 . b . e5 . | e5 . c . d . | g4 . . . . .`,
    ),
    afloat(
      'C | G | Am | D | C | G | D | G',
      `e5 . c . g4 . | b4 . d5 . . . | c5 . a4 . e . | f#4 . a . d5 . |
       e5 . c . e . | d5 . b4 . . . | a4 . f# . a . | g4 . . . . .`,
    ),
  ],
}

/** What each kind of song adds to the lullaby. */
const songs: Record<Song, Loop['tracks'][number]> = {
  low: {
    play: 'ocarina',
    gain: 0.3,
    notes:
      'g4 - - - - . | e4 - - - - . | c5 - - b4 - . | a4 - - - - . | b4 - - - - . | e4 - - g - . | a4 - - f# - . | g4 - - - - -',
  },
  high: {
    play: 'musicBox',
    gain: 0.34,
    notes:
      'd5 . g . b4 . | b4 . e5 . g . | e5 . g . e . | f#5 . a4 . d5 . | g5 . d . b4 . | b4 . e5 . g . | f#5 . d . a4 . | g5 . . . . .',
  },
  bouncy: {
    play: 'kalimba',
    gain: 0.44,
    notes:
      'g4 . g b . d5 | e5 . e b4 . g | c5 . c e . g | d5 . d a4 . f# | b4 . b d5 . g | e5 . e b4 . g | d5 . d c . a4 | g4 . b g . .',
  },
}

/** The lullaby of the night: the sleeper's song, its neighbor's, and a bar of bass for each house of the band. */
export function lullabyOf(sleepers: readonly CreatureName[], houses: number): Loop {
  const parts = [...new Set(sleepers.map((name) => creatures[name].song))]
  return {
    tempo: 66,
    beats: 3,
    chords: 'G | Em | C | D | G | Em | D | G',
    tracks: [
      ...parts.map((song) => songs[song]),
      { play: 'kalimba', gain: 0.22, octave: 4, pattern: houses > 0 ? '1 . 5 . 8 .' : '1 . . . . .' },
      ...(houses > 2 ? [{ play: 'musicBox', gain: 0.14, octave: 5, pattern: '. . . . 5 .' } as const] : []),
    ],
  }
}
