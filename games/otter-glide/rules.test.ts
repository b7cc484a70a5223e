import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { levels } from './levels.ts'
import { mouthOf, forks } from './river.ts'
import { easiestCandidates, currentItem, rules, shellsOf, type Level, type Move, type State } from './rules.ts'
import type { VoiceReading } from './state.ts'

checkRules({
  rules,
  levels,
  seats: [1, 3],
  settings: {
    'usual settings': {},
    'twenty glides, pairs often, asked only at the end': { glides: 20, contrast: 'often', rate: 'never' },
  },
})

const begin = (seats = 1, values = {}, level = 0) =>
  rules.start(levels[level] as Level, { seats, values }, chanceFrom(1))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const playSeeded = (state: State, seed: number, ...moves: Move[]) => {
  const rng = chanceFrom(seed)
  return moves.reduce((at, move) => rules.apply(at, move, rng), state)
}
const glide = (start: VoiceReading['start'] = 'soft', voiced = 2000, breaks = 0): Move => ({
  kind: 'glide',
  heard: { by: 'voice', start, rise: start === 'soft' ? 400 : 50, voiced, breaks, hill: [0, 0.6, 0] },
})
const go: Move = { kind: 'go' }
/** Plays to the end, saying everything once. */
function playOn(from: State, move: Move = glide()): State {
  let state = from
  while (!state.closing) state = play(state, state.phase === 'say' ? move : (rules.moves(state)[0] as Move))
  return state
}

describe('a glide', () => {
  test('moves the otters whatever its start, length, and breaks', () => {
    const ways = [glide('soft', 4000), glide('quick', 4000), glide('soft', 300), glide('quick', 900, 3)]
    for (const way of ways) expect(play(begin(), way).along).toBeCloseTo(0.1)
  })

  test('moves them up to half as far again past the last buoy', () => {
    expect(play(begin(), glide('soft', 5000)).along).toBeCloseTo(0.125)
    expect(play(begin(), glide('quick', 30_000)).along).toBeCloseTo(0.15)
  })

  test('is shown, then passes the turn without a question', () => {
    const landed = play(begin(3), glide())
    expect([landed.phase, landed.seat]).toEqual(['landed', 0])
    const next = play(landed, go)
    expect(next).toMatchObject({ phase: 'say', seat: 1, turnOver: true, glides: [{ seat: 0 }] })
    expect(currentItem(next)).not.toBe(currentItem(landed))
  })

  test('can be undone after a cough, and asks for the same words again', () => {
    const before = begin()
    expect(play(before, glide('soft', 9000), { kind: 'undo' })).toEqual(before)
  })
})

test('stores the text of a card from the player page', () => {
  const heard = { by: 'voice', start: 'soft', rise: 400, voiced: 900, breaks: 0, hill: [] } as const
  const state = play(begin(), { kind: 'glide', heard: { ...heard, hill: [] }, said: 'my own card' })
  expect(state.glides[0]?.item).toBe('my own card')
})

describe('the river', () => {
  test('ends after the planned glides or sooner, with equal turns', () => {
    expect(playOn(begin()).glides).toHaveLength(10)
    expect(playOn(begin(1, { glides: 20 })).glides).toHaveLength(20)
    expect(playOn(begin(), glide('soft', 9000)).glides).toHaveLength(7)
    const three = playOn(begin(3)).glides
    expect([0, 1, 2].map((seat) => three.filter((one) => one.seat === seat).length)).toEqual([4, 4, 4])
  })

  test('has two forks and a different mouth for each branch', () => {
    const ways = forks[0]?.flatMap((first) => forks[1]?.map((second) => mouthOf(['brook', first, second])) ?? []) ?? []
    expect(new Set(ways).size).toBe(4)
    expect(playOn(begin()).way).toEqual(['brook', 'willows', 'lake'])
  })

  test('offers the fork’s branches to the current player', () => {
    let state = begin(2)
    while (state.phase !== 'fork') state = play(state, state.phase === 'say' ? glide() : go)
    expect([state.seat, state.along >= 0.3]).toEqual([0, true])
    expect(() => play(state, { kind: 'fork', stretch: 'mill' })).toThrow('not a move')
    expect(play(state, { kind: 'fork', stretch: 'rocks' })).toMatchObject({ way: ['brook', 'rocks'], seat: 1 })
  })
})

describe('a pair to compare', () => {
  const asked = play(begin(2, { glides: 20 }), { kind: 'contrast' })

  test('asks for a quick and then a soft start of the same words in one turn', () => {
    const quick = play(asked, glide('quick'), go)
    expect(quick).toMatchObject({ phase: 'say', seat: 0, turnOver: false, pair: { asks: 'soft' } })
    expect(currentItem(quick)).toBe(currentItem(asked))
    const both = play(quick, glide('soft'), go)
    expect(both).toMatchObject({ phase: 'compare', pairs: [] })
    const told = play(both, { kind: 'compare', felt: 'soft' })
    expect(told).toMatchObject({ pairs: [{ seat: 0, felt: 'soft' }], seat: 1, pair: null, turnOver: true })
    expect(told.glides.map((one) => one.asked)).toEqual(['quick', 'soft'])
  })

  test('repeats a start that came out the other way once, then moves on without a pair', () => {
    const again = play(asked, glide('soft'), go)
    expect(again.pair).toMatchObject({ asks: 'quick', others: 1 })
    const on = play(again, glide('soft'), go)
    expect(on.pair).toEqual({ asks: 'soft', others: 0, made: [] })
    expect(play(on, glide('soft'), go)).toMatchObject({ phase: 'say', seat: 1, pairs: [] })
  })

  test('starts automatically after every fifth glide if the setting is on', () => {
    let state = begin(1, { contrast: 'often' })
    for (let i = 0; i < 5; i++) {
      state = play(state, glide(), go)
      if (state.phase === 'fork') state = play(state, { kind: 'fork', stretch: 'willows' })
    }
    expect(state.pair).toMatchObject({ asks: 'quick' })
  })
})

describe('the easiest glide', () => {
  test('is asked for after every fifth glide of a player, and the pick goes on to the next question', () => {
    let state = begin(1, { glides: 20 })
    while (state.phase !== 'easiest')
      state = play(state, state.phase === 'say' ? glide() : (rules.moves(state)[0] as Move))
    expect(easiestCandidates(state, 0)).toEqual([0, 1, 2, 3, 4])
    state = play(state, { kind: 'easiest', glide: 2 })
    expect(state).toMatchObject({ easiest: [2], picks: [2], turnOver: true })
    while (state.phase !== 'easiest')
      state = play(state, state.phase === 'say' ? glide() : (rules.moves(state)[0] as Move))
    expect(easiestCandidates(state, 0)).toEqual([2, 5, 6, 7, 8, 9])
    expect(() => play(state, { kind: 'easiest', glide: 1 })).toThrow('not a move')
  })

  test('is asked for only at the end if the setting says so', () => {
    const done = playOn(begin(1, { rate: 'never' }))
    expect([done.phase, done.picks, easiestCandidates(done, 0)]).toEqual(['easiest', [], [4, 5, 6, 7, 8, 9]])
  })

  test('is asked of each learner at the end', () => {
    const done = playOn(begin(2, { rate: 'never' }))
    expect([done.phase, done.choosing]).toEqual(['easiest', [0, 1]])
    const of = easiestCandidates(done, 0)
    expect(of.every((index) => done.glides[index]?.seat === 0)).toBe(true)
    expect(() => play(done, { kind: 'easiest', glide: easiestCandidates(done, 1)[0] ?? 1 })).toThrow('not a move')
    const over = play(done, { kind: 'easiest', glide: of[2] ?? 0 }, { kind: 'easiest', glide: null })
    expect([rules.isOver(over), over.easiest]).toEqual([true, [of[2], null]])
  })

  test('is still asked for when the game is closed early, and the game ends when that is closed', () => {
    const two = play(begin(), glide(), go, glide(), go, { kind: 'close' })
    expect(two.phase).toBe('easiest')
    expect(play(two, { kind: 'close' }).phase).toBe('over')
    expect(play(begin(), { kind: 'close' }).phase).toBe('over')
  })
})

describe('choices', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed)
  /** How often each of two options brings more than the other. */
  function wins(outcome: (move: 0 | 1, seed: number) => number) {
    const pairs = seeds.map((seed) => outcome(0, seed) - outcome(1, seed + 1000))
    return [pairs.filter((more) => more > 0).length, pairs.filter((more) => more < 0).length].map(
      (n) => n / seeds.length,
    )
  }

  test('a trick is called once on each stretch, but not at the easiest level or without quick starts', () => {
    const state = begin(1, {}, 1)
    expect(state.phase).toBe('call')
    expect(play(state, { kind: 'call', trick: 'far' })).toMatchObject({ phase: 'say', call: 'far' })
    expect([begin().phase, begin(1, { contrast: 'off' }, 1).phase]).toEqual(['say', 'say'])
    expect(playOn(state).glides.filter(({ call }) => call !== null)).toHaveLength(3)
  })

  test('shells never depend on the start that follows, and undo gives the call back', () => {
    const called = play(begin(1, {}, 1), { kind: 'call', trick: 'splash' })
    const [soft, quick] = [play(called, glide('soft')), play(called, glide('quick'))]
    expect(shellsOf(soft)).toBe(shellsOf(quick))
    expect(soft.glides[0]).toMatchObject({ asked: 'quick', call: 'splash' })
    expect(play(soft, { kind: 'undo' })).toEqual({ ...called, turnOver: false })
  })

  test('neither trick and neither branch comes out ahead more than 60% of the time', () => {
    const called = wins((option, seed) => {
      const trick = (['far', 'splash'] as const)[option]
      return shellsOf(playSeeded(begin(1, {}, 1), seed, { kind: 'call', trick }, glide()))
    })
    let atFork = begin()
    while (atFork.phase !== 'fork') atFork = play(atFork, atFork.phase === 'say' ? glide() : go)
    const branched = wins((option, seed) => {
      const stretch = (['willows', 'rocks'] as const)[option]
      return playSeeded(atFork, seed, { kind: 'fork', stretch }).friends[0] ?? 0
    })
    for (const share of [...called, ...branched]) {
      expect(share).toBeLessThanOrEqual(0.6)
      expect(share).toBeGreaterThan(0.3)
    }
  })
})

test('uses other words in the next game', () => {
  const first = begin(1, {}, 1)
  const next = rules.start(levels[1] as Level, { seats: 1, values: {}, kept: { used: first.used } }, chanceFrom(1))
  expect(next.items.filter((item) => first.items.includes(item))).toEqual([])
})

test('passes the turn without a glide', () => {
  expect(play(begin(2), { kind: 'pass' })).toMatchObject({ seat: 1, along: 0, glides: [], turnOver: true })
})
