import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { contentOf } from '../fixtures/content.ts'
import { importContent } from './import-content.ts'

const cards = (app: TestApp) => app.db.selectFrom('articulation_cards').selectAll().orderBy('key').execute()
const slots = { 'R.1.1': 3, 'S.1.1': 2 }

test('writes the same content only once', async () => {
  const app = await startApp()
  expect(await importContent(app.db, contentOf(slots))).toBe(true)
  const before = await cards(app)
  expect(before).toHaveLength(5)
  expect(before[0]).toMatchObject({ key: 'R.1.1.1', marks: [0, 1, 2, 3], version: 1, retired_at: null })
  expect(await importContent(app.db, contentOf(slots))).toBe(false)
  expect(await importContent(app.db, contentOf(slots, 'another digest, the same rows'))).toBe(true)
  expect(await cards(app)).toEqual(before)
})

test('changed rows keep their id and get a new version; removed rows are retired and may return', async () => {
  const app = await startApp()
  await importContent(app.db, contentOf(slots))
  const before = await cards(app)
  const changed = contentOf({ 'R.1.1': 2 }, 'second')
  if (changed.articulationCards[0]) changed.articulationCards[0].words = 'Rewritten'
  await importContent(app.db, changed)
  const after = await cards(app)
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.map(({ words, version, retired_at }) => [words, version, retired_at !== null])).toEqual([
    ['Rewritten', 2, false],
    ['R 1 1 2', 1, false],
    ['R 1 1 3', 1, true],
    ['S 1 1 1', 1, true],
    ['S 1 1 2', 1, true],
  ])
  const sounds = await app.db.selectFrom('sounds').select(['sound_name', 'retired_at']).orderBy('id').execute()
  expect(sounds.map(({ sound_name, retired_at }) => [sound_name, retired_at !== null])).toEqual([
    ['R', false],
    ['S', true],
  ])

  await importContent(app.db, contentOf(slots, 'third'))
  const back = await cards(app)
  expect(back.every(({ retired_at }) => retired_at === null)).toBe(true)
  expect(back.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test("leaves an administrator's rows alone, changed or removed", async () => {
  const app = await startApp()
  await importContent(app.db, contentOf(slots))
  await app.db
    .updateTable('articulation_cards')
    .set({ words: 'Ours', origin: 'administrator' })
    .where('key', 'in', ['R.1.1.1', 'S.1.1.1'])
    .execute()
  const changed = contentOf({ 'R.1.1': 3 }, 'second')
  if (changed.articulationCards[0]) changed.articulationCards[0].words = 'Rewritten'
  await importContent(app.db, changed)
  const kept = (await cards(app)).filter((row) => row.origin === 'administrator')
  expect(kept.map(({ key, words, retired_at }) => [key, words, retired_at])).toEqual([
    ['R.1.1.1', 'Ours', null],
    ['S.1.1.1', 'Ours', null],
  ])
})

test('two simultaneous imports have the same result as one', async () => {
  const app = await startApp()
  const both = await Promise.all([importContent(app.db, contentOf(slots)), importContent(app.db, contentOf(slots))])
  expect([both.toSorted(), await app.count('articulation_cards')]).toEqual([[false, true], 5])
})

test('a card with an unknown sound aborts the import, and nothing of it is stored', async () => {
  const app = await startApp()
  const broken = contentOf(slots)
  if (broken.articulationCards[4]) broken.articulationCards[4].sound = 99
  await expect(importContent(app.db, broken)).rejects.toThrow()
  expect([await app.count('articulation_cards'), await app.count('sounds'), await app.count('imports')]).toEqual([
    0, 0, 0,
  ])
})

test('the content that ships with Marigold can be imported', async () => {
  const app = await startApp()
  await importContent(app.db)
  expect(await app.count('sounds')).toBeGreaterThan(0)
  expect(await app.count('articulation_cards')).toBeGreaterThan(0)
})
