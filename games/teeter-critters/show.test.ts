import { signal } from '@preact/signals'
import { chanceFrom, makeClock } from '@marigold/device'
import { expect, test } from 'vitest'
import { makeManualTime } from '../kit/testing.ts'
import { levels } from './levels.ts'
import type { TeeterPlay } from './play-types.ts'
import { rules } from './rules.ts'
import { makeShow } from './show.ts'
import type { Level, Move } from './state.ts'

test('shows the new turn after the kit passes one: the flag of the last turn is gone', async () => {
  const state = signal(rules.start(levels[0] as Level, { seats: 3, values: {} }, chanceFrom(5)))
  const move = (one: Move) => (state.value = rules.apply(state.value, one, chanceFrom(1)))
  const nothing = () => undefined
  const play = {
    ...{ state, move, clock: makeClock(makeManualTime()), calm: signal(true), values: {}, level: levels[0] },
    ...{ sound: { play: nothing }, say: nothing, trial: nothing, asked: nothing, sinceReady: () => 0 },
  } as unknown as TeeterPlay
  const show = makeShow(play)
  await show.make({ kind: 'flag', spot: 2 })
  expect(show.scene.value.flag?.spot).toBe(2)
  move({ kind: 'pass' })
  expect([show.scene.value.seat, show.scene.value.flag]).toEqual([1, null])
})
