import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { importContent } from './content/import-content.ts'
import { countCards } from './count-cards.service.ts'
import { contentOf, fluencyOf, languageOf } from './fixtures/content.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('counts the cards of all three areas, without retired ones', async () => {
  expect(await countCards(app.db)).toBe(0)
  await importContent(app.db, {
    ...contentOf({ 'R.1.1': 8, 'S.1.1': 20 }),
    language: languageOf({ '3/101': { 2: 12, 5: 3 } }),
    fluency: fluencyOf({ '1/4': 3, '2/5': 2 }),
  })
  const counted = await countCards(app.db)
  const { rows } = await app.pool.query<{ kind: string; count: number }>(
    `select 'words' as kind, count(*)::int as count from articulation_cards union all
     select 'items', count(*)::int from language_items union all
     select 'lines', count(*)::int from fluency_sentences`,
  )
  expect(rows.every(({ count }) => count > 0)).toBe(true)
  expect(counted).toBe(rows.reduce((sum, { count }) => sum + count, 0))

  await app.db.updateTable('language_items').set({ retired_at: new Date() }).where('question_type', '=', 5).execute()
  expect(await countCards(app.db)).toBe(counted - 3)
  await app.db.updateTable('sounds').set({ retired_at: new Date() }).execute()
  expect(await countCards(app.db)).toBe(12 + 5)
})
