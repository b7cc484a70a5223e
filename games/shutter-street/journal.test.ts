import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { makeShares } from '../kit/play/shares.ts'
import { measuresOf } from './journal.ts'
import { levels } from './levels.ts'
import { questionsToAsk, rules } from './rules.ts'
import { currentStreet, openWindows, type Level, type Move, type State } from './state.ts'

test('reports each player separately', () => {
  const rng = chanceFrom(5)
  let state: State = rules.start(levels[0] as Level, { seats: 2, values: {} }, rng)
  const shares = makeShares(state)
  const make = (move: Move) => {
    const { seat } = state
    state = rules.apply(state, move, rng)
    shares.moved(seat, state)
  }
  make({ kind: 'street', street: state.offers[0] ?? '' })
  const wrong = () => openWindows(currentStreet(state)).find((pane) => pane !== currentStreet(state).secret) ?? 0
  // The first player asks questions; the second one only knocks.
  make({ kind: 'ask', question: questionsToAsk(state)[0]?.id ?? '' })
  expect(state.seat).toBe(1)
  make({ kind: 'knock', pane: wrong() })
  const told = (seat: number) =>
    Object.fromEntries(
      measuresOf({ state: signal(state), share: shares.of }, seat).map(({ label, value }) => [label, value]),
    )
  expect([told(0)['Questions asked'], told(0)['Wrong knocks']]).toEqual(['1', '0'])
  expect([told(1)['Questions asked'], told(1)['Wrong knocks']]).toEqual(['0', '1'])
})
