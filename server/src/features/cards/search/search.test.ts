import { searchCards, type SearchResult } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { contentOf, fluencyOf, languageOf } from '../fixtures/content.ts'
import { importContent } from '../content/import-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db, {
    ...contentOf({ 'R.1.1': 8, 'R.3.1': 3, 'L.2.1': 2, 'S.1.1': 6 }),
    language: languageOf({ '3/101': { 2: 12 }, '9/140': { 3: 2 } }),
    fluency: fluencyOf({ '1/4': 3 }),
  })
})
afterAll(() => app.close())

const search = async (q: string) => (await app.call(searchCards, { query: { q } })).body.data as SearchResult[]
const lines = async (q: string) => (await search(q)).map(({ kind, label, place }) => `${kind}: ${label} (${place})`)

test('finds a sound by its name, and its words by how they begin, in the positions that are offered', async () => {
  expect((await lines('r')).slice(0, 2)).toEqual(['sound: R (Articulation)', 'word: R word 1 (R, initial)'])
  expect(await search('R')).toHaveLength(9)
  expect((await search('r'))[0]).toMatchObject({ area: 'articulation', opens: 'R', image: '/assets/cards/r-tile.svg' })
  expect(await lines('word 6')).toEqual(['word: R word 6 (R, initial)', 'word: S word 6 (S, initial)'])
})

test('finds language goals, their parts, lengths, and techniques, but nothing that is not offered', async () => {
  expect(await lines('goal')).toEqual(['goal: Goal 3 (Language)'])
  expect(await lines('PART')).toEqual(['part: Part 101 (Goal 3)'])
  expect((await search('part'))[0]).toMatchObject({ area: 'language', opens: '3.101' })
  expect(await lines('level')).toEqual(['length: Level 4 (Fluency)'])
  expect(await lines('tech')).toEqual(['technique: Technique 1 (Fluency)'])
  expect(await lines('l')).toEqual(['length: Level 4 (Fluency)'])
})

test.each(['%', '_', '\\', "'", '"; drop table sounds; --', 'oal'])('%s has no special meaning', async (q) => {
  expect(await search(q)).toEqual([])
})

test.each([{}, { q: '' }, { q: '   ' }, { q: 'x'.repeat(41) }])('refuses %j with a message', async (query) => {
  const { statusCode, body } = await app.call(searchCards, { query: query as { q: string } })
  expect([statusCode, body.success, body.errors.q.length]).toEqual([422, false, 1])
})
