import { getContrasts, getMinimalPairs, limits, searchCards } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../../platform/testing/testing-users.ts'
import { startApp, type TestApp } from '../../../../platform/testing/testing.ts'
import { contentOf, pairsOf } from '../../fixtures/content.ts'
import { importContent } from '../../content/import-content.ts'

let app: TestApp
let subscriber: TestUser
const content = (pairs: Record<string, number>, digest?: string) => ({
  ...contentOf({ 'R.1.1': 8 }, digest),
  ...pairsOf(pairs),
})

beforeAll(async () => {
  app = await startApp()
  subscriber = await app.aSubscriber()
  await importContent(app.db, content({ 'r-w': 8, 'k-t': 700, 's-t': 600, final: 3 }))
})
afterAll(() => app.close())

interface Pair {
  contrast: string
  contrast_name: string
  words: { word: string; image: string; alt: string; marks: number[][] }[]
}
const fetchPairs = (contrasts: unknown, user: TestUser | null = subscriber) =>
  app.as(user).call(getMinimalPairs, { body: { contrasts } as { contrasts: string[] } })

test('lists the contrasts with enough pairs for everyone, each with its reason and first pair', async () => {
  const { statusCode, body } = await app.call(getContrasts)
  expect([statusCode, body.data.map(({ code, pairs }: { code: string; pairs: number }) => [code, pairs])]).toEqual([
    200,
    [
      ['r-w', 8],
      ['k-t', 700],
      ['s-t', 600],
    ],
  ])
  expect(body.data[0]).toMatchObject({
    name: 'Contrast r-w',
    pattern: 'Pattern of r-w',
    why: 'Why r-w.',
    example: [
      { word: 'aim-1', image: '/assets/cards/aim-1.svg', alt: 'a aim-1', marks: [[0, 1]] },
      { word: 'other-1', image: '/assets/cards/other-1.svg', alt: 'a other-1', marks: [[0, 1]] },
    ],
  })
})

describe('fetching pairs', () => {
  test('returns the chosen contrasts one after another, first pairs first', async () => {
    const { statusCode, body } = await fetchPairs(['final', 'r-w', 'final'])
    expect([statusCode, body.success, body.message]).toEqual([200, true, '11 cards.'])
    expect((body.data as Pair[]).map(({ contrast, words }) => `${contrast} ${words[0]?.word}`).slice(0, 4)).toEqual([
      'final aim-1',
      'final aim-2',
      'final aim-3',
      'r-w aim-1',
    ])
    expect(body.data[0].contrast_name).toBe('Contrast final')
    expect(body.data[0].words.map(({ image }: { image: string }) => image)).toEqual([
      '/assets/cards/aim-1.svg',
      '/assets/cards/other-1.svg',
    ])
  })

  test('returns at most the limit, spread evenly', async () => {
    const { body } = await fetchPairs(['k-t', 's-t'])
    const of = (code: string) => (body.data as Pair[]).filter(({ contrast }) => contrast === code).length
    expect([of('k-t'), of('s-t')]).toEqual([limits.cards / 2, limits.cards / 2])
    expect(body.message).toBe('Showing 1,000 of 1,300 cards, spread evenly over your picks.')
  })

  test('names a contrast that does not exist', async () => {
    const { statusCode, body } = await fetchPairs(['r-w', 'x-y'])
    expect([statusCode, body.success, body.message]).toEqual([422, false, 'There is no contrast ‘x-y’.'])
    expect(body.errors.contrasts).toEqual(['There is no contrast ‘x-y’.'])
  })

  test.each([[[]], [null], ['r-w'], [[1]], [['R W']], [['%']], [Array(51).fill('r-w')], [['a'.repeat(21)]]])(
    'refuses %j',
    async (contrasts) => {
      const { statusCode, body } = await fetchPairs(contrasts)
      expect([statusCode, body.success]).toEqual([422, false])
    },
  )

  test('needs an active or new user', async () => {
    for (const user of [null, await app.anExpired()]) {
      const { statusCode, body } = await fetchPairs(['r-w'], user)
      expect([statusCode, body.code]).toEqual([403, 'needs_subscription'])
    }
  })
})

test('search finds minimal pairs by that name, and a contrast by its pattern and its sounds', async () => {
  const lines = async (q: string) =>
    (await app.call(searchCards, { query: { q } })).body.data.map(
      ({ label, place, opens }: Record<string, string>) => `${label} (${place}) ${opens}`,
    )
  expect(await lines('minimal p')).toEqual(['Minimal pairs (Articulation) pairs:'])
  expect(await lines('pattern of K')).toEqual(['Pattern of k-t (Minimal pairs, Contrast k-t) pairs:k-t'])
  expect(await lines('contrast s')).toEqual(['Pattern of s-t (Minimal pairs, Contrast s-t) pairs:s-t'])
  expect(await lines('contrast final')).toEqual([])
})

test('an import keeps ids and pairs that an administrator changed, and retires removed ones', async () => {
  const own = await startApp()
  await importContent(own.db, content({ 'r-w': 3, 'k-t': 1 }))
  const pairs = () => own.db.selectFrom('minimal_pairs').selectAll().orderBy('key').execute()
  const before = await pairs()
  await own.db
    .updateTable('minimal_pairs')
    .set({ word: 'ours', origin: 'administrator' })
    .where('key', '=', 'r-w.1')
    .execute()
  const changed = content({ 'r-w': 2, 'k-t': 1 }, 'second')
  for (const pair of changed.pairCards) pair.words[0].word = 'rewritten'
  await importContent(own.db, changed)
  const after = await pairs()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.map(({ key, word, version, retired_at }) => [key, word, version, retired_at !== null])).toEqual([
    ['k-t.1', 'rewritten', 2, false],
    ['r-w.1', 'ours', 1, false],
    ['r-w.2', 'rewritten', 2, false],
    ['r-w.3', 'aim-3', 1, true],
  ])
  await importContent(own.db, content({ 'r-w': 3, 'k-t': 1 }, 'third'))
  expect((await pairs()).every(({ retired_at }) => retired_at === null)).toBe(true)
  await own.close()
})

test('a change of the pairs invalidates cached responses', async () => {
  const list = async () => (await app.call(getContrasts)).body.data[0].example[0].word as string
  expect(await list()).toBe('aim-1')
  await app.db.updateTable('minimal_pairs').set({ word: 'changed' }).where('key', '=', 'r-w.1').execute()
  await expect.poll(list).toBe('changed')
})
