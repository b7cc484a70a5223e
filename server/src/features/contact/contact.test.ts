import { bugReport, contactUs, getCaptcha } from '@marigold/contract'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { deleteOldMessages } from './contact.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ config: { adminEmail: 'office@example.org' } })
})
afterAll(() => app.close())

const message = {
  contactName: 'Mei <b>Lin</b>',
  contactEmail: 'mei@example.org',
  contactMessage: 'Do you have a game about buses?\nThank you & bye.',
}

async function solved(): Promise<string> {
  const { body } = await app.call(getCaptcha)
  const challenge = body as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

test('saves a message with a solved captcha, and emails it to the administrator as text', async () => {
  const { statusCode, body } = await app.call(contactUs, { body: { ...message, recaptchaToken: await solved() } })
  expect([statusCode, body.message]).toEqual([200, 'Thank you! Your message has been sent.'])
  const [stored] = await app.db.selectFrom('threads').selectAll().execute()
  expect(stored).toMatchObject({
    name: message.contactName,
    email: message.contactEmail,
    body: message.contactMessage,
  })
  const [mail] = await app.db.selectFrom('mails').selectAll().execute()
  expect(mail?.recipient).toBe('office@example.org')
  expect(mail?.body_text).toContain(message.contactMessage)
  expect(mail?.body_html).not.toContain('<b>')
})

test('accepts a solved captcha once', async () => {
  const recaptchaToken = await solved()
  const first = await app.call(contactUs, { body: { ...message, recaptchaToken } })
  const second = await app.call(contactUs, { body: { ...message, recaptchaToken } })
  expect([first.statusCode, second.statusCode, second.body.code]).toEqual([200, 422, 'captcha'])
})

test.each([
  ['contactMessage', { contactMessage: 'Too short' }],
  ['contactMessage', { contactMessage: 'x'.repeat(5001) }],
  ['contactEmail', { contactEmail: 'nobody' }],
  ['contactName', { contactName: '  ' }],
  ['recaptchaToken', { recaptchaToken: '' }],
  ['recaptchaToken', { recaptchaToken: undefined }],
  ['recaptchaToken', { recaptchaToken: 'bm90aGluZw==' }],
])('reports a wrong %s by field and saves nothing', async (field, change) => {
  const before = await app.count('threads')
  const body = { ...message, recaptchaToken: 'guess', ...change }
  const response = await app.call(contactUs, { body, address: '192.0.2.7' })
  expect(response.statusCode).toBe(422)
  expect(response.body.errors[field]).toEqual([expect.stringMatching(/\w+.*\.$/)])
  expect(await app.count('threads')).toBe(before)
})

test('an address may send ten messages an hour', async () => {
  const body = { ...message, recaptchaToken: 'guess' }
  const codes: number[] = []
  for (let at = 0; at < 11; at++) codes.push((await app.call(contactUs, { body, address: '198.51.100.9' })).statusCode)
  expect(codes.slice(0, 10).every((code) => code === 422)).toBe(true)
  expect(codes[10]).toBe(429)
})

test('a logged-in user can report a problem; a visitor and an empty report are refused', async () => {
  const user = await app.aRegistered()
  const details = 'The pinwheel is stuck'
  const sent = await app.as(user).call(bugReport, { body: { bug_details: ` ${details} ` } })
  const visitor = await app.call(bugReport, { body: { bug_details: details } })
  const empty = await app.as(user).call(bugReport, { body: { bug_details: '   ' } })
  expect([sent.statusCode, visitor.statusCode, empty.statusCode]).toEqual([200, 401, 422])
  expect(await app.db.selectFrom('threads').where('kind', '=', 'report').select(['user_id', 'body']).execute()).toEqual(
    [{ user_id: user.id, body: details }],
  )
})

test('deletes messages and reports after twelve months', async () => {
  await app.db.deleteFrom('threads').execute()
  for (const age of ['11 months', '13 months'])
    await sql`insert into threads (kind, name, email, body, created_at)
      values ('message', ${age}, 'a@example.org', 'x', now() - ${age}::interval)`.execute(app.db)
  await deleteOldMessages(app.db)
  expect((await app.db.selectFrom('threads').select('name').execute()).map((row) => row.name)).toEqual(['11 months'])
})
