import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { levels, type Level } from './levels.ts'
import { rules, type Made, type State } from './rules.ts'
import { measuresOf, summaryOf } from './summary.ts'

const begun = rules.start(levels[1] as Level, { seats: 2, values: {} }, chanceFrom(1))
const made = (word: string, seat: number, as: Made['as'] = 'order'): Made => ({
  word,
  parts: ['re-', word],
  as,
  rare: false,
  seat,
  metal: 'iron',
  masterpiece: false,
})

test('reports words, strikes, parts, and sentences separately for each player', () => {
  const wall = [made('reuse', 0), made('retell', 0), made('unlock', 1), made('unfair', 1, 'shown')]
  const state: State = { ...begun, wall, met: 3 }
  const shares = [
    { ...state, strikes: 5, cracks: 3, sentences: { alone: 0, together: 2 } },
    { ...state, strikes: 1, cracks: 0, sentences: { alone: 1, together: 0 } },
  ]
  const told = (seat: number) =>
    measuresOf({ state: signal(state), share: (of, totalsOf) => totalsOf(shares[of] ?? state) }, seat)
  expect(summaryOf({ state: signal(state) })).toEqual([{ label: 'Orders filled', value: `3 of ${state.queue.length}` }])
  expect(told(0)).toEqual([
    { label: 'Words made', value: '2: reuse, retell' },
    { label: 'Strikes', value: '5, 3 not in the word book' },
    { label: 'Parts used correctly at least twice', value: 're-' },
    { label: 'Sentences', value: '2, 2 with help' },
  ])
  expect(told(1)).toEqual([
    { label: 'Words made', value: '1: unlock' },
    { label: 'Strikes', value: '1, 0 not in the word book' },
    { label: 'Sentences', value: '1' },
  ])
})
