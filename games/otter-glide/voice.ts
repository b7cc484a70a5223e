import type { VoiceLevel } from '../kit/index.ts'

/*
 * What is measured of a start, and how. A start is told by its rise time: how long the amplitude of the voice (RMS, linear,
 * as the player page sends it every 50 ms) takes from 10% to 90% of the level it settles at, in milliseconds. Listeners
 * judge how abrupt a vowel begins by the rise time of its amplitude envelope (Peters, Boves & van Dielen 1986, Journal of
 * Speech and Hearing Disorders 51, 299-308). A hard attack is there within about 50 ms; a gentle start takes 100 to 200 ms
 * or more. It isn't measured in decibels: there, a fade over 0.7 s is most of the way up after a tenth of a second.
 * - The rise is read from 10% to 50%, the same for a burst whether the voice swells afterwards or not, and doubled; in a
 *   straight or an S-shaped rise that is the time from 10% to 90%. The noise of the room is subtracted as power, and in a
 *   loud room it is read from where the voice leaves the noise.
 * - Levels 50 ms apart make a hard attack read as up to about 110 ms, and other rises to within 60 ms or a sixth. The usual window of
 *   150 ms lies above the one and below the gentle starts of 200 ms; `voice.test.ts` holds it against onsets of both kinds.
 */

/** How a start of the voice came up. Neither is better: they are two things to feel. */
export type StartKind = 'soft' | 'quick'

/** What the ear goes by. Loudness is 0 in the quiet of the room and about 0.6 for the learner's own talk. */
export interface Ear {
  /** From here on loudness counts as voice. */
  floor: number
  /** Rise time in milliseconds, at least, of a start that is called soft. */
  window: number
}

/** What was heard so far. Times in milliseconds. */
export interface Reading {
  /** `settling` until the room is quiet, `gap` while the voice rests, `over` once it has rested long. */
  stage: 'settling' | 'waiting' | 'voice' | 'gap' | 'over'
  level: number
  /** Known a third of a second after the voice began, or when a rise of the window's length would show. */
  start: StartKind | null
  rise: number
  voiced: number
  breaks: number
  /** How long the voice has rested. */
  gap: number
}

const firstThird = 333
/** A rest shorter than this is the stop of a consonant or a flicker: the voice kept flowing. */
const longestStop = 250
/** A rest of this length ends the glide. */
const endingRest = 1300
const settled = 200
// One level of a click or a knock lasts 50 ms.
const shortestVoice = 80
const longestRise = 1500
/** The player page sends a level this often. */
const levelMs = 50
/** A rise is over when nothing in this time is much louder. */
const plateauMs = 250
const louder = 1.05
const lead = 600
const shownBefore = 200

interface Frame {
  /** The level stood from then until then. */
  from: number
  at: number
  /** Loudness. */
  level: number
  /** RMS, full scale is 1; in any unit, as long as it is the same one. */
  amplitude: number
}

interface Point {
  at: number
  amplitude: number
  /** The last frame that found it unchanged. */
  until: number
}
const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The levels as they came, each at its time, with the noise before `began` taken out; and that noise. */
function pointsOf(frames: readonly Frame[], began: number): { points: Point[]; noise: number } {
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

/** When the amplitude passes `height` on its way from one point to the next. */
function passing(before: Point | undefined, after: Point, height: number): number {
  if (!before || after.amplitude <= before.amplitude) return after.at
  const share = (height - before.amplitude) / (after.amplitude - before.amplitude)
  // Silence that lasted is one point: it was silent until the level before this one.
  const from = Math.max(before.at, Math.min(before.until, after.at - levelMs))
  return from + Math.min(1, Math.max(0, share)) * (after.at - from)
}

/** The rise time of a voice that was heard from `began` on, in milliseconds, as far as the frames go. */
function riseOf(frames: readonly Frame[], began: number): number {
  const { points, noise } = pointsOf(frames, began)
  const first = points.findIndex(({ at }) => at >= began)
  const voiced = points.slice(first)
  // The level it settles at: a swell that comes later is no part of the start.
  const settled = voiced.find(
    ({ at, amplitude }) =>
      !voiced.some((next) => next.at > at && next.at <= at + plateauMs && next.amplitude > amplitude * louder),
  )
  const top = settled?.amplitude ?? 0
  if (first < 0 || top <= 0) return 0
  const low = Math.max(0.1, Math.min(0.3, noise / top))
  const half = points.findIndex(({ amplitude }, i) => i >= first && amplitude >= top * 0.5)
  const under = points.findLastIndex(({ amplitude }, i) => i < half && amplitude < top * low)
  const at = passing(points[half - 1], points[half] as Point, top * 0.5)
  const from = under < 0 ? (points[0]?.at ?? at) : passing(points[under], points[under + 1] as Point, top * low)
  return Math.round(((at - from) * 0.8) / (0.5 - low))
}

/** A hill of `points` heights out of frames, evenly over their time. */
export function hillOf(frames: readonly Frame[], points: number): number[] {
  const [first, last] = [frames[0], frames.at(-1)]
  if (!first || !last) return Array.from({ length: points }, () => 0)
  const span = Math.max(1, last.at - first.at)
  return Array.from({ length: points }, (_, i) => {
    const at = first.at + (span * i) / (points - 1)
    const level = frames.findLast((frame) => frame.at <= at)?.level ?? 0
    return Math.round(level * 100) / 100
  })
}

/** What the ear remembers of one glide. */
function makeMemory() {
  const frames: Frame[] = []
  return {
    frames,
    /** Keeps half a second before the voice begins, and all after it. */
    add(frame: Frame, begun: boolean) {
      frames.push(frame)
      while (!begun && (frames[0]?.at ?? 0) < frame.at - lead) frames.shift()
    },
  }
}

/**
 * Reads how a voice begins, how long it goes on and where it rests, frame by frame. It knows only how loud it is. A hand in
 * its place makes no noise, so there is no quiet to wait for; `byHand` says which start was pressed, null for the slider.
 */
export function makeVoice({ floor, window }: Ear, byHand?: () => StartKind | null) {
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
  /** Once the voice is on it may sink a little before it rests; a flicker of the room does not end its rest. */
  const keep = floor * 0.7

  // A rise that goes on when it is read must be able to fill the window.
  const reading = Math.max(firstThird, window * 1.25 + 100)
  const readStart = (ending: boolean) => {
    const since = at - began
    if (now.start !== null && (now.start === 'quick' || since > longestRise)) return
    if (!ending && since < reading) return
    now.rise = riseOf(memory.frames, began)
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
      now.stage = now.gap >= endingRest ? 'over' : now.gap >= longestStop ? 'gap' : 'voice'
    }
    readStart(now.gap >= longestStop)
  }
  return {
    /** Hears a level that has stood for `ms`. */
    feed({ loudness: level, amplitude }: VoiceLevel, ms: number): Reading {
      at += ms
      now.level = level
      memory.add({ from: at - ms, at, level, amplitude }, now.stage !== 'settling' && now.stage !== 'waiting')
      if (now.stage === 'settling' || now.stage === 'waiting') wait(level, ms)
      else if (now.stage !== 'over') listen(level, ms)
      return now
    },
    /** Ends it as it is: the slide ran out, or somebody asked to stop. */
    end(): Reading {
      if (now.stage === 'voice' || now.stage === 'gap') {
        readStart(true)
        now.stage = 'over'
      }
      return now
    },
    /** The shape of the loudness, from a little before the voice to its last frame that was heard. */
    hill(points = 32): number[] {
      const first = memory.frames.findIndex((frame) => frame.at >= began - shownBefore)
      const last = memory.frames.findLastIndex(({ level }) => level >= keep)
      return hillOf(memory.frames.slice(Math.max(0, first), last + 2), points)
    },
  }
}
export type Voice = ReturnType<typeof makeVoice>
