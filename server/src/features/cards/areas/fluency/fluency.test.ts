import { getFluencyLevels, getFluencySentences } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../../platform/testing/testing.ts'
import type { TestUser } from '../../../../platform/testing/testing-users.ts'
import { contentOf, fluencyOf } from '../../fixtures/content.ts'
import { importContent } from '../../content/import-content.ts'

let app: TestApp
let subscriber: TestUser

beforeAll(async () => {
  app = await startApp()
  subscriber = await app.aSubscriber()
  const fluency = fluencyOf({ '1/1': 3, '1/2': 2, '2/2': 2, '3/5': 1 })
  await importContent(app.db, { ...contentOf({}), fluency })
})
afterAll(() => app.close())

const fetchLines = (ids: unknown, user: TestUser | null = subscriber) =>
  app.as(user).call(getFluencySentences, { body: { ids } as never })

test('levels list the techniques that have lines of that length', async () => {
  const { body } = await app.call(getFluencyLevels)
  const techniques = (level: { id: number; techniques: { id: number }[] }) => [
    level.id,
    level.techniques.map(({ id }) => id),
  ]
  expect(body.data.map(techniques)).toEqual([
    [1, [1]],
    [2, [1, 2]],
    [5, [3]],
  ])
  expect(body.data[0].techniques[0]).toEqual({ id: 1, name: 'Technique 1', idea: 'Idea 1.', count: 3 })
  expect(body.data[1]).toMatchObject({ example: 'Line 1 2 1.', techniques: [{ count: 2 }, { id: 2, count: 2 }] })
})

describe('fetching fluency lines', () => {
  test('groups by technique; a level that a technique lacks is absent', async () => {
    const { statusCode, body } = await fetchLines([2, '1', 2])
    expect([statusCode, body.success, body.message]).toEqual([200, true, '7 cards.'])
    const shape = body.data.map((group: { fluency_name: string; levels: { id: number; sentences: unknown[] }[] }) => [
      group.fluency_name,
      group.levels.map((level) => [level.id, level.sentences.length]),
    ])
    expect(shape).toEqual([
      [
        'Technique 1',
        [
          [2, 2],
          [1, 3],
        ],
      ],
      ['Technique 2', [[2, 2]]],
    ])
    expect(body.data[0].levels[0].sentences[0]).toEqual({
      id: expect.any(Number),
      key: '1/2.1',
      sentence: 'Line 1 2 1.',
    })
  })

  test('refuses an unknown level by its number', async () => {
    const { statusCode, body } = await fetchLines([1, 77])
    expect([statusCode, body]).toEqual([
      422,
      {
        success: false,
        code: 'invalid',
        message: 'There is no level 77.',
        errors: { ids: ['There is no level 77.'] },
      },
    ])
  })

  test.each([
    [[]],
    [null],
    ['all'],
    [[null]],
    [['one']],
    [[1.5]],
    [[0]],
    [[true]],
    [[[1]]],
    [['1e0']],
    [Array.from({ length: 10_000 }, () => 1)],
  ])('refuses malformed choices: %#', async (ids) => {
    const { statusCode, body } = await fetchLines(ids)
    expect([statusCode, body.success, body.code]).toEqual([422, false, 'invalid'])
  })

  test('returns at most 1,000, spread evenly over techniques and levels', async () => {
    const other = await startApp()
    const user = await other.aSubscriber()
    await importContent(other.db, { ...contentOf({}), fluency: fluencyOf({ '1/1': 800, '2/1': 800, '2/2': 10 }) })
    const { body } = await other.as(user).call(getFluencySentences, { body: { ids: [1, 2] } })
    const sizes = body.data.flatMap((group: { levels: { sentences: unknown[] }[] }) =>
      group.levels.map((level) => level.sentences.length),
    )
    expect(sizes).toEqual([495, 495, 10])
    await other.close()
  })

  test.each([
    ['aVisitor', false],
    ['aRegistered', false],
    ['aNewUser', true],
    ['aSubscriber', true],
  ] as const)('needs an active or new user: %s', async (role, allowed) => {
    const { statusCode, body } = await fetchLines([1], await app[role]())
    expect([statusCode === 200, body.success]).toEqual([allowed, allowed])
  })
})
