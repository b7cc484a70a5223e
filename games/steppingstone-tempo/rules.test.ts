import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { withoutSlashes } from './chunking.ts'
import { picturesFor, rungsOf } from './items.ts'
import { levels } from './levels.ts'
import { choicesFor, finishes, leads, type Choice } from './journey.ts'
import { rules, isUnscored, nextChoices, type Level, type Move, type State } from './rules.ts'

checkRules({
  rules,
  levels,
  seats: [1, 4],
  games: 8,
  settings: {
    'usual settings': {},
    'own text': { source: 'own', chunks: 'syllables' },
    'by syllables, with pictures': { chunks: 'syllables', show: 'picture', crossings: 5 },
    'over a video call, unmarked': { taps: 'order', omitted: false },
    'by phrases': { chunks: 'phrases', crossings: 15, pace: 'set', rate: 160, width: 0.5, pause: 2 },
  },
})

const [two, long, phrases, sentences, passage] = levels as [Level, Level, Level, Level, Level]
const begin = (level: Level, values = {}, seats = 1, kept?: unknown) =>
  rules.start(level, { seats, values, kept }, chanceFrom(5))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const tap = (at: number, broken = false): Move => ({ kind: 'tap', at, broken })
const choose = (state: State): State => {
  const [choice] = choicesFor(state) ?? []
  return state.phase === 'choose' && choice ? play(state, { kind: 'choose', choice }) : state
}
/** Begins a level at its first stone. */
const onBank = (...args: Parameters<typeof begin>) => choose(begin(...args))
/** Crosses in even steps, with enough time at each turtle, and is said well. */
const cross = (state: State, ms = 1000) => {
  let [at, now] = [0, choose(state)]
  while (now.phase === 'cross') {
    now = play(now, tap(at))
    at += now.crossing.stones[now.taps.length - 1]?.kind === 'pause' ? now.pauseMs : ms
  }
  return isUnscored(now) ? play(now, { kind: 'score', earned: 'independent' }) : now
}
const go = (next: 'longer' | 'alike' | 'again'): Move => ({ kind: 'go', next })

test("a turtle must be waited for: a tap before it blinks doesn't move on and is counted", () => {
  const state = onBank(sentences, { pause: 1.5 })
  const onTurtle = play(state, tap(0), tap(900))
  const hurried = play(onTurtle, tap(1000), tap(2399))
  expect([hurried.taps.length, hurried.hurried[1]]).toEqual([2, 2])
  const on = play(hurried, tap(2700))
  expect(on.taps.length).toBe(3)
  expect(on.log[0]?.hurried[1] ?? on.hurried[1]).toBe(2)
})

test('an early or late tap lands', () => {
  const state = onBank(phrases)
  expect(play(state, tap(0), tap(320), tap(60_000)).taps).toHaveLength(3)
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
  const state = onBank(phrases)
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

test('mashing at 413 taps a minute moves nobody, and slowing down goes on', () => {
  for (const level of levels) {
    const mashed = play(onBank(level), ...Array.from({ length: 40 }, (_, i) => tap(i * 145)))
    expect([level.name, mashed.taps.length, mashed.rushed]).toEqual([level.name, 1, 39])
    const on = play(mashed, tap(39 * 145 + 2000))
    expect(on.taps).toHaveLength(2)
  }
})

test('a phrase needs time to be said, even if no tap follows another at once', () => {
  const state = onBank(sentences)
  expect(play(state, tap(0), tap(350)).rushed).toBe(1)
  expect(play(onBank(sentences, { taps: 'order' }), tap(0), tap(350)).taps).toHaveLength(2)
})

test('a player chooses whom to lead, then how to end; the easiest level keeps the first choice', () => {
  const offered = (level: Level) => {
    let now = begin(level)
    const all: (readonly Choice[] | null)[] = []
    for (let i = 0; i < 4; i++) {
      all.push(now.phase === 'choose' ? choicesFor(now) : null)
      now = play(cross(now), go('alike'))
    }
    return all
  }
  expect(offered(long)).toEqual([leads, finishes, leads, finishes])
  expect(offered(two)).toEqual([leads, null, leads, null])
  const led = play(begin(long, {}, 2), { kind: 'choose', choice: 'tortoise' })
  expect([led.leads, led.choice]).toEqual([['tortoise', 'ducklings'], 'tortoise'])
  expect(() => play(begin(long), { kind: 'choose', choice: 'log' })).toThrow()
})

test('no choice is ahead in more than 60% of games', () => {
  const partyOf = (seed: number, wanted: readonly Choice[]) => {
    const states = playOut(rules, long, { seats: 1, values: { omitted: false } }, chanceFrom(seed), {
      choose: (moves) =>
        moves.find((move) => move.kind === 'choose' && wanted.includes(move.choice)) ??
        moves.find((move) => move.kind === 'go' && move.next === 'alike') ??
        (moves[0] as Move),
    })
    return (states.at(-1) as State).log
      .filter(({ choice }) => wanted.includes(choice))
      .reduce((sum, { won }) => sum + won, 0)
  }
  for (const [one, other] of [leads, finishes]) {
    const ahead = { one: 0, other: 0 }
    for (let seed = 1; seed <= 300; seed++) {
      const [a, b] = [partyOf(seed, [one]), partyOf(seed, [other])]
      if (a !== b) ahead[a > b ? 'one' : 'other'] += 1
    }
    expect(Math.max(ahead.one, ahead.other) / 300, `${one} or ${other}`).toBeLessThan(0.6)
    expect(Math.min(ahead.one, ahead.other) / 300, `${one} or ${other}`).toBeGreaterThan(0.2)
  }
})

test('goes on only after the adult has said how it was said', () => {
  const unscored = play(choose(begin(two)), tap(0), tap(600))
  expect(() => play(unscored, go('alike'))).toThrow()
  const scored = play(unscored, { kind: 'score', earned: 'helped' })
  expect(scored.log[0]?.earned).toBe('helped')
  expect(() => play(scored, { kind: 'score', earned: 'notYet' })).toThrow()
})
