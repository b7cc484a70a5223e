import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { contentOf, fluencyOf, languageOf } from './fixtures/content.ts'
import { importContent } from './content/import-content.ts'
import { setRows } from './set-rows.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db, {
    ...contentOf({ 'R.1.1': 8, 'S.1.1': 9, 'S.1.2': 7 }),
    language: languageOf({ '3/101': { 2: 12 }, '9/140': { 3: 10 } }),
    fluency: fluencyOf({ '1/4': 3, '1/5': 3 }),
  })
})
afterAll(() => app.close())

const all = { articulation: true, language: true, fluency: true, minimal_pairs: true, own_cards: true }

test('returns the cards of all areas in a set, with the names for their ids', async () => {
  const picks = { articulation: { S: [[1], [1]] as [number[], number[]] }, language: { 3: [101] }, fluency: [4] }
  const rows = await setRows(app.db, picks, all)
  expect(rows.articulation.map((row) => [row.sound_name, row.sentence])).toEqual(Array(9).fill(['S', 'Words']))
  expect(rows.language.rows).toHaveLength(12)
  expect(rows.language.catagory).toEqual([{ cat_id: 3, id: 101, category_name: 'Part 101' }])
  expect(rows.language.categories.find((goal) => goal.id === 3)?.category_name).toBe('Goal 3')
  expect(rows.fluency.flatMap((group) => group.levels.flatMap((level) => level.sentences))).toHaveLength(3)
})

test('returns nothing for areas without picks, a sound without a position, and retired picks', async () => {
  const rows = await setRows(app.db, { articulation: { R: [[1], []], Q: [[1], [1]] }, language: { 77: [700] } }, all)
  expect([rows.articulation, rows.pairs, rows.language.rows, rows.fluency]).toEqual([[], [], [], []])
})
