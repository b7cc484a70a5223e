import { getMailPreferences, setMailPreferences } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { readUnsubscribe, unsubscribeLink } from '../../../platform/messages/unsubscribe-link.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const wants = async (user: TestUser) => (await app.as(user).call(getMailPreferences)).body
const linkOf = (user: TestUser) => {
  const url = new URL(unsubscribeLink(app.services.config, user.id, 'announcements'))
  return url.pathname + url.search
}
const post = (url: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url, ...(payload !== undefined && { payload, headers: { 'content-type': type } }) })

test('a user can choose each kind of email; bad input and visitors are refused', async () => {
  const [user, other] = [await app.aRegistered(), await app.aRegistered()]
  const set = (body: object) => app.as(user).call(setMailPreferences, { body })
  expect(await wants(user)).toEqual({ announcements: true, new_games: true, reminders: true })
  expect((await set({ announcements: false })).body).toEqual({ announcements: false, new_games: true, reminders: true })
  expect((await set({ new_games: false, security: false })).body).toEqual({
    announcements: false,
    new_games: false,
    reminders: true,
  })
  expect((await set({})).body).toEqual({ announcements: false, new_games: false, reminders: true })
  expect((await set({ announcements: 'no' })).statusCode).toBe(422)
  expect(await wants(other)).toEqual({ announcements: true, new_games: true, reminders: true })
  for (const call of [getMailPreferences, setMailPreferences]) expect((await app.call(call)).statusCode).toBe(401)
})

test.each([
  ['a form', 'List-Unsubscribe=One-Click', undefined],
  [
    'a form of several parts',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  ['nothing', undefined, undefined],
])(
  'one click in a mail program, which posts %s, unsubscribes without a login or a page',
  async (_what, payload, type) => {
    const user = await app.aRegistered()
    const response = await post(linkOf(user), payload, type)
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'You’re unsubscribed from these emails.',
    ])
    expect(await wants(user)).toEqual({ announcements: false, new_games: true, reminders: true })
    expect((await post(linkOf(user), payload, type)).statusCode).toBe(200)
  },
)

test('the button on the page unsubscribes, and undo resubscribes', async () => {
  const user = await app.aRegistered()
  const off = await post(linkOf(user), 'way=off')
  expect([off.statusCode, off.headers.location]).toEqual([303, `${linkOf(user)}&way=off`])
  expect((await wants(user)).announcements).toBe(false)
  const on = await post(linkOf(user), 'way=on')
  expect([on.statusCode, on.headers.location]).toEqual([303, `${linkOf(user)}&way=on`])
  expect((await wants(user)).announcements).toBe(true)
})

test('opening the link changes nothing, because email scanners open every link', async () => {
  const user = await app.aRegistered()
  for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: linkOf(user) })
  expect((await wants(user)).announcements).toBe(true)
})

test('a link that we did not create, or that was changed, unsubscribes nothing', async () => {
  const [user, other] = [await app.aRegistered(), await app.aRegistered()]
  const good = linkOf(user)
  const { appSecret } = app.services.config
  const bad = [
    good.replace(`${user.id}.`, `${other.id}.`),
    good.replace('announcements', 'new_games'),
    good.slice(0, -1),
    '/unsubscribe',
    '/unsubscribe?token=1.constructor.x&token=2',
  ]
  for (const url of bad) expect((await post(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  for (const who of [user, other])
    expect(await wants(who)).toEqual({ announcements: true, new_games: true, reminders: true })
  expect(readUnsubscribe(appSecret, good.split('token=')[1] ?? '')).toEqual({
    userId: user.id,
    kind: 'announcements',
  })
})

test('the link of a deleted user gets the same response as any other', async () => {
  const user = await app.aRegistered()
  await app.db.deleteFrom('users').where('id', '=', user.id).execute()
  expect((await post(linkOf(user), 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
})
