import type { FromGame } from '@marigold/contract'
import { expect, test } from 'vitest'
import { hasHelpLine, makeHelpLine } from './help-line.ts'

test('a change is sent for all games, and comes back with the settings', () => {
  const sent: FromGame[] = []
  const line = makeHelpLine()
  line.set({ helpLine: 'County line' }, { hosted: true, send: (message) => sent.push(message) })
  expect(sent).toEqual([{ type: 'HELP_LINE', settings: { helpLine: 'County line', helpLinePrints: false } }])
  line.take({ muted: true })
  expect(line.now.value.helpLine).toBe('County line')
  line.take({ helpLine: 'x'.repeat(300), helpLinePrints: true })
  expect(line.now.value).toEqual({ helpLine: 'x'.repeat(120), helpLinePrints: true })
})

test('games of the category MIND have it', () => {
  const of = (...categories: string[]) => hasHelpLine({ manifest: { categories } })
  expect([of('MIND', 'SLP'), of('OT', 'Mind')]).toEqual([true, false])
})
