import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noteLine } from './note-line.ts'

test('leaves out parts without a count or a category', () => {
  expect(
    noteLine([
      { of: 3, text: 'Took 3 turns.' },
      { of: 0, text: 'Made 0 suggestions.' },
      { of: '', text: 'After 0 splashes chose .' },
      { of: 'ask', text: 'After a splash chose to ask.' },
    ]),
  ).toBe('Took 3 turns. After a splash chose to ask.')
  expect(noteLine([{ of: 0, text: 'Nothing.' }])).toBe('')
})

test('notes of games say what happened, and never judge it', () => {
  const games = join(import.meta.dirname, '..')
  const sources = readdirSync(games, { recursive: true, encoding: 'utf8' })
  const users = sources.filter(
    (file) =>
      /^[^/]+\/[^/]+\.tsx?$/.test(file) &&
      !/\.test\./.test(file) &&
      readFileSync(join(games, file), 'utf8').includes('noteLine('),
  )
  const catalogs = [...new Set(users.map((file) => file.split('/')[0] ?? ''))].filter((game) => game !== 'kit')
  expect(catalogs.length).toBeGreaterThan(0)
  for (const game of catalogs)
    expect(readFileSync(join(games, game, 'messages/en.json'), 'utf8')).not.toMatch(/identified|improved|mastered/i)
})
