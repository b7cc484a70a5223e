import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { contentOf, fluencyOf, languageOf } from './fixtures/content.ts'
import { importContent } from './content/import-content.ts'
import { sampleSet } from './sample.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('is empty without any content', async () => {
  const set = await sampleSet(app.db)
  expect([set.articulation, set.language.rows, set.fluency]).toEqual([[], [], []])
})

test('a visitor may try twelve cards: a question of each type, two lines, and words', async () => {
  await importContent(app.db, {
    ...contentOf({ 'R.1.1': 8, 'R.1.2': 8, 'S.1.1': 20, 'L.2.1': 9 }),
    language: languageOf({ '3/101': { 2: 12, 5: 3, 6: 9 }, '9/140': { 3: 10, 4: 10 } }),
    fluency: fluencyOf({ '1/4': 3, '1/5': 3, '2/5': 3 }),
  })
  const set = await sampleSet(app.db)
  expect(set.articulation).toHaveLength(6)
  expect(new Set(set.articulation.map((row) => row.sound_name))).toEqual(new Set(['R', 'S']))
  expect(set.articulation.every((row) => row.image !== '' && row.sentence === 'Words')).toBe(true)
  expect(set.language.rows.map((row) => row.question_type_id)).toEqual([5, 4, 3, 2])
  const named = set.language.rows.map((row) => [
    set.language.categories.find((goal) => goal.id === row.language_type_id)?.category_name,
    set.language.catagory.find((part) => part.id === row.sub_category_id)?.category_name,
  ])
  expect(named).toEqual([
    ['Goal 3', 'Part 101'],
    ['Goal 9', 'Part 140'],
    ['Goal 9', 'Part 140'],
    ['Goal 3', 'Part 101'],
  ])
  expect(set.fluency.flatMap((group) => group.levels.flatMap((level) => level.sentences))).toHaveLength(2)
})

test('leaves out retired content', async () => {
  await app.db.updateTable('language_items').set({ retired_at: new Date() }).where('question_type', '=', 3).execute()
  const set = await sampleSet(app.db)
  expect(set.language.rows.map((row) => row.question_type_id)).toEqual([5, 4, 2])
  expect(set.articulation).toHaveLength(7)
})
