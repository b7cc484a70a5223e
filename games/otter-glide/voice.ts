import type { VoiceLevel } from '../kit/index.ts'

/*
 * How a start is measured: by the rise time of the voice's amplitude (linear RMS, which the player page sends every 50 ms)
 * from 10% to 90% of the level it settles at, in milliseconds. Listeners judge how abruptly a vowel starts by the rise
 * time of its amplitude envelope (Peters, Boves & van Dielen 1986, Journal of Speech and Hearing Disorders 51, 299-308). A
 * hard attack takes about 50 ms; a gentle start takes 100 to 200 ms or more. Decibels would be misleading: in decibels, a
 * 0.7 s fade is almost complete after a tenth of a second.
 * - The rise is measured from 10% to 50% and doubled, so that a swell after a burst doesn't change the result; for a linear
 *   or S-shaped rise that equals 10% to 90%. Room noise is subtracted as power, and in a loud room the measurement starts
 *   where the voice rises above the noise.
 * - With a level every 50 ms, a hard attack measures up to about 110 ms, and other rises are off by at most 60 ms or one
 *   sixth. The default window of 150 ms lies between these attacks and gentle starts of 200 ms; `voice.test.ts` checks it
 *   with onsets of both kinds.
 */

/** The kind of a start. Neither is better; they feel different. */
export type StartKind = 'soft' | 'quick'

/** Settings of the detection. Loudness is 0 in a quiet room and about 0.6 for the learner's own voice. */
export interface VoiceListener {
  /** Loudness above this counts as voice. */
  floor: number
  /** Minimum rise time of a soft start, in milliseconds. */
  window: number
}

/** What has been detected so far; times are in milliseconds. */
export interface Reading {
  /** `settling` until the room is quiet, `gap` while the voice pauses, `over` after a long pause. */
  stage: 'settling' | 'waiting' | 'voice' | 'gap' | 'over'
  level: number
  /** Set a third of a second after the voice starts, or once a rise as long as the window would be visible. */
  start: StartKind | null
  rise: number
  voiced: number
  breaks: number
  /** How long the current pause has lasted. */
  gap: number
}

const firstThird = 333
/** A shorter pause is a stop consonant or a flicker, so the voice kept flowing. */
const longestStop = 250
/** A pause of this length ends the glide. */
const endingPause = 1300
const settled = 200
// A click or a knock fills one level of 50 ms.
const shortestVoice = 80
const longestRise = 1500
/** The player page sends a level this often. */
const levelMs = 50
/** A rise has ended if nothing within this time is much louder. */
const plateauMs = 250
const louder = 1.05
const lead = 600
const shownBefore = 200

interface Frame {
  /** When the level was measured, and until when it applied. */
  from: number
  at: number
  level: number
  /** RMS where full scale is 1; any other unit works, too, if it is used throughout. */
  amplitude: number
}

interface Point {
  at: number
  amplitude: number
  /** The last frame with the same level. */
  until: number
}
const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Returns the measured levels with the noise before `began` subtracted, and that noise. */
function measuredPoints(frames: readonly Frame[], began: number): { points: Point[]; noise: number } {
  const points: Point[] = []
  for (const { from, amplitude } of frames) {
    const last = points.at(-1)
    if (last?.amplitude === amplitude) last.until = from
    else points.push({ at: from, amplitude, until: from })
  }
  const noise = middleOf(points.filter(({ at }) => at < began - 100).map(({ amplitude }) => amplitude))
  const without = (amplitude: number) => Math.sqrt(Math.max(0, amplitude ** 2 - noise ** 2))
  const clean = points.map((point) => ({ ...point, amplitude: without(point.amplitude) }))
  return { points: clean, noise }
}

/** Returns when the amplitude passes `height` between two points. */
function crossingTime(before: Point | undefined, after: Point, height: number): number {
  if (!before || after.amplitude <= before.amplitude) return after.at
  const share = (height - before.amplitude) / (after.amplitude - before.amplitude)
  // A long silence is a single point, so the rise starts at its last level.
  const from = Math.max(before.at, Math.min(before.until, after.at - levelMs))
  return from + Math.min(1, Math.max(0, share)) * (after.at - from)
}

/** Returns the rise time in milliseconds of a voice that started at `began`. */
function riseTime(frames: readonly Frame[], began: number): number {
  const { points, noise } = measuredPoints(frames, began)
  const first = points.findIndex(({ at }) => at >= began)
  const voiced = points.slice(first)
  // The level it settles at; a later swell isn't part of the start.
  const settled = voiced.find(
    ({ at, amplitude }) =>
      !voiced.some((next) => next.at > at && next.at <= at + plateauMs && next.amplitude > amplitude * louder),
  )
  const top = settled?.amplitude ?? 0
  if (first < 0 || top <= 0) return 0
  const low = Math.max(0.1, Math.min(0.3, noise / top))
  const half = points.findIndex(({ amplitude }, i) => i >= first && amplitude >= top * 0.5)
  const under = points.findLastIndex(({ amplitude }, i) => i < half && amplitude < top * low)
  const at = crossingTime(points[half - 1], points[half] as Point, top * 0.5)
  const from = under < 0 ? (points[0]?.at ?? at) : crossingTime(points[under], points[under + 1] as Point, top * low)
  return Math.round(((at - from) * 0.8) / (0.5 - low))
}

/** Resamples frames to `points` loudness values at even intervals. */
export function loudnessCurve(frames: readonly Frame[], points: number): number[] {
  const [first, last] = [frames[0], frames.at(-1)]
  if (!first || !last) return Array.from({ length: points }, () => 0)
  const span = Math.max(1, last.at - first.at)
  return Array.from({ length: points }, (_, i) => {
    const at = first.at + (span * i) / (points - 1)
    const level = frames.findLast((frame) => frame.at <= at)?.level ?? 0
    return Math.round(level * 100) / 100
  })
}

/** Stores the frames of one glide. */
function makeMemory() {
  const frames: Frame[] = []
  return {
    frames,
    /** Stores half a second before the voice starts, and everything after. */
    add(frame: Frame, begun: boolean) {
      frames.push(frame)
      while (!begun && (frames[0]?.at ?? 0) < frame.at - lead) frames.shift()
    },
  }
}

/**
 * Detects frame by frame how a voice starts, how long it lasts, and where it pauses, from its loudness alone. Manual
 * controls make no noise, so they don't wait for quiet; `byHand` returns which start was pressed, or null for the
 * slider.
 */
export function makeVoice({ floor, window }: VoiceListener, byHand?: () => StartKind | null) {
  const memory = makeMemory()
  const now: Reading = {
    stage: byHand ? 'waiting' : 'settling',
    level: 0,
    start: null,
    rise: 0,
    voiced: 0,
    breaks: 0,
    gap: 0,
  }
  let at = 0
  let quiet = 0
  let began = 0
  /** Hysteresis: a voice may drop a little below the floor before it counts as a pause. */
  const keep = floor * 0.7

  // A slow rise must be able to fill the window before it is read.
  const reading = Math.max(firstThird, window * 1.25 + 100)
  const readStart = (ending: boolean) => {
    const since = at - began
    if (now.start !== null && (now.start === 'quick' || since > longestRise)) return
    if (!ending && since < reading) return
    now.rise = riseTime(memory.frames, began)
    now.start ??= byHand?.() ?? (now.rise >= window ? 'soft' : 'quick')
  }
  const wait = (level: number, ms: number) => {
    quiet = level < floor ? quiet + ms : 0
    if (now.stage === 'settling' && quiet >= settled) now.stage = 'waiting'
    if (now.stage !== 'waiting') return
    const above = memory.frames.findLastIndex((frame) => frame.level < floor) + 1
    const since = memory.frames[above]?.from
    if (level < floor || since === undefined || at - since < shortestVoice) return
    began = since
    now.stage = 'voice'
    now.voiced = at - since
  }
  const listen = (level: number, ms: number) => {
    if (level >= (now.gap > 0 ? floor : keep)) {
      if (now.gap > 0 && now.gap < longestStop) now.voiced += now.gap
      if (now.gap >= longestStop) now.breaks += 1
      now.gap = 0
      now.voiced += ms
      now.stage = 'voice'
    } else {
      now.gap += ms
      now.stage = now.gap >= endingPause ? 'over' : now.gap >= longestStop ? 'gap' : 'voice'
    }
    readStart(now.gap >= longestStop)
  }
  return {
    /** Adds a level that has lasted for `ms`. */
    feed({ loudness: level, amplitude }: VoiceLevel, ms: number): Reading {
      at += ms
      now.level = level
      memory.add({ from: at - ms, at, level, amplitude }, now.stage !== 'settling' && now.stage !== 'waiting')
      if (now.stage === 'settling' || now.stage === 'waiting') wait(level, ms)
      else if (now.stage !== 'over') listen(level, ms)
      return now
    },
    /** Ends the glide now: it reached the end, or someone asked to stop. */
    end(): Reading {
      if (now.stage === 'voice' || now.stage === 'gap') {
        readStart(true)
        now.stage = 'over'
      }
      return now
    },
    /** Returns the loudness curve, from shortly before the voice to its last voiced frame. */
    hill(points = 32): number[] {
      const first = memory.frames.findIndex((frame) => frame.at >= began - shownBefore)
      const last = memory.frames.findLastIndex(({ level }) => level >= keep)
      return loudnessCurve(memory.frames.slice(Math.max(0, first), last + 2), points)
    },
  }
}
export type Voice = ReturnType<typeof makeVoice>
