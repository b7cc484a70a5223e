import { getMe } from '@marigold/contract'
import { expect, test } from 'vitest'
import { startApp } from '../../platform/testing/testing.ts'
import { setAdministratorByCommand } from './administrators.service.ts'

test('the command on the server adds and removes an administrator, but never the last one, and is recorded', async () => {
  const app = await startApp()
  const ada = await app.anAdmin()
  const user = await app.aRegistered()
  const isAdmin = async () => (await app.as(user).call(getMe)).body.isadmin as boolean
  const request = { user_id: user.id, administrator: true, requested_by: ada.id, reason: 'x' }
  await app.db.insertInto('administrator_requests').values(request).execute()
  expect(await setAdministratorByCommand(app.db, user.email.toUpperCase(), true)).toBe(true)
  expect([await isAdmin(), await app.count('administrator_requests')]).toEqual([true, 0])
  expect(await setAdministratorByCommand(app.db, user.email, true)).toBe(false)
  expect(await setAdministratorByCommand(app.db, user.email, false)).toBe(true)
  expect(await isAdmin()).toBe(false)
  await expect(setAdministratorByCommand(app.db, ada.email, false)).rejects.toThrow(/only administrator/)
  await expect(setAdministratorByCommand(app.db, 'nobody@example.org', true)).rejects.toThrow(/No account/)
  const records = app.db.selectFrom('audit').orderBy('id').select(['actor_id', 'action', 'before', 'after'])
  const one = { actor_id: null, action: 'administrator.changed' }
  expect(await records.execute()).toEqual([
    { ...one, before: { administrator: false }, after: { administrator: true } },
    { ...one, before: { administrator: true }, after: { administrator: false } },
  ])
})
