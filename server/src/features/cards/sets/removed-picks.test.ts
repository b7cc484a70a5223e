import { checkPicks } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { contentOf, fluencyOf, languageOf, pairsOf } from '../fixtures/content.ts'
import { importContent } from '../content/import-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db, {
    ...contentOf({ 'R.1.1': 8, 'S.1.1': 8, 'L.1.1': 8 }),
    ...pairsOf({ 'r-w': 6, 'k-t': 6 }),
    language: languageOf({ '3/101': { 2: 12 }, '3/102': { 4: 10 }, '8/104': { 6: 11 } }),
    fluency: fluencyOf({ '1/1': 6, '1/2': 6 }),
  })
  await sql`update sounds set retired_at = now() where sound_name = 'S'`.execute(app.db)
  await sql`update contrasts set retired_at = now() where code = 'k-t'`.execute(app.db)
  await sql`update language_subcategories set retired_at = now() where id = 102`.execute(app.db)
  await sql`update fluency_sentences set retired_at = now() where level_id = 2`.execute(app.db)
})
afterAll(() => app.close())

const check = (picks: unknown) => app.call(checkPicks, { body: { picks } })

test('returns picks that all exist unchanged', async () => {
  const picks = {
    articulation: { L: [[1], [1]], R: [[1], [2]] },
    pairs: ['r-w'],
    language: { 3: [101] },
    fluency: [1],
    more: ['x'],
  }
  const { statusCode, body } = await check(picks)
  expect([statusCode, body]).toEqual([200, { gone: [], picks }])
  expect(Object.keys(body.picks.articulation)).toEqual(['L', 'R'])
})

test('names and removes what was retired, and keeps the rest', async () => {
  const { body } = await check({
    articulation: { R: [[1], [1]], S: [[1], [1]], XX: [[1], [1]] },
    pairs: ['k-t', 'r-w', 'x-y'],
    language: { 3: [102, 101, 998], 8: [104], 9: [999] },
    fluency: [2, 1, 77],
  })
  expect(body).toEqual({
    gone: [
      { area: 'articulation', name: 'S' },
      { area: 'articulation', name: 'XX' },
      { area: 'articulation', name: 'Minimal pairs: Contrast k-t' },
      { area: 'articulation', name: 'Minimal pairs: x-y' },
      { area: 'language', name: 'Part 102 in Goal 3' },
      { area: 'language', name: 'A part of Goal 3' },
      { area: 'language', name: 'A language goal' },
      { area: 'fluency', name: 'Level 2' },
      { area: 'fluency', name: 'A fluency level' },
    ],
    picks: { articulation: { R: [[1], [1]] }, pairs: ['r-w'], language: { 3: [101], 8: [104] }, fluency: [1] },
  })
})

test('names an own list that was deleted to its owner, but not another user’s list', async () => {
  const [owner, stranger] = [await app.aSubscriber(), await app.aSubscriber()]
  const list = async (name: string, deleted_at: Date | null) =>
    (
      await app.db
        .insertInto('own_lists')
        .values({ user_id: owner.id, name, area: 'articulation', deleted_at })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const [there, deleted] = [await list('Farm words', null), await list('Old words', new Date())]
  const picks = { own: { [there]: [1], [deleted]: [1] } }
  const asked = (user: typeof owner | null) => app.as(user).call(checkPicks, { body: { picks } })
  expect((await asked(owner)).body).toEqual({
    gone: [{ area: 'own', name: 'Old words' }],
    picks: { own: { [there]: [1] } },
  })
  expect((await asked(stranger)).body).toEqual({
    gone: [{ area: 'own', name: 'A list of your own' }],
    picks: { own: {} },
  })
  expect((await asked(null)).body).toEqual({ gone: [], picks })
})

test('returns picks of which nothing is left as empty, and accepts the largest ids', async () => {
  const { body } = await check({ articulation: { S: [[1], [1]] } })
  expect(body).toEqual({ gone: [{ area: 'articulation', name: 'S' }], picks: { articulation: {} } })
  expect((await check({ fluency: [2_147_483_647] })).body.gone).toHaveLength(1)
  expect((await check({ language: { 999999999: [2_147_483_647] } })).body.gone).toHaveLength(1)
  expect((await check({})).statusCode).toBe(422)
})
