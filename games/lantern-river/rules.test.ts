import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { carve, rules, type State } from './rules.ts'

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
/** Runs a claim over games of every level, seed and number of players. */
const inEveryGame = (claim: (states: State[], seats: number) => void) =>
  fc.assert(
    fc.property(games, (game) => claim(out(game), game.seats)),
    { numRuns: 300 },
  )

describe('Lantern River', () => {
  test('a scripted player brings everybody home at every level, with one to four players', () => {
    inEveryGame((states) => {
      expect(last(states).phase).toBe('over')
      expect(last(states).lanterns.every(({ home }) => home !== null)).toBe(true)
    })
  })

  test('the same seed plays the same game', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(out(game)).toEqual(out(game))
      }),
      { numRuns: 60 },
    )
  })

  test('the pinwheel shows 1 to 4, and each of them', () => {
    const seen = new Set<number>()
    inEveryGame((states) => states.filter(({ pinwheel }) => pinwheel > 0).forEach(({ pinwheel }) => seen.add(pinwheel)))
    expect([...seen].sort()).toEqual([1, 2, 3, 4])
  })

  test('no lantern ever goes back, and a move changes nobody else', () => {
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

  test('the last to arrive sets off the fireworks, and nobody before', () => {
    inEveryGame((states, seats) => {
      const end = last(states)
      expect(end.lanterns[end.fireworks ?? -1]?.home).toBe(seats)
      expect(states.slice(0, -1).every(({ fireworks }) => fireworks === null)).toBe(true)
    })
  })

  test('whoever is home is never asked to play again', () => {
    inEveryGame((states) => {
      for (const state of states) if (state.phase !== 'over') expect(state.lanterns[state.turn]?.home).toBeNull()
    })
  })

  test('a current carries two further, at a pinwheel that lands on it', () => {
    inEveryGame((states) => {
      for (const state of states) {
        const carried = state.path.findIndex(({ how }) => how === 'current')
        if (carried < 1) continue
        expect(state.river.features[state.path[carried - 1]?.at ?? -1]).toBe('current')
        expect(state.path.slice(carried)).toHaveLength(2)
      }
    })
  })

  test('a lantern that meets a fork waits for the decision, and the rocky channel is shorter but stops at its whirlpool', () => {
    const level = levels[2] as (typeof levels)[number]
    const start = rules.start(level, { seats: 1, values: {} }, chanceFrom(5))
    const fork = Number(Object.entries(start.river.features).find(([, feature]) => feature === 'fork')?.[0])
    const asked: State = { ...start, phase: 'fork', left: 3, lanterns: [{ at: fork, rocky: false, home: null }] }
    const rocky = rules.apply(asked, { kind: 'fork', channel: 'rocky' }, chanceFrom(1))
    expect(rocky.lanterns[0]).toEqual({ at: fork + 2, rocky: true, home: null })
    expect(rocky.path).toEqual([{ at: fork + 2, rocky: true, how: 'whirl' }])
    const on = rules.apply(rocky, { kind: 'spin' }, chanceFrom(1))
    expect(on.path[0]).toEqual({ at: fork + 4, rocky: false, how: 'float' })
    const calm = rules.apply(asked, { kind: 'fork', channel: 'calm' }, chanceFrom(1))
    expect(calm.lanterns[0]?.at).toBe(fork + 3)
  })

  test('in Bank or drift, banking floats what was spun; a later 1 floats that one bend and lets the rest go', () => {
    const level = levels[3] as (typeof levels)[number]
    const start = rules.start(level, { seats: 2, values: {} }, chanceFrom(5))
    const spun: State = { ...start, phase: 'bank', pending: 4, spinsThisTurn: 1 }
    expect(rules.apply(spun, { kind: 'bank' }, chanceFrom(1)).lanterns[0]?.at).toBeGreaterThanOrEqual(4)
    const seed = Array.from({ length: 50 }, (_, i) => i).find((i) => chanceFrom(i).int(1, 4) === 1) ?? 0
    const dropped = rules.apply(spun, { kind: 'drift' }, chanceFrom(seed))
    expect(dropped.lanterns[0]?.at).toBe(1)
    expect(dropped.turn).toBe(1)
  })

  test('lilies can be left out, and passing moves nobody', () => {
    const level = levels[1] as (typeof levels)[number]
    expect(Object.values(carve(level, 24, false, chanceFrom(3)).features)).toEqual([])
    expect(Object.values(carve(level, 24, true, chanceFrom(3)).features)).toContain('lily')
    const start = rules.start(level, { seats: 3, values: {} }, chanceFrom(3))
    const passed = rules.apply(start, { kind: 'pass' }, chanceFrom(3))
    expect(passed.lanterns).toEqual(start.lanterns)
    expect(passed.turn).toBe(1)
  })

  test('a move that is not legal is refused', () => {
    const start = rules.start(levels[0] as (typeof levels)[number], { seats: 1, values: {} }, chanceFrom(3))
    expect(() => rules.apply(start, { kind: 'bank' }, chanceFrom(3))).toThrow('not legal')
  })
})
