import { clearNotifications, getNotifications, streamNotificationState, readNotification } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notify, type NewNotification } from '../../platform/messages/notify.ts'
import { listenTo, serve } from '../../platform/streams/testing-streams.ts'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { newGamesMessage, notifyNewGames } from './new-games.service.ts'
import { deleteOldNotifications } from './notifications.service.ts'

let app: TestApp
let url: string

beforeAll(async () => {
  app = await startApp()
  url = await serve(app)
})
afterAll(() => app.close())

const news = (key: string, message = key): NewNotification => ({ kind: 'billing', key, message })

interface ListedNotification {
  id: number
  message: string
  status: string
  link: string | null
}

async function listOf(user: TestUser, page = 1): Promise<ListedNotification[]> {
  const { statusCode, body } = await app.as(user).call(getNotifications, { query: { page } })
  expect(statusCode).toBe(200)
  return body
}

const messagesOf = async (user: TestUser) => (await listOf(user)).map(({ message }) => message)

describe('the list', () => {
  test('is empty at first, then newest first, 100 per page, and has each event once', async () => {
    const user = await app.aRegistered()
    expect(await listOf(user)).toEqual([])
    for (let n = 1; n <= 103; n++) await notify(app.db, user.id, news(`event ${n}`))
    expect(await notify(app.db, user.id, news('event 7', 'again'))).toBe(false)
    const first = await listOf(user)
    expect([first.length, first[0]?.message, first.at(-1)?.message]).toEqual([100, 'event 103', 'event 4'])
    expect((await listOf(user, 2)).map(({ message }) => message)).toEqual(['event 3', 'event 2', 'event 1'])
    expect(await listOf(user, 3)).toEqual([])
  })

  test('shows the kind, the link, the unread state, and the time', async () => {
    const user = await app.aRegistered()
    await notify(app.db, user.id, { ...news('trial', 'Your trial has begun.'), link: '/myprofile' })
    const [only] = await listOf(user)
    expect(only).toEqual({
      id: expect.any(Number),
      kind: 'billing',
      message: 'Your trial has begun.',
      link: '/myprofile',
      status: 'unread',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  test('needs a login, and another user’s notification can be neither read, marked, nor cleared', async () => {
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

  test('marks one as read, any number of times, and says so when it is gone', async () => {
    const user = await app.aRegistered()
    await notify(app.db, user.id, news('one'))
    await notify(app.db, user.id, news('two'))
    const [two, one] = await listOf(user)
    for (let n = 0; n < 2; n++)
      expect((await app.as(user).call(readNotification, { params: { id: one?.id } })).statusCode).toBe(200)
    expect((await listOf(user)).map(({ status }) => status)).toEqual(['unread', 'read'])
    await app.as(user).call(clearNotifications)
    const gone = await app.as(user).call(readNotification, { params: { id: two?.id } })
    expect([gone.statusCode, gone.body.message]).toEqual([404, 'This notification no longer exists.'])
    for (const id of [0, -1, 'x', 1.5, '9'.repeat(30)])
      expect((await app.as(user).call(readNotification, { params: { id } })).statusCode).toBe(422)
  })

  test('is cleared up to what was shown, or entirely; a cleared event does not return', async () => {
    const user = await app.aRegistered()
    for (const key of ['one', 'two', 'three']) await notify(app.db, user.id, news(key))
    const shown = await listOf(user)
    await notify(app.db, user.id, news('late'))
    await app.as(user).call(clearNotifications, { query: { up_to: shown[0]?.id } })
    expect(await messagesOf(user)).toEqual(['late'])
    await app.as(user).call(clearNotifications)
    await notify(app.db, user.id, news('one'))
    expect(await messagesOf(user)).toEqual([])
    expect((await app.as(user).call(clearNotifications, { query: { up_to: 'x' } })).statusCode).toBe(422)
  })

  test('deletes what is older than half a year', async () => {
    const user = await app.aRegistered()
    await notify(app.db, user.id, news('old'))
    await app.db
      .updateTable('notifications')
      .set({ created_at: sql<Date>`now() - interval '181 days'` })
      .where('user_id', '=', user.id)
      .execute()
    await notify(app.db, user.id, news('young'))
    await deleteOldNotifications(app.db)
    expect(await messagesOf(user)).toEqual(['young'])
  })
})

test('streams the unread count at once and at each change, and nothing about other users', async () => {
  const [user, stranger] = [await app.aRegistered(), await app.aRegistered()]
  expect((await app.call(streamNotificationState)).statusCode).toBe(401)
  await notify(app.db, user.id, news('before'))
  const bell = await listenTo(`${url}/api/notifications/news`, { authorization: `Bearer ${user.token}` })
  const received = () => bell.events().map((data) => (data as { unread: number }).unread)
  await expect.poll(received).toEqual([1])
  await notify(app.db, stranger.id, news('not mine'))
  await notify(app.db, user.id, news('second'))
  await expect.poll(received).toEqual([1, 2])
  const [newest] = await listOf(user)
  await app.as(user).call(readNotification, { params: { id: newest?.id } })
  await expect.poll(received).toEqual([1, 2, 1])
  await app.as(user).call(clearNotifications)
  await expect.poll(received).toEqual([1, 2, 1, 0])
})

test('a notification in a transaction that fails is not added', async () => {
  const user = await app.aRegistered()
  const failing = app.db.transaction().execute(async (trx) => {
    await notify(trx, user.id, news('never'))
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await listOf(user)).toEqual([])
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

  test('are announced once, together, to users who registered before them', async () => {
    const user = await app.aRegistered()
    const late = await app.aRegistered({ created_at: new Date(Date.now() + 60_000) })
    await publish('Haystack Hello')
    await publish('Hidden', { published_at: null })
    await publish('Gone', { retired_at: new Date() })
    await notifyNewGames(app.services)
    await notifyNewGames(app.services)
    const list = await listOf(user)
    expect(list.map(({ message, link }) => [message, link])).toEqual([
      ['New game: Haystack Hello.', '/Gamedescription/haystack-hello'],
    ])
    expect(await listOf(late)).toEqual([])
    await publish('Word Foundry')
    await publish('Thread Four')
    await notifyNewGames(app.services)
    const [newest] = await listOf(user)
    expect([newest?.message, newest?.link]).toEqual(['2 new games: Word Foundry and Thread Four.', '/exploregames'])
  })

  test('are named as far as a line allows', () => {
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
])('refuses a notification id of %s in both calls', async (id, status) => {
  const user = await app.aRegistered()
  await notify(app.db, user.id, news('one'))
  const headers = { authorization: `Bearer ${user.token}` }
  const read = await app.inject({ method: 'PUT', url: `/api/notifications/${encodeURIComponent(id)}/read`, headers })
  expect([read.statusCode, read.json<{ message?: string }>().message]).toEqual([status, expect.any(String)])
  const clear = await app.inject({
    method: 'DELETE',
    url: `/api/notifications/clear?up_to=${encodeURIComponent(id)}`,
    headers,
  })
  expect(clear.statusCode).toBe(status === 404 ? 200 : 422)
})
