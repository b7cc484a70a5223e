import { expect, test, vi } from 'vitest'
import type { Synth } from '../sound/synth.ts'
import { plays, poke } from './poke.ts'

/** What a sound plays at the first, second, and later touches. */
function heard(sound: ReturnType<typeof plays>, touches: number) {
  const play = vi.fn<Synth['play']>()
  for (let times = 1; times <= touches; times++) sound({ play } as unknown as Synth, times)
  return play.mock.calls
}

test('a sound without steps keeps its own pitch', () => {
  expect(heard(plays('creak', { gain: 0.5 }), 2)).toEqual([
    ['creak', { gain: 0.5 }],
    ['creak', { gain: 0.5 }],
  ])
  expect(heard(plays('pop'), 1)).toEqual([['pop', {}]])
})

test('each touch is a step higher or lower, up to a limit', () => {
  const stepsOf = (sound: ReturnType<typeof plays>) => heard(sound, 4).map(([, options]) => options?.step)
  expect(stepsOf(plays('bell', { rises: 2 }))).toEqual([1, 2, 2, 2])
  expect(stepsOf(plays('bell', { from: 6, rises: 3 }))).toEqual([7, 8, 9, 9])
  expect(stepsOf(plays('wood', { sinks: 2 }))).toEqual([-1, -2, -2, -2])
  expect(stepsOf(plays('wood', { from: 1, cycles: 3 }))).toEqual([2, 3, 1, 2])
})

test('a poke has a puff only where one flies off', () => {
  const sound = plays('pop')
  expect(poke('lamp', [0, 0, 9, 9], 'hop', sound)).toEqual({ name: 'lamp', box: [0, 0, 9, 9], gag: 'hop', sound })
  expect(poke('lamp', [0, 0, 9, 9], 'hop', sound, 'dust').puff).toBe('dust')
})
