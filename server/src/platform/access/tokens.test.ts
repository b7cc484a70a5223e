import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/testing.ts'
import { endUserLogins, endLogin, findLogin, hashSecret, createLogin, newSecret } from './tokens.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function aged(column: 'idle_until' | 'ends_at' | 'last_used_at', age: string) {
  const user = await app.aRegistered()
  await sql`update sign_ins set ${sql.ref(column)} = now() - ${age}::interval where user_id = ${user.id}`.execute(
    app.db,
  )
  return user
}

test('a secret has 256 bits and is only stored as a hash', async () => {
  expect(Buffer.from(newSecret(), 'base64url').length).toBe(32)
  const user = await app.aRegistered()
  const row = await app.db.selectFrom('sign_ins').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  expect(row.token_hash).toEqual(hashSecret(user.token))
  expect(JSON.stringify(row)).not.toContain(user.token)
  expect(row.token_hash).toEqual(createHash('sha256').update(user.token).digest())
})

test('refuses a token that is idle or too old', async () => {
  expect(await findLogin(app.db, (await aged('idle_until', '1 second')).token)).toBeNull()
  expect(await findLogin(app.db, (await aged('ends_at', '1 second')).token)).toBeNull()
  expect(await findLogin(app.db, newSecret())).toBeNull()
})

test('refuses the token of a blocked user', async () => {
  expect(await findLogin(app.db, (await app.aSubscriber({ status: 'blocked' })).token)).toBeNull()
})

test('using a token renews it, at most once a minute', async () => {
  const lastUse = async (id: number) =>
    (await app.db.selectFrom('sign_ins').select('last_used_at').where('user_id', '=', id).executeTakeFirstOrThrow())
      .last_used_at
  const old = await aged('last_used_at', '61 seconds')
  const before = await lastUse(old.id)
  await findLogin(app.db, old.token)
  const renewed = await lastUse(old.id)
  expect(renewed > before).toBe(true)
  await findLogin(app.db, old.token)
  expect(await lastUse(old.id)).toEqual(renewed)
})

test('a partner login lasts ten hours, however it is used', async () => {
  const user = await app.aPartner()
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from ends_at - created_at)::int / 3600 as hours from sign_ins where user_id = ${user.id}`.execute(
    app.db,
  )
  expect(rows[0]?.hours).toBe(10)
})

test('ends a single login, or all but one', async () => {
  const user = await app.aRegistered()
  const second = await createLogin(app.db, user.id)
  const third = await createLogin(app.db, user.id)
  await endLogin(app.db, (await findLogin(app.db, user.token))?.loginId ?? 0)
  expect(await findLogin(app.db, user.token)).toBeNull()
  await endUserLogins(app.db, user.id, (await findLogin(app.db, second))?.loginId)
  expect([await findLogin(app.db, third), (await findLogin(app.db, second))?.id]).toEqual([null, user.id])
})

test('the user of a token never has the password', async () => {
  const user = await app.aRegistered({ password_hash: 'secret-hash' })
  expect(JSON.stringify(await findLogin(app.db, user.token))).not.toContain('secret-hash')
})
