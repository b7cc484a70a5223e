import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { heightOf, landmarks, landmarksPassed, usualHeight, type Cone } from './cone.ts'
import { levels } from './levels.ts'
import { coneOf, rules, type Move, type State } from './rules.ts'

const levelAt = (index: number) => levels[index] as (typeof levels)[number]
const begin = (index: number, seats = 1, values = {}) =>
  rules.start(levelAt(index), { seats, values: { goal: 10, perTurn: 5, ...values } }, chanceFrom(1))
const play = (state: State, ...moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const flavor: Move = { kind: 'flavor', flavor: 'minty' }
const mystery: Move = { kind: 'flavor', flavor: 'mystery' }
const count: Move = { kind: 'count' }
const keep: Move = { kind: 'topping', share: false }
const share: Move = { kind: 'topping', share: true }
const score = (how: 'correct' | 'approx' | 'incorrect'): Move => ({ kind: 'score', score: how })
const kinds = (state: State) => state.events.map(({ kind }) => kind)
const scoopsOf = ({ pieces }: Cone) => pieces.filter(({ kind }) => kind === 'scoop')
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
          const treats = cone.pieces.filter(({ kind }) => kind === 'topping' || kind === 'friend')
          expect(treats).toHaveLength(Math.floor(values.goal / 10))
          expect(landmarksPassed(heightOf(cone.pieces), values.goal)).toEqual(landmarks)
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

test('counting adds a scoop for each production and a topping for each tenth, and reaches the moon', () => {
  let state = play(begin(0), flavor)
  for (let i = 0; i < 10; i++) state = play(state, count)
  expect(state.phase).toBe('topping')
  state = play(state, keep)
  expect(rules.isOver(state)).toBe(true)
  const floor = [...Array<string>(5).fill('scoop'), 'wafer']
  expect(coneOf(state).pieces.map(({ kind }) => kind)).toEqual([...floor, ...floor, 'topping'])
  expect(heightOf(coneOf(state).pieces)).toBeCloseTo(usualHeight(10))
})

test('wafers make every floor equally high, whatever was right', () => {
  const floor = (...how: ('correct' | 'approx' | 'incorrect')[]) =>
    coneOf(play(begin(1), flavor, ...how.map((one) => score(one))))
  const best = floor('correct', 'correct', 'correct', 'correct', 'correct')
  const worst = floor('incorrect', 'incorrect', 'approx', 'incorrect', 'incorrect')
  expect([scoopsOf(best).length, scoopsOf(worst).length]).toEqual([5, 0])
  expect(heightOf(worst.pieces)).toBeCloseTo(heightOf(best.pieces))
})

test('scoops are chosen again before each floor, and on the easiest level once', () => {
  const floor = (level: number) => {
    let state = play(begin(level), flavor)
    for (let i = 0; i < 5; i++) state = play(state, level === 0 ? count : score('correct'))
    return state.phase
  }
  expect([floor(0), floor(1)]).toEqual(['say', 'flavor'])
  expect(rules.moves(begin(0))).not.toContainEqual(mystery)
  expect(rules.moves(begin(1))).toContainEqual(mystery)
})

test('a topping stays on the tower, or a friend eats it and stays: both are equally high', () => {
  let state = play(begin(0, 1, { goal: 25 }), flavor)
  for (let i = 0; i < 10; i++) state = play(state, count)
  const [kept, shared] = [play(state, keep), play(state, share)]
  const last = (one: State) => coneOf(one).pieces.at(-1)
  expect(last(kept)).toMatchObject({ kind: 'topping', topping: state.offer })
  expect(last(shared)).toMatchObject({ kind: 'friend', topping: state.offer })
  expect(heightOf(coneOf(kept).pieces)).toBe(heightOf(coneOf(shared).pieces))
})

test('neither even scoops nor the mystery tub builds the taller tower in most games', () => {
  const heights = (first: Move, seed: number) => {
    const rng = chanceFrom(seed)
    let state = rules.start(levelAt(1), { seats: 1, values: { goal: 25, perTurn: 5 } }, rng)
    while (!rules.isOver(state)) {
      const said = rng.next() < 0.6 ? score('correct') : score('incorrect')
      const move = state.phase === 'flavor' ? first : state.phase === 'topping' ? rng.pick([keep, share]) : said
      state = rules.apply(state, move, rng)
    }
    return heightOf(coneOf(state).pieces)
  }
  const games = Array.from({ length: 300 }, (_, seed) => heights(mystery, seed) - heights(flavor, seed))
  const shareOf = (ahead: (difference: number) => boolean) => games.filter(ahead).length / games.length
  const [tub, even] = [shareOf((one) => one > 0.01), shareOf((one) => one < -0.01)]
  expect([tub, even].every((one) => one > 0.2 && one < 0.6)).toBe(true)
})

test('spot on adds a scoop, and close adds sprinkles to the last one, or to the rim before the first scoop', () => {
  const close = play(begin(1), flavor, score('approx'))
  expect(coneOf(close).rim.sprinkles).toBe(1)
  const state = play(close, score('correct'), score('approx'), score('approx'))
  expect(coneOf(state).pieces).toEqual([
    expect.objectContaining({ kind: 'scoop', flavor: 'minty', size: 'even', sprinkles: 2 }),
  ])
})

test('what is said without help earns a bigger scoop, and with help a scoop all the same', () => {
  const said = (alone: boolean) => coneOf(play(begin(1), flavor, { kind: 'score', score: 'correct', alone })).pieces[0]
  expect([said(true), said(false)]).toEqual([
    expect.objectContaining({ kind: 'scoop', big: true }),
    expect.not.objectContaining({ big: true }),
  ])
})

test('try again repeats the word once; after the second time, the adult models it and the next word comes', () => {
  const first = play(begin(1), flavor, score('incorrect'))
  expect([first.again, first.asked[0], kinds(first)]).toEqual([true, 0, ['again']])
  const second = play(first, score('incorrect'))
  expect([second.again, second.asked[0], kinds(second)]).toEqual([false, 1, ['again', 'model']])
  expect(play(first, score('correct')).asked[0]).toBe(1)
})

test('a turn does not end before the word was repeated', () => {
  const state = play(begin(1, 2, { perTurn: 1 }), flavor, score('incorrect'))
  expect([state.turnOver, state.seat]).toEqual([false, 0])
  expect([play(state, score('correct')).turnOver, play(state, score('correct')).seat]).toEqual([true, 1])
})

test('the learner rates before the adult scores, and a flag appears only if they agree', () => {
  const asked = play(begin(2), flavor)
  expect(rules.moves(asked).every(({ kind }) => kind === 'rate')).toBe(true)
  const agreed = play(asked, { kind: 'rate', score: 'correct' }, score('correct'))
  expect([coneOf(agreed).pieces[0]?.flag, agreed.rated, agreed.agreed]).toEqual([true, 1, 1])
  const differ = play(asked, { kind: 'rate', score: 'correct' }, score('approx'))
  expect([coneOf(differ).rim.flag, differ.rated, differ.agreed]).toEqual([false, 1, 0])
})

test('with feedback after every fifth try, nothing is shown before then and no word is repeated', () => {
  let state = play(begin(1, 1, { feedback: 'fifth' }), flavor)
  for (const how of ['correct', 'incorrect', 'approx', 'correct'] as const) {
    state = play(state, score(how))
    expect([coneOf(state).pieces.length, state.again, kinds(state)]).toEqual([0, false, ['waiting']])
  }
  state = play(state, score('correct'))
  expect(kinds(state)).toEqual(['scoop', 'again', 'sprinkles', 'scoop', 'scoop', 'floor', 'landmark'])
  expect(made(state)).toBe(5)
})

test('all players build a shared cone, and each player builds their own', () => {
  const turns = (cones: string) => {
    let state = play(begin(0, 2, { cones, perTurn: 3 }), flavor)
    for (let i = 0; i < 3; i++) state = play(state, count)
    return state
  }
  expect(turns('shared')).toMatchObject({ seat: 1, phase: 'say', cones: [{ made: 3 }] })
  expect(turns('own')).toMatchObject({ seat: 1, phase: 'flavor', cones: [{ made: 3 }, { made: 0 }] })
})

test('a player whose cone is complete has no more turns', () => {
  const values = { goal: 10, perTurn: 10, cones: 'own' }
  let state = play(begin(0, 2, values), flavor)
  while (state.seat === 0) state = play(state, state.phase === 'topping' ? keep : count)
  state = play(state, flavor, count, { kind: 'pass' })
  expect(state.seat).toBe(1)
})

test('ending the game shows all pending scores, even before the goal is reached', () => {
  const state = play(begin(1, 1, { feedback: 'fifth' }), flavor, score('correct'), score('correct'), { kind: 'close' })
  expect([rules.isOver(state), coneOf(state).pieces.length]).toEqual([true, 2])
})

test('rejects a move that is not open', () => {
  expect(() => play(begin(0), count)).toThrow('is not a move here')
  expect(() => play(begin(0), flavor, score('correct'))).toThrow('is not a move here')
})

test('a shared tower gives every player the same number of tries, give or take one', () => {
  const settings = fc.record({ goal: fc.constantFrom(10, 25, 50, 100), perTurn: fc.constantFrom(1, 3, 5, 10) })
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 0, max: 10 }),
      settings,
      (seed, seats, accuracy, values) => {
        const rng = chanceFrom(seed)
        let state = rules.start(levelAt(1), { seats, values }, rng)
        while (!rules.isOver(state)) {
          const right = rng.int(1, 10) <= accuracy
          const wanted = (move: Move) => move.kind !== 'score' || (move.score === 'correct') === right
          const moves = rules.moves(state).filter((move) => move.kind !== 'pass' && wanted(move))
          state = rules.apply(state, rng.pick(moves), rng)
        }
        expect(Math.max(...state.tries) - Math.min(...state.tries)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 60 },
  )
})
