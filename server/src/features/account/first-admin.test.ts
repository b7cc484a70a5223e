import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@marigold/contract'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../platform/testing/testing.ts'
import { ensureAdmin, isTakenForAdmin } from './first-admin.service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'marigold-admin-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const generated = { adminEmail: null, adminPassword: null, dataDir }

test('the generated password is told once; one that a killed start never told is replaced', async () => {
  const app = await startApp()
  const first = await ensureAdmin(app.db, generated)
  // The start ended before it told anybody.
  const second = await ensureAdmin(app.db, generated)
  expect(second?.password).not.toBe(first?.password)
  second?.told()
  expect(await ensureAdmin(app.db, generated)).toBeNull()
  const status = async (password: unknown) =>
    (await app.call(login, { body: { login: 'admin@marigold.local', password } })).statusCode
  expect([await status(first?.password), await status(second?.password)]).toEqual([401, 200])
})

test('a password that the operator chose is never shown nor replaced', async () => {
  const app = await startApp()
  const chosen = { adminEmail: 'boss@example.org', adminPassword: 'a long enough passphrase', dataDir }
  expect(await ensureAdmin(app.db, chosen)).toMatchObject({ email: 'boss@example.org', password: null })
  expect(await ensureAdmin(app.db, chosen)).toBeNull()
})

test('an account that signed up with the address of ADMIN_EMAIL is not raised', async () => {
  const app = await startApp()
  const person = await app.aRegistered({ email: 'boss@example.org' })
  expect(await ensureAdmin(app.db, { ...generated, adminEmail: 'Boss@example.org' })).toBeNull()
  const row = await app.db.selectFrom('users').where('id', '=', person.id).select('is_admin').executeTakeFirst()
  expect(row?.is_admin).toBe(false)
  expect(await isTakenForAdmin(app.db, { adminEmail: 'Boss@example.org' })).toBe(true)
  expect(await isTakenForAdmin(app.db, { adminEmail: 'office@example.org' })).toBe(false)
})
