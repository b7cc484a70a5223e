import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../platform/testing/testing.ts'
import { importContent } from '../content/import-content.ts'
import { contentOf } from '../fixtures/content.ts'
import { findCards } from '../search/search.service.ts'
import { setRows } from '../set-rows.service.ts'
import { withoutRemoved } from '../sets/removed-picks.service.ts'
import { cardAreas } from './areas.ts'
import { rhymes } from './fixtures/toy/rhymes-area.ts'

const areas = [...cardAreas, rhymes]
const picks = { rhymes: ['rhyme.1', 'rhyme.2'] }

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await sql`create table rhymes (id bigint generated always as identity, key text, rhyme text, locale text, unique (locale, key),
    origin text not null default 'import', version int not null default 1, published_at timestamptz,
    retired_at timestamptz)`.execute(app.db)
  await importContent(app.db, contentOf({ 'R.1.1': 8 }), areas)
})
afterAll(() => app.close())

test('a new area only needs its entry in the list to be imported, found, and part of sets', async () => {
  expect(await findCards(app.db, 'dog', areas)).toMatchObject([{ label: 'dog and log', place: 'Rhymes' }])
  const on = { articulation: true, language: true, fluency: true, minimal_pairs: true, own_cards: true }
  const rows = await setRows(app.db, picks, on, areas)
  expect(rows).toMatchObject({ articulation: [], rhymes: [{ rhyme: 'cat and hat' }, { rhyme: 'dog and log' }] })
})

test('names what was retired in a new area and removes it from saved sets', async () => {
  await sql`update rhymes set retired_at = now() where key = 'rhyme.2'`.execute(app.db)
  expect(await withoutRemoved(app.db, picks, null, areas)).toEqual({
    gone: [{ area: 'language', name: 'rhyme.2' }],
    picks: { rhymes: ['rhyme.1'] },
  })
})
