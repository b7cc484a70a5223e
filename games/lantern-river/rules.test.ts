import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { generateRiver, rules, type Move, type State } from './rules.ts'

const games = fc.record({
  level: fc.constantFrom(...levels),
  seats: fc.integer({ min: 1, max: 4 }),
  seed: fc.integer({ min: 0, max: 0x7fffffff }),
  length: fc.constantFrom(0, 12, 24, 36),
})
const out = ({
  level,
  seats,
  seed,
  length,
}: {
  level: (typeof levels)[number]
  seats: number
  seed: number
  length: number
}) => playOut(rules, level, { seats, values: { length } }, chanceFrom(seed))
const last = (states: State[]) => states.at(-1) as State
/** Checks a claim in games of every level, with several seeds and player counts. */
const inEveryGame = (claim: (states: State[], seats: number) => void) =>
  fc.assert(
    fc.property(games, (game) => claim(out(game), game.seats)),
    { numRuns: 300 },
  )

describe('Lantern River', () => {
  test('lets everyone arrive at every level, with one to four players', () => {
    inEveryGame((states) => {
      expect(last(states).phase).toBe('over')
      expect(last(states).lanterns.every(({ home }) => home !== null)).toBe(true)
    })
  })

  test('plays the same game for the same seed', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(out(game)).toEqual(out(game))
      }),
      { numRuns: 60 },
    )
  })

  test('spins every number from 1 to 4', () => {
    const seen = new Set<number>()
    inEveryGame((states) => states.filter(({ pinwheel }) => pinwheel > 0).forEach(({ pinwheel }) => seen.add(pinwheel)))
    expect([...seen].sort()).toEqual([1, 2, 3, 4])
  })

  test('never moves a lantern backward, or another player’s lantern', () => {
    inEveryGame((states) => {
      for (const [i, state] of states.entries()) {
        const before = states[i - 1]
        if (!before) continue
        state.lanterns.forEach((lantern, seat) => {
          const was = before.lanterns[seat]
          if (seat === before.turn) expect(lantern.at).toBeGreaterThanOrEqual(was?.at ?? 0)
          else expect(lantern).toEqual(was)
        })
      }
    })
  })

  test('starts the fireworks only when the last lantern arrives', () => {
    inEveryGame((states, seats) => {
      const end = last(states)
      expect(end.lanterns[end.fireworks ?? -1]?.home).toBe(seats)
      expect(states.slice(0, -1).every(({ fireworks }) => fireworks === null)).toBe(true)
    })
  })

  test('skips players who have arrived', () => {
    inEveryGame((states) => {
      for (const state of states) if (state.phase !== 'over') expect(state.lanterns[state.turn]?.home).toBeNull()
    })
  })

  test('carries a lantern two bends farther when it lands on a current', () => {
    inEveryGame((states) => {
      for (const state of states) {
        const carried = state.path.findIndex(({ how }) => how === 'current')
        if (carried < 1) continue
        expect(state.river.features[state.path[carried - 1]?.at ?? -1]).toBe('current')
        expect(state.path.slice(carried)).toHaveLength(2)
      }
    })
  })

  test('stops at a fork for a decision; the rocky channel is shorter but stops at its whirlpool, and the calm one carries', () => {
    const level = levels[2] as (typeof levels)[number]
    const start = rules.start(level, { seats: 1, values: {} }, chanceFrom(5))
    const fork = Number(Object.entries(start.river.features).find(([, feature]) => feature === 'fork')?.[0])
    const asked: State = { ...start, phase: 'fork', left: 3, lanterns: [{ at: fork, rocky: false, home: null }] }
    const rocky = rules.apply(asked, { kind: 'fork', channel: 'rocky' }, chanceFrom(1))
    expect(rocky.lanterns[0]).toMatchObject({ at: fork + 2, rocky: true, home: null })
    expect(rocky.path).toEqual([{ at: fork + 2, rocky: true, how: 'whirl' }])
    const on = rules.apply(rocky, { kind: 'spin' }, chanceFrom(1))
    expect(on.path[0]).toEqual({ at: fork + 4, rocky: false, how: 'float' })
    const calm = rules.apply(asked, { kind: 'fork', channel: 'calm' }, chanceFrom(1))
    expect(calm.lanterns[0]?.at).toBe(fork + 3 + 1)
    const drifting = rules.apply({ ...asked, drift: true }, { kind: 'fork', channel: 'rocky' }, chanceFrom(1))
    expect(drifting.path.slice(0, 3).map(({ at, how }) => [at, how])).toEqual([
      [fork + 2, 'whirl'],
      [fork + 4, 'float'],
      [fork + 5, 'float'],
    ])
  })

  test('floats a spin when it is banked; a later 3 or 4 doubles it, and a 1 or 2 ends the turn', () => {
    const level = levels[3] as (typeof levels)[number]
    const start = rules.start(level, { seats: 2, values: {} }, chanceFrom(5))
    const spun: State = { ...start, phase: 'bank', pending: 2, spinsThisTurn: 1 }
    expect(rules.apply(spun, { kind: 'bank' }, chanceFrom(1)).lanterns[0]?.at).toBeGreaterThanOrEqual(2)
    for (let seed = 0; seed < 20; seed++) {
      const drifted = rules.apply(spun, { kind: 'drift' }, chanceFrom(seed))
      const { phase, pending, turn, lanterns } = drifted
      expect(lanterns[0]?.at).toBe(0)
      if (drifted.pinwheel >= 3) expect({ phase, pending, turn }).toEqual({ phase: 'bank', pending: 4, turn: 0 })
      else expect({ phase, pending, turn }).toEqual({ phase: 'spin', pending: 0, turn: 1 })
    }
  })

  test('can turn lilies off, and moves nobody on a pass', () => {
    const level = levels[1] as (typeof levels)[number]
    expect(Object.values(generateRiver(level, 24, false, chanceFrom(3)).features)).not.toContain('lily')
    expect(Object.values(generateRiver(level, 24, true, chanceFrom(3)).features)).toContain('lily')
    const start = rules.start(level, { seats: 3, values: {} }, chanceFrom(3))
    const passed = rules.apply(start, { kind: 'pass' }, chanceFrom(3))
    expect(passed.lanterns).toEqual(start.lanterns)
    expect(passed.turn).toBe(1)
  })

  const asked = (phase: 'fork' | 'rest', fireflies: number): State => {
    const level = levels[phase === 'fork' ? 2 : 1] as (typeof levels)[number]
    const start = rules.start(level, { seats: 1, values: {} }, chanceFrom(5))
    const feature = phase === 'fork' ? 'fork' : 'lily'
    const at = Number(Object.entries(start.river.features).find(([, one]) => one === feature)?.[0])
    return { ...start, phase, left: 1, lanterns: [{ at, rocky: false, home: null, fireflies }] }
  }
  const joinedBy = (state: State, move: Move) =>
    new Set(Array.from({ length: 40 }, (_, seed) => rules.apply(state, move, chanceFrom(seed * 7919)).joined))

  test('brings one firefly for sure, or two by luck', () => {
    expect(joinedBy(asked('fork', 1), { kind: 'fork', channel: 'calm' })).toEqual(new Set([1]))
    expect(joinedBy(asked('fork', 1), { kind: 'fork', channel: 'rocky' })).toEqual(new Set([2, -1]))
    expect(joinedBy(asked('fork', 0), { kind: 'fork', channel: 'rocky' })).toEqual(new Set([2, 0]))
    expect(joinedBy(asked('rest', 0), { kind: 'rest', how: 'wait' })).toEqual(new Set([1]))
    expect(joinedBy(asked('rest', 0), { kind: 'rest', how: 'float' })).toEqual(new Set([2, 0]))
  })

  test('floats on from a lily pad', () => {
    const state = asked('rest', 0)
    const at = state.lanterns[0]?.at ?? 0
    expect(rules.apply(state, { kind: 'rest', how: 'wait' }, chanceFrom(1)).lanterns[0]?.at).toBe(at)
    expect(rules.apply(state, { kind: 'rest', how: 'float' }, chanceFrom(1)).lanterns[0]?.at).toBeGreaterThan(at)
  })

  test('continues a game that an older version saved, without fireflies and with other ways to rest', () => {
    const { lanterns, ...state } = asked('rest', 0)
    const old = { ...state, lanterns: lanterns.map(({ at, rocky, home }) => ({ at, rocky, home })) }
    const after = rules.apply(old, { kind: 'rest', how: 'wave' } as unknown as Move, chanceFrom(1))
    expect(after.lanterns[0]?.fireflies).toBe(1)
  })

  type Way = Record<string, string | ((state: State) => string)>
  const played = 2000
  /** Shares of 2,000 games of two players in which each of two ways to choose has more fireflies, and arrives first. */
  function duel(level: number, ways: readonly [Way, Way]) {
    const ahead = { fireflies: [0, 0], first: [0, 0] }
    for (let seed = 0; seed < played; seed++) {
      const rng = chanceFrom(seed * 7919 + 1)
      let state = rules.start(levels[level] as (typeof levels)[number], { seats: 2, values: {} }, rng)
      while (!rules.isOver(state)) {
        const way = ways[(state.turn + seed) % 2]?.[state.phase]
        const wanted = typeof way === 'function' ? way(state) : way
        const moves = rules.moves(state)
        const own = moves.find((move) => Object.values<string>(move).includes(wanted ?? ''))
        state = rules.apply(state, own ?? rng.pick(moves), rng)
      }
      const [one, other] = [0, 1].map((of) => state.lanterns[(of + seed) % 2] as (typeof state.lanterns)[number])
      const fireflies = (one?.fireflies ?? 0) - (other?.fireflies ?? 0)
      if (fireflies !== 0) ahead.fireflies[fireflies > 0 ? 0 : 1]! += 1 / played
      ahead.first[one?.home === 1 ? 0 : 1]! += 1 / played
    }
    return ahead
  }
  test.each<[number, Way, Way]>([
    [0, { rest: 'wait' }, { rest: 'float' }],
    [1, { rest: 'wait' }, { rest: 'float' }],
    [1, { fork: 'rocky' }, { fork: 'calm' }],
    [1, { fork: 'rocky', rest: 'float' }, { fork: 'calm', rest: 'wait' }],
    [1, { fork: 'rocky', rest: 'wait' }, { fork: 'calm', rest: 'float' }],
    [2, { rest: 'wait' }, { rest: 'float' }],
    [2, { fork: 'rocky' }, { fork: 'calm' }],
    [2, { fork: 'rocky', rest: 'float' }, { fork: 'calm', rest: 'wait' }],
    [2, { fork: 'rocky', rest: 'wait' }, { fork: 'calm', rest: 'float' }],
    [3, { rest: 'wait' }, { rest: 'float' }],
    [3, { fork: 'rocky' }, { fork: 'calm' }],
  ])('favors neither choice at level %i: %j or %j', (level, one, other) => {
    const { fireflies, first } = duel(level, [one, other])
    for (const share of fireflies) {
      expect(share).toBeGreaterThan(0.3)
      expect(share).toBeLessThan(0.6)
    }
    for (const share of first) expect(share).toBeLessThan(0.6)
  })

  const below =
    (most: number) =>
    ({ pending }: State) =>
      pending < most ? 'drift' : 'bank'
  const plans = { bank: 'bank', drift: 'drift', 'drift below 3': below(3), 'drift below 6': below(6) }
  const names = Object.keys(plans) as (keyof typeof plans)[]
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))
  test.each(pairs)('lets neither plan at Bank or drift arrive first more often: %s or %s', (one, other) => {
    for (const share of duel(3, [{ bank: plans[one] }, { bank: plans[other] }]).first) expect(share).toBeLessThan(0.6)
  })

  test('the first spin after a rest shows at least 2', () => {
    const rested = rules.apply(asked('rest', 0), { kind: 'rest', how: 'wait' }, chanceFrom(1))
    const spins = Array.from({ length: 40 }, (_, seed) =>
      rules.apply({ ...rested, turn: 0 }, { kind: 'spin' }, chanceFrom(seed)),
    )
    expect(new Set(spins.map(({ pinwheel }) => pinwheel))).toEqual(new Set([2, 3, 4]))
    expect(spins.every(({ lanterns }) => lanterns[0]?.rested === false)).toBe(true)
  })

  test('rejects an illegal move', () => {
    const start = rules.start(levels[0] as (typeof levels)[number], { seats: 1, values: {} }, chanceFrom(3))
    expect(() => rules.apply(start, { kind: 'bank' }, chanceFrom(3))).toThrow('not legal')
  })
})
