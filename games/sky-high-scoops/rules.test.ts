import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { landmarks, passed } from './cone.ts'
import { levels } from './levels.ts'
import { coneOf, rules, type Move, type State } from './rules.ts'

const levelAt = (index: number) => levels[index] as (typeof levels)[number]
const begin = (index: number, seats = 1, values = {}) =>
  rules.start(levelAt(index), { seats, values: { goal: 10, perTurn: 5, ...values } }, chanceFrom(1))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const flavor: Move = { kind: 'flavor', flavor: 'minty' }
const count: Move = { kind: 'count' }
const score = (how: 'correct' | 'approx' | 'incorrect'): Move => ({ kind: 'score', score: how })
const kinds = (state: State) => state.events.map(({ kind }) => kind)
const made = (state: State) => state.cones.reduce((sum, cone) => sum + cone.made, 0)

test.each(levels.map(({ name }, index) => [name, index] as const))(
  'level %s reaches its goal with any choices, for one to four players',
  (_name, index) => {
    const settings = fc.record({
      goal: fc.constantFrom(10, 25, 50),
      perTurn: fc.constantFrom(1, 3, 5, 10),
      cones: fc.constantFrom('shared', 'own'),
      feedback: fc.constantFrom('each', 'fifth'),
    })
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 4 }), settings, (seed, seats, values) => {
        const states = playOut(rules, levelAt(index), { seats, values }, chanceFrom(seed))
        const last = states.at(-1) as State
        for (const cone of last.cones) {
          expect(cone.made).toBe(values.goal)
          expect(cone.waiting).toEqual([])
          expect(cone.pieces.filter(({ kind }) => kind === 'topping')).toHaveLength(Math.floor(values.goal / 10))
        }
        // The tower never falls.
        for (const [at, state] of states.entries())
          for (const [i, cone] of state.cones.entries())
            expect(cone.pieces.length).toBeGreaterThanOrEqual(states[at - 1]?.cones[i]?.pieces.length ?? 0)
      }),
      { numRuns: 40 },
    )
  },
)

test('the same seed and choices give the same game', () => {
  const game = () =>
    playOut(rules, levelAt(2), { seats: 3, values: { goal: 25, perTurn: 3, cones: 'own' } }, chanceFrom(42))
  expect(game()).toEqual(game())
})

test('counting makes a scoop of each production, a topping of each tenth, and reaches the moon', () => {
  let state = play(begin(0), flavor)
  for (let i = 0; i < 10; i++) state = play(state, count)
  expect(state.phase).toBe('topping')
  expect(state.offer).toHaveLength(3)
  state = play(state, { kind: 'topping', topping: state.offer[0] ?? 'star' })
  expect(rules.isOver(state)).toBe(true)
  expect(coneOf(state).pieces.map(({ kind }) => kind)).toEqual([...Array<string>(10).fill('scoop'), 'topping'])
  expect(passed(coneOf(state).pieces.length, 10)).toEqual(landmarks)
})

test('spot on adds a scoop, close adds sprinkles to the last one, and before the first scoop to the rim', () => {
  const close = play(begin(1), flavor, score('approx'))
  expect(coneOf(close).rim.sprinkles).toBe(1)
  const state = play(close, score('correct'), score('approx'), score('approx'))
  expect(coneOf(state).pieces).toEqual([expect.objectContaining({ kind: 'scoop', flavor: 'minty', sprinkles: 2 })])
})

test('try again offers the same word once more; after the second the adult says it and the next word comes', () => {
  const first = play(begin(1), flavor, score('incorrect'))
  expect([first.again, first.asked[0], kinds(first)]).toEqual([true, 0, ['again']])
  const second = play(first, score('incorrect'))
  expect([second.again, second.asked[0], kinds(second)]).toEqual([false, 1, ['again', 'model']])
  expect(play(first, score('correct')).asked[0]).toBe(1)
})

test('a turn does not end before the same word was offered once more', () => {
  const state = play(begin(1, 2, { perTurn: 1 }), flavor, score('incorrect'))
  expect([state.turnOver, state.seat]).toEqual([false, 0])
  expect([play(state, score('correct')).turnOver, play(state, score('correct')).seat]).toEqual([true, 1])
})

test('the learner judges before the adult, and a flag stands only where both agree', () => {
  const asked = play(begin(2), flavor)
  expect(rules.moves(asked).every(({ kind }) => kind === 'rate')).toBe(true)
  const agreed = play(asked, { kind: 'rate', score: 'correct' }, score('correct'))
  expect([coneOf(agreed).pieces[0]?.flag, agreed.rated, agreed.agreed]).toEqual([true, 1, 1])
  const differ = play(asked, { kind: 'rate', score: 'correct' }, score('approx'))
  expect([coneOf(differ).rim.flag, differ.rated, differ.agreed]).toEqual([false, 1, 0])
})

test('with feedback after every fifth try nothing shows before, and no word comes once more', () => {
  let state = play(begin(1, 1, { feedback: 'fifth' }), flavor)
  for (const how of ['correct', 'incorrect', 'approx', 'correct'] as const) {
    state = play(state, score(how))
    expect([coneOf(state).pieces.length, state.again, kinds(state)]).toEqual([0, false, ['waiting']])
  }
  state = play(state, score('correct'))
  expect(kinds(state)).toEqual(['scoop', 'again', 'sprinkles', 'scoop', 'scoop', 'landmark'])
  expect(made(state)).toBe(5)
})

test('a shared cone is built by everybody, own cones by each', () => {
  const turns = (cones: string) => {
    let state = play(begin(0, 2, { cones, perTurn: 3 }), flavor)
    for (let i = 0; i < 3; i++) state = play(state, count)
    return state
  }
  expect(turns('shared')).toMatchObject({ seat: 1, phase: 'say', cones: [{ made: 3 }] })
  expect(turns('own')).toMatchObject({ seat: 1, phase: 'flavor', cones: [{ made: 3 }, { made: 0 }] })
})

test('a seat whose cone is complete has no more turns', () => {
  const values = { goal: 10, perTurn: 10, cones: 'own' }
  let state = play(begin(0, 2, values), flavor)
  while (state.seat === 0)
    state = play(state, state.phase === 'topping' ? { kind: 'topping', topping: state.offer[0] ?? 'star' } : count)
  state = play(state, flavor, count, { kind: 'pass' })
  expect(state.seat).toBe(1)
})

test('closing shows what waited, also when nobody has made the goal', () => {
  const state = play(begin(1, 1, { feedback: 'fifth' }), flavor, score('correct'), score('correct'), { kind: 'close' })
  expect([rules.isOver(state), coneOf(state).pieces.length]).toEqual([true, 2])
})

test('a move that is not open is refused', () => {
  expect(() => play(begin(0), count)).toThrow('is not a move here')
  expect(() => play(begin(0), flavor, score('correct'))).toThrow('is not a move here')
})
