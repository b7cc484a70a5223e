import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  contactUs,
  forgotPassword,
  getMe,
  getRecentGames,
  login,
  logout,
  resetPassword,
  viewGame,
} from '@marigold/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashPassword } from '../../features/account/passwords.ts'
import type { Routes } from '../app.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

// Two instances of Marigold on one database and one folder share everything.

const ran: string[] = []
// The first job of each waits until the other has one too, so that a fast instance doesn't run all of them.
const began = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() }
const routesOf =
  (instance: keyof typeof began): Routes =>
  (_, { jobs }) =>
    jobs.define('once', z.object({ n: z.number() }), async ({ n }) => {
      began[instance].resolve()
      await Promise.all([began.one.promise, began.other.promise])
      ran.push(`${n} ${instance}`)
    })

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await startApp({ routes: [routesOf('one')] })
  other = await startApp({ config: one.services.config, routes: [routesOf('other')] })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('two instances on one database', () => {
  test('share logins and logouts', async () => {
    const user = await one.aRegistered({ password_hash: await hashPassword('a long enough passphrase') })
    const { body } = await one.call(login, { body: { login: user.email, password: 'a long enough passphrase' } })
    const status = async (app: TestApp) => (await app.call(getMe, bearer(body.access_token))).statusCode
    expect([await status(one), await status(other)]).toEqual([200, 200])
    await other.call(logout, bearer(body.access_token))
    expect([await status(one), await status(other)]).toEqual([401, 401])
  })

  test('share the attempts of a limit', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const app = n % 2 === 0 ? one : other
      const { statusCode } = await app.call(login, { body: { login: 'nobody@example.org', password: 'wrong' } })
      statuses.push(statusCode)
    }
    // Five wrong passwords, then a captcha.
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(422)])
  })

  test('accept each other’s tickets, and share what was played', async () => {
    await one.db
      .insertInto('games')
      .values({ un_zip_filename: 'guarded', game_name: 'Guarded', package_version: 1, published_at: new Date() })
      .execute()
    const folder = join(one.services.config.dataDir, 'games/packages/guarded/1')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), 'Hello')
    const user = await one.aSubscriber()
    const { body } = await one.as(user).call(viewGame, { params: { id: 'guarded' } })
    for (const app of [one, other]) expect((await app.inject({ url: body.play_url })).body).toMatch(/Hello$/)
    expect((await other.as(user).call(getRecentGames)).body).toMatchObject([{ game: { game_name: 'Guarded' } }])
  })

  test('accept each other’s captchas, once', async () => {
    const challenge = await one.services.captcha.challenge()
    const solution = await solveChallenge({ challenge, deriveKey })
    const recaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const message = {
      contactName: 'Pat',
      contactEmail: 'pat@example.org',
      contactMessage: 'More than ten characters.',
      recaptchaToken,
    }
    expect((await other.call(contactUs, { body: message })).statusCode).toBe(200)
    expect((await one.call(contactUs, { body: message })).body.code).toBe('captcha')
  })

  test('send and accept each other’s reset links', async () => {
    const user = await one.aRegistered()
    await one.call(forgotPassword, { body: { email: user.email } })
    await other.runJobs()
    const emails: { to: string; text: string }[] = (await one.inject({ url: '/dev/outbox.json' })).json()
    const token = /token=([\w-]+)/.exec(emails.find(({ to }) => to === user.email)?.text ?? '')?.[1]
    const password = 'another long passphrase'
    const { statusCode } = await other.call(resetPassword, {
      body: { token, password, password_confirmation: password },
    })
    expect(statusCode).toBe(200)
    expect((await one.call(login, { body: { login: user.email, password } })).statusCode).toBe(200)
  })

  test('run a job once, on whichever is free', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => one.services.jobs.send('once', { n })))
    await Promise.all([one.runJobs(), other.runJobs()])
    expect(ran.map((line) => Number(line.split(' ')[0])).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, n) => n),
    )
    expect(new Set(ran.map((line) => line.split(' ')[1]))).toEqual(new Set(['one', 'other']))
  })
})
