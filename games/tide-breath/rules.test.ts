import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import type { Level, Move, Place, State } from './rules.ts'
import { secondsRange, nextGuide, rules } from './rules.ts'
import { grownShelf, haulOf, roomOf, shelfOf } from './shelf.ts'
import { lengthOf, tideAt } from './tide.ts'

const box = levels[2] as Level
const play = (state: State, moves: Move[]) => moves.reduce((at, move) => rules.apply(at, move, chanceFrom(1)), state)
const begin = (level: Level, values = {}) => rules.start(level, { seats: 1, values }, chanceFrom(1))

test.each(levels.map((level) => [level.name, level] as const))(
  '%s ends, followed or led, with any choices',
  (_name, level) => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 3, max: 20 }),
        fc.constantFrom('follow', 'lead'),
        (seed, breaths, mode) => {
          const last = playOut(rules, level, { seats: 1, values: { breaths, mode } }, chanceFrom(seed)).at(-1) as State
          expect(last.stage).toBe('done')
          expect(last.breaths.length).toBeLessThanOrEqual(breaths)
        },
      ),
      { numRuns: 50 },
    )
  },
)

test('the tide rises, rests high, falls, and rests low, without jumps', () => {
  const heights = Array.from({ length: 161 }, (_, tick) => tideAt(box.pattern, tick / 10).height)
  for (let tick = 1; tick < heights.length; tick++)
    expect(Math.abs((heights[tick] ?? 0) - (heights[tick - 1] ?? 0))).toBeLessThan(0.05)
  expect([0, 4, 7.9, 12, 16].map((second) => Number(tideAt(box.pattern, second).height.toFixed(2)))).toEqual([
    0, 1, 1, 0, 0,
  ])
})

test('holds can be turned off in every pattern', () => {
  for (const level of levels) {
    const state = begin(level, { holds: false })
    expect([state.chosen.hold, state.chosen.rest]).toEqual([0, 0])
    expect(lengthOf(state.chosen)).toBeGreaterThan(0)
  }
})

test('the last level uses the seconds from the settings, and the others their own', () => {
  const seconds = { in: 5, hold: 1, out: 7, rest: 2 }
  expect(begin(levels[4] as Level, seconds).chosen).toEqual(seconds)
  expect(begin(box, seconds).chosen).toEqual(box.pattern)
  expect(begin(box, { ...seconds, own: true }).chosen).toEqual(seconds)
})

test('the sea adapts to a fast breather first, then invites longer breaths', () => {
  const chosen = { in: 4, hold: 0, out: 6, rest: 0 }
  let guide = chosen
  for (let breath = 0; breath < 4; breath++) guide = nextGuide(guide, chosen, { in: 1.5, out: 2 })
  expect(guide.in).toBeLessThan(2.6)
  for (let breath = 0; breath < 30; breath++) guide = nextGuide(guide, chosen, { in: guide.in, out: guide.out })
  expect(guide.out).toBeGreaterThan(5.5)
})

test('the guide stays within safe limits, however it is led', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          in: fc.double({ min: 0, max: 90, noNaN: true }),
          out: fc.double({ min: 0, max: 90, noNaN: true }),
        }),
        { maxLength: 20 },
      ),
      (led) => {
        let state = play(begin(box, { breaths: 20 }), [{ kind: 'skip' }, { kind: 'place', place: 'near' }])
        for (const breath of led)
          if (state.stage === 'breathing') state = rules.apply(state, { kind: 'breathe', ...breath }, chanceFrom(1))
        for (const seconds of [state.guide.in, state.guide.out]) {
          expect(seconds).toBeGreaterThanOrEqual(secondsRange.min)
          expect(seconds).toBeLessThanOrEqual(secondsRange.max)
        }
      },
    ),
  )
})

test('leading is the default; the turtle comes closer only with breaths that were led near the pattern', () => {
  const near: Move = { kind: 'breathe', in: 4.5, out: 3.5 }
  const led = play(begin(box), [{ kind: 'rate', step: 2 }, { kind: 'place', place: 'near' }, near, near])
  expect([led.leading, led.gifts, led.before]).toEqual([true, 2, 2])
  expect(play(led, [{ kind: 'breathe', in: 0.6, out: 9 }]).gifts).toBe(2)
  const watched = play(begin(box, { mode: 'follow' }), [{ kind: 'skip' }, { kind: 'place', place: 'near' }, near])
  expect([watched.leading, watched.gifts]).toEqual([false, 0])
})

test('a player can stop early, is still asked how their body feels, and gets no shell without a breath', () => {
  const state = play(begin(box), [{ kind: 'skip' }, { kind: 'place', place: 'near' }, { kind: 'close' }])
  expect([state.stage, state.breaths]).toEqual(['after', []])
  const over = play(state, [{ kind: 'rate', step: 5 }])
  expect([over.stage, over.after]).toEqual(['done', 5])
  expect(haulOf(over)).toEqual({ shells: [], crabs: [] })
  expect(grownShelf(undefined, over).plays).toBe(0)
})

test.each([
  ['level 1', levels[0] as Level, {}],
  ['custom seconds', box, { own: true }],
  ['level 5', levels[4] as Level, {}],
])('where to breathe is not asked at %s, so that the adult’s seconds stay', (_name, level, values) => {
  expect(play(begin(level, values), [{ kind: 'skip' }]).stage).toBe('breathing')
})

/** Plays a whole game with these choices and a hand of its own; returns the last state and its seconds. */
function played(seed: number, level: Level, place: Place, leave: boolean) {
  const hand = chanceFrom(seed)
  const choose = (moves: Move[], { guide }: State): Move =>
    moves.find((move) => move.kind === 'place' && move.place === place) ??
    moves.find((move) => move.kind === 'shell' && move.leave === leave) ??
    (moves[0]?.kind === 'breathe'
      ? { kind: 'breathe', in: guide.in * (0.6 + hand.next()), out: guide.out * (0.6 + hand.next()) }
      : hand.pick(moves))
  const state = playOut(rules, level, { seats: 1, values: {} }, chanceFrom(seed), { choose }).at(-1) as State
  const { shells, crabs } = haulOf(state)
  const found = [...shells, ...crabs]
  return { state, found, shells, crabs, room: found.reduce((sum, one) => sum + roomOf(one), 0) }
}

test('no choice comes out ahead, each changes what the sea leaves, and far out never takes longer', () => {
  const levelsWithChoice = levels.slice(1, 4)
  let [nearAhead, deepAhead, keptAhead, leftAhead] = [0, 0, 0, 0]
  for (let seed = 1; seed <= 300; seed++) {
    const level = levelsWithChoice[seed % levelsWithChoice.length] as Level
    const [near, deep] = [played(seed, level, 'near', false), played(seed, level, 'deep', false)]
    const left = played(seed, level, 'near', true)
    nearAhead += near.room > deep.room ? 1 : 0
    deepAhead += deep.room > near.room ? 1 : 0
    keptAhead += near.room > left.room ? 1 : 0
    leftAhead += left.room > near.room ? 1 : 0
    expect([near.found.length, deep.found.length, deep.found[0]?.large]).toEqual([3, 1, true])
    expect([near.crabs, left.shells.length, left.crabs.length]).toEqual([[], 2, 1])
    const seconds = ({ chosen, wanted }: State) => lengthOf(chosen) * wanted
    expect(lengthOf(deep.state.chosen)).toBeGreaterThan(lengthOf(near.state.chosen))
    expect(seconds(deep.state)).toBeLessThanOrEqual(seconds(near.state))
  }
  for (const ahead of [nearAhead, deepAhead, keptAhead, leftAhead]) expect(ahead / 300).toBeLessThanOrEqual(0.6)
})

test('the shelf grows with each play, keeps its crabs, and remembers where the child breathed', () => {
  const first = grownShelf(undefined, played(1, box, 'near', true).state)
  const second = grownShelf(first, played(2, box, 'deep', false).state)
  expect([first.shells.length, first.crabs.length, first.plays, first.place]).toEqual([2, 1, 1, 'near'])
  expect([second.shells.length, second.crabs.length, second.plays, second.place]).toEqual([3, 1, 2, 'deep'])
  expect(shelfOf({ shells: [7, null, { kind: 2, large: true }], crabs: 'none', plays: -1 })).toEqual({
    shells: [{ kind: 2, large: true }],
    crabs: [],
    plays: 0,
    place: 'near',
  })
})
