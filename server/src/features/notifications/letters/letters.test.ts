import { getMailPreferences, setMailPreferences } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../../platform/testing/testing.ts'
import { readUnsubscribe, unsubscribeLink } from '../../../platform/messages/unsubscribe-link.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const wants = async (person: TestPerson) => (await app.as(person).call(getMailPreferences)).body
const linkOf = (person: TestPerson) => {
  const url = new URL(unsubscribeLink(app.services.config, person.id, 'announcements'))
  return url.pathname + url.search
}
const post = (url: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url, ...(payload !== undefined && { payload, headers: { 'content-type': type } }) })

test('a person chooses their letters, each by itself; bad wishes and strangers are refused', async () => {
  const [person, other] = [await app.aRegistered(), await app.aRegistered()]
  const set = (body: object) => app.as(person).call(setMailPreferences, { body })
  expect(await wants(person)).toEqual({ announcements: true, new_games: true, reminders: true })
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
  'one press in the mail program, which posts %s, stops that kind of letter without sign-in or page',
  async (_what, payload, type) => {
    const person = await app.aRegistered()
    const answer = await post(linkOf(person), payload, type)
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'You’re unsubscribed from these emails.',
    ])
    expect(await wants(person)).toEqual({ announcements: false, new_games: true, reminders: true })
    expect((await post(linkOf(person), payload, type)).statusCode).toBe(200)
  },
)

test('the button of the page stops them, and undo brings them back', async () => {
  const person = await app.aRegistered()
  const off = await post(linkOf(person), 'way=off')
  expect([off.statusCode, off.headers.location]).toEqual([303, `${linkOf(person)}&way=off`])
  expect((await wants(person)).announcements).toBe(false)
  const on = await post(linkOf(person), 'way=on')
  expect([on.statusCode, on.headers.location]).toEqual([303, `${linkOf(person)}&way=on`])
  expect((await wants(person)).announcements).toBe(true)
})

test('opening the link changes nothing: scanners of mail open every link', async () => {
  const person = await app.aRegistered()
  for (const method of ['GET', 'HEAD'] as const) await app.inject({ method, url: linkOf(person) })
  expect((await wants(person)).announcements).toBe(true)
})

test('a link that we did not make stops nothing, whatever is changed in it', async () => {
  const [person, other] = [await app.aRegistered(), await app.aRegistered()]
  const good = linkOf(person)
  const { appSecret } = app.services.config
  const bad = [
    good.replace(`${person.id}.`, `${other.id}.`),
    good.replace('announcements', 'new_games'),
    good.slice(0, -1),
    '/unsubscribe',
    '/unsubscribe?token=1.constructor.x&token=2',
  ]
  for (const url of bad) expect((await post(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  for (const who of [person, other])
    expect(await wants(who)).toEqual({ announcements: true, new_games: true, reminders: true })
  expect(readUnsubscribe(appSecret, good.split('token=')[1] ?? '')).toEqual({
    userId: person.id,
    kind: 'announcements',
  })
})

test('the link of somebody who has left is answered like any other', async () => {
  const person = await app.aRegistered()
  await app.db.deleteFrom('users').where('id', '=', person.id).execute()
  expect((await post(linkOf(person), 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
})
