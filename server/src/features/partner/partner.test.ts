import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe, redirectHandler } from '@marigold/contract'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../../platform/process/config.ts'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { makePartnerKeys, signPartnerToken, type PartnerKeys, type PartnerUser } from './make-token.ts'
import { deleteExpiredTokens } from './redirect-handler.service.ts'

const issuer = 'https://partner.example'
let app: TestApp
let pair: PartnerKeys
let audience: string

beforeAll(async () => {
  pair = await makePartnerKeys()
  app = await startApp({ config: { partnerUrl: issuer, partnerLogin: { issuer, keys: pair.keys } } })
  audience = app.services.config.publicUrl
})
afterAll(() => app.close())

let users = 0
const createUser = (): PartnerUser => ({
  sub: `p${++users}`,
  email: `partner.person${users}@clinic.test`,
  given_name: 'Mei',
  family_name: 'Lin',
  occupation: '3',
})

type Options = Partial<Parameters<typeof signPartnerToken>[2]>

const sign = (user: Partial<PartnerUser>, options: Options = {}) =>
  signPartnerToken(pair.secret, user, { issuer, audience, ...options })

async function enter(token: string, as: TestUser | null = null) {
  const { statusCode, body } = await app.as(as).call(redirectHandler, { body: { response_body: token } })
  expect(statusCode).toBe(200)
  return body as { status: 0 | 1; access_token: string | null; reason: string | null }
}

const meBy = async (token: string | null) =>
  (await app.as({ token: token ?? '' } as TestUser).call(getMe)).body as Record<string, unknown>

const refused = (reason: string) => ({ status: 0, access_token: null, reason })

describe('a partner’s token', () => {
  test('creates an account the first time, finds it the next time, and gives full access for ten hours', async () => {
    const user = createUser()
    const first = await enter(await sign(user))
    expect(first).toMatchObject({ status: 1, reason: null })
    const me = await meBy(first.access_token)
    expect(me).toMatchObject({
      email: user.email,
      first_name: 'Mei',
      last_name: 'Lin',
      occupation: '3',
      active: true,
      isadmin: false,
    })
    const again = await enter(await sign({ ...user, email: 'moved@clinic.test', given_name: 'Someone' }))
    expect((await meBy(again.access_token))['id']).toBe(me['id'])
    expect((await meBy(again.access_token))['first_name']).toBe('Mei')
    const [login] = await app.db
      .selectFrom('sign_ins')
      .where('user_id', '=', Number(me['id']))
      .select(['kind', 'ends_at'])
      .execute()
    expect(login?.kind).toBe('partner')
    expect(login?.ends_at.getTime()).toBeLessThanOrEqual(Date.now() + 10 * 3_600_000)
  })

  test('works once, even when it arrives twice at the same moment', async () => {
    const token = await sign(createUser())
    const both = await Promise.all([enter(token), enter(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([0, 1])
    expect(await enter(token)).toEqual(refused('token'))
  })

  test('creates one account for a new user with two simultaneous tokens', async () => {
    for (let round = 0; round < 5; round++) {
      const user = createUser()
      const both = await Promise.all([enter(await sign(user)), enter(await sign(user))])
      const [one, other] = await Promise.all(both.map(({ access_token }) => meBy(access_token)))
      expect([both.map(({ status }) => status), one?.['email'], other?.['id']]).toEqual([
        [1, 1],
        user.email,
        one?.['id'],
      ])
    }
  })

  test('is refused when it has expired, is too old, from the future, or valid for too long', async () => {
    const bad: Options[] = [
      { issued: -130, seconds: 60 },
      { issued: -170, seconds: 200 },
      { issued: 90, seconds: 60 },
      { seconds: 121 },
      { seconds: 86_400 },
    ]
    for (const options of bad) expect(await enter(await sign(createUser(), options))).toEqual(refused('token'))
  })

  test('is refused for another site, from another issuer, or signed by anyone else', async () => {
    expect(await enter(await sign(createUser(), { audience: 'https://elsewhere.example' }))).toEqual(refused('token'))
    expect(await enter(await sign(createUser(), { issuer: 'https://evil.example' }))).toEqual(refused('token'))
    const other = await makePartnerKeys()
    const forged = { ...other.secret, kid: String(pair.secret.kid) }
    expect(await enter(await signPartnerToken(forged, createUser(), { issuer, audience }))).toEqual(refused('token'))
  })

  test('is refused unsigned, signed with the public key as a secret, changed, or malformed', async () => {
    const good = await sign(createUser())
    const [head = '', body = '', signature = ''] = good.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const [publicKey] = pair.keys.keys
    const shared = await new SignJWT({ ...createUser() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('60s')
      .setJti('12345678')
      .sign(new TextEncoder().encode(String(publicKey?.['x']).padEnd(32, 'x')))
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: 'p1' }))
    const bad = [
      '',
      'x',
      'a.b.c',
      `${none}.${body}.`,
      `${head}.${other.toString('base64url')}.${signature}`,
      shared,
      'a'.repeat(8000),
    ]
    for (const token of bad) expect(await enter(token)).toEqual(refused('token'))
    const long = await app.call(redirectHandler, { body: { response_body: 'a'.repeat(8001) } })
    expect(long.statusCode).toBe(422)
    expect((await app.call(redirectHandler, { body: {} })).statusCode).toBe(422)
  })

  test('is refused without an id, an email, or a token id', async () => {
    const { sub: _sub, ...noSub } = createUser()
    const { email: _email, ...noEmail } = createUser()
    for (const user of [noSub, noEmail, { ...createUser(), email: 'nobody' }])
      expect(await enter(await sign(user))).toEqual(refused('token'))
    expect(await enter(await sign(createUser(), { jti: '1' }))).toEqual(refused('token'))
  })

  test('does not open an existing account by its email, unless its owner is logged in', async () => {
    for (const owner of [await app.aSubscriber(), await app.anAdmin()]) {
      const claim = { ...createUser(), email: owner.email.toUpperCase() }
      expect(await enter(await sign(claim))).toEqual(refused('known_address'))
      expect(await enter(await sign(claim), await app.aSubscriber())).toEqual(refused('known_address'))
    }
    const owner = await app.aRegistered()
    const claim = { ...createUser(), email: owner.email }
    const linked = await enter(await sign(claim), owner)
    expect((await meBy(linked.access_token))['id']).toBe(owner.id)
    const later = await enter(await sign(claim))
    expect(await meBy(later.access_token)).toMatchObject({ id: owner.id, active: true })
    expect(await meBy(owner.token)).toMatchObject({ id: owner.id, active: false })
    const second = { ...createUser(), email: owner.email }
    expect(await enter(await sign(second), owner)).toEqual(refused('known_address'))
  })

  test('does not log in a blocked user', async () => {
    const user = createUser()
    const { access_token } = await enter(await sign(user))
    const { id } = await meBy(access_token)
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', Number(id)).execute()
    expect(await enter(await sign(user))).toEqual(refused('token'))
  })
})

test('another key in the set works as well, so that keys can be rotated without a gap', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const facts = { kid: 'next', alg: 'ES256' }
  const keys = { keys: [...pair.keys.keys, { ...(await exportJWK(publicKey)), ...facts }] }
  const next = await startApp({ config: { partnerUrl: issuer, partnerLogin: { issuer, keys } } })
  const secret = { ...(await exportJWK(privateKey)), ...facts }
  const token = await signPartnerToken(secret, createUser(), { issuer, audience: next.services.config.publicUrl })
  const { body } = await next.call(redirectHandler, { body: { response_body: token } })
  expect(body.status).toBe(1)
  await next.close()
})

test('without a partner, nobody can log in this way', async () => {
  const plain = await startApp({ config: { partnerLogin: null } })
  const { body } = await plain.call(redirectHandler, { body: { response_body: await sign(createUser()) } })
  expect(body).toEqual(refused('not_set_up'))
  await plain.close()
})

test('deletes used tokens once they have expired', async () => {
  await enter(await sign(createUser()))
  const before = await app.count('partner_tokens_used')
  await app.db
    .insertInto('partner_tokens_used')
    .values({ key_hash: Buffer.from('old'), expires_at: new Date(Date.now() - 1000) })
    .execute()
  await deleteExpiredTokens(app.db)
  expect(await app.count('partner_tokens_used')).toBe(before)
})

describe('the setting of keys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-keys-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const withFile = (content: string, more: Record<string, string> = { PARTNER_URL: issuer }) => {
    const file = join(folder, 'keys.json')
    writeFileSync(file, content)
    return () => loadConfig({ DATA_DIR: folder, PARTNER_KEYS: file, ...more })
  }

  test('takes a set of public keys; the issuer defaults to the partner’s site', () => {
    const keys = JSON.stringify(pair.keys)
    expect(withFile(keys)().partnerLogin).toMatchObject({ issuer, keys: pair.keys })
    expect(withFile(keys, { PARTNER_URL: issuer, PARTNER_ISSUER: 'them' })().partnerLogin?.issuer).toBe('them')
    expect(loadConfig({ DATA_DIR: folder, PARTNER_URL: issuer }).partnerLogin).toBeNull()
  })

  test('refuses a secret key, an empty set, invalid JSON, a missing file, and keys without a site', () => {
    const secret = JSON.stringify({ keys: [pair.secret] })
    for (const bad of [secret, '{"keys":[]}', '{}', 'x', '{"keys":[{"kty":"oct","k":"x"}]}'])
      expect(withFile(bad)).toThrow(/PARTNER_KEYS must be a file with a JSON Web Key Set of public keys/)
    expect(() => loadConfig({ DATA_DIR: folder, PARTNER_URL: issuer, PARTNER_KEYS: '/nowhere' })).toThrow(ConfigError)
    expect(withFile(JSON.stringify(pair.keys), {})).toThrow('PARTNER_URL is needed with PARTNER_KEYS')
  })
})
