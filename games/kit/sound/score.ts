import { hertzOf, majorOf, pitchClass } from './scale.ts'
import type { SoundName } from './sample.ts'

/** One instrument of a loop. It has `notes` for every bar, or a `pattern` that follows the chords. */
interface Track {
  play: SoundName
  /** 1 is as loud as a sound effect. */
  gain: number
  /**
   * Notes by step, bars between `|`: `c4 d e - .` is C, D, and a held E in octave 4, then a rest. An octave stays until
   * another one is named. `c4+e+g` sounds together. Of drums, `x` is a stroke, `o` a soft one.
   */
  notes?: string
  /**
   * Degrees of each bar's chord, by step: `1 . 5 .`; `8` is the octave, `*` the whole chord. Of drums, `x` and `o`. It
   * repeats to the end of the loop.
   */
  pattern?: string
  /** Octave of a pattern's degrees; 3 when absent. */
  octave?: number
  /** The lowest intensity at which the track is heard; 0 when absent. */
  from?: 0 | 1 | 2
}

export interface Loop {
  /** Beats per minute. */
  tempo: number
  /** Beats per bar. */
  beats: number
  /** Steps per beat; 2 when absent. */
  steps?: number
  /** Where the second step of a beat falls, as a share of it; 0.5 is straight. */
  swing?: number
  /** One chord or several for each bar, bars between `|`: `C | F G7 | Am`. */
  chords: string
  tracks: readonly Track[]
}

/** The music of a game. */
export interface Music {
  /** `C` for major, `Am` for minor. Sound effects are tuned to it. */
  key: string
  /** Played in turn. */
  loops: readonly [Loop, Loop, ...Loop[]]
  /** Played once on the end screen. */
  ending?: Loop
}

/** A note as the player schedules it; times are in beats from the start of the loop. */
export interface ScoreNote {
  at: number
  lasts: number
  /** Null for drums. */
  midi: number | null
  gain: number
  track: Track
}

const qualities: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  '6': [0, 4, 7, 9],
  sus4: [0, 5, 7],
  dim: [0, 3, 6],
}

interface Chord {
  root: number
  intervals: readonly number[]
}

function chordOf(name: string): Chord {
  const [, root = '', quality = ''] = /^([A-G][#b]?)(.*)$/.exec(name) ?? []
  const intervals = qualities[quality]
  if (!root || !intervals) throw new RangeError(`No such chord: ${name}`)
  return { root: pitchClass(root), intervals }
}

const tokensOf = (text: string): string[][] => text.split('|').map((bar) => bar.trim().split(/\s+/))

/** The chords of a loop by bar. */
export const chordsOf = ({ chords }: Loop): Chord[][] => tokensOf(chords).map((bar) => bar.map(chordOf))

const chordAt = (bar: readonly Chord[], share: number): Chord =>
  bar[Math.min(bar.length - 1, Math.floor(share * bar.length))] as Chord

/** MIDI numbers of a degree of a chord; the whole chord stays in one octave, so that its voices move little. */
function degree(token: string, { root, intervals }: Chord, octave: number): number[] {
  const low = 12 * (octave + 1)
  // Roots above G would jump up: they sound from below.
  const base = low + (root > 7 ? root - 12 : root)
  if (token === '*') return intervals.map((up) => low - 3 + ((((root + up + 3) % 12) + 12) % 12))
  const index = { '1': 0, '3': 1, '5': 2, '7': 3 }[token]
  if (token === '8') return [base + 12]
  if (index === undefined) throw new RangeError(`No such degree: ${token}`)
  return [base + (intervals[index] ?? 12)]
}

const strokes: Record<string, number> = { x: 1, o: 0.5 }

/** Reads the note names of one token; the octave stays as it was unless one is named. */
function named(token: string, before: number): { midi: number[]; octave: number } {
  let octave = before
  const midi = token.split('+').map((name) => {
    const [, letter = '', number] = /^([a-g][#b]?)(\d)?$/.exec(name) ?? []
    if (!letter) throw new RangeError(`No such note: ${name}`)
    if (number) octave = Number(number)
    return 12 * (octave + 1) + pitchClass(letter)
  })
  return { midi, octave }
}

function readTrack(loop: Loop, track: Track): ScoreNote[] {
  const { beats, steps = 2, swing = 0.5 } = loop
  const chords = chordsOf(loop)
  const bars = tokensOf(track.notes ?? track.pattern ?? '')
  if (track.notes !== undefined && bars.length !== chords.length)
    throw new RangeError(`${track.play} has ${bars.length} bars, the loop ${chords.length}`)
  const found: ScoreNote[] = []
  let octave = 4
  let sounding: ScoreNote[] = []
  chords.forEach((bar, number) => {
    const tokens = bars[number % bars.length] ?? []
    if (tokens.length !== beats * steps)
      throw new RangeError(`${track.play}: bar ${number + 1} has ${tokens.length} steps, not ${beats * steps}`)
    tokens.forEach((token, step) => {
      const late = steps === 2 && step % 2 === 1 ? swing - 0.5 : 0
      const at = number * beats + step / steps + late
      if (token === '-') return sounding.forEach((note) => (note.lasts = at + 1 / steps - note.at))
      sounding = []
      if (token === '.') return
      const accent = step % steps === 0 ? 1 : 0.82
      const add = (midi: number | null, gain: number) =>
        sounding.push({ at, lasts: 1 / steps - late, midi, gain: track.gain * gain, track })
      const stroke = strokes[token]
      if (stroke !== undefined) add(null, stroke)
      else if (track.pattern !== undefined) {
        const midi = degree(token, chordAt(bar, step / tokens.length), track.octave ?? 3)
        midi.forEach((one) => add(one, accent / Math.sqrt(midi.length)))
      } else {
        const read = named(token, octave)
        octave = read.octave
        read.midi.forEach((one) => add(one, accent / Math.sqrt(read.midi.length)))
      }
      found.push(...sounding)
    })
  })
  return found
}

/** Reads a loop into notes by time; throws a RangeError that names what can't be read. */
export const readLoop = (loop: Loop): ScoreNote[] =>
  loop.tracks.flatMap((track) => readTrack(loop, track)).sort((a, b) => a.at - b.at)

/** Beats of a loop. */
export const lengthOf = (loop: Loop): number => tokensOf(loop.chords).length * loop.beats

const scaleSteps = [0, 2, 4, 5, 7, 9, 11]
/** Notes that are in neither the key nor their chord, as `bar 3: 61`. */
export function outsideNotes(loop: Loop, key: string): string[] {
  const chords = chordsOf(loop)
  const ground = majorOf(key)
  return readLoop(loop).flatMap(({ at, midi }) => {
    if (midi === null) return []
    const bar = chords[Math.floor(at / loop.beats)] ?? []
    const { root, intervals } = chordAt(bar, (at % loop.beats) / loop.beats)
    const inKey = scaleSteps.includes((midi - ground + 120) % 12)
    const inChord = intervals.includes((midi - root + 120) % 12)
    return inKey || inChord ? [] : [`bar ${Math.floor(at / loop.beats) + 1}: ${midi}`]
  })
}

/** Hertz of a note; null for drums. */
export const pitchOf = ({ midi }: ScoreNote): number | null => (midi === null ? null : hertzOf(midi))
