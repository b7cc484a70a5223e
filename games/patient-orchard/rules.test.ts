import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { pointsOf, ripest } from './orchard.ts'
import { threatenedFruit, rules, type Level, type Move, type State } from './rules.ts'

/** Starts a game in which the first apple is green and the first pear a bud. */
const begin = (level: number, seats = 1, values = {}, seed = 1): State => {
  const state = rules.start(
    levels[level] as (typeof levels)[number],
    { seats, values: { turns: 8, weather: 'mild', ...values } },
    chanceFrom(seed),
  )
  const first = { apple: 1, pear: 0, peach: 0 } as const
  const orchards = state.orchards.map((orchard) => ({
    ...orchard,
    trees: orchard.trees.map((tree) => ({
      ...tree,
      fruits: tree.fruits.map((fruit, at) =>
        at === 0 && level > 0 ? { ...fruit, ripeness: first[tree.kind] } : fruit,
      ),
    })),
  }))
  return { ...state, orchards }
}
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const sky = (state: State, ...weather: State['sky']): State => ({ ...state, sky: [...weather, ...state.sky] })

test.each(levels.map((level, index) => [level.name, index] as const))(
  'level %s plays to sundown with any choices, for one to four players',
  (_name, index) => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('mild', 'lively'),
        (seed, seats, weather) => {
          const level = levels[index] as (typeof levels)[number]
          const states = playOut(rules, level, { seats, values: { turns: 12, weather } }, chanceFrom(seed))
          const last = states.at(-1) as State
          expect(last.round).toBe(12)
          for (const state of states)
            for (const orchard of state.orchards) {
              expect(orchard.seeds).toBeGreaterThanOrEqual(0)
              for (const tree of orchard.trees) expect(tree.fruits.length).toBeLessThanOrEqual(3)
            }
        },
      ),
      { numRuns: 60 },
    )
  },
)

test('plays the same game for the same seed and choices', () => {
  const game = () =>
    playOut(
      rules,
      levels[4] as (typeof levels)[number],
      { seats: 3, values: { turns: 8, weather: 'lively' } },
      chanceFrom(42),
    )
  expect(game()).toEqual(game())
})

test('ripens fruit from bud to gold in four turns, worth more each turn', () => {
  let state = sky(begin(1), 'calm', 'calm', 'calm', 'calm')
  const ripeness = [state.orchards[0]?.trees[1]?.fruits[0]?.ripeness]
  for (let turn = 0; turn < 4; turn++) {
    state = play(state, { kind: 'wait' })
    ripeness.push(state.orchards[0]?.trees[1]?.fruits[0]?.ripeness)
  }
  expect(ripeness).toEqual([0, 1, 2, 3, 4])
  const early = pointsOf(
    play(sky(begin(1), 'calm'), { kind: 'pick', tree: 0 }).orchards[0] as State['orchards'][number],
  )
  const late = pointsOf(play(state, { kind: 'pick', tree: 1 }).orchards[0] as State['orchards'][number])
  expect(late).toBeGreaterThan(early)
})

test('earns a ladybug with each wait, without guarding anything', () => {
  const begun = sky(begin(3), 'calm', 'wind')
  const waited = play(begun, { kind: 'wait' })
  expect(waited.orchards[0]?.ladybugs).toBe((begun.orchards[0]?.ladybugs ?? 0) + 1)
  expect(waited.events).toContainEqual({ kind: 'ladybug' })
  // Waiting earns a ladybug, but the storm still takes the ripest fruit.
  const [ripe] = waited.orchards[0]?.trees[0]?.fruits ?? []
  expect(play(waited, { kind: 'wait' }).events).toContainEqual({ kind: 'blown', tree: 0, fruit: ripe?.id })
})

test('spares guarded fruit in a gust, and doesn’t let it grow', () => {
  const state = play(sky(begin(3), 'calm', 'wind'), { kind: 'wait' })
  const [ripe, other] = state.orchards[0]?.trees[0]?.fruits ?? []
  const after = play(state, { kind: 'guard', tree: 0 })
  expect(after.events).toContainEqual({ kind: 'spared', tree: 0, fruit: ripe?.id })
  expect(after.leaf).toBe(false)
  expect(after.orchards[0]?.trees[0]?.fruits).toEqual([ripe, { ...other, ripeness: (other?.ripeness ?? 0) + 1 }])
})

test('returns an unused ladybug with the picked fruit, and doesn’t allow guarding without one', () => {
  const guarded = play(sky(begin(3), 'calm', 'calm'), { kind: 'guard', tree: 0 })
  expect(guarded.orchards[0]?.ladybugs).toBe(0)
  expect(rules.moves(guarded).some(({ kind }) => kind === 'guard')).toBe(false)
  expect(play(guarded, { kind: 'pick', tree: 0 }).orchards[0]?.ladybugs).toBe(1)
})

test('blows unguarded fruit to the neighbor, and gives a seed for the answer that follows', () => {
  const state = play(sky(begin(1), 'calm', 'wind'), { kind: 'water', tree: 0 }, { kind: 'water', tree: 0 })
  expect(state.leaf).toBe(true)
  expect(state.orchards[0]?.shared).toHaveLength(1)
  expect(rules.moves(state).every((move) => move.kind === 'leaf')).toBe(true)
  const seeds = state.orchards[0]?.seeds ?? 0
  expect(play(state, { kind: 'leaf', help: 'breathe' }).orchards[0]?.seeds).toBe(seeds + 1)
})

test('has only picking and waiting with one tree, and no harmful weather', () => {
  const states = playOut(
    rules,
    levels[0] as (typeof levels)[number],
    { seats: 2, values: { turns: 16, weather: 'lively' } },
    chanceFrom(9),
  )
  expect(states.flatMap((state) => state.sky)).not.toContain('wind')
  expect(
    states.every((state) => rules.moves(state).every((move) => ['pick', 'wait', 'pass'].includes(move.kind))),
  ).toBe(true)
})

test('has no ladybugs before level 4, and storms from level 2 on', () => {
  const waited = play(sky(begin(2), 'calm'), { kind: 'wait' })
  expect(waited.orchards[0]?.ladybugs).toBe(0)
  expect(rules.moves(waited).some(({ kind }) => kind === 'guard')).toBe(false)
  const storms = levels.map((_, level) =>
    Array.from({ length: 40 }, (_game, seed) => begin(level, 1, { turns: 16, weather: 'lively' }, seed).sky)
      .flat()
      .some((weather) => weather === 'bird' || weather === 'wind'),
  )
  expect(storms).toEqual([false, true, true, true, true])
})

test('gives every player the weather in the forecast', () => {
  let state = sky(begin(2, 3), 'sun', 'calm', 'bird')
  for (let seat = 0; seat < 3; seat++) {
    expect(state.sky.slice(0, 2)).toEqual(['sun', 'calm'])
    state = play(state, { kind: 'wait' })
    expect(state.events).toContainEqual({ kind: 'weather', weather: 'sun' })
  }
  expect(state.sky.slice(0, 2)).toEqual(['calm', 'bird'])
})

test('keeps fruit on its hook when another is picked', () => {
  const state = play(sky(begin(1), 'calm', 'calm'), { kind: 'wait' })
  const [first, second] = state.orchards[0]?.trees[0]?.fruits ?? []
  const left = play(state, { kind: 'pick', tree: 0 }).orchards[0]?.trees[0]?.fruits
  expect(left?.[0]).toMatchObject({ id: second?.id, slot: second?.slot })
  expect(first?.slot).not.toBe(second?.slot)
})

test('counts everyone’s fruit toward an order only if baskets are pooled', () => {
  const order = { id: 1, kind: 'apple' as const, count: 2, ripeness: 1 as const, reward: 4 }
  const filled = (baskets: string) =>
    play(
      { ...sky(begin(3, 2, { baskets }), 'calm', 'calm'), orders: [order] },
      { kind: 'pick', tree: 0 },
      { kind: 'pick', tree: 0 },
    ).orders
  expect(filled('pool')).toEqual([])
  expect(filled('own')).toEqual([order])
})

test('fills and pays an order once', () => {
  const state = {
    ...sky(begin(3), 'calm'),
    orders: [{ id: 1, kind: 'apple' as const, count: 1, ripeness: 1 as const, reward: 5 }],
  }
  const after = play(state, { kind: 'pick', tree: 0 })
  expect(after.orders).toEqual([])
  expect(after.orchards[0]?.bonus).toBe(5)
})

test('rejects an illegal move', () => {
  expect(() => play(begin(1), { kind: 'pick', tree: 2 })).toThrow('not a move here')
})

test('grows a bud at once where a fruit was picked or taken, on a free hook', () => {
  const fruitsOf = (state: State) => state.orchards[0]?.trees[0]?.fruits ?? []
  for (const weather of ['calm', 'wind'] as const) {
    const before = play(sky(begin(1), 'calm', 'calm', weather), { kind: 'wait' }, { kind: 'wait' })
    const after = fruitsOf(play(before, weather === 'calm' ? { kind: 'pick', tree: 0 } : { kind: 'wait' }))
    expect(after).toHaveLength(fruitsOf(before).length)
    expect(new Set(after.map(({ slot }) => slot)).size).toBe(after.length)
    expect(after.some(({ id, ripeness }) => ripeness < 2 && fruitsOf(before).every((fruit) => fruit.id !== id))).toBe(
      true,
    )
  }
})

type Way = (state: State) => Move
const trees = (state: State) => state.orchards[0]?.trees ?? []
const ripenessAt = (state: State, tree: number) => ripest(trees(state)[tree]?.fruits ?? [])?.ripeness ?? 0
const best = (state: State, kind: 'pick' | 'guard' | 'water') =>
  rules
    .moves(state)
    .flatMap((move) => (move.kind === kind ? [move] : []))
    .toSorted((a, b) => ripenessAt(state, b.tree) - ripenessAt(state, a.tree))[0]
/** Plants while there is time and picks what is at least as ripe as `wanted`; strategies differ in that and before a storm. */
const strategy =
  (wanted: number, before?: Way): Way =>
  (state) => {
    const last = state.rounds - state.round <= 2
    const danger = threatenedFruit(state)
    if (before && danger && !danger.guarded) return before(state)
    const pick = best(state, 'pick')
    if (pick && ripenessAt(state, pick.tree) >= (last ? 1 : wanted)) return pick
    const plant = rules.moves(state).find(({ kind }) => kind === 'plant')
    return (!last && plant) || best(state, 'water') || { kind: 'wait' }
  }
const strategies: Record<string, Way> = {
  holds: strategy(4),
  ripe: strategy(3),
  sure: strategy(4, (state) => best(state, 'pick') ?? { kind: 'wait' }),
  guards: strategy(4, (state) => best(state, 'guard') ?? best(state, 'pick') ?? { kind: 'wait' }),
}

/** Returns a player's points after a game in which one strategy makes all moves. */
function pointsWith(way: Way, level: Level, values: Record<string, string | number>, seed: number): number {
  const rng = chanceFrom(seed)
  let state = rules.start(level, { seats: 1, values }, rng)
  while (!rules.isOver(state))
    state = rules.apply(state, state.leaf ? { kind: 'leaf', help: 'breathe' } : way(state), rng)
  return pointsOf(state.orchards[0] as State['orchards'][number])
}

const games = 200
test.each(levels.slice(1).map((level) => [level.name, level] as const))(
  'level %s has no best strategy: holding for gold, picking ripe, picking early, and guarding each win some games',
  (_name, level) => {
    for (const weather of ['mild', 'lively'])
      for (const turns of [8, 12, 16]) {
        const wins: Record<string, number> = {}
        let held = 0
        for (let seed = 0; seed < games; seed++) {
          const points = Object.entries(strategies).map(
            ([name, way]) => [name, pointsWith(way, level, { turns, weather }, seed)] as const,
          )
          const top = Math.max(...points.map(([, count]) => count))
          const leaders = points.filter(([, count]) => count === top)
          for (const [name] of leaders) wins[name] = (wins[name] ?? 0) + 1 / leaders.length
          if (leaders.some(([name]) => name === 'holds')) held += 1
        }
        expect(Object.keys(wins).toSorted()).toEqual(Object.keys(strategies).toSorted())
        for (const [name, share] of Object.entries(wins)) expect([name, share / games <= 0.6]).toEqual([name, true])
        // A tie with holding for gold counts as if waiting had been best.
        expect(held / games).toBeLessThanOrEqual(0.6)
      }
  },
)
