import {
  getLanguageCards,
  getLanguageCategories,
  getLanguageQuestionTypes,
  getLanguageSubcategories,
} from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../../platform/testing/testing.ts'
import type { TestUser } from '../../../../platform/testing/testing-users.ts'
import { contentOf, languageOf } from '../../fixtures/content.ts'
import { importContent } from '../../content/import-content.ts'

let app: TestApp
let subscriber: TestUser

beforeAll(async () => {
  app = await startApp()
  subscriber = await app.aSubscriber()
  // Part 103 has no question type with ten items. Goal 4 has no other part.
  const language = languageOf({
    '3/101': { 2: 12, 5: 3 },
    '3/102': { 4: 10 },
    '4/103': { 2: 9, 5: 9 },
    '8/104': { 6: 11 },
  })
  await importContent(app.db, { ...contentOf({}), language })
})
afterAll(() => app.close())

const pick = (language_type_id: unknown, sub_category_id: unknown) => ({ language_type_id, sub_category_id })
const fetchItems = (filters: unknown, user: TestUser | null = subscriber) =>
  app.as(user).call(getLanguageCards, { body: { filters } as never })

describe('the lists for setting up language cards', () => {
  test('leave out goals without a part to choose', async () => {
    const { body } = await app.call(getLanguageCategories)
    expect(body).toEqual({
      success: true,
      data: [
        {
          ...{ id: 3, category_name: 'Goal 3', image: '/assets/cards/goal-3.svg' },
          parts: [
            { id: 101, count: 15 },
            { id: 102, count: 10 },
          ],
        },
        { id: 8, category_name: 'Goal 8', image: '/assets/cards/goal-8.svg', parts: [{ id: 104, count: 11 }] },
      ],
    })
  })

  test('count the items of each part by question type', async () => {
    const { body } = await app.call(getLanguageSubcategories, { params: { id: 3 } })
    expect(body).toEqual({
      success: true,
      message: '',
      data: [
        {
          id: 101,
          category_name: 'Part 101',
          counts: [
            { question_type_id: 2, count: 12 },
            { question_type_id: 5, count: 3 },
          ],
        },
        { id: 102, category_name: 'Part 102', counts: [{ question_type_id: 4, count: 10 }] },
      ],
    })
  })

  test('are empty with a message for a goal whose parts are all too small', async () => {
    const { statusCode, body } = await app.call(getLanguageSubcategories, { params: { id: 4 } })
    expect([statusCode, body]).toEqual([
      200,
      { success: true, data: [], message: 'There are no cards for this goal yet.' },
    ])
  })

  test.each([
    ['99', 404],
    ['0', 422],
    ['-1', 422],
    ['x', 422],
    ['1.5', 422],
    ['0x3', 422],
    ['%203', 422],
    ['99999999999999999999', 422],
  ])('refuse goal %s with %i', async (id, status) => {
    const answer = await app.inject({ url: `/api/lang-subcategories/${id}` })
    expect([answer.statusCode, answer.json().success, typeof answer.json().message]).toEqual([status, false, 'string'])
  })

  test('name the question types', async () => {
    const { body } = await app.call(getLanguageQuestionTypes)
    expect(body.data.map((type: { question_type_id: number }) => type.question_type_id)).toEqual([2, 3, 4, 5, 6])
  })
})

describe('fetching language cards', () => {
  test('returns items in the shape of the specification, part by part', async () => {
    const { statusCode, body } = await fetchItems([pick(8, 104), pick(3, 101)])
    expect([statusCode, body.success, body.message, body.data.length]).toEqual([200, true, '26 cards.', 26])
    expect(body.filter).toEqual([pick(8, 104), pick(3, 101)])
    expect(body.catagory).toEqual([
      { cat_id: 8, id: 104, category_name: 'Part 104' },
      { cat_id: 3, id: 101, category_name: 'Part 101' },
    ])
    expect(body.data.map((item: { sub_category_id: number }) => item.sub_category_id)).toEqual([
      ...Array(11).fill(104),
      ...Array(15).fill(101),
    ])
    expect(body.data[11]).toEqual({
      id: expect.any(Number),
      key: '3/101.2.1',
      language_type_id: 3,
      sub_category_id: 101,
      question_type_id: 2,
      image_url: '/assets/language_image/dog.svg',
      image: '["dog.svg","cat.svg"]',
      alt: '["a dog","a cat"]',
      questions: 'Question 1?',
      answers: '["a dog","a cat"]',
      correct_option: '[1]',
      age: '5-7',
    })
  })

  test('returns a part once when it is picked twice, or by ids as text', async () => {
    const { body } = await fetchItems([pick(3, 102), pick('3', '102')])
    expect([body.data.length, body.filter]).toEqual([10, [pick(3, 102)]])
  })

  test('passes stored texts on unchanged even if they are not JSON', async () => {
    const broken = { answers: '[broken', correct_option: 'x', image: '{' }
    await app.db.updateTable('language_items').set(broken).where('key', '=', '3/102.4.1').execute()
    const { statusCode, body } = await fetchItems([pick(3, 102)])
    const item = body.data.find((one: { key: string }) => one.key === '3/102.4.1')
    expect([statusCode, item.answers, item.correct_option, item.image, item.image_url]).toEqual([
      200,
      '[broken',
      'x',
      '{',
      '',
    ])
  })

  test('refuses a part that does not exist, or belongs to another goal, by its position', async () => {
    for (const wrong of [pick(3, 999), pick(8, 101)]) {
      const { statusCode, body } = await fetchItems([pick(3, 101), wrong])
      const sentence = `Goal ${wrong.language_type_id as number} has no part ${wrong.sub_category_id as number}.`
      expect([statusCode, body]).toEqual([
        422,
        { success: false, code: 'invalid', message: sentence, errors: { 'filters.1': [sentence] } },
      ])
    }
  })

  test.each([
    [[]],
    [null],
    ['3/101'],
    [[{}]],
    [[pick(3, null)]],
    [[pick('three', 101)]],
    [[pick(3, 1.5)]],
    [[pick(3, '99999999999999999999')]],
    [[pick(true, 101)]],
    [[pick([3], [101])]],
    [Array.from({ length: 10_000 }, () => pick(3, 101))],
  ])('refuses malformed choices: %#', async (filters) => {
    const { statusCode, body } = await fetchItems(filters)
    expect([statusCode, body.success, body.code]).toEqual([422, false, 'invalid'])
    expect(Object.keys(body.errors).every((field) => field.startsWith('filters'))).toBe(true)
  })

  test('returns at most 1,000, spread evenly over parts and question types', async () => {
    const other = await startApp()
    const user = await other.aSubscriber()
    const language = languageOf({ '3/101': { 2: 900, 5: 20 }, '3/102': { 2: 900 } })
    await importContent(other.db, { ...contentOf({}), language })
    const { body } = await other
      .as(user)
      .call(getLanguageCards, { body: { filters: [pick(3, 101), pick(3, 102)] } as never })
    const count = (part: number, type: number) =>
      body.data.filter(
        (item: { sub_category_id: number; question_type_id: number }) =>
          item.sub_category_id === part && item.question_type_id === type,
      ).length
    expect([count(101, 2), count(101, 5), count(102, 2)]).toEqual([490, 20, 490])
    expect(body.message).toBe('Showing 1,000 of 1,820 cards, spread evenly over your picks.')
    await other.close()
  })

  test.each([
    ['aVisitor', false],
    ['aRegistered', false],
    ['anExpired', false],
    ['aNewUser', true],
    ['aSubscriber', true],
  ] as const)('needs an active or new user: %s', async (role, allowed) => {
    const { statusCode, body } = await fetchItems([pick(3, 102)], await app[role]())
    expect([statusCode === 200, body.success]).toEqual([allowed, allowed])
  })
})

test('pictures of language items are the pictures of cards', async () => {
  const [asCard, asLanguage] = await Promise.all(
    ['cards', 'language_image'].map((folder) => app.inject({ url: `/assets/${folder}/dog.svg` })),
  )
  expect([asLanguage?.statusCode, asLanguage?.body]).toEqual([asCard?.statusCode, asCard?.body])
})
