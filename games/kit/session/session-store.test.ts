import { signal } from '@preact/signals'
import type { Player } from '@marigold/contract'
import { expect, test } from 'vitest'
import type { Values } from '../game.ts'
import type { RunningGame } from '../play/running-game.ts'
import { countSpec, people } from '../testing.ts'
import type { ChildSettings } from './child-settings.ts'
import { makeHelpLine } from './help-line.ts'
import { defaultRoster } from './roster.ts'
import { makeSessionStore } from './session-store.ts'
import { startValues } from './settings.ts'

const nobody = defaultRoster.slice(0, 1)

/** Opens a game for `players` and returns the seats that Start takes. */
function opened(players: readonly Player[], saved?: { seated: number[] }): number[] {
  const seated = signal([1])
  const store = makeSessionStore(
    countSpec,
    {
      values: signal<Values>(startValues([])),
      level: signal(0),
      roster: signal(defaultRoster),
      seated,
      teamOf: signal({}),
      kept: signal<unknown>(undefined),
      running: signal<RunningGame | null>(null),
      children: signal<ChildSettings>({}),
      grown: signal({}),
      hostTrials: signal(0),
      hostCalm: signal(false),
      helpLine: makeHelpLine(),
    },
    () => ({ hosted: true, send: () => undefined }),
  )
  store.setUp({
    type: 'SETUP',
    version: 1,
    players: [...players],
    look: 'playful',
    calm: false,
    trialsPerTurn: 0,
    settings: {},
    ...(saved && { saved: { v: 1, level: 0, values: {}, names: {}, ...saved } }),
  })
  return seated.value
}

test('seats that only the game offers are taken as last time', () => {
  expect(opened(nobody, { seated: [1, 2, 3] })).toEqual([1, 2, 3])
  expect(opened(nobody)).toEqual([1])
})

test('a group of the page plays whatever was played last time, and a large one as last time', () => {
  expect(opened(people.slice(0, 2), { seated: [1] })).toEqual([1, 2])
  expect(opened(people.slice(0, 1), { seated: [1, 2] })).toEqual([1])
  expect(opened(people, { seated: [2, 5] })).toEqual([2, 5])
})
