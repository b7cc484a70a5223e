import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { withoutSlashes } from './chunking.ts'
import { picturesFor, rungsOf } from './items.ts'
import { levels } from './levels.ts'
import { rules, nextChoices, type Level, type Move, type State } from './rules.ts'

checkRules({
  rules,
  levels,
  seats: [1, 4],
  games: 8,
  settings: {
    'usual settings': {},
    'own text': { source: 'own', chunks: 'syllables' },
    'by syllables, with pictures': { chunks: 'syllables', show: 'picture', crossings: 5 },
    'by phrases': { chunks: 'phrases', crossings: 15, pace: 'set', rate: 160, width: 0.5, pause: 2 },
  },
})

const [two, long, phrases, sentences, passage] = levels as [Level, Level, Level, Level, Level]
const begin = (level: Level, values = {}, seats = 1, kept?: unknown) =>
  rules.start(level, { seats, values, kept }, chanceFrom(5))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const tap = (at: number, broken = false): Move => ({ kind: 'tap', at, broken })
/** Crosses in even steps, with enough time at each turtle. */
const cross = (state: State, ms = 1000) => {
  let [at, now] = [0, state]
  while (now.phase === 'cross') {
    now = play(now, tap(at))
    at += now.crossing.stones[now.taps.length - 1]?.kind === 'pause' ? now.pauseMs : ms
  }
  return now
}
const go = (next: 'longer' | 'alike' | 'again'): Move => ({ kind: 'go', next })

test("a turtle must be waited for: a tap before it blinks doesn't move on and is counted", () => {
  const state = begin(sentences, { pause: 1.5 })
  const onTurtle = play(state, tap(0), tap(900))
  const hurried = play(onTurtle, tap(1000), tap(2399))
  expect([hurried.taps.length, hurried.hurried[1]]).toEqual([2, 2])
  const on = play(hurried, tap(2400))
  expect(on.taps.length).toBe(3)
  expect(on.log[0]?.hurried[1] ?? on.hurried[1]).toBe(2)
})

test('a tap always lands, even an early or late one', () => {
  const state = begin(phrases)
  expect(play(state, tap(0), tap(1), tap(60_000)).taps).toHaveLength(3)
  expect(() => play(state, tap(500), tap(400))).toThrow('tap is not a move here')
})

test('longer adds one word, one syllable, one word, or one phrase', () => {
  for (const level of [two, long, phrases, sentences]) {
    let now = cross(begin(level))
    const lengths = [now.crossing.stones.length]
    while (nextChoices(now).includes('longer')) {
      now = cross(play(now, go('longer')))
      lengths.push(now.crossing.stones.length)
    }
    expect(lengths).toHaveLength(rungsOf(level.kind))
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
    expect(new Set(lengths).size, level.name).toBe(lengths.length)
  }
})

test('again repeats the same words at the chosen speed', () => {
  const first = cross(begin(long))
  const again = play(first, { kind: 'pace', by: -10 }, go('again'))
  expect([again.crossing.text, again.rate]).toEqual([first.crossing.text, first.rate - 10])
  expect(play(first, ...Array.from({ length: 20 }, (): Move => ({ kind: 'pace', by: 10 }))).rate).toBe(240)
})

test('a passage is crossed sentence by sentence, in order, to its end', () => {
  const states = playOut(rules, passage, { seats: 2, values: {} }, chanceFrom(9), {
    choose: (moves) => moves[0] as Move,
  })
  const last = states.at(-1) as State
  expect(last.log.map(({ crossing }) => crossing.text)).toEqual(last.queues[0])
  expect(last.log.map(({ seat }) => seat)).toEqual(last.log.map((_, i) => i % 2))
})

test('own text repeats, and only words in the tables are split', () => {
  const state = play(begin(two, { source: 'own' }), { kind: 'own', text: 'Hello Zyzz. My monkey' })
  expect(state.crossing.stones.map(({ text }) => text)).toEqual(['Hel', 'lo', 'Zyzz.'])
  const second = play(cross(state), go('alike'))
  expect(second.crossing.stones.map(({ text }) => text)).toEqual(['My', 'mon', 'key'])
  expect(play(cross(second), go('alike')).crossing.text).toBe('Hello Zyzz.')
  expect(play(begin(two, { source: 'own' }), { kind: 'own', text: '  ' }).crossing.from).toBe('level')
})

test('a card of the player page replaces the current text until the first tap', () => {
  const state = begin(phrases)
  const laid = play(state, { kind: 'lay', text: 'On Monday / at noon' })
  expect([laid.crossing.from, withoutSlashes(laid.crossing.text), laid.crossing.stones.length]).toEqual([
    'cards',
    'On Monday at noon',
    5,
  ])
  expect(() => play(laid, tap(0), { kind: 'lay', text: 'too late' })).toThrow()
})

test('chunks can be marked as left out and unmarked, but a turtle cannot', () => {
  const state = cross(begin(sentences))
  const marked = play(state, { kind: 'leave-out', stone: 2 }, { kind: 'leave-out', stone: 0 })
  expect(marked.log[0]?.left).toEqual([0, 2])
  expect(play(marked, { kind: 'leave-out', stone: 2 }).log[0]?.left).toEqual([0])
  expect(() => play(state, { kind: 'leave-out', stone: 1 })).toThrow()
})

test('all players get the same number of crossings', () => {
  for (const seats of [1, 2, 3, 4]) {
    const last = playOut(rules, two, { seats, values: { crossings: 10 } }, chanceFrom(2)).at(-1) as State
    const each = Array.from({ length: seats }, (_, seat) => last.log.filter((one) => one.seat === seat).length)
    expect(new Set(each).size).toBe(1)
  }
})

test('ten games in a row repeat no words', () => {
  for (const level of levels) {
    let kept: unknown
    const seen: string[] = []
    for (let i = 0; i < 10; i++) {
      const last = playOut(rules, level, { seats: 1, values: { crossings: 10 }, kept }, chanceFrom(i + 1), {
        choose: (moves, { log }) => {
          const on = moves.filter((move) => move.kind === 'go' && move.next !== 'again')
          // A longer crossing every third time.
          return (on[log.length % 3 === 0 ? 0 : on.length - 1] ?? moves[0]) as Move
        },
      }).at(-1) as State
      kept = { used: last.used }
      seen.push(...(level.kind === 'passage' ? [last.queues[0]?.[0] ?? ''] : last.played))
    }
    expect(
      seen.filter((one, i) => seen.indexOf(one) !== i),
      level.name,
    ).toEqual([])
  }
})

test('with pictures, every word of a rung has one', () => {
  const state = begin(two, { show: 'picture' })
  expect(state.queues[0]?.filter((word) => picturesFor(word).length === 0)).toEqual([])
  expect(begin(two).queues[0]?.some((word) => picturesFor(word).length === 0)).toBe(true)
})
