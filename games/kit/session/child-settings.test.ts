import { expect, test } from 'vitest'
import { people } from '../testing.ts'
import { childOf, childSettingsOf, settingsFor } from './child-settings.ts'

const [mia, leo] = people.map((player) => ({ ...player, client: `client-${player.id}` }))

test('a client who plays alone has settings of their own; groups share theirs', () => {
  expect(childOf(mia ? [mia] : [])).toBe('client-1')
  expect(childOf(mia && leo ? [mia, leo] : [])).toBe('')
  expect(childOf(people.slice(0, 1))).toBe('')
})

test('a client without settings begins with those of the device', () => {
  const stored = { '': { scan: 'one' }, 'client-1': { scan: 'two' } }
  expect(['client-1', 'client-2', ''].map((child) => settingsFor(stored, child)?.scan)).toEqual(['two', 'one', 'one'])
  expect(settingsFor({}, 'client-2')).toBeUndefined()
})

test('a game’s own settings and its practice stay with the game', () => {
  expect(childSettingsOf({ scan: 'one', text: 125, trials: 3, theme: 'dawn' })).toEqual({ scan: 'one', text: 125 })
})
