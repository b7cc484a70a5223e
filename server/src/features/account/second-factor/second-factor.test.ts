import {
  autoLogin,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  exportData,
  getMe,
  getNotifications,
  getSecondFactor,
  loginCode,
  renewRecoveryCodes,
  startSecondFactor,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../../platform/testing/testing.ts'
import { hashSecret, issueSignIn, newSecret } from '../../../platform/access/tokens.ts'
import { mailAwaitedLinks } from '../auto-login.service.ts'
import { hashPassword } from '../passwords.ts'
import { turnOffFor } from './second-factor.service.ts'
import { enterCode, enterPassword, turnOn } from './testing-second-factor.ts'

let app: TestApp
const password = 'a lantern on the river'
let hash: string
beforeAll(async () => {
  app = await startApp()
  hash = await hashPassword(password)
})
afterAll(() => app.close())

const someone = (facts = {}) => app.aRegistered({ password_hash: hash, ...facts })
const state = async (person: TestPerson) => (await app.as(person).call(getSecondFactor)).body
const alive = async (person: TestPerson, token: string) =>
  (await app.as({ ...person, token }).call(getMe)).statusCode === 200
const subjects = async (person: TestPerson) =>
  (
    await app.db.selectFrom('mails').where('recipient', '=', person.email).orderBy('id').select('subject').execute()
  ).map(({ subject }) => subject)
const bell = async (person: TestPerson) =>
  (await app.as(person).call(getNotifications)).body.map(({ message }: { message: string }) => message)
const olden = (person: TestPerson) =>
  app.db
    .updateTable('sign_ins')
    .set({ created_at: sql`now() - interval '6 minutes'` })
    .where('token_hash', '=', hashSecret(person.token))
    .execute()

describe('turning two-step login on', () => {
  test('takes a code of the app, gives ten codes once, ends the other sign-ins, and is told', async () => {
    const person = await someone()
    const other = await issueSignIn(app.db, person.id)
    const { body } = await app.as(person).call(startSecondFactor, { body: {} })
    expect(body.key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(body.address).toBe(
      `otpauth://totp/Marigold:${encodeURIComponent(person.email)}?issuer=Marigold&secret=${body.key.replaceAll(' ', '')}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await state(person)).toEqual({ on: false, passed: false, recovery_codes_left: 0 })
    expect((await enterPassword(app, person, password)).answer.body.access_token).toBeTruthy()
    const phone = await turnOn(app, person)
    expect(new Set(phone.recoveryCodes).size).toBe(10)
    expect(await state(person)).toEqual({ on: true, passed: true, recovery_codes_left: 10 })
    expect([await alive(person, person.token), await alive(person, other)]).toEqual([true, false])
    expect(await subjects(person)).toContain('Two-step login is on')
    expect(await bell(person)).toContain('Two-step login is on. Every other device was logged out.')
  })

  test('is not done by a wrong code, without a key, or a second time', async () => {
    const person = await someone()
    const confirm = (code: string) => app.as(person).call(confirmSecondFactor, { body: { code } })
    expect((await confirm('123456')).body.errors).toHaveProperty('code')
    await app.as(person).call(startSecondFactor, { body: {} })
    expect((await confirm('not a code')).statusCode).toBe(422)
    expect((await state(person)).on).toBe(false)
    const phone = await turnOn(app, person)
    expect((await confirm(phone.code(1))).statusCode).toBe(409)
    expect((await app.as(person).call(startSecondFactor, { body: {} })).statusCode).toBe(409)
  })

  test('asks an older sign-in for the password, and a person without one to get one', async () => {
    const person = await someone()
    await olden(person)
    const start = (body: object, who = person) => app.as(who).call(startSecondFactor, { body })
    expect((await start({})).body.errors).toEqual({ oldpassword: ['Please enter your current password.'] })
    expect((await start({ oldpassword: 'not it' })).statusCode).toBe(422)
    expect((await start({ oldpassword: password })).statusCode).toBe(200)
    expect((await start({}, await app.aPartner())).body.errors.oldpassword[0]).toContain('Forgot password?')
  })

  test('keeps neither key nor codes in a readable form', async () => {
    const person = await someone()
    const { recoveryCodes, key } = await turnOn(app, person)
    const { rows } = await sql<{ all: string }>`select coalesce(string_agg(f::text, ' '), '') || coalesce((
      select string_agg(r::text, ' ') from recovery_codes r where r.user_id = ${person.id}), '') as all
      from second_factors f where f.user_id = ${person.id}`.execute(app.db)
    const kept = Buffer.from(rows[0]?.all ?? '')
    for (const code of recoveryCodes) expect(kept.includes(code)).toBe(false)
    const row = await app.db
      .selectFrom('second_factors')
      .where('user_id', '=', person.id)
      .selectAll()
      .executeTakeFirst()
    const sealed = row?.sealed_key ?? Buffer.alloc(0)
    expect([sealed.length, sealed.includes(Buffer.from(key)), key.length]).toEqual([12 + 16 + 20, false, 20])
  })

  test('keeps a key that opens for its owner alone', async () => {
    const [owner, other] = [await someone(), await someone()]
    const phone = await turnOn(app, owner)
    await turnOn(app, other)
    await sql`update second_factors f set sealed_key = o.sealed_key, last_step = 0 from second_factors o
      where f.user_id = ${other.id} and o.user_id = ${owner.id}`.execute(app.db)
    const began = await enterPassword(app, other, password)
    expect((await enterCode(app, began, await phone.fresh())).statusCode).not.toBe(200)
  })
})

describe('a log-in of a person with two-step login', () => {
  test('gives nothing for the password alone, and a sign-in for the code in the same browser', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    const before = await app.count('sign_ins')
    const step = await enterPassword(app, person, password)
    expect([step.answer.statusCode, step.answer.body]).toEqual([
      200,
      { access_token: null, pending: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    expect(await app.count('sign_ins')).toBe(before)
    const code = await phone.fresh()
    for (const cookie of ['', `device=${newSecret()}`])
      expect((await enterCode(app, { ...step, cookie }, code)).statusCode).toBe(401)
    const done = await enterCode(app, step, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect([done.statusCode, done.body.recovery_codes_left]).toEqual([200, null])
    expect((await app.as({ ...person, token: done.body.access_token }).call(getSecondFactor)).body.passed).toBe(true)
    expect((await enterCode(app, step, phone.code(1))).statusCode).toBe(401)
  })

  test('takes a code once, also for two at once, and none of before it', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    const code = await phone.fresh()
    const steps = await Promise.all([1, 2].map(() => enterPassword(app, person, password)))
    const answers = await Promise.all(steps.map((step) => enterCode(app, step, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const again = await enterPassword(app, person, password)
    expect((await enterCode(app, again, code)).statusCode).toBe(422)
    expect((await enterCode(app, again, phone.code(-1))).statusCode).toBe(422)
  })

  test('takes the code of a phone whose clock is a little ahead', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    expect((await enterCode(app, await enterPassword(app, person, password), phone.code(1))).statusCode).toBe(200)
  })

  test('is over after five wrong codes, and its owner hears of it once', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    for (let round = 0; round < 2; round++) {
      const step = await enterPassword(app, person, password)
      const statuses: number[] = []
      for (let tries = 0; tries < 5; tries++) statuses.push((await enterCode(app, step, 'not it')).statusCode)
      expect(statuses).toEqual([422, 422, 422, 422, 401])
      expect((await enterCode(app, step, await phone.fresh())).statusCode).toBe(401)
    }
    expect(
      (await subjects(person)).filter((subject) => subject === 'Someone has your password: too many wrong codes'),
    ).toHaveLength(1)
  })

  test('tries no more than twenty codes an hour, however often the password is entered', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    const statuses: number[] = []
    for (let round = 0; round < 5; round++) {
      const step = await enterPassword(app, person, password)
      for (let tries = 0; tries < 4; tries++) statuses.push((await enterCode(app, step, '000000')).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
    const step = await enterPassword(app, person, password)
    expect((await enterCode(app, step, await phone.fresh())).statusCode).toBe(429)
  })

  test('ends after ten minutes, and with a new password', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    const late = await enterPassword(app, person, password)
    await app.db
      .updateTable('pending_sign_ins')
      .set({ ends_at: sql`now()` })
      .execute()
    expect((await enterCode(app, late, await phone.fresh())).body.code).toBe('bad_ticket')
    const waiting = await enterPassword(app, person, password)
    const body = { oldpassword: password, new_password: 'a paper boat', new_password_confirmation: 'a paper boat' }
    expect((await app.as(person).call(changePassword, { body })).statusCode).toBe(200)
    expect((await enterCode(app, waiting, await phone.fresh())).statusCode).toBe(401)
  })

  test('takes each recovery code once, says how many are left, and is told', async () => {
    const person = await someone()
    const { recoveryCodes } = await turnOn(app, person)
    const [first = ''] = recoveryCodes
    const done = await enterCode(app, await enterPassword(app, person, password), first.toUpperCase().replace('-', ' '))
    expect([done.statusCode, done.body.recovery_codes_left]).toEqual([200, 9])
    expect((await enterCode(app, await enterPassword(app, person, password), first)).statusCode).toBe(422)
    expect(await subjects(person)).toContain('A recovery code was used to log in')
    expect(await bell(person)).toContain('A recovery code was used to log in. 9 are left.')
  })

  test('takes no code of somebody else', async () => {
    const [person, other] = [await someone(), await someone()]
    await turnOn(app, person)
    const phone = await turnOn(app, other)
    const step = await enterPassword(app, person, password)
    expect((await enterCode(app, step, await phone.fresh())).statusCode).toBe(422)
    expect((await enterCode(app, step, phone.recoveryCodes[0] ?? '')).statusCode).toBe(422)
    expect((await app.call(loginCode, { body: {} })).statusCode).toBe(422)
  })

  test('is not gone around by the ticket of a checkout', async () => {
    const person = await someone()
    await turnOn(app, person)
    const ticket = newSecret()
    const facts = { user_id: person.id, plan: 'monthly', status: 'complete', ticket_hash: hashSecret(ticket) } as const
    await app.db
      .insertInto('checkouts')
      .values({ ...facts, paid_at: new Date(), asked_at: new Date(Date.now() - 60_000) })
      .execute()
    expect((await app.call(autoLogin, { body: { user_id: ticket } })).statusCode).toBe(401)
    await mailAwaitedLinks(app.services)
    expect(await subjects(person)).not.toContain('Your checkout is complete: start playing')
  })
})

describe('two-step login that is on', () => {
  const proof = async (code: string | Promise<string>, oldpassword = password) => ({
    body: { oldpassword, code: await code },
  })

  test('is turned off by password and code together, however young the sign-in, and is told', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    const off = async (input: ReturnType<typeof proof>) => app.as(person).call(endSecondFactor, await input)
    expect((await off(proof(phone.fresh(), 'not it'))).body.errors).toHaveProperty('oldpassword')
    expect((await off(proof('000000'))).body.errors).toHaveProperty('code')
    expect((await app.as(person).call(endSecondFactor, { body: { code: phone.code() } })).statusCode).toBe(422)
    expect((await state(person)).on).toBe(true)
    expect((await off(proof(phone.fresh()))).statusCode).toBe(200)
    expect(await state(person)).toEqual({ on: false, passed: false, recovery_codes_left: 0 })
    expect((await enterPassword(app, person, password)).answer.body.access_token).toBeTruthy()
    expect(await subjects(person)).toContain('Two-step login is off')
  })

  test('gives new recovery codes by password and code; the old ones end', async () => {
    const person = await someone()
    const phone = await turnOn(app, person)
    const renew = (body: object) => app.as(person).call(renewRecoveryCodes, { body })
    expect((await renew({ oldpassword: password, code: 'wrong' })).statusCode).toBe(422)
    const { body } = await renew({ oldpassword: password, code: await phone.fresh() })
    expect(body.recovery_codes).toHaveLength(10)
    const step = await enterPassword(app, person, password)
    expect((await enterCode(app, step, phone.recoveryCodes[1] ?? '')).statusCode).toBe(422)
    expect((await enterCode(app, step, body.recovery_codes[1])).statusCode).toBe(200)
    expect(await subjects(person)).toContain('You have new recovery codes')
  })

  test('is turned off by the operator for who has lost everything; their sign-ins end', async () => {
    const person = await someone()
    await turnOn(app, person)
    await turnOffFor(app.db, person.email.toUpperCase())
    expect(await alive(person, person.token)).toBe(false)
    expect((await enterPassword(app, person, password)).answer.body.access_token).toBeTruthy()
    await expect(turnOffFor(app.db, person.email)).rejects.toThrow('No account with this address')
    await expect(turnOffFor(app.db, 'nobody@example.org')).rejects.toThrow('No account with this address')
  })

  test('is said in the export by a word alone, and every call of it is for who is signed in', async () => {
    const [person, without] = [await someone(), await someone()]
    await turnOn(app, person)
    const says = async (who: TestPerson) => (await app.as(who).call(exportData)).body.parts.profile[0].two_step_login
    expect([await says(person), await says(without)]).toEqual([true, false])
    for (const call of [getSecondFactor, startSecondFactor, confirmSecondFactor, renewRecoveryCodes, endSecondFactor])
      expect((await app.call(call, { body: {} })).statusCode).toBe(401)
  })
})
