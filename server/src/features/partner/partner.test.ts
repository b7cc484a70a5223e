import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe, redirectHandler } from '@marigold/contract'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '../../platform/process/config.ts'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
import { makePartnerKeys, signPartnerToken, type PartnerKeys, type TokenPerson } from './make-token.ts'
import { forgetUsedTokens } from './redirect-handler.service.ts'

const issuer = 'https://partner.example'
let app: TestApp
let pair: PartnerKeys
let audience: string

beforeAll(async () => {
  pair = await makePartnerKeys()
  app = await startApp({ config: { partnerUrl: issuer, partnerSignIn: { issuer, keys: pair.keys } } })
  audience = app.services.config.publicUrl
})
afterAll(() => app.close())

let people = 0
const someone = (): TokenPerson => ({
  sub: `p${++people}`,
  email: `partner.person${people}@clinic.test`,
  given_name: 'Mei',
  family_name: 'Lin',
  occupation: '3',
})

type Options = Partial<Parameters<typeof signPartnerToken>[2]>

const sign = (person: Partial<TokenPerson>, options: Options = {}) =>
  signPartnerToken(pair.secret, person, { issuer, audience, ...options })

async function enter(token: string, as: TestPerson | null = null) {
  const { statusCode, body } = await app.as(as).call(redirectHandler, { body: { response_body: token } })
  expect(statusCode).toBe(200)
  return body as { status: 0 | 1; access_token: string | null; reason: string | null }
}

const meBy = async (token: string | null) =>
  (await app.as({ token: token ?? '' } as TestPerson).call(getMe)).body as Record<string, unknown>

const refused = (reason: string) => ({ status: 0, access_token: null, reason })

describe('a token of the partner', () => {
  test('makes an account at the first time, finds it at the next, and opens everything for ten hours', async () => {
    const person = someone()
    const first = await enter(await sign(person))
    expect(first).toMatchObject({ status: 1, reason: null })
    const me = await meBy(first.access_token)
    expect(me).toMatchObject({
      email: person.email,
      first_name: 'Mei',
      last_name: 'Lin',
      occupation: '3',
      active: true,
      isadmin: false,
    })
    const again = await enter(await sign({ ...person, email: 'moved@clinic.test', given_name: 'Someone' }))
    expect((await meBy(again.access_token))['id']).toBe(me['id'])
    expect((await meBy(again.access_token))['first_name']).toBe('Mei')
    const [signIn] = await app.db
      .selectFrom('sign_ins')
      .where('user_id', '=', Number(me['id']))
      .select(['kind', 'ends_at'])
      .execute()
    expect(signIn?.kind).toBe('partner')
    expect(signIn?.ends_at.getTime()).toBeLessThanOrEqual(Date.now() + 10 * 3_600_000)
  })

  test('works once, also when it comes twice at the same moment', async () => {
    const token = await sign(someone())
    const both = await Promise.all([enter(token), enter(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([0, 1])
    expect(await enter(token)).toEqual(refused('token'))
  })

  test('makes one account for a newcomer who comes by two at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const person = someone()
      const both = await Promise.all([enter(await sign(person)), enter(await sign(person))])
      const [one, other] = await Promise.all(both.map(({ access_token }) => meBy(access_token)))
      expect([both.map(({ status }) => status), one?.['email'], other?.['id']]).toEqual([
        [1, 1],
        person.email,
        one?.['id'],
      ])
    }
  })

  test('is refused when it is over, too old, from the future, or lasts too long', async () => {
    const bad: Options[] = [
      { issued: -130, seconds: 60 },
      { issued: -170, seconds: 200 },
      { issued: 90, seconds: 60 },
      { seconds: 121 },
      { seconds: 86_400 },
    ]
    for (const options of bad) expect(await enter(await sign(someone(), options))).toEqual(refused('token'))
  })

  test('is refused for another site, from another issuer, or signed by anyone else', async () => {
    expect(await enter(await sign(someone(), { audience: 'https://elsewhere.example' }))).toEqual(refused('token'))
    expect(await enter(await sign(someone(), { issuer: 'https://evil.example' }))).toEqual(refused('token'))
    const other = await makePartnerKeys()
    const forged = { ...other.secret, kid: String(pair.secret.kid) }
    expect(await enter(await signPartnerToken(forged, someone(), { issuer, audience }))).toEqual(refused('token'))
  })

  test('is refused unsigned, signed with the public key as a secret, changed, or no token at all', async () => {
    const good = await sign(someone())
    const [head = '', body = '', signature = ''] = good.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const [publicKey] = pair.keys.keys
    const shared = await new SignJWT({ ...someone() })
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

  test('is refused without a number, an address or a name for itself', async () => {
    const { sub: _sub, ...noSub } = someone()
    const { email: _email, ...noEmail } = someone()
    for (const person of [noSub, noEmail, { ...someone(), email: 'nobody' }])
      expect(await enter(await sign(person))).toEqual(refused('token'))
    expect(await enter(await sign(someone(), { jti: '1' }))).toEqual(refused('token'))
  })

  test('opens nobody’s own account by naming its address, but for its owner who is signed in', async () => {
    for (const owner of [await app.aSubscriber(), await app.anAdmin()]) {
      const claim = { ...someone(), email: owner.email.toUpperCase() }
      expect(await enter(await sign(claim))).toEqual(refused('known_address'))
      expect(await enter(await sign(claim), await app.aSubscriber())).toEqual(refused('known_address'))
    }
    const owner = await app.aRegistered()
    const claim = { ...someone(), email: owner.email }
    const linked = await enter(await sign(claim), owner)
    expect((await meBy(linked.access_token))['id']).toBe(owner.id)
    const later = await enter(await sign(claim))
    expect(await meBy(later.access_token)).toMatchObject({ id: owner.id, active: true })
    expect(await meBy(owner.token)).toMatchObject({ id: owner.id, active: false })
    const second = { ...someone(), email: owner.email }
    expect(await enter(await sign(second), owner)).toEqual(refused('known_address'))
  })

  test('lets nobody in who is blocked', async () => {
    const person = someone()
    const { access_token } = await enter(await sign(person))
    const { id } = await meBy(access_token)
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', Number(id)).execute()
    expect(await enter(await sign(person))).toEqual(refused('token'))
  })
})

test('another key of the set signs as well, so that keys can be changed without a gap', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const facts = { kid: 'next', alg: 'ES256' }
  const keys = { keys: [...pair.keys.keys, { ...(await exportJWK(publicKey)), ...facts }] }
  const next = await startApp({ config: { partnerUrl: issuer, partnerSignIn: { issuer, keys } } })
  const secret = { ...(await exportJWK(privateKey)), ...facts }
  const token = await signPartnerToken(secret, someone(), { issuer, audience: next.services.config.publicUrl })
  const { body } = await next.call(redirectHandler, { body: { response_body: token } })
  expect(body.status).toBe(1)
  await next.close()
})

test('where no partner is set up, nothing signs in', async () => {
  const plain = await startApp({ config: { partnerSignIn: null } })
  const { body } = await plain.call(redirectHandler, { body: { response_body: await sign(someone()) } })
  expect(body).toEqual(refused('not_set_up'))
  await plain.close()
})

test('used tokens are forgotten once they have ended by themselves', async () => {
  await enter(await sign(someone()))
  const before = await app.count('partner_tokens_used')
  await app.db
    .insertInto('partner_tokens_used')
    .values({ key_hash: Buffer.from('old'), expires_at: new Date(Date.now() - 1000) })
    .execute()
  await forgetUsedTokens(app.db)
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

  test('takes a set of public keys; the issuer is the partner’s site unless it is named', () => {
    const keys = JSON.stringify(pair.keys)
    expect(withFile(keys)().partnerSignIn).toMatchObject({ issuer, keys: pair.keys })
    expect(withFile(keys, { PARTNER_URL: issuer, PARTNER_ISSUER: 'them' })().partnerSignIn?.issuer).toBe('them')
    expect(loadConfig({ DATA_DIR: folder, PARTNER_URL: issuer }).partnerSignIn).toBeNull()
  })

  test('refuses a secret key, an empty set, no JSON, a missing file, and keys without a site', () => {
    const secret = JSON.stringify({ keys: [pair.secret] })
    for (const bad of [secret, '{"keys":[]}', '{}', 'x', '{"keys":[{"kty":"oct","k":"x"}]}'])
      expect(withFile(bad)).toThrow(/PARTNER_KEYS must be a file with a JSON Web Key Set of public keys/)
    expect(() => loadConfig({ DATA_DIR: folder, PARTNER_URL: issuer, PARTNER_KEYS: '/nowhere' })).toThrow(ConfigError)
    expect(withFile(JSON.stringify(pair.keys), {})).toThrow('PARTNER_URL is needed with PARTNER_KEYS')
  })
})
