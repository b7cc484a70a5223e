import { expect, test } from 'vitest'
import { makeTrace, stepsOf, type Point } from './fasteners.ts'

const drags = (fastener: Parameters<typeof stepsOf>[0]) =>
  stepsOf(fastener).flatMap((step) => (step.kind === 'drag' ? [step.path] : []))
const path = drags('zipper').at(-1) ?? []
const [from = [0, 0], to = [0, 0]] = path as Point[]
/** A finger that goes up beside the path. */
const up = (aside = 0): Point[] =>
  Array.from({ length: 31 }, (_, at) => [from[0] + aside, from[1] + ((to[1] - from[1]) * at) / 30])
const share = (channel: number, points: readonly Point[]) => {
  const trace = makeTrace(path, channel)
  return points.map((at) => trace.to(at)).at(-1)
}

test('a zipper goes up 240 units, and closes at the top', () => {
  expect(from[1] - to[1]).toBe(240)
  expect(makeTrace(path, 54).startsAt(from)).toBe(true)
  expect([share(54, up().slice(0, 4)), share(54, up())]).toEqual([expect.closeTo(0.1, 1), 1])
})

test('a finger beside the channel slips, and within it closes the zipper', () => {
  expect([share(54, up(20)), share(36, up(20).slice(0, 1)), share(72, up(30))]).toEqual([1, null, 1])
})

test('a jump to the top is no pull', () => {
  expect(share(54, [from, to])).toBeNull()
})

test('a shaky hand within the channel closes the zipper, too', () => {
  expect(
    share(
      54,
      up().map(([x, y], at) => [x + (at % 2 === 0 ? 15 : -15), y + (at % 3) * 3]),
    ),
  ).toBe(1)
})

test('a button turns, then goes through, and laces go from side to side', () => {
  expect(drags('buttons').map((one) => one.length > 2)).toEqual([true, false, true, false])
  expect(drags('laces').map((one) => (one.at(-1)?.[0] ?? 0) < 150)).toEqual([false, true, false, true, false, true])
})
