import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { rules, type Level, type State } from './rules.ts'
import { afterEvent } from './event-steps.ts'

test('ends at the rules’ state after the last event', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 3 }), (seed, index, seats) => {
      const start = { seats, values: { turns: 8, weather: 'lively' } }
      const states = playOut(rules, levels[index] as Level, start, chanceFrom(seed))
      for (const [at, after] of states.entries()) {
        const before = states[at - 1]
        if (!before || after.events.length === 0) continue
        const shown = after.events.reduce<State>((scene, event) => afterEvent(scene, event, after), before)
        const trees = (state: State) =>
          state.orchards.map((orchard) =>
            orchard.trees.map((tree) => [...tree.fruits].sort((one, other) => one.id - other.id)),
          )
        expect(trees(shown)).toEqual(trees(after))
      }
    }),
    { numRuns: 60 },
  )
})

test('keeps fruit on its hook until the bird takes it', () => {
  const start = rules.start(levels[2] as Level, { seats: 1, values: { turns: 8, weather: 'mild' } }, chanceFrom(1))
  const tree = {
    kind: 'apple' as const,
    planted: true,
    fruits: [{ id: 1, ripeness: 2 as const, slot: 0, guarded: false }],
  }
  const before: State = {
    ...start,
    sky: ['bird', ...start.sky],
    orchards: start.orchards.map((orchard) => ({ ...orchard, trees: [tree] })),
  }
  const after = rules.apply(before, { kind: 'wait' }, chanceFrom(1))
  const weather = after.events.find((event) => event.kind === 'weather')
  const tasted = after.events.find((event) => event.kind === 'tasted')
  if (!weather || !tasted) throw new Error('the bird did not come')
  const grown = afterEvent(before, weather, after)
  expect(grown.orchards[0]?.trees[0]?.fruits).toEqual([{ id: 1, ripeness: 3, slot: 0, guarded: false }])
  expect(afterEvent(grown, tasted, after).orchards[0]?.trees[0]?.fruits).toMatchObject([{ ripeness: 0, slot: 1 }])
})
