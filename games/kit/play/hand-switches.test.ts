import { expect, test } from 'vitest'
import { handFields } from '../session/hand-fields.ts'
import { countSpec, playWith } from '../testing.ts'
import { handSwitches, handSwitchLine, setHand } from './hand-switches.ts'

test('tells a hand that is set from one that is switched', () => {
  const { play } = playWith(1, { hand: '' }, { ...countSpec, fields: handFields() })
  for (const hand of ['right', 'right', 'left', 'right'] as const) setHand(play, hand)
  const events = play.trials.filter(({ event }) => event)
  expect(events.map(({ target, response }) => [target, response])).toEqual([
    ['hand', 'right'],
    ['hand', 'switch to left'],
    ['hand', 'switch to right'],
  ])
  expect([play.values.hand, handSwitches(play.trials), play.untouched()]).toEqual(['right', 2, true])
})

test('says nothing where no hand was switched', () => {
  expect(handSwitchLine([])).toEqual([])
})
