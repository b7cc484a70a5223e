/** How a start of the voice came up. Neither is better: they are two things to feel. */
export type StartKind = 'soft' | 'quick'

/** What the ear goes by. Loudness is 0 in the quiet of the room and about 0.6 for the learner's own talk. */
export interface Ear {
  /** From here on loudness counts as voice. */
  floor: number
  /** Milliseconds that a start takes to come up, at least, to be called soft. */
  window: number
}

/** What was heard so far. Times in milliseconds. */
export interface Reading {
  /** `settling` until the room is quiet, `gap` while the voice rests, `over` once it has rested long. */
  stage: 'settling' | 'waiting' | 'voice' | 'gap' | 'over'
  level: number
  /** Known a third of a second after the voice began, or when the rise window has passed. */
  start: StartKind | null
  rise: number
  voiced: number
  breaks: number
  /** How long the voice has rested. */
  gap: number
}

export const firstThird = 333
/** A rest shorter than this is the stop of a consonant or a flicker: the voice kept flowing. */
export const longestStop = 250
/** A rest of this length ends the glide. */
export const endingRest = 1300
const settled = 200
// One level of a click or a knock lasts 50 ms.
const shortestVoice = 80
const longestRise = 1500
// Voices swell and tremble at the top: the rise is read at this share of it, and drawn out to all of it.
const read = 0.75
const lead = 600
const shownBefore = 200

interface Frame {
  /** The level stood from then until then. */
  from: number
  at: number
  level: number
}

/** The rise of a voice: the way from where it left the quiet to three quarters of its top, drawn out to the whole. */
export function riseOf(frames: readonly Frame[], floor: number): number {
  const crossing = frames.findIndex(({ level }) => level >= floor)
  if (crossing < 0) return 0
  const low = floor * 0.4
  const before = frames.slice(0, crossing).findLast(({ level }) => level < low)
  const from = before?.at ?? frames[0]?.from ?? 0
  const top = Math.max(...frames.slice(crossing).map(({ level }) => level))
  const there = frames.slice(crossing).find(({ level }) => level >= top * read)?.from ?? from
  return Math.round((there - from) / (read - low / top))
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
  let top = 0
  return {
    frames,
    /** Keeps half a second before the voice begins, and all after it. */
    add(frame: Frame, begun: boolean) {
      frames.push(frame)
      while (!begun && (frames[0]?.at ?? 0) < frame.at - lead) frames.shift()
      top = Math.max(top, frame.level)
    },
    top: () => top,
  }
}

/**
 * Reads how a voice begins, how long it goes on and where it rests, frame by frame. It knows only loudness. `ready` skips
 * the wait for quiet: a hand makes no noise.
 */
export function makeVoice({ floor, window }: Ear, ready = false) {
  const memory = makeMemory()
  const now: Reading = {
    stage: ready ? 'waiting' : 'settling',
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

  const readStart = (ending: boolean) => {
    const since = at - began
    if (now.start !== null && (now.start === 'quick' || since > longestRise)) return
    if (!ending && since < Math.max(firstThird, window)) return
    now.rise = riseOf(memory.frames, floor)
    now.start ??= now.rise >= window * 0.9 ? 'soft' : 'quick'
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
    feed(level: number, ms: number): Reading {
      at += ms
      now.level = level
      memory.add({ from: at - ms, at, level }, now.stage !== 'settling' && now.stage !== 'waiting')
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
