import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@marigold/contract'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../platform/testing/testing.ts'
import { ensureAdmin, isAdminEmailTaken } from './first-admin.service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'marigold-admin-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const generated = { adminEmail: null, adminPassword: null, dataDir }

test('shows the generated password once, and replaces one that a killed start never showed', async () => {
  const app = await startApp()
  const first = await ensureAdmin(app.db, generated)
  // The start was killed before it showed the password.
  const second = await ensureAdmin(app.db, generated)
  expect(second?.password).not.toBe(first?.password)
  second?.markShown()
  expect(await ensureAdmin(app.db, generated)).toBeNull()
  const status = async (password: unknown) =>
    (await app.call(login, { body: { login: 'admin@marigold.local', password } })).statusCode
  expect([await status(first?.password), await status(second?.password)]).toEqual([401, 200])
})

test('never shows or replaces a password that the operator chose', async () => {
  const app = await startApp()
  const chosen = { adminEmail: 'boss@example.org', adminPassword: 'a long enough passphrase', dataDir }
  expect(await ensureAdmin(app.db, chosen)).toMatchObject({ email: 'boss@example.org', password: null })
  expect(await ensureAdmin(app.db, chosen)).toBeNull()
})

test('does not promote an account that signed up with the address in ADMIN_EMAIL', async () => {
  const app = await startApp()
  const user = await app.aRegistered({ email: 'boss@example.org' })
  expect(await ensureAdmin(app.db, { ...generated, adminEmail: 'Boss@example.org' })).toBeNull()
  const row = await app.db.selectFrom('users').where('id', '=', user.id).select('is_admin').executeTakeFirst()
  expect(row?.is_admin).toBe(false)
  expect(await isAdminEmailTaken(app.db, { adminEmail: 'Boss@example.org' })).toBe(true)
  expect(await isAdminEmailTaken(app.db, { adminEmail: 'office@example.org' })).toBe(false)
})
