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
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { hashSecret, createLogin, newSecret } from '../../../platform/access/tokens.ts'
import { sendLoginLinks } from '../auto-login.service.ts'
import { hashPassword } from '../passwords.ts'
import { disableSecondFactor } from './second-factor.service.ts'
import { enterCode, enterPassword, enableSecondFactor } from './testing-second-factor.ts'

let app: TestApp
const password = 'a lantern on the river'
let hash: string
beforeAll(async () => {
  app = await startApp()
  hash = await hashPassword(password)
})
afterAll(() => app.close())

const createUser = (facts = {}) => app.aRegistered({ password_hash: hash, ...facts })
const state = async (user: TestUser) => (await app.as(user).call(getSecondFactor)).body
const alive = async (user: TestUser, token: string) => (await app.as({ ...user, token }).call(getMe)).statusCode === 200
const subjects = async (user: TestUser) =>
  (await app.db.selectFrom('mails').where('recipient', '=', user.email).orderBy('id').select('subject').execute()).map(
    ({ subject }) => subject,
  )
const bell = async (user: TestUser) =>
  (await app.as(user).call(getNotifications)).body.map(({ message }: { message: string }) => message)
const ageLogins = (user: TestUser) =>
  app.db
    .updateTable('sign_ins')
    .set({ created_at: sql`now() - interval '6 minutes'` })
    .where('token_hash', '=', hashSecret(user.token))
    .execute()

describe('turning two-step login on', () => {
  test('takes a code from the app, returns ten recovery codes once, ends the other logins, and notifies the user', async () => {
    const user = await createUser()
    const other = await createLogin(app.db, user.id)
    const { body } = await app.as(user).call(startSecondFactor, { body: {} })
    expect(body.key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(body.address).toBe(
      `otpauth://totp/Marigold:${encodeURIComponent(user.email)}?issuer=Marigold&secret=${body.key.replaceAll(' ', '')}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await state(user)).toEqual({ on: false, passed: false, recovery_codes_left: 0 })
    expect((await enterPassword(app, user, password)).response.body.access_token).toBeTruthy()
    const phone = await enableSecondFactor(app, user)
    expect(new Set(phone.recoveryCodes).size).toBe(10)
    expect(await state(user)).toEqual({ on: true, passed: true, recovery_codes_left: 10 })
    expect([await alive(user, user.token), await alive(user, other)]).toEqual([true, false])
    expect(await subjects(user)).toContain('Two-step login is on')
    expect(await bell(user)).toContain('Two-step login is on. Every other device was logged out.')
  })

  test('is refused with a wrong code, without a key, or a second time', async () => {
    const user = await createUser()
    const confirm = (code: string) => app.as(user).call(confirmSecondFactor, { body: { code } })
    expect((await confirm('123456')).body.errors).toHaveProperty('code')
    await app.as(user).call(startSecondFactor, { body: {} })
    expect((await confirm('not a code')).statusCode).toBe(422)
    expect((await state(user)).on).toBe(false)
    const phone = await enableSecondFactor(app, user)
    expect((await confirm(phone.code(1))).statusCode).toBe(409)
    expect((await app.as(user).call(startSecondFactor, { body: {} })).statusCode).toBe(409)
  })

  test('needs the password in an older login, and tells a user without a password to set one', async () => {
    const user = await createUser()
    await ageLogins(user)
    const start = (body: object, who = user) => app.as(who).call(startSecondFactor, { body })
    expect((await start({})).body.errors).toEqual({ oldpassword: ['Please enter your current password.'] })
    expect((await start({ oldpassword: 'not it' })).statusCode).toBe(422)
    expect((await start({ oldpassword: password })).statusCode).toBe(200)
    expect((await start({}, await app.aPartner())).body.errors.oldpassword[0]).toContain('Forgot password?')
  })

  test('stores neither key nor codes in readable form', async () => {
    const user = await createUser()
    const { recoveryCodes, key } = await enableSecondFactor(app, user)
    const { rows } = await sql<{ all: string }>`select coalesce(string_agg(f::text, ' '), '') || coalesce((
      select string_agg(r::text, ' ') from recovery_codes r where r.user_id = ${user.id}), '') as all
      from second_factors f where f.user_id = ${user.id}`.execute(app.db)
    const stored = Buffer.from(rows[0]?.all ?? '')
    for (const code of recoveryCodes) expect(stored.includes(code)).toBe(false)
    const row = await app.db.selectFrom('second_factors').where('user_id', '=', user.id).selectAll().executeTakeFirst()
    const sealed = row?.sealed_key ?? Buffer.alloc(0)
    expect([sealed.length, sealed.includes(Buffer.from(key)), key.length]).toEqual([12 + 16 + 20, false, 20])
  })

  test('stores a key that only decrypts for its owner', async () => {
    const [owner, other] = [await createUser(), await createUser()]
    const phone = await enableSecondFactor(app, owner)
    await enableSecondFactor(app, other)
    await sql`update second_factors f set sealed_key = o.sealed_key, last_step = 0 from second_factors o
      where f.user_id = ${other.id} and o.user_id = ${owner.id}`.execute(app.db)
    const began = await enterPassword(app, other, password)
    expect((await enterCode(app, began, await phone.fresh())).statusCode).not.toBe(200)
  })
})

describe('logging in with two-step login', () => {
  test('returns nothing for the password alone, and a token for the code in the same browser', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    const before = await app.count('sign_ins')
    const step = await enterPassword(app, user, password)
    expect([step.response.statusCode, step.response.body]).toEqual([
      200,
      { access_token: null, pending: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    expect(await app.count('sign_ins')).toBe(before)
    const code = await phone.fresh()
    for (const cookie of ['', `device=${newSecret()}`])
      expect((await enterCode(app, { ...step, cookie }, code)).statusCode).toBe(401)
    const done = await enterCode(app, step, ` ${code.slice(0, 3)} ${code.slice(3)}`)
    expect([done.statusCode, done.body.recovery_codes_left]).toEqual([200, null])
    expect((await app.as({ ...user, token: done.body.access_token }).call(getSecondFactor)).body.passed).toBe(true)
    expect((await enterCode(app, step, phone.code(1))).statusCode).toBe(401)
  })

  test('accepts each code once, even for two requests at the same time, and no earlier code', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    const code = await phone.fresh()
    const steps = await Promise.all([1, 2].map(() => enterPassword(app, user, password)))
    const responses = await Promise.all(steps.map((step) => enterCode(app, step, code)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const again = await enterPassword(app, user, password)
    expect((await enterCode(app, again, code)).statusCode).toBe(422)
    expect((await enterCode(app, again, phone.code(-1))).statusCode).toBe(422)
  })

  test('accepts the code of a phone whose clock is slightly ahead', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    expect((await enterCode(app, await enterPassword(app, user, password), phone.code(1))).statusCode).toBe(200)
  })

  test('ends after five wrong codes, and notifies the owner once', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    for (let round = 0; round < 2; round++) {
      const step = await enterPassword(app, user, password)
      const statuses: number[] = []
      for (let attempt = 0; attempt < 5; attempt++) statuses.push((await enterCode(app, step, 'not it')).statusCode)
      expect(statuses).toEqual([422, 422, 422, 422, 401])
      expect((await enterCode(app, step, await phone.fresh())).statusCode).toBe(401)
    }
    expect(
      (await subjects(user)).filter((subject) => subject === 'Someone has your password: too many wrong codes'),
    ).toHaveLength(1)
  })

  test('allows twenty codes an hour, however often the password is entered', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    const statuses: number[] = []
    for (let round = 0; round < 5; round++) {
      const step = await enterPassword(app, user, password)
      for (let attempt = 0; attempt < 4; attempt++) statuses.push((await enterCode(app, step, '000000')).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([422]))
    const step = await enterPassword(app, user, password)
    expect((await enterCode(app, step, await phone.fresh())).statusCode).toBe(429)
  })

  test('expires after ten minutes, and with a new password', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    const late = await enterPassword(app, user, password)
    await app.db
      .updateTable('pending_sign_ins')
      .set({ ends_at: sql`now()` })
      .execute()
    expect((await enterCode(app, late, await phone.fresh())).body.code).toBe('bad_ticket')
    const waiting = await enterPassword(app, user, password)
    const body = { oldpassword: password, new_password: 'a paper boat', new_password_confirmation: 'a paper boat' }
    expect((await app.as(user).call(changePassword, { body })).statusCode).toBe(200)
    expect((await enterCode(app, waiting, await phone.fresh())).statusCode).toBe(401)
  })

  test('accepts each recovery code once, says how many are left, and notifies the user', async () => {
    const user = await createUser()
    const { recoveryCodes } = await enableSecondFactor(app, user)
    const [first = ''] = recoveryCodes
    const done = await enterCode(app, await enterPassword(app, user, password), first.toUpperCase().replace('-', ' '))
    expect([done.statusCode, done.body.recovery_codes_left]).toEqual([200, 9])
    expect((await enterCode(app, await enterPassword(app, user, password), first)).statusCode).toBe(422)
    expect(await subjects(user)).toContain('A recovery code was used to log in')
    expect(await bell(user)).toContain('A recovery code was used to log in. 9 are left.')
  })

  test('refuses the code of another user', async () => {
    const [user, other] = [await createUser(), await createUser()]
    await enableSecondFactor(app, user)
    const phone = await enableSecondFactor(app, other)
    const step = await enterPassword(app, user, password)
    expect((await enterCode(app, step, await phone.fresh())).statusCode).toBe(422)
    expect((await enterCode(app, step, phone.recoveryCodes[0] ?? '')).statusCode).toBe(422)
    expect((await app.call(loginCode, { body: {} })).statusCode).toBe(422)
  })

  test('cannot be bypassed with the ticket of a checkout', async () => {
    const user = await createUser()
    await enableSecondFactor(app, user)
    const ticket = newSecret()
    const facts = { user_id: user.id, plan: 'monthly', status: 'complete', ticket_hash: hashSecret(ticket) } as const
    await app.db
      .insertInto('checkouts')
      .values({ ...facts, paid_at: new Date(), asked_at: new Date(Date.now() - 60_000) })
      .execute()
    expect((await app.call(autoLogin, { body: { user_id: ticket } })).statusCode).toBe(401)
    await sendLoginLinks(app.services)
    expect(await subjects(user)).not.toContain('Your checkout is complete: start playing')
  })
})

describe('two-step login that is on', () => {
  const proof = async (code: string | Promise<string>, oldpassword = password) => ({
    body: { oldpassword, code: await code },
  })

  test('is turned off with password and code, however recent the login, and the user is notified', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    const off = async (input: ReturnType<typeof proof>) => app.as(user).call(endSecondFactor, await input)
    expect((await off(proof(phone.fresh(), 'not it'))).body.errors).toHaveProperty('oldpassword')
    expect((await off(proof('000000'))).body.errors).toHaveProperty('code')
    expect((await app.as(user).call(endSecondFactor, { body: { code: phone.code() } })).statusCode).toBe(422)
    expect((await state(user)).on).toBe(true)
    expect((await off(proof(phone.fresh()))).statusCode).toBe(200)
    expect(await state(user)).toEqual({ on: false, passed: false, recovery_codes_left: 0 })
    expect((await enterPassword(app, user, password)).response.body.access_token).toBeTruthy()
    expect(await subjects(user)).toContain('Two-step login is off')
  })

  test('returns new recovery codes for password and code; the old ones stop working', async () => {
    const user = await createUser()
    const phone = await enableSecondFactor(app, user)
    const renew = (body: object) => app.as(user).call(renewRecoveryCodes, { body })
    expect((await renew({ oldpassword: password, code: 'wrong' })).statusCode).toBe(422)
    const { body } = await renew({ oldpassword: password, code: await phone.fresh() })
    expect(body.recovery_codes).toHaveLength(10)
    const step = await enterPassword(app, user, password)
    expect((await enterCode(app, step, phone.recoveryCodes[1] ?? '')).statusCode).toBe(422)
    expect((await enterCode(app, step, body.recovery_codes[1])).statusCode).toBe(200)
    expect(await subjects(user)).toContain('You have new recovery codes')
  })

  test('can be turned off by the operator for a user who has lost everything, which ends their logins', async () => {
    const user = await createUser()
    await enableSecondFactor(app, user)
    await disableSecondFactor(app.db, user.email.toUpperCase())
    expect(await alive(user, user.token)).toBe(false)
    expect((await enterPassword(app, user, password)).response.body.access_token).toBeTruthy()
    await expect(disableSecondFactor(app.db, user.email)).rejects.toThrow('No account with this address')
    await expect(disableSecondFactor(app.db, 'nobody@example.org')).rejects.toThrow('No account with this address')
  })

  test('appears in the export as a single word, and all its calls need a login', async () => {
    const [user, without] = [await createUser(), await createUser()]
    await enableSecondFactor(app, user)
    const says = async (who: TestUser) => (await app.as(who).call(exportData)).body.parts.profile[0].two_step_login
    expect([await says(user), await says(without)]).toEqual([true, false])
    for (const call of [getSecondFactor, startSecondFactor, confirmSecondFactor, renewRecoveryCodes, endSecondFactor])
      expect((await app.call(call, { body: {} })).statusCode).toBe(401)
  })
})
