import { clearNotifications, getNotifications, hearNotifications, readNotification } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notify, type News } from '../../platform/messages/notify.ts'
import { listenTo, serve } from '../../platform/streams/testing-streams.ts'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
import { newGamesMessage, tellOfNewGames } from './new-games.service.ts'
import { forgetOldNotifications } from './notifications.service.ts'

let app: TestApp
let url: string

beforeAll(async () => {
  app = await startApp()
  url = await serve(app)
})
afterAll(() => app.close())

const news = (key: string, message = key): News => ({ kind: 'billing', key, message })

interface Told {
  id: number
  message: string
  status: string
  link: string | null
}

async function listOf(person: TestPerson, page = 1): Promise<Told[]> {
  const { statusCode, body } = await app.as(person).call(getNotifications, { query: { page } })
  expect(statusCode).toBe(200)
  return body
}

const messagesOf = async (person: TestPerson) => (await listOf(person)).map(({ message }) => message)

describe('the list', () => {
  test('is empty at first, then newest first, 100 a page, and each event once however often it is told', async () => {
    const person = await app.aRegistered()
    expect(await listOf(person)).toEqual([])
    for (let n = 1; n <= 103; n++) await notify(app.db, person.id, news(`event ${n}`))
    expect(await notify(app.db, person.id, news('event 7', 'again'))).toBe(false)
    const first = await listOf(person)
    expect([first.length, first[0]?.message, first.at(-1)?.message]).toEqual([100, 'event 103', 'event 4'])
    expect((await listOf(person, 2)).map(({ message }) => message)).toEqual(['event 3', 'event 2', 'event 1'])
    expect(await listOf(person, 3)).toEqual([])
  })

  test('says what it is about, where to go, that it is unread, and when it was', async () => {
    const person = await app.aRegistered()
    await notify(app.db, person.id, { ...news('trial', 'Your trial has begun.'), link: '/myprofile' })
    const [only] = await listOf(person)
    expect(only).toEqual({
      id: expect.any(Number),
      kind: 'billing',
      message: 'Your trial has begun.',
      link: '/myprofile',
      status: 'unread',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  test('is for signed-in people, each their own; somebody else’s can be neither read, marked nor cleared', async () => {
    const [owner, stranger] = [await app.aRegistered(), await app.aRegistered()]
    await notify(app.db, owner.id, news('private'))
    const [mine] = await listOf(owner)
    for (const endpoint of [getNotifications, clearNotifications])
      expect((await app.call(endpoint)).statusCode).toBe(401)
    const mark = { params: { id: mine?.id } }
    expect((await app.call(readNotification, mark)).statusCode).toBe(401)
    expect(await listOf(stranger)).toEqual([])
    expect((await app.as(stranger).call(readNotification, mark)).statusCode).toBe(404)
    await app.as(stranger).call(clearNotifications)
    expect(await listOf(owner)).toEqual([mine])
  })

  test('marks one as read, twice as well as once, and says so when it is gone', async () => {
    const person = await app.aRegistered()
    await notify(app.db, person.id, news('one'))
    await notify(app.db, person.id, news('two'))
    const [two, one] = await listOf(person)
    for (let n = 0; n < 2; n++)
      expect((await app.as(person).call(readNotification, { params: { id: one?.id } })).statusCode).toBe(200)
    expect((await listOf(person)).map(({ status }) => status)).toEqual(['unread', 'read'])
    await app.as(person).call(clearNotifications)
    const gone = await app.as(person).call(readNotification, { params: { id: two?.id } })
    expect([gone.statusCode, gone.body.message]).toEqual([404, 'This notification no longer exists.'])
    for (const id of [0, -1, 'x', 1.5, '9'.repeat(30)])
      expect((await app.as(person).call(readNotification, { params: { id } })).statusCode).toBe(422)
  })

  test('is cleared up to what was shown, or whole; an event that was cleared is not told again', async () => {
    const person = await app.aRegistered()
    for (const key of ['one', 'two', 'three']) await notify(app.db, person.id, news(key))
    const shown = await listOf(person)
    await notify(app.db, person.id, news('late'))
    await app.as(person).call(clearNotifications, { query: { up_to: shown[0]?.id } })
    expect(await messagesOf(person)).toEqual(['late'])
    await app.as(person).call(clearNotifications)
    await notify(app.db, person.id, news('one'))
    expect(await messagesOf(person)).toEqual([])
    expect((await app.as(person).call(clearNotifications, { query: { up_to: 'x' } })).statusCode).toBe(422)
  })

  test('forgets what is older than half a year', async () => {
    const person = await app.aRegistered()
    await notify(app.db, person.id, news('old'))
    await app.db
      .updateTable('notifications')
      .set({ created_at: sql<Date>`now() - interval '181 days'` })
      .where('user_id', '=', person.id)
      .execute()
    await notify(app.db, person.id, news('young'))
    await forgetOldNotifications(app.db)
    expect(await messagesOf(person)).toEqual(['young'])
  })
})

test('a bell hears how many are unread, at once and at each change, and nothing of other people', async () => {
  const [person, stranger] = [await app.aRegistered(), await app.aRegistered()]
  expect((await app.call(hearNotifications)).statusCode).toBe(401)
  await notify(app.db, person.id, news('before'))
  const bell = await listenTo(`${url}/api/notifications/news`, { authorization: `Bearer ${person.token}` })
  const heard = () => bell.events().map((data) => (data as { unread: number }).unread)
  await expect.poll(heard).toEqual([1])
  await notify(app.db, stranger.id, news('not mine'))
  await notify(app.db, person.id, news('second'))
  await expect.poll(heard).toEqual([1, 2])
  const [newest] = await listOf(person)
  await app.as(person).call(readNotification, { params: { id: newest?.id } })
  await expect.poll(heard).toEqual([1, 2, 1])
  await app.as(person).call(clearNotifications)
  await expect.poll(heard).toEqual([1, 2, 1, 0])
})

test('news told in a transaction that fails is not told', async () => {
  const person = await app.aRegistered()
  const failing = app.db.transaction().execute(async (trx) => {
    await notify(trx, person.id, news('never'))
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await listOf(person)).toEqual([])
})

describe('new games', () => {
  const publish = (name: string, facts: object = {}) =>
    app.db
      .insertInto('games')
      .values({
        un_zip_filename: name.toLowerCase().replaceAll(' ', '-'),
        game_name: name,
        published_at: new Date(),
        ...facts,
      })
      .execute()

  test('are told once, together, to those who were here before them', async () => {
    const person = await app.aRegistered()
    const late = await app.aRegistered({ created_at: new Date(Date.now() + 60_000) })
    await publish('Haystack Hello')
    await publish('Hidden', { published_at: null })
    await publish('Gone', { retired_at: new Date() })
    await tellOfNewGames(app.services)
    await tellOfNewGames(app.services)
    const list = await listOf(person)
    expect(list.map(({ message, link }) => [message, link])).toEqual([
      ['New game: Haystack Hello.', '/Gamedescription/haystack-hello'],
    ])
    expect(await listOf(late)).toEqual([])
    await publish('Word Foundry')
    await publish('Thread Four')
    await tellOfNewGames(app.services)
    const [newest] = await listOf(person)
    expect([newest?.message, newest?.link]).toEqual(['2 new games: Word Foundry and Thread Four.', '/exploregames'])
  })

  test('are named as far as a line goes', () => {
    expect(newGamesMessage(['A', 'B', 'C'])).toBe('3 new games: A, B, and C.')
    expect(newGamesMessage(['A', 'B', 'C', 'D', 'E'])).toBe('5 new games: A, B, C and 2 more.')
  })
})

test.each([
  ['99999999999999999999', 422],
  ['9007199254740993', 422],
  ['9007199254740991', 404],
  ['2147483648', 404],
  ['1e20', 422],
  ['١٢', 422],
])('a notification that is called %s is refused clearly, to be read and to be cleared up to', async (id, status) => {
  const person = await app.aRegistered()
  await notify(app.db, person.id, news('one'))
  const headers = { authorization: `Bearer ${person.token}` }
  const read = await app.inject({ method: 'PUT', url: `/api/notifications/${encodeURIComponent(id)}/read`, headers })
  expect([read.statusCode, read.json<{ message?: string }>().message]).toEqual([status, expect.any(String)])
  const clear = await app.inject({
    method: 'DELETE',
    url: `/api/notifications/clear?up_to=${encodeURIComponent(id)}`,
    headers,
  })
  expect(clear.statusCode).toBe(status === 404 ? 200 : 422)
})
