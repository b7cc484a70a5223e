import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { HayPlay } from './scene.ts'
import type { Move, State } from './state.ts'
import { logMove } from './trials.ts'

const play = (state: State, move: Move) => rules.apply(state, move, chanceFrom(5))

test('logs a gift for the friend who was just found', () => {
  let state = play(rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1)), {
    kind: 'tune',
    tune: 'bell',
  })
  while (state.phase !== 'gift')
    state = play(state, state.phase === 'encore' ? { kind: 'encore', same: false } : { kind: 'hello', mode: 'word' })
  const targets: string[] = []
  const table = {
    trial: ({ target }: { target: string }) => void targets.push(target),
    values: {},
  } as unknown as HayPlay
  logMove(table, { move: { kind: 'gift', gift: 'hat' }, before: state, ms: 0, taps: 0 })
  const after = play(state, { kind: 'gift', gift: 'hat' })
  const bearer = after.parade.find(({ gift }) => gift === 'hat')?.friend
  expect(targets).toEqual([`Gift for the ${bearer}`])
})
