import {
  addOwnCards,
  addOwnList,
  changeOwnCard,
  changeOwnList,
  deleteOwnCard,
  deleteOwnList,
  getCardPictures,
  getOwnLists,
  limits,
  orderOwnCards,
  restoreOwnCard,
  restoreOwnList,
  type Endpoint,
  type OwnCard,
  type OwnList,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../../platform/testing/testing-users.ts'
import { startApp, type TestApp } from '../../../../platform/testing/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const words = (...all: string[]) => all.map((word) => ({ word }))

async function aList(user: TestUser, name = 'D., R words', cards = words('rain', 'red', 'run')): Promise<OwnList> {
  const { statusCode, body } = await app.as(user).call(addOwnList, { body: { name, cards } })
  expect([statusCode, body.message]).toEqual([200, undefined])
  return body.data
}
const listsOf = async (user: TestUser): Promise<OwnList[]> => (await app.as(user).call(getOwnLists)).body.data
const wordsOf = ({ cards }: { cards: OwnCard[] }) => cards.map((card) => card.word)
const cardOf = (list: OwnList, at = 0) => list.cards[at] as OwnCard

test('lists come back as they were written, to their user only, in the order of creation', async () => {
  const [user, other] = [await app.aSubscriber(), await app.aSubscriber()]
  const body = {
    name: '  D.,  R words ',
    area: 'articulation',
    practices: 'R, initial',
    cards: [
      { word: 'rain', phrase: 'red\n rain', sentence: 'The rain is red.', marks: [[0, 1]], picture: 'rabbit' },
      { word: 'run', photo: true },
    ],
  }
  await app.as(user).call(addOwnList, { body })
  await aList(user, 'Second', [])
  const [second, first] = await listsOf(user)
  expect([second?.name, second?.cards]).toEqual(['Second', []])
  const texts = { phrase: '', sentence: '', marks: [], picture: '', photo: false, version: 1 }
  const id = expect.any(Number)
  expect(first).toEqual({
    ...{ id, name: 'D., R words', area: 'articulation', practices: 'R, initial', version: 1 },
    cards: [
      { ...texts, ...body.cards[0], id, phrase: 'red rain' },
      { ...texts, id, word: 'run', photo: true },
    ],
  })
  expect(await listsOf(other)).toEqual([])
})

test('cards can be appended, changed, ordered, deleted, and restored to their position', async () => {
  const user = await app.aSubscriber()
  const { id, ...list } = await aList(user)
  const params = { id }
  const added = await app.as(user).call(addOwnCards, { params, body: { cards: words('rope', 'road') } })
  expect(wordsOf(added.body.data)).toEqual(['rain', 'red', 'run', 'rope', 'road'])

  const red = list.cards[1] as OwnCard
  const changed = await app
    .as(user)
    .call(changeOwnCard, { params: red, body: { ...red, word: 'ring', marks: [[0, 1]] } })
  expect(changed.body.data).toEqual({ ...red, word: 'ring', marks: [[0, 1]], version: 2 })

  const ids = added.body.data.cards.map((card: OwnCard) => card.id)
  const ordered = await app.as(user).call(orderOwnCards, { params, body: { cards: ids.toReversed() } })
  expect(wordsOf(ordered.body.data)).toEqual(['road', 'rope', 'run', 'ring', 'rain'])

  expect((await app.as(user).call(deleteOwnCard, { params: red })).statusCode).toBe(200)
  expect((await app.as(user).call(deleteOwnCard, { params: red })).statusCode).toBe(404)
  expect(wordsOf((await listsOf(user))[0] as OwnList)).toEqual(['road', 'rope', 'run', 'rain'])
  const restored = await app.as(user).call(restoreOwnCard, { params: red })
  expect(wordsOf(restored.body.data)).toEqual(['road', 'rope', 'run', 'ring', 'rain'])
})

test('a deleted list can be restored with its cards for a day, and is gone for good afterwards', async () => {
  const user = await app.aSubscriber()
  const list = await aList(user)
  const call = async (endpoint: Endpoint) => (await app.as(user).call(endpoint, { params: list })).statusCode
  expect(await call(deleteOwnList)).toBe(200)
  expect(await listsOf(user)).toEqual([])
  expect(await call(addOwnCards)).toBe(422)
  const late = { params: list, body: { cards: words('rope') } }
  expect((await app.as(user).call(addOwnCards, late)).statusCode).toBe(404)
  expect((await app.as(user).call(changeOwnCard, { params: cardOf(list), body: cardOf(list) })).statusCode).toBe(404)
  expect(await call(restoreOwnList)).toBe(200)
  expect((await listsOf(user)).map(wordsOf)).toEqual([['rain', 'red', 'run']])

  await app.as(user).call(deleteOwnCard, { params: cardOf(list) })
  await call(deleteOwnList)
  for (const table of ['own_lists', 'own_cards'] as const)
    await app.db
      .updateTable(table)
      .set({ deleted_at: sql`deleted_at - interval '1 day'` })
      .execute()
  expect(await call(restoreOwnList)).toBe(404)
  await app.services.jobs.send('forget-own-cards', {})
  await app.runJobs()
  const left = await app.db.selectFrom('own_lists').select('id').where('id', '=', list.id).execute()
  expect(left).toEqual([])
})

test('of two windows, the second is told that the first has changed a card or a list, and nothing is lost', async () => {
  const user = await app.aSubscriber()
  const list = await aList(user)
  const card = cardOf(list)
  const save = (word: string) => app.as(user).call(changeOwnCard, { params: card, body: { ...card, word } })
  expect((await save('rainy')).statusCode).toBe(200)
  const late = await save('rained')
  expect([late.statusCode, late.body.code]).toEqual([409, 'conflict'])
  const rename = (name: string) => app.as(user).call(changeOwnList, { params: list, body: { ...list, name } })
  expect((await rename('T., R')).body.data).toMatchObject({ name: 'T., R', version: 2 })
  expect((await rename('M., R')).statusCode).toBe(409)
  expect((await listsOf(user))[0]).toMatchObject({ name: 'T., R', cards: [{ word: 'rainy' }, {}, {}] })

  const ids = list.cards.map((one) => one.id)
  for (const cards of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), 1], []])
    expect((await app.as(user).call(orderOwnCards, { params: list, body: { cards } })).statusCode).toBe(409)
})

test('no call finds another user’s lists and cards', async () => {
  const [owner, stranger] = [await app.aSubscriber(), await app.aSubscriber()]
  const list = await aList(owner)
  const card = cardOf(list)
  const calls: [Endpoint, { params: object; body?: object }][] = [
    [changeOwnList, { params: list, body: list }],
    [addOwnCards, { params: list, body: { cards: words('x') } }],
    [orderOwnCards, { params: list, body: { cards: list.cards.map(({ id }) => id) } }],
    [changeOwnCard, { params: card, body: card }],
    [deleteOwnCard, { params: card }],
    [restoreOwnCard, { params: card }],
    [deleteOwnList, { params: list }],
    [restoreOwnList, { params: list }],
  ]
  for (const [endpoint, input] of calls) {
    const { statusCode, body } = await app.as(stranger).call(endpoint, input)
    expect([endpoint.path, endpoint.method, statusCode, body.code]).toEqual([
      endpoint.path,
      endpoint.method,
      404,
      'not_found',
    ])
  }
  expect(await listsOf(owner)).toEqual([list])
})

test('after the plan has ended, own cards can be read and deleted but not changed', async () => {
  const user = await app.aSubscriber()
  const list = await aList(user)
  await app.db.deleteFrom('subscriptions').where('user_id', '=', user.id).execute()
  await app.db
    .updateTable('users')
    .set({ created_at: new Date(0) })
    .where('id', '=', user.id)
    .execute()
  expect(await listsOf(user)).toEqual([list])
  const refused = await app.as(user).call(addOwnCards, { params: list, body: { cards: words('x') } })
  expect([refused.statusCode, refused.body]).toEqual([
    403,
    expect.objectContaining({ code: 'needs_subscription', success: false }),
  ])
  expect((await app.as(user).call(addOwnList, { body: { name: 'x' } })).statusCode).toBe(403)
  const [params, body] = [cardOf(list), cardOf(list)]
  expect((await app.as(user).call(changeOwnCard, { params, body })).statusCode).toBe(403)
  expect((await app.as(user).call(deleteOwnCard, { params })).statusCode).toBe(200)
  expect((await app.as(user).call(restoreOwnCard, { params })).statusCode).toBe(200)
  expect((await app.as(user).call(deleteOwnList, { params: list })).statusCode).toBe(200)
})

test('own cards are deleted with their user', async () => {
  const user = await app.aSubscriber()
  const list = await aList(user)
  await app.db.deleteFrom('users').where('id', '=', user.id).execute()
  const left = await app.db.selectFrom('own_cards').select('id').where('list_id', '=', list.id).execute()
  expect(left).toEqual([])
})

describe('refuses an invalid card with a message for its field', () => {
  const { own } = limits
  const bad: [what: string, card: object, field: string, text: RegExp][] = [
    ['no word', { word: ' \n ' }, 'word', /fill in/],
    ['a long word', { word: 'x'.repeat(own.word + 1) }, 'word', /at most 60 characters/],
    ['a long sentence', { word: 'x', sentence: 'x '.repeat(own.sentence) }, 'sentence', /at most 240/],
    ['a mark beside the word', { word: 'red', marks: [[2, 4]] }, 'marks', /letters of the word/],
    [
      'marks in disorder',
      {
        word: 'red',
        marks: [
          [1, 2],
          [0, 1],
        ],
      },
      'marks',
      /letters of the word/,
    ],
    ['an unknown picture', { word: 'red', picture: '../secret' }, 'picture', /no such picture/],
  ]
  test.each(bad)('%s', async (_, card, field, text) => {
    const user = await app.aNewUser()
    const { statusCode, body } = await app
      .as(user)
      .call(addOwnList, { body: { name: 'R', cards: [card, { word: 'b' }] } })
    expect([statusCode, body.errors[`cards.0.${field}`]?.[0]]).toEqual([422, expect.stringMatching(text)])
    expect(await listsOf(user)).toEqual([])
  })

  test('a list without a name, an unknown area, too many cards at once', async () => {
    const user = app.as(await app.aNewUser())
    const { body } = await user.call(addOwnList, {
      body: { name: '', area: 'x', cards: words(...Array.from({ length: own.batch + 1 }, () => 'x')) },
    })
    expect(body.errors).toEqual({ name: [expect.any(String)], area: [expect.any(String)], cards: [expect.any(String)] })
  })
})

test('limits the cards in a list and of a user, even for simultaneous requests', async () => {
  const user = await app.aSubscriber()
  const hundred = words(...Array.from({ length: limits.own.batch }, (_, at) => `word ${at}`))
  const lists = await Promise.all(Array.from({ length: 10 }, (_, at) => aList(user, `List ${at}`, hundred)))
  const more = (id?: number) => app.as(user).call(addOwnCards, { params: { id }, body: { cards: hundred } })
  await Promise.all(lists.slice(1).map(({ id }) => more(id)))
  const inOne = await more(lists[1]?.id)
  expect([inOne.statusCode, inOne.body.errors.cards]).toEqual([422, [expect.stringMatching(/up to 200 cards/)]])
  const both = await Promise.all([
    more(lists[0]?.id),
    app.as(user).call(addOwnList, { body: { name: 'x', cards: hundred } }),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  expect((await listsOf(user)).flatMap(({ cards }) => cards)).toHaveLength(limits.own.cards)
})

test('lists every picture by name, with the words that our cards use it for', async () => {
  const sound = { id: 1, sound_name: 'R', position: 1, example: 'rain', published_at: new Date() }
  await app.db.insertInto('sounds').values(sound).execute()
  const card = { sound_id: 1, position: 1, words: '', image: '/assets/cards/rabbit.svg', published_at: new Date() }
  const shown = ['Bunny', 'rabbit'].map((sound_word, rank) => ({ ...card, key: sound_word, kind: 1, rank, sound_word }))
  await app.db.insertInto('articulation_cards').values(shown).execute()
  const { body, headers } = await app.call(getCardPictures)
  expect(headers['cache-control']).toContain('public')
  expect(body.data.length).toBeGreaterThan(1000)
  expect(body.data).toContainEqual({ name: 'rabbit', alt: 'a rabbit', words: ['bunny', 'rabbit'] })
})
