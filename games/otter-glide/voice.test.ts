import { loudnessIn, measureRoom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { everyMs, levelsOf, type Onset, type Shape } from './onsets.ts'
import { loudnessCurve, makeVoice, type VoiceListener } from './voice.ts'

const ear: VoiceListener = { floor: 0.18, window: 150 }
const frameMs = 16

/** A section of the loudness: duration, start level, and end level. */
type Stretch = readonly [ms: number, from: number, to?: number]
const quiet: Stretch = [600, 0]

/** Returns levels as the player page sends them, every 50 ms, sampled in frames of 16 ms. */
function frames(stretches: readonly Stretch[], levelMs = 50): number[] {
  const whole = stretches.flatMap(([ms, from, to = from]) =>
    Array.from({ length: Math.round(ms) }, (_, i) => from + ((to - from) * i) / ms),
  )
  const held = whole.map((_, at) => whole[Math.floor(at / levelMs) * levelMs] ?? 0)
  return Array.from({ length: Math.floor(held.length / frameMs) }, (_, i) => held[i * frameMs] ?? 0)
}
const at = (level: number) => ({ loudness: level, amplitude: level })
function hear(stretches: readonly Stretch[], by: VoiceListener = ear) {
  const voice = makeVoice(by)
  for (const level of frames(stretches)) voice.feed(at(level), frameMs)
  return { ...voice.end(), hill: voice.hill() }
}

/** Returns the reading of a synthetic onset. */
function read(onset: Onset, window = ear.window) {
  const { loud = 0.1, noiseDb = -40 } = onset
  const room = { quiet: loud * 10 ** (noiseDb / 20), talk: loud * 0.8 }
  const voice = makeVoice({ ...ear, window })
  for (const rms of levelsOf(onset))
    for (let frame = 0; frame < 3; frame++) voice.feed({ loudness: loudnessIn(room, rms), amplitude: rms }, everyMs / 3)
  return voice.end()
}
const phases = [0, 7, 14, 21, 28, 35, 42]
const shapes: Shape[] = ['linear', 'cosine', 'exponential']
const conditions: Record<string, Partial<Onset>> = {
  'in a quiet room': {},
  'in a silent room': { noiseDb: -60 },
  'in a noisy room': { noiseDb: -20 },
  'of a quiet voice': { loud: 0.02 },
  'of a loud voice': { loud: 0.5 },
}

describe('synthetic onsets', () => {
  test.each(Object.entries({ ...conditions, 'that swells': { swellDb: 5 }, 'that overshoots': { overshootDb: 4 } }))(
    'a hard attack %s is a quick start, however it falls between two levels',
    (_name, more) => {
      for (const riseMs of [5, 15, 30, 50])
        for (const shape of shapes)
          for (const phaseMs of phases) {
            const { start, rise } = read({ shape, riseMs, phaseMs, ...more })
            expect([start, rise < 130], `${shape}, ${riseMs} ms, ${phaseMs}: ${rise} ms`).toEqual(['quick', true])
          }
    },
  )

  test.each(Object.entries(conditions))(
    'a gentle start %s is a soft start, and its rise time is told',
    (_name, more) => {
      for (const riseMs of [200, 250, 300, 450, 560, 800])
        for (const shape of ['linear', 'cosine'] as const)
          for (const phaseMs of phases) {
            const { start, rise } = read({ shape, riseMs, phaseMs, ...more })
            const near = Math.abs(rise - riseMs) <= Math.max(60, riseMs / 6)
            expect([start, near], `${shape}, ${riseMs} ms, ${phaseMs}: ${rise} ms`).toEqual(['soft', true])
          }
    },
  )

  test('reads a 0.7 s fade as soft in any room, for any voice, and with automatic gain', () => {
    const fade: Onset = { shape: 'linear', riseMs: 0.8 * 700 }
    for (const more of [...Object.values(conditions), { gainDb: 6 }, { gainDb: 12 }, { noiseDb: -50, loud: 0.25 }])
      for (const phaseMs of phases) expect(read({ ...fade, phaseMs, ...more }).start).toBe('soft')
  })

  test('reads an exponential rise as soft from 350 ms on', () => {
    for (const riseMs of [350, 560, 800])
      for (const phaseMs of phases) expect(read({ shape: 'exponential', riseMs, phaseMs }).start).toBe('soft')
  })
})

describe('start of the voice', () => {
  test('reads a half-second linear rise as soft, with 80% of that as its rise time', () => {
    const { start, rise } = hear([quiet, [500, 0, 0.6], [1500, 0.6], [1500, 0]])
    expect(start).toBe('soft')
    expect(rise).toBeGreaterThan(370)
    expect(rise).toBeLessThan(430)
  })

  test('reads a burst as quick, even if the voice swells afterward', () => {
    expect(hear([quiet, [1500, 0.6], [1500, 0]])).toMatchObject({ start: 'quick' })
    const swelling = hear([quiet, [80, 0.55], [400, 0.55, 0.72], [1000, 0.7], [1500, 0]])
    expect(swelling.start).toBe('quick')
    expect(swelling.rise).toBeLessThan(110)
  })

  test.each([150, 200, 300, 400, 500, 600])(
    'separates clearly longer and shorter rises with a window of %i ms',
    (window) => {
      const rising = (riseMs: number) => read({ shape: 'linear', riseMs }, window).start
      expect(rising(window * 1.2 + 20)).toBe('soft')
      expect(rising(window * 0.7 - 20)).toBe('quick')
    },
  )

  test('reads quiet voices like loud ones', () => {
    for (const loud of [0.28, 0.45, 0.9]) {
      expect(hear([quiet, [500, 0, loud], [1000, loud], [1500, 0]]).start).toBe('soft')
      expect(hear([quiet, [1000, loud], [1500, 0]]).start).toBe('quick')
    }
  })

  test('reads the start a third of a second into the voice', () => {
    const voice = makeVoice(ear)
    const known = frames([quiet, [3000, 0.6]]).findIndex((level) => voice.feed(at(level), frameMs).start !== null)
    expect(known * frameMs - 600).toBeGreaterThan(300)
    expect(known * frameMs - 600).toBeLessThan(420)
  })

  test('reads a shorter word when it ends', () => {
    expect(hear([quiet, [220, 0.6], [1500, 0]])).toMatchObject({ start: 'quick', breaks: 0 })
  })
})

describe('flow of the voice', () => {
  test('treats 150 ms of silence as flow and 400 ms as a break', () => {
    const rest = (ms: number) => hear([quiet, [300, 0, 0.6], [800, 0.6], [ms, 0], [800, 0.6], [1500, 0]])
    expect(rest(150)).toMatchObject({ breaks: 0, stage: 'over' })
    expect(rest(400)).toMatchObject({ breaks: 1, stage: 'over' })
    expect(rest(150).voiced - rest(400).voiced).toBeGreaterThan(80)
  })

  test('excludes the final pause from the voiced time', () => {
    const { voiced } = hear([quiet, [300, 0, 0.6], [2200, 0.6], [1500, 0]])
    expect(voiced).toBeGreaterThan(2250)
    expect(voiced).toBeLessThan(2520)
  })

  test('tolerates a small drop, and ignores everything after a long pause', () => {
    expect(hear([quiet, [800, 0.6], [600, 0.14], [600, 0.6], [1500, 0]]).breaks).toBe(0)
    const ended = hear([quiet, [800, 0.6], [1600, 0], [2000, 0.6]])
    expect(ended).toMatchObject({ stage: 'over', breaks: 0 })
    expect(ended.voiced).toBeLessThan(900)
  })

  test('handles ending during a break, or before any voice', () => {
    expect(hear([[2000, 0]])).toMatchObject({ stage: 'waiting', start: null, voiced: 0 })
  })
})

describe('room noise', () => {
  const noise = (stretches: readonly Stretch[]) =>
    frames(stretches).map((level, i) => Math.max(0, level + 0.07 * Math.sin(i * 1.7) + 0.05 * Math.sin(i * 5.3)))

  test('doesn’t mistake a noisy room for a voice, and still finds soft starts and breaks', () => {
    const voice = makeVoice(ear)
    for (const level of noise([[3000, 0.03]])) voice.feed(at(level), frameMs)
    expect(voice.feed(at(0), frameMs)).toMatchObject({ stage: 'waiting', voiced: 0 })
    for (const level of noise([
      [600, 0.03, 0.6],
      [1200, 0.6],
      [400, 0.02],
      [800, 0.6],
      [1600, 0.02],
    ]))
      voice.feed(at(level), frameMs)
    expect(voice.end()).toMatchObject({ start: 'soft', breaks: 1 })
  })

  test('ignores clicks and knocks', () => {
    expect(hear([quiet, [50, 0.9], [1500, 0]])).toMatchObject({ stage: 'waiting', voiced: 0 })
  })

  test('waits for quiet, so that earlier talk doesn’t start a glide', () => {
    expect(hear([[2000, 0.6]])).toMatchObject({ stage: 'settling', voiced: 0 })
    expect(
      hear([
        [900, 0.6],
        [400, 0],
        [500, 0, 0.6],
        [900, 0.6],
      ]),
    ).toMatchObject({ start: 'soft' })
  })

  test('detects quieter sound with a lower floor', () => {
    const low: Stretch[] = [quiet, [400, 0, 0.15], [900, 0.15], [1500, 0]]
    expect(hear(low, { ...ear, floor: 0.1 }).voiced).toBeGreaterThan(900)
    expect(hear(low, { ...ear, floor: 0.28 }).voiced).toBe(0)
  })

  test('measures quiet and loud voices alike once the room is known', () => {
    const many = (value: number) => Array.from({ length: 40 }, () => value)
    const rising = (talk: number) => {
      const room = measureRoom(many(0.006), many(talk))
      if (!room) throw new Error('the talk is not clear')
      const voice = makeVoice(ear)
      for (const share of frames([quiet, [600, 0, 1], [1200, 1], [1500, 0]]))
        voice.feed({ loudness: loudnessIn(room, 0.004 + talk * share), amplitude: 0.004 + talk * share }, frameMs)
      return voice.end()
    }
    const [low, high] = [rising(0.02), rising(0.2)]
    expect(low.start).toBe(high.start)
    expect(Math.abs(low.voiced - high.voiced)).toBeLessThan(250)
    expect(Math.abs(low.rise - high.rise)).toBeLessThan(80)
  })
})

test('returns the loudness curve from silence to silence', () => {
  const { hill } = hear([quiet, [500, 0, 0.6], [1000, 0.6], [300, 0.6, 0], [1500, 0]])
  expect(hill).toHaveLength(32)
  expect(hill[0]).toBeLessThan(0.1)
  expect(Math.max(...hill)).toBeGreaterThan(0.55)
  expect(hill.at(-1)).toBeLessThan(0.2)
  expect(loudnessCurve([], 4)).toEqual([0, 0, 0, 0])
})
