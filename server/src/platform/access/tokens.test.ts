import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/testing.ts'
import { endAllSignIns, endSignIn, findSignIn, hashSecret, issueSignIn, newSecret } from './tokens.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function aged(column: 'idle_until' | 'ends_at' | 'last_used_at', age: string) {
  const person = await app.aRegistered()
  await sql`update sign_ins set ${sql.ref(column)} = now() - ${age}::interval where user_id = ${person.id}`.execute(
    app.db,
  )
  return person
}

test('a secret has 256 bits and is stored as a hash alone', async () => {
  expect(Buffer.from(newSecret(), 'base64url').length).toBe(32)
  const person = await app.aRegistered()
  const row = await app.db.selectFrom('sign_ins').selectAll().where('user_id', '=', person.id).executeTakeFirstOrThrow()
  expect(row.token_hash).toEqual(hashSecret(person.token))
  expect(JSON.stringify(row)).not.toContain(person.token)
  expect(row.token_hash).toEqual(createHash('sha256').update(person.token).digest())
})

test('a token that idled or that is too old is nobody', async () => {
  expect(await findSignIn(app.db, (await aged('idle_until', '1 second')).token)).toBeNull()
  expect(await findSignIn(app.db, (await aged('ends_at', '1 second')).token)).toBeNull()
  expect(await findSignIn(app.db, newSecret())).toBeNull()
})

test('a blocked person is nobody', async () => {
  expect(await findSignIn(app.db, (await app.aSubscriber({ status: 'blocked' })).token)).toBeNull()
})

test('use renews a token after a minute, and not within one', async () => {
  const lastUse = async (id: number) =>
    (await app.db.selectFrom('sign_ins').select('last_used_at').where('user_id', '=', id).executeTakeFirstOrThrow())
      .last_used_at
  const old = await aged('last_used_at', '61 seconds')
  const before = await lastUse(old.id)
  await findSignIn(app.db, old.token)
  const renewed = await lastUse(old.id)
  expect(renewed > before).toBe(true)
  await findSignIn(app.db, old.token)
  expect(await lastUse(old.id)).toEqual(renewed)
})

test('a partner sign-in lives ten hours, however it is used', async () => {
  const person = await app.aPartner()
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from ends_at - created_at)::int / 3600 as hours from sign_ins where user_id = ${person.id}`.execute(
    app.db,
  )
  expect(rows[0]?.hours).toBe(10)
})

test('one sign-in ends alone, or all but one', async () => {
  const person = await app.aRegistered()
  const second = await issueSignIn(app.db, person.id)
  const third = await issueSignIn(app.db, person.id)
  await endSignIn(app.db, (await findSignIn(app.db, person.token))?.signInId ?? 0)
  expect(await findSignIn(app.db, person.token)).toBeNull()
  await endAllSignIns(app.db, person.id, (await findSignIn(app.db, second))?.signInId)
  expect([await findSignIn(app.db, third), (await findSignIn(app.db, second))?.id]).toEqual([null, person.id])
})

test('what a person is known by never holds the password', async () => {
  const person = await app.aRegistered({ password_hash: 'secret-hash' })
  expect(JSON.stringify(await findSignIn(app.db, person.token))).not.toContain('secret-hash')
})
