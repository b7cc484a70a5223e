import { getArticulationCards, getArticulationData, getArticulations, preferPictures } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../../platform/testing/testing.ts'
import type { TestUser } from '../../../../platform/testing/testing-users.ts'
import { sampleCards } from './articulation.service.ts'
import { importContent } from '../../content/import-content.ts'
import { contentOf } from '../../fixtures/content.ts'

let app: TestApp
let subscriber: TestUser

beforeAll(async () => {
  app = await startApp()
  subscriber = await app.aSubscriber()
  // R has initial and final slots, the final one with too few sentences. L has one slot of five, too few to be offered.
  await importContent(
    app.db,
    contentOf({ 'R.1.1': 8, 'R.1.2': 8, 'R.3.1': 6, 'R.3.3': 5, 'L.2.1': 5, 'S.1.1': 20, 'S.2.1': 20 }),
  )
})
afterAll(() => app.close())

const fetchCards = (body: object, user: TestUser | null = subscriber) =>
  app.as(user).call(getArticulationCards, { body })
const texts = (body: { data: { words: string }[] }) => body.data.map((row) => row.words)

test('offers sounds and positions that have six cards in a slot', async () => {
  const { body } = await app.call(getArticulations)
  expect(body.success).toBe(true)
  expect(
    body.data.map(({ sound_name, positions }: { sound_name: string; positions: number[] }) => [sound_name, positions]),
  ).toEqual([
    ['R', [1, 3]],
    ['S', [1, 2]],
  ])
  expect(body.data[0].image).toBe('/assets/cards/r-tile.svg')
})

test('names positions and kinds as specified', async () => {
  const { body } = await app.call(getArticulationData)
  expect(body).toEqual({
    success: true,
    positions: [
      { id: 1, question: 'Initial' },
      { id: 2, question: 'medial' },
      { id: 3, question: 'Final' },
    ],
    subcategories: [
      { id: 1, question: 'Words' },
      { id: 2, question: 'Phrases' },
      { id: 3, question: 'Sentences' },
    ],
  })
})

describe('fetching cards', () => {
  test('returns rows in the shape of the specification, easiest first', async () => {
    const { statusCode, body } = await fetchCards({ R: [[1], [1]] })
    expect([statusCode, body.success, body.data.length, body.message]).toEqual([200, true, 8, '8 cards.'])
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      sound_name: 'R',
      sound_word: 'R word 1',
      position: 1,
      sentence: 'Words',
      words: 'R 1 1 1',
      image: '/assets/cards/r-1.svg',
      images: [{ id: expect.any(Number), image: '/assets/cards/r-1.svg' }],
      alt: 'Picture of 1',
      marks: [
        [0, 1],
        [2, 3],
      ],
    })
    expect(body.word).toEqual({ R: [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `R word ${at}`) })
  })

  test('sends a sentence with each word that has one', async () => {
    const { body } = await fetchCards({ R: [[3], [1]] })
    const examples = body.data.map(({ example }: { example?: { words: string } }) => example?.words)
    expect(examples).toEqual(['R 3 3 1', 'R 3 3 2', 'R 3 3 3', 'R 3 3 4', 'R 3 3 5', undefined])
  })

  test('leaves the picture of a card without one empty', async () => {
    const { statusCode, body } = await fetchCards({ R: [[1], [2]] })
    expect([statusCode, body.data.length]).toEqual([200, 8])
    expect(body.data.map(({ image, images }: { image: string; images: object[] }) => [image, images])).toEqual(
      Array(8).fill(['', []]),
    )
  })

  test('leaves out cards without a picture on request, and the list of sounds counts the rest', async () => {
    const { body } = await app
      .as(subscriber)
      .call(getArticulationCards, { headers: preferPictures, body: { R: [[1], [1, 2]] } })
    expect([body.data.length, body.message]).toEqual([8, '8 cards.'])
    expect(body.data.every(({ image }: { image: string }) => image !== '')).toBe(true)
    const none = await app
      .as(subscriber)
      .call(getArticulationCards, { headers: preferPictures, body: { R: [[1], [2]] } })
    expect([none.body.data, none.body.message]).toEqual([[], 'There are no cards for these picks yet.'])
    const { data } = (await app.call(getArticulations)).body
    expect(data[0].counts.slice(0, 2)).toEqual([
      { position: 1, kind: 1, count: 8, pictured: 8 },
      { position: 1, kind: 2, count: 8, pictured: 0 },
    ])
  })

  test('accepts ids, ids as text, and labels in any case', async () => {
    const byId = await fetchCards({
      R: [
        [1, 3],
        [2, 1],
      ],
    })
    for (const picks of [
      [
        ['1', '3'],
        ['2', '1'],
      ],
      [
        ['Initial', 'final'],
        ['phrases', 'WORDS'],
      ],
      [
        [1, 'Final', 1],
        ['Phrases', 1],
      ],
    ])
      expect(texts((await fetchCards({ r: picks })).body)).toEqual(texts(byId.body))
    expect(byId.body.data).toHaveLength(8 + 8 + 6)
  })

  test('keeps the order of the picks', async () => {
    const { body } = await fetchCards({ S: [[2], [1]], R: [[1], [1]] })
    expect(body.data.map((row: { sound_name: string }) => row.sound_name)).toEqual([
      ...Array(20).fill('S'),
      ...Array(8).fill('R'),
    ])
    expect(Object.keys(body.word)).toEqual(['S', 'R'])
  })

  test('returns an empty list with a message for a slot without cards', async () => {
    const { statusCode, body } = await fetchCards({ R: [[2], [1]] })
    expect([statusCode, body.data, body.word, body.message]).toEqual([
      200,
      [],
      {},
      'There are no cards for these picks yet.',
    ])
  })

  test.each([
    ['an unknown sound', { XX: [[1], [1]], R: [[1], [1]] }, 'XX', 'There is no sound ‘XX’.'],
    ['an unknown position', { R: [[4], [1]] }, 'R', 'There is no position ‘4’.'],
    ['an unknown label', { R: [['Start'], [1]] }, 'R', 'There is no position ‘Start’.'],
    ['an unknown kind', { R: [[1], [0]] }, 'R', 'There is no kind of card ‘0’.'],
    ['no position', { R: [[], [1]] }, 'R', 'Choose at least one position for R.'],
    ['no kind', { R: [[1], []] }, 'R', 'Choose at least one kind of card for R.'],
  ])('refuses %s with a message', async (_what, body, field, sentence) => {
    const answer = await fetchCards(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toEqual({ success: false, code: 'invalid', message: sentence, errors: { [field]: [sentence] } })
  })

  test.each([
    [{}],
    [[]],
    ['R'],
    [{ R: [1] }],
    [{ R: [[1], [1], [1]] }],
    [{ R: [[{}], [1]] }],
    [{ R: null }],
    [{ R: [[1.5], [1]] }],
    [{ '\ud800': [[1], [1]] }],
    [Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`S${at}`, [[1], [1]]]))],
    [{ __proto__x: [['a'.repeat(41)], [1]] }],
  ])('refuses malformed picks: %j', async (body) => {
    const answer = await app
      .as(subscriber)
      .call(getArticulationCards, { body, headers: { 'content-type': 'application/json' } })
    expect([400, 422]).toContain(answer.statusCode)
    expect([answer.body.success, typeof answer.body.message]).toEqual([false, 'string'])
  })

  test('returns at most 1,000, spread evenly over the picks', async () => {
    const other = await startApp()
    const user = await other.aSubscriber()
    await importContent(other.db, contentOf({ 'R.1.1': 700, 'R.1.2': 30, 'S.1.1': 700, 'L.1.1': 700 }))
    const { body } = await other
      .as(user)
      .call(getArticulationCards, { body: { R: [[1], [1, 2]], S: [[1], [1]], L: [[1], [1]] } })
    const of = (sound: string, kind: string) =>
      body.data.filter(
        (row: { sound_name: string; sentence: string }) => row.sound_name === sound && row.sentence === kind,
      ).length
    const shares = [of('R', 'Words'), of('R', 'Phrases'), of('S', 'Words'), of('L', 'Words')]
    expect(body.data).toHaveLength(1000)
    expect(shares.toSorted((a, b) => a - b)).toEqual([30, 323, 323, 324])
    expect(body.message).toBe('Showing 1,000 of 2,130 cards, spread evenly over your picks.')
  })
})

describe('cards need an active or new user:', () => {
  const roles = [
    ['aVisitor', 403],
    ['aRegistered', 403],
    ['anExpired', 403],
    ['aNewUser', 200],
    ['aSubscriber', 200],
    ['aTrialing', 200],
    ['aPastDue', 200],
    ['aCanceledButRunning', 200],
    ['aComplimentary', 200],
    ['aPartner', 200],
    ['anAdmin', 200],
  ] as const
  test.each(roles)('%s gets %i', async (role, status) => {
    const { statusCode, body } = await fetchCards({ R: [[1], [1]] }, await app[role]())
    expect([statusCode, body.success]).toEqual([status, status === 200])
    if (status === 403) expect(body.code).toBe('needs_subscription')
  })

  test('a partner cookie grants no access', async () => {
    const answer = await app.call(getArticulationCards, {
      body: { R: [[1], [1]] },
      headers: { cookie: 'partner_user=1; sass_user=1' },
    })
    expect([answer.statusCode, answer.body.success, answer.body.code]).toEqual([403, false, 'needs_subscription'])
  })
})

test('the sample set has twelve pictured words from as many sounds as possible', async () => {
  const cards = await sampleCards(app.db)
  expect(cards).toHaveLength(12)
  expect(cards.slice(0, 3).map((card) => [card.caption, card.target])).toEqual([
    ['R Word 1', 'R, initial, words'],
    ['S Word 1', 'S, initial, words'],
    ['R Word 2', 'R, initial, words'],
  ])
  expect(cards.every((card) => card.pictures.length === 1 && card.layout === 'word')).toBe(true)
})

test('serves nothing but pictures next to the cards', async () => {
  for (const path of ['..%2f..%2fpackage.json', '.svg', 'nothing.svg', '%00.svg', 'a%2f..%2f..%2fx.svg'])
    expect([path, (await app.inject({ url: `/assets/cards/${path}` })).statusCode]).toEqual([path, 404])
})
