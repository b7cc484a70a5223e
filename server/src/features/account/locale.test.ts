import { locales } from '#messages'
import { getMe, login, sendAnnouncement, updateProfile } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localeCookie } from '../../platform/http/locale.ts'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { hashPassword } from './passwords.ts'

// The pseudo-locale is the second language here: `npm run messages -- --pseudo` compiles it.
const other = 'en-XA'
const cookie = `locale=${other}; Path=/; Max-Age=34560000; SameSite=Lax; Secure`
const password = 'a lantern on the river'

let app: TestApp
let hash: string
beforeAll(async () => {
  expect(locales).toContain(other)
  app = await startApp({ config: { publicUrl: 'https://marigold.test' } })
  hash = await hashPassword(password)
})
afterAll(() => app.close())

const profile = (user: TestUser, changes: object) => {
  const { username, email } = user
  return { first_name: 'Rosa', last_name: 'Vega', username, email, occupation: '3', ...changes }
}
const save = (user: TestUser, changes: object) => app.as(user).call(updateProfile, { body: profile(user, changes) })
const mailsTo = async ({ email }: TestUser) => {
  await app.runJobs()
  return app.db.selectFrom('mails').where('recipient', '=', email).orderBy('id').selectAll().execute()
}

describe('a language is chosen', () => {
  test('on the account, which keeps it, and for this browser by cookie', async () => {
    const user = await app.aRegistered()
    expect((await app.as(user).call(getMe)).body.locale).toBeNull()
    const answer = await save(user, { locale: other })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, cookie])
    expect((await app.as(user).call(getMe)).body.locale).toBe(other)
    expect((await save(user, { first_name: 'Mei' })).headers['set-cookie']).toBeUndefined()
    expect((await app.as(user).call(getMe)).body.locale).toBe(other)
    const back = await save(user, { locale: null })
    expect(back.headers['set-cookie']).toBe(localeCookie(null, true))
    expect((await app.as(user).call(getMe)).body.locale).toBeNull()
  })

  test('among those that have messages', async () => {
    const user = await app.aRegistered()
    const answer = await save(user, { locale: 'tlh' })
    expect([answer.statusCode, Object.keys(answer.body.errors)]).toEqual([422, ['locale']])
    expect((await app.as(user).call(getMe)).body.locale).toBeNull()
  })

  test('and comes with the user to another browser, at login and where it was changed since', async () => {
    const user = await app.aRegistered({ password_hash: hash, locale: other })
    const entered = await app.call(login, { body: { login: user.email, password } })
    expect(entered.headers['set-cookie']).toContain(cookie)
    expect((await app.as(user).call(getMe)).headers['set-cookie']).toBe(cookie)
    const known = await app.as(user).call(getMe, { headers: { cookie: `locale=${other}` } })
    expect(known.headers['set-cookie']).toBeUndefined()
  })
})

test('an invalid field has a sentence in the request’s locale, and the same code in each', async () => {
  const listening = await startApp({ listen: true })
  const ask = async (headers: object) => {
    const response = await fetch(`${listening.url}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ login: 'x'.repeat(255), password }),
    })
    return (await response.json()) as { errors: Record<string, string[]>; faults: Record<string, string[]> }
  }
  const [english, pseudo] = [await ask({}), await ask({ cookie: `locale=${other}` })]
  expect(english.errors).toEqual({ login: ['Please use at most 254 characters.'] })
  expect(pseudo.errors.login).toEqual([expect.stringMatching(/254/)])
  expect(pseudo.errors).not.toEqual(english.errors)
  expect([english.faults, pseudo.faults]).toEqual([{ login: ['too_long'] }, { login: ['too_long'] }])
  await listening.close()
})

test('answers follow the account’s choice, then the browser’s, also after a body was read', async () => {
  const listening = await startApp({ listen: true })
  const chose = await listening.aRegistered({ locale: other })
  const plain = await listening.aRegistered()
  const ask = async (user: TestUser, headers: object) => {
    const response = await fetch(`${listening.url}${updateProfile.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(profile(user, {})),
    })
    return ((await response.json()) as { message: string }).message
  }
  const english = 'Your profile has been successfully updated!'
  expect(await ask(chose, { cookie: 'locale=en' })).toMatch(/^Yóúr prófílé .*~/)
  expect(await ask(plain, {})).toBe(english)
  expect(await ask(plain, { cookie: `locale=${other}` })).toMatch(/^Yóúr prófílé .*~/)
  expect(await ask(plain, { 'accept-language': other })).toMatch(/^Yóúr prófílé .*~/)
})

describe('emails from jobs', () => {
  test('are in the language of their recipients, in one run', async () => {
    const admin = await app.anAdmin()
    const confirmed = { email_confirmed_at: new Date() }
    const [chose, plain] = [await app.aRegistered({ ...confirmed, locale: other }), await app.aRegistered(confirmed)]
    const body = { title: 'A quiet night', text: 'Marigold rests.', link: '', key: 'one of them' }
    await app.as(admin).call(sendAnnouncement, { body, headers: { cookie: `locale=${other}` } })
    const [[theirs], [english]] = [await mailsTo(chose), await mailsTo(plain)]
    expect([theirs?.subject, english?.subject]).toEqual(['A quiet night', 'A quiet night'])
    expect(theirs?.body_html).toContain('<html lang="en-XA">')
    expect(theirs?.body_text).toMatch(/Ópéñ Márígóld~+/)
    expect(english?.body_html).toContain('<html lang="en">')
    expect(english?.body_text).toContain('Open Marigold')
  })

  test('are not in the log of the user who caused them', async () => {
    const user = await app.aRegistered({ password_hash: hash, locale: other })
    for (let guess = 0; guess < 6; guess++)
      await app.call(login, {
        body: { login: user.email, password: `guess ${guess}` },
        headers: { cookie: 'locale=en' },
      })
    expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Sóméóñé éñtéréd .*~/)])
  })
})
