import {
  addOwnList,
  getArticulationCards,
  getFluencySentences,
  getLanguageCards,
  getMinimalPairs,
  getOwnLists,
  type Area,
  type Endpoint,
} from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import type { TestUser } from '../../platform/testing/testing-users.ts'
import { contentOf, fluencyOf, languageOf, pairsOf } from './fixtures/content.ts'
import { importContent } from './content/import-content.ts'
import type { EnabledAreas } from './enabled-areas.ts'
import { setRows } from './set-rows.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await importContent(app.db, {
    ...contentOf({ 'R.1.1': 8 }),
    ...pairsOf({ 'r-w': 6 }),
    language: languageOf({ '3/101': { 2: 12 } }),
    fluency: fluencyOf({ '1/4': 3 }),
  })
})
afterAll(() => app.close())

const picks = { articulation: { R: [[1], [1]] as [number[], number[]] }, pairs: ['r-w'], language: { 3: [101] } }
const calls: [Area, Endpoint, object, number][] = [
  ['articulation', getArticulationCards, picks.articulation, 8],
  ['articulation', getMinimalPairs, { contrasts: picks.pairs }, 6],
  ['language', getLanguageCards, { filters: [{ language_type_id: 3, sub_category_id: 101 }] }, 12],
  ['fluency', getFluencySentences, { ids: [4] }, 1],
]
const ask = (user: TestUser, call: Endpoint, body: object) => app.as(user).call(call, { body })

describe('a card area that is disabled for a user', () => {
  test.each(calls)('%s returns no cards and says why, while the others work', async (area, call, body, count) => {
    const allowed = await ask(await app.aSubscriber(), call, body)
    expect([allowed.statusCode, allowed.body.data.length]).toEqual([200, count])
    const user = await app.aSubscriber({ [area]: false })
    const refused = await ask(user, call, body)
    expect([refused.statusCode, refused.body.success, refused.body.data]).toEqual([200, true, []])
    expect(refused.body.message).toMatch(/^\w+ cards are turned off for this account\.$/)
    expect(refused.body.message.toLowerCase()).toContain(area)
    for (const [other, otherCall, otherBody, otherCount] of calls.filter(([one]) => one !== area))
      expect([other, (await ask(user, otherCall, otherBody)).body.data.length]).toEqual([other, otherCount])
  })

  test('minimal pairs and own cards can be turned off alone', async () => {
    const user = await app.aSubscriber({ minimal_pairs: false, own_cards: false })
    const pairs = await ask(user, getMinimalPairs, { contrasts: picks.pairs })
    expect([pairs.body.data, pairs.body.message]).toEqual([[], 'Minimal pairs are turned off for this account.'])
    expect((await ask(user, getArticulationCards, picks.articulation)).body.data).toHaveLength(8)
    const own = await ask(user, addOwnList, { name: 'Mine', cards: [{ word: 'rain' }] })
    expect([own.statusCode, own.body.message]).toEqual([403, 'Own cards are turned off for this account.'])
    expect((await app.as(user).call(getOwnLists)).body.data).toEqual([])
  })

  test('is left out of the sets that the user’s guests open', async () => {
    const counts = async (switched: EnabledAreas) => {
      const rows = await setRows(app.db, { ...picks, fluency: [4] }, switched)
      return [rows.articulation.length, rows.pairs.length, rows.language.rows.length, rows.fluency.length]
    }
    const on = { articulation: true, language: true, fluency: true, minimal_pairs: true, own_cards: true }
    expect(await counts(on)).toEqual([8, 6, 12, 1])
    expect(await counts({ ...on, articulation: false })).toEqual([0, 0, 12, 1])
    expect(await counts({ ...on, minimal_pairs: false })).toEqual([8, 0, 12, 1])
    expect(await counts({ ...on, language: false })).toEqual([8, 6, 0, 1])
    expect(await counts({ ...on, fluency: false })).toEqual([8, 6, 12, 0])
  })
})
