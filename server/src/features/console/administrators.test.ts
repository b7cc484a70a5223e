import {
  confirmAdministrator,
  declineAdministrator,
  getAdministrators,
  getMe,
  getNotifications,
  getUser,
  requestAdministrator,
  setBlocked,
  type Administrators,
  type UserRecord,
} from '@marigold/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let ada: TestUser
let grace: TestUser
let user: TestUser
beforeEach(async () => {
  app = await startApp()
  ada = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
  grace = await app.anAdmin({ first_name: 'Grace', last_name: 'Hopper' })
  user = await app.aRegistered()
})

const listed = async (by = ada): Promise<Administrators> => (await app.as(by).call(getAdministrators)).body
const recordOf = async ({ id }: { id: number }): Promise<UserRecord> =>
  (await app.as(ada).call(getUser, { params: { id } })).body
async function request(target: { id: number }, administrator: boolean, by = ada) {
  const { revision } = await recordOf(target)
  const body = { revision, administrator, reason: 'Runs the clinic' }
  return app.as(by).call(requestAdministrator, { params: { id: target.id }, body })
}
const pending = async () => (await listed()).requests[0]?.id ?? 0
const confirm = (id: number, by: TestUser) => app.as(by).call(confirmAdministrator, { params: { id } })
const decline = (id: number, by: TestUser) => app.as(by).call(declineAdministrator, { params: { id } })
const isAdmin = async (who: TestUser) => (await app.as(who).call(getMe)).body.isadmin as boolean
const logged = () =>
  app.db.selectFrom('audit').orderBy('id').select(['actor_id', 'action', 'user_id', 'before', 'after']).execute()

describe('an administrator', () => {
  test('is added when a second administrator confirms, and each of them is told', async () => {
    const asked = await request(user, true)
    expect([asked.statusCode, asked.body.administrator_requested, await isAdmin(user)]).toEqual([200, true, false])
    const bell = async (who: TestUser) =>
      ((await app.as(who).call(getNotifications)).body as { message: string }[]).map(({ message }) => message)
    expect([await bell(grace), await bell(ada)]).toEqual([
      ['Another administrator asks you to confirm a change of administrators.'],
      [],
    ])
    expect((await listed(grace)).requests).toMatchObject([
      { user: { id: user.id }, administrator: true, requested_by: { name: 'Ada Byron' }, reason: 'Runs the clinic' },
    ])
    const own = await confirm(await pending(), ada)
    expect([own.statusCode, await isAdmin(user)]).toEqual([403, false])
    const confirmed = await confirm(await pending(), grace)
    expect([confirmed.statusCode, confirmed.body.requests, await isAdmin(user)]).toEqual([200, [], true])
    expect(confirmed.body.administrators.map(({ id }: { id: number }) => id)).toEqual([ada.id, grace.id, user.id])
    expect((await bell(user))[0]).toMatch(/^You’re now an administrator\./)
    const one = { user_id: user.id }
    expect(await logged()).toEqual([
      { ...one, actor_id: ada.id, action: 'administrator.requested', before: null, after: { administrator: true } },
      {
        ...{ ...one, actor_id: grace.id, action: 'administrator.changed' },
        ...{ before: { administrator: false }, after: { administrator: true } },
      },
    ])
  })

  test('is removed at once when a second administrator confirms', async () => {
    const third = await app.anAdmin()
    await request(third, false)
    expect((await confirm(await pending(), ada)).statusCode).toBe(403)
    await confirm(await pending(), grace)
    expect([await isAdmin(third), (await app.as(third).call(getAdministrators)).statusCode]).toEqual([false, 403])
  })

  test('is never the last one to be removed, even when two remove each other', async () => {
    await request(grace, false)
    await request(ada, false, grace)
    const both = (await listed()).requests
    await Promise.all([confirm(both[0]?.id ?? 0, grace), confirm(both[1]?.id ?? 0, ada)])
    expect((await listed((await isAdmin(ada)) ? ada : grace)).administrators).toHaveLength(1)
  })

  test('is confirmed once when two confirm at the same time', async () => {
    const third = await app.anAdmin()
    await request(user, true)
    const id = await pending()
    const both = await Promise.all([confirm(id, grace), confirm(id, third)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect(await logged()).toHaveLength(2)
  })

  test('who is one already changes nothing, and neither log says so', async () => {
    await request(user, true)
    await app.db.updateTable('users').set({ is_admin: true }).where('id', '=', user.id).execute()
    const info = vi.spyOn(app.services.log, 'info')
    expect((await confirm(await pending(), grace)).statusCode).toBe(200)
    expect(info.mock.calls.filter(([, kind]) => kind === 'security')).toEqual([])
    info.mockRestore()
    expect((await logged()).map(({ action }) => action)).toEqual(['administrator.requested'])
  })
})

describe('a request', () => {
  test('is declined by another administrator or withdrawn by its author, and then gone', async () => {
    for (const by of [grace, ada]) {
      await request(user, true)
      const id = await pending()
      expect((await decline(id, by)).body.requests).toEqual([])
      expect((await confirm(id, grace)).statusCode).toBe(404)
    }
    expect(await isAdmin(user)).toBe(false)
  })

  test('expires after a week, and when its author is no longer an administrator', async () => {
    await request(user, true)
    await sql`update administrator_requests set created_at = now() - interval '8 days'`.execute(app.db)
    expect([(await listed()).requests, (await recordOf(user)).administrator_requested]).toEqual([[], false])
    expect((await request(user, true, grace)).statusCode).toBe(200)
    await app.db.updateTable('users').set({ is_admin: false }).where('id', '=', grace.id).execute()
    expect((await listed()).requests).toEqual([])
  })

  test('is refused while one is pending, for a blocked account, and when nobody could confirm it', async () => {
    await request(user, true)
    expect((await request(user, true)).statusCode).toBe(409)
    const blocked = await app.aRegistered()
    const { revision } = await recordOf(blocked)
    await app.as(ada).call(setBlocked, { params: { id: blocked.id }, body: { revision, on: true, reason: 'x' } })
    expect((await request(blocked, true)).statusCode).toBe(409)
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', grace.id).execute()
    const alone = await request(await app.aRegistered(), true)
    expect([alone.statusCode, alone.body.message]).toEqual([
      409,
      expect.stringContaining('npm run account:administrator'),
    ])
  })

  test('needs a reason and the current revision, and is only for administrators with two-step login', async () => {
    const body = { revision: 0, administrator: true, reason: ' ' }
    const empty = await app.as(ada).call(requestAdministrator, { params: { id: user.id }, body })
    expect([empty.statusCode, Object.keys(empty.body.errors)]).toEqual([422, ['reason']])
    await request(user, true)
    await decline(await pending(), ada)
    const old = { params: { id: user.id }, body: { revision: 0, administrator: true, reason: 'x' } }
    expect((await app.as(grace).call(requestAdministrator, old)).statusCode).toBe(409)
    await request(user, true)
    const id = await pending()
    for (const by of [user, await app.aSubscriber(), await app.anAdminWithoutCode()])
      for (const response of [
        await app.as(by).call(requestAdministrator, old),
        await app.as(by).call(getAdministrators),
        await confirm(id, by),
        await decline(id, by),
      ])
        expect(response.statusCode).toBe(403)
    expect((await listed()).requests).toHaveLength(1)
  })
})
