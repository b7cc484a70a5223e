import { signal } from '@preact/signals'
import { chanceFrom, makeClock } from '@marigold/device'
import { afterEach, expect, test, vi } from 'vitest'
import type { Values } from '../kit/index.ts'
import { makeManualTime } from '../kit/testing.ts'
import { levels } from './levels.ts'
import { rules, type Level, type Move } from './rules.ts'
import type { StonePlay } from './scene.ts'
import { makeShow } from './show.ts'

afterEach(() => vi.restoreAllMocks())

/** Returns a game on a manual clock that records every sound. */
function staged(level: number, given: Values = {}) {
  const time = makeManualTime()
  vi.spyOn(performance, 'now').mockImplementation(time.now)
  const clock = makeClock(time)
  const values: Values = { scan: 'off', pause: 1, ...given }
  const begun = rules.start(levels[level] as Level, { seats: 1, values }, chanceFrom(3))
  const state = signal(rules.apply(begun, { kind: 'choose', choice: 'ducklings' }, chanceFrom(1)))
  const heard: { instrument: string; notes?: readonly { at: number }[]; stopped?: boolean }[] = []
  const trials: { target: string; response: string; result?: string }[] = []
  const play = {
    clock,
    state,
    values,
    level: levels[level],
    look: signal('playful'),
    calm: signal(true),
    ready: signal(true),
    closing: signal(false),
    sound: {
      play: (instrument: string) => void heard.push({ instrument }),
      series: (instrument: string, notes: readonly { at: number }[]) => {
        const one = { instrument, notes, stopped: false }
        heard.push(one)
        return { stop: () => void (one.stopped = true) }
      },
    },
    move: (move: Move) => (state.value = rules.apply(state.value, move, chanceFrom(1))),
    trial: (trial: (typeof trials)[number]) => void trials.push(trial),
    endTurn: () => undefined,
    say: () => undefined,
    finish: () => undefined,
  } as unknown as StonePlay
  const show = makeShow(play)
  show.begin()
  const step = (after: number) => {
    time.pass(after)
    show.step()
  }
  return { time, clock, state, show, step, heard, trials }
}
const gaps = (times: readonly { at: number }[]) =>
  times.slice(1).map(({ at }, i) => Math.round((at - (times[i]?.at ?? 0)) * 1000))

test("the replay plays the learner's rhythm, scheduled on the audio clock at once", () => {
  const { time, state, step, heard, show } = staged(1)
  step(400)
  step(613)
  step(1287)
  expect([state.value.phase, show.see.asked.value]).toEqual(['after', false])
  time.pass(620)
  expect(show.see.asked.value).toBe(true)
  const replay = heard.findLast(({ notes }) => notes)
  expect(gaps(replay?.notes ?? [])).toEqual([613, 1287])
  const lit: number[] = []
  show.see.sounding.subscribe((one) => lit.push(one))
  time.pass(3000)
  expect(lit).toEqual([-1, 0, 1, 2, -1])
})

test('a pause during a crossing takes no time, and its step is not measured', () => {
  const { time, clock, state, step } = staged(1)
  step(100)
  step(700)
  time.pass(300)
  clock.pause()
  time.pass(60_000)
  clock.resume()
  step(400)
  expect(state.value.log[0]?.taps.map(({ at, broken }) => [at, broken])).toEqual([
    [100, false],
    [800, false],
    [1500, true],
  ])
})

test("the replay's sound and lights stop when a player moves on", () => {
  const { time, show, step, heard } = staged(1)
  step(0)
  step(600)
  step(600)
  time.pass(700)
  show.score('independent')
  show.make({ kind: 'go', next: 'alike' })
  expect(heard.filter(({ notes }) => notes).at(-1)?.stopped).toBe(true)
  time.pass(5000)
  expect(show.see.sounding.value).toBe(-1)
})

test('the turtle blinks after its pause and not before, even if the game is paused meanwhile', () => {
  const { time, clock, show, step, state, heard } = staged(3)
  step(0)
  step(900)
  time.pass(700)
  clock.pause()
  time.pass(5000)
  clock.resume()
  expect(show.see.blinked.value).toBe(false)
  show.step()
  expect([state.value.taps.length, show.see.hint.value]).toEqual([2, 'Wait until the turtle blinks'])
  time.pass(400)
  expect(show.see.blinked.value).toBe(true)
  // Pressed too soon: one quiet bell and no chord.
  expect(heard.filter(({ instrument }) => instrument === 'bell')).toHaveLength(1)
  step(100)
  expect(state.value.taps.length).toBe(3)
})

test('a completed pause plays a chord', () => {
  const { time, step, heard } = staged(3)
  step(0)
  step(900)
  time.pass(1100)
  expect(heard.filter(({ instrument }) => instrument === 'bell')).toHaveLength(3)
})

test('left and right alternate: the same side twice waits for the other', () => {
  const { time, state, show } = staged(1, { hands: 'turns' })
  const by = (...hands: ('left' | 'right')[]) => {
    for (const hand of hands) {
      time.pass(500)
      show.step(undefined, hand)
    }
    return [state.value.taps.length, show.see.hand.value, show.see.hint.value]
  }
  expect(by('right')).toEqual([1, 'left', ''])
  expect(by('right')).toEqual([1, 'left', 'Now tap left.'])
  expect(by('left')).toEqual([2, 'right', ''])
})

test('the metronome ticks at the chosen rate, and is silent on a pause stone', () => {
  const { step, heard } = staged(3, { metronome: 'soft', pace: 'set', rate: 80 })
  const ticks = heard.findLast(({ notes }) => notes)
  expect(new Set(gaps(ticks?.notes ?? []))).toEqual(new Set([750]))
  step(0)
  expect(ticks?.stopped).toBe(false)
  step(3000)
  expect(ticks?.stopped).toBe(true)
})

test('logs the measurements once it is known what was left out', () => {
  const { show, step, trials, state } = staged(1)
  const [first] = state.value.crossing.stones
  step(0)
  step(500)
  step(520)
  expect(trials).toEqual([])
  show.score('helped')
  show.make({ kind: 'leave-out', stone: 0 })
  show.make({ kind: 'go', next: 'alike' })
  const target = state.value.log[0]?.crossing.text
  expect(trials).toEqual([
    {
      target,
      response:
        '3 chunks, tapped at 118 syllables per minute without pauses, 2 of 2 in the band 84–156, 0 early, 0 long',
      result: 'correct',
      moves: 3,
    },
    { target, response: `With help, left out “${first?.text}”`, result: 'correct', cue: 1, scoredBy: 'adult' },
  ])
})

test('one extra tap is ignored, and mashing is shown to be too quick without a reward', () => {
  const { state, show, step, heard } = staged(1)
  step(0)
  const before = heard.length
  step(100)
  expect([show.see.hint.value, heard.length]).toEqual(['', before])
  step(100)
  step(100)
  expect([state.value.taps.length, show.see.hint.value]).toEqual([1, 'Too quick! Slow feet stay dry.'])
  expect(heard.slice(before).map(({ instrument }) => instrument)).toEqual(['wood', 'wood'])
  step(700)
  expect([state.value.taps.length, show.see.hint.value]).toEqual([2, ''])
})
