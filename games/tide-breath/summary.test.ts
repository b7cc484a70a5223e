import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { levels } from './levels.ts'
import { rules, type Breath, type Level, type Move, type State } from './rules.ts'
import { breathText, summaryOf } from './summary.ts'

const level = levels[2] as Level
function played(mode: 'follow' | 'lead', breaths: Breath[]) {
  const moves: Move[] = [
    { kind: 'rate', step: 2 },
    { kind: 'place', place: 'near' },
    ...breaths.map((one): Move => ({ kind: 'breathe', ...one })),
  ]
  const begun = rules.start(level, { seats: 1, values: { mode } }, chanceFrom(1))
  const state = moves.reduce<State>((at, move) => rules.apply(at, move, chanceFrom(1)), begun)
  return summaryOf({ state: signal(state), level })
}

test("in Follow, the pace of the sea is not reported as the player's breathing", () => {
  expect(
    played('follow', [
      { in: 4, out: 4 },
      { in: 4, out: 4 },
    ]),
  ).toEqual([
    { label: 'Time watched', value: '32.0 s' },
    { label: 'Guide pace', value: 'Box (4-4-4-4); the player’s breathing was not measured' },
    { label: 'Body before', value: 'Choppy' },
  ])
  expect(breathText({ in: 4, out: 4 })).not.toMatch(/\d/)
})

test('in Lead, the means cover only what the player led, and say where the sea set the pace', () => {
  const led = (rise: number, out: number, own: boolean): Breath => ({ in: rise, out, led: { in: true, out: own } })
  expect(played('lead', [led(0.5, 4, false), led(3, 2, true), led(2.5, 4, false)])).toEqual([
    { label: 'Tides led by hand', value: '3' },
    { label: 'Pattern', value: 'Box (4-4-4-4); hand movements were timed, not breathing' },
    { label: 'Mean rise led by hand', value: '2.0 s' },
    { label: 'Mean fall led by hand', value: '2.0 s (1 of 3; the sea paced the others)' },
    { label: 'Body before', value: 'Choppy' },
  ])
  expect(breathText(led(3, 2, true))).toBe('rise 3.0 s, fall 2.0 s')
  expect(breathText(led(3, 4, false))).toBe('rise 3.0 s, fall with the sea')
})
