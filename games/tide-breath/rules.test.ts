import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import type { Level, State } from './rules.ts'
import { secondsRange, nextGuide, rules } from './rules.ts'
import { lengthOf, tideAt } from './tide.ts'

const box = levels[2] as Level
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
        let state = rules.apply(begin(box, { mode: 'lead', breaths: 20 }), { kind: 'skip' }, chanceFrom(1))
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

test('a player who only watches gets a shell for each breath, and no breath is wrong', () => {
  let state = rules.apply(begin(box, { breaths: 3 }), { kind: 'rate', step: 2 }, chanceFrom(1))
  for (let breath = 0; breath < 3; breath++)
    state = rules.apply(state, { kind: 'breathe', in: 4, out: 4 }, chanceFrom(1))
  expect([state.stage, state.gifts, state.before]).toEqual(['after', 3, 2])
  expect(rules.apply(state, { kind: 'rate', step: 5 }, chanceFrom(1)).after).toBe(5)
})

test('a player can stop early and is still asked how their body feels', () => {
  const state = rules.apply(rules.apply(begin(box), { kind: 'skip' }, chanceFrom(1)), { kind: 'close' }, chanceFrom(1))
  expect(state.stage).toBe('after')
  expect(state.breaths).toEqual([])
})
