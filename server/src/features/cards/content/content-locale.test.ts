import { sql } from 'kysely'
import {
  getAllGames,
  getArticulations,
  getContrasts,
  getFluencyLevels,
  getLanguageCategories,
} from '@marigold/contract'
import { expect, test } from 'vitest'
import { inLocale, type Locale } from '../../../platform/http/locale.ts'
import { startApp } from '../../../platform/testing/testing.ts'
import { contentOf, fluencyOf, languageOf, pairsOf } from '../fixtures/content.ts'
import { findCards } from '../search/search.service.ts'
import { importContent } from './import-content.ts'

const english = () => ({
  ...contentOf({ 'R.1.1': 8 }),
  ...pairsOf({ 'r-w': 6 }),
  language: languageOf({ '3/101': { 2: 12 } }),
  fluency: fluencyOf({ '1/1': 3 }),
})

/** The same content in another language: its own numbers, and the same names by text. */
function spanish(): ReturnType<typeof english> {
  const { sounds, articulationCards, ...rest } = contentOf({ 'R.1.1': 9 }, 'spanish')
  return {
    ...rest,
    locale: 'es',
    sounds: sounds.map((sound) => ({ ...sound, id: 1001, example: 'rana' })),
    articulationCards: articulationCards.map((card) => ({ ...card, sound: 1001, sound_word: 'Rana' })),
    ...pairsOf({ 'r-w': 7 }),
    language: languageOf({ '1003/1101': { 2: 11 } }),
    fluency: fluencyOf({ '1001/1001': 4 }),
  }
}

test('content of another language stands beside English, and English shows none of it', async () => {
  const app = await startApp()
  await importContent(app.db, english())
  const calls = [getArticulations, getContrasts, getLanguageCategories, getFluencyLevels]
  const answers = () => Promise.all(calls.map(async (call) => (await app.call(call)).body))
  const before = await answers()
  expect(before.map(({ data }) => data.length)).toEqual([1, 1, 1, 1])

  await importContent(app.db, spanish())
  expect(await app.count('articulation_cards')).toBe(17)
  expect(await answers()).toEqual(before)
  expect(await findCards(app.db, 'rana')).toEqual([])
  // A request in a language that has no content gets English.
  expect(await inLocale('en-XA' as Locale, () => findCards(app.db, 'rana'))).toEqual([])

  // Neither import retires what the other brought.
  await importContent(app.db, { ...english(), digest: 'english again' })
  const { rows } = await sql<{ locale: string; cards: number }>`
    select locale, count(*)::int as cards from articulation_cards where retired_at is null
    group by locale order by locale`.execute(app.db)
  expect(rows).toEqual([
    { locale: 'en', cards: 8 },
    { locale: 'es', cards: 9 },
  ])
})

test('the catalogue lists no game of another language', async () => {
  const app = await startApp()
  const game = { published_at: new Date() }
  await app.db
    .insertInto('games')
    .values([
      { ...game, un_zip_filename: 'paper-boats', game_name: 'Paper Boats' },
      { ...game, un_zip_filename: 'barcos', game_name: 'Barcos', locale: 'es' },
    ])
    .execute()
  for (const query of [{}, { search: 'barcos' }, { sort: 'rating' }]) {
    const { body } = await app.call(getAllGames, { query })
    expect(body.all_games.map((one: { game_name: string }) => one.game_name)).not.toContain('Barcos')
  }
  expect((await app.call(getAllGames)).body.pagination.total).toBe(1)
})
