import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { levels } from './levels.ts'
import { mouthOf, forks } from './river.ts'
import { candidatesOf, itemNow, rules, type Level, type Move, type State } from './rules.ts'
import type { Heard } from './state.ts'

checkRules({
  rules,
  levels,
  seats: [1, 3],
  settings: {
    'usual settings': {},
    'twenty glides, pairs often, no rating': { glides: 20, contrast: 'often', rate: 'never' },
  },
})

const begin = (seats = 1, values = {}, level = 0) =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(1))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const glide = (start: Heard['start'] = 'soft', voiced = 2000, breaks = 0): Move => ({
  kind: 'glide',
  heard: { by: 'voice', start, rise: start === 'soft' ? 400 : 50, voiced, breaks, hill: [0, 0.6, 0] },
})
const rate = (ease: number | null = 4): Move => ({ kind: 'rate', ease })
/** Plays on as a child does who says everything once, until it is over. */
function playOn(from: State, move: Move = glide()): State {
  let state = from
  while (state.phase === 'say' || state.phase === 'rate' || state.phase === 'fork') {
    if (state.phase === 'say') state = play(state, move)
    else if (state.phase === 'rate') state = play(state, rate())
    else state = play(state, rules.moves(state)[0] as Move)
  }
  return state
}

describe('a glide', () => {
  test('carries the otters on whatever its start, its length and its breaks', () => {
    const ways = [glide('soft', 4000), glide('quick', 4000), glide('soft', 300), glide('quick', 900, 3)]
    for (const way of ways) expect(play(begin(), way).along).toBeCloseTo(0.1)
  })

  test('that goes on past the last buoy carries them up to half as far again', () => {
    expect(play(begin(), glide('soft', 5000)).along).toBeCloseTo(0.125)
    expect(play(begin(), glide('quick', 30_000)).along).toBeCloseTo(0.15)
  })

  test('is asked how it felt, and the next player has the microphone', () => {
    const asked = play(begin(3), glide())
    expect([asked.phase, asked.seat]).toEqual(['rate', 0])
    const next = play(asked, rate(5))
    expect(next).toMatchObject({ phase: 'say', seat: 1, turnOver: true, glides: [{ ease: 5, seat: 0 }] })
    expect(itemNow(next)).not.toBe(itemNow(asked))
  })

  test('that was a cough is taken back, and the same words are asked again', () => {
    const before = begin()
    expect(play(before, glide('soft', 9000), { kind: 'undo' })).toEqual(before)
  })
})

test('what a card of the player page said stands with its glide', () => {
  const heard = { by: 'voice', start: 'soft', rise: 400, voiced: 900, breaks: 0, hill: [] } as const
  const state = play(begin(), { kind: 'glide', heard: { ...heard, hill: [] }, said: 'my own card' })
  expect(state.glides[0]?.item).toBe('my own card')
})

describe('the river', () => {
  test('ends after the planned glides, or sooner for long ones; everybody has as many', () => {
    expect(playOn(begin()).glides).toHaveLength(10)
    expect(playOn(begin(1, { glides: 20 })).glides).toHaveLength(20)
    expect(playOn(begin(), glide('soft', 9000)).glides).toHaveLength(7)
    const three = playOn(begin(3)).glides
    expect([0, 1, 2].map((seat) => three.filter((one) => one.seat === seat).length)).toEqual([4, 4, 4])
  })

  test('has two forks, and each way a mouth of its own', () => {
    const ways = forks[0]?.flatMap((first) => forks[1]?.map((second) => mouthOf(['brook', first, second])) ?? []) ?? []
    expect(new Set(ways).size).toBe(4)
    expect(playOn(begin()).way).toEqual(['brook', 'willows', 'lake'])
  })

  test('at a fork the one whose turn it is chooses, and only what lies there', () => {
    let state = begin(2)
    while (state.phase !== 'fork') state = play(state, state.phase === 'say' ? glide() : rate())
    expect([state.seat, state.along >= 0.3]).toEqual([0, true])
    expect(() => play(state, { kind: 'fork', stretch: 'mill' })).toThrow('not a move')
    expect(play(state, { kind: 'fork', stretch: 'rocks' })).toMatchObject({ way: ['brook', 'rocks'], seat: 1 })
  })
})

describe('a pair to compare', () => {
  const asked = play(begin(2, { glides: 20 }), { kind: 'contrast' })

  test('asks for a quick start and then a soft one of the same words, in one turn', () => {
    const quick = play(asked, glide('quick'), rate(2))
    expect(quick).toMatchObject({ phase: 'say', seat: 0, turnOver: false, pair: { asks: 'soft' } })
    expect(itemNow(quick)).toBe(itemNow(asked))
    const both = play(quick, glide('soft'), rate(5))
    expect(both).toMatchObject({ phase: 'compare', pairs: [] })
    const told = play(both, { kind: 'compare', felt: 'soft' })
    expect(told).toMatchObject({ pairs: [{ seat: 0, felt: 'soft' }], seat: 1, pair: null, turnOver: true })
    expect(told.glides.map((one) => one.asked)).toEqual(['quick', 'soft'])
  })

  test('that comes out the other way is offered once more, and then goes on without being a pair', () => {
    const again = play(asked, glide('soft'), rate())
    expect(again.pair).toMatchObject({ asks: 'quick', others: 1 })
    const on = play(again, glide('soft'), rate())
    expect(on.pair).toEqual({ asks: 'soft', others: 0, made: [] })
    expect(play(on, glide('soft'), rate())).toMatchObject({ phase: 'say', seat: 1, pairs: [] })
  })

  test('comes by itself after every fifth glide where the settings say so', () => {
    let state = begin(1, { contrast: 'often' })
    for (let i = 0; i < 5; i++) {
      state = play(state, glide(), rate())
      if (state.phase === 'fork') state = play(state, { kind: 'fork', stretch: 'willows' })
    }
    expect(state.pair).toMatchObject({ asks: 'quick' })
  })
})

describe('the end', () => {
  test('each learner chooses the glide that felt easiest, of those that were rated highest', () => {
    const done = playOn(begin(2))
    expect([done.phase, done.choosing]).toEqual(['easiest', [0, 1]])
    const of = candidatesOf(done, 0)
    expect(of.every((index) => done.glides[index]?.seat === 0)).toBe(true)
    expect(() => play(done, { kind: 'easiest', glide: candidatesOf(done, 1)[0] ?? 1 })).toThrow('not a move')
    const over = play(done, { kind: 'easiest', glide: of[2] ?? 0 }, { kind: 'easiest', glide: null })
    expect([rules.isOver(over), over.easiest]).toEqual([true, [of[2], null]])
  })

  test('six glides at most are offered, the highest rated and the latest of them', () => {
    let state = begin()
    for (const ease of [5, 1, 1, 1, 1, 1, 1, 1]) {
      state = play(state, glide(), rate(ease))
      if (state.phase === 'fork') state = play(state, rules.moves(state)[0] as Move)
    }
    expect(candidatesOf(state, 0)).toEqual([0, 3, 4, 5, 6, 7])
  })

  test('closing in the middle still asks, and closing that is the end', () => {
    const two = play(begin(), glide(), rate(), glide(), rate(3), { kind: 'close' })
    expect(two.phase).toBe('easiest')
    expect(play(two, { kind: 'close' }).phase).toBe('over')
    expect(play(begin(), { kind: 'close' }).phase).toBe('over')
  })
})

test('the next play takes other words', () => {
  const first = begin(1, {}, 1)
  const next = rules.start(levels[1] as Level, { seats: 1, values: {}, kept: { used: first.used } }, chanceFrom(1))
  expect(next.items.filter((item) => first.items.includes(item))).toEqual([])
})

test('passing hands the microphone on without a glide', () => {
  expect(play(begin(2), { kind: 'pass' })).toMatchObject({ seat: 1, along: 0, glides: [], turnOver: true })
})
