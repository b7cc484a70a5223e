import {
  addFavorite,
  getArticulationCards,
  getArticulations,
  getCardSets,
  getFavorites,
  getMe,
  getNotifications,
  getRecentGames,
  getUser,
  setAreas,
  viewAsUser,
  type UserRecord,
} from '@marigold/contract'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { endUserLogins } from '../../platform/access/tokens.ts'
import { declaredCalls } from '../../platform/testing/testing-calls.ts'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let admin: TestUser
let user: TestUser
beforeEach(async () => {
  app = await startApp()
  admin = await app.anAdmin()
  user = await app.aSubscriber({ first_name: 'Rosa', last_name: 'Vega', phone_number: '555 0100', city: 'Toledo' })
})

/** Returns the view of a user, as somebody who only has its token. */
async function viewOf({ id }: { id: number }): Promise<TestUser> {
  const { statusCode, body } = await app.as(admin).call(viewAsUser, { params: { id } })
  expect(statusCode).toBe(200)
  return { ...user, token: body.token }
}
const me = async (view: TestUser) => (await app.as(view).call(getMe)).body

describe('a view', () => {
  test('has the plan and the areas of the user, at once, and nothing that says who it is', async () => {
    const view = await viewOf(user)
    expect(await me(view)).toMatchObject({ id: 0, active: true, subscription_status: 'current', plan_type: '1' })
    const record: UserRecord = (await app.as(admin).call(getUser, { params: { id: user.id } })).body
    const body = { revision: record.revision, areas: { ...record.areas, language: false } }
    await app.as(admin).call(setAreas, { params: { id: user.id }, body })
    expect(await me(view)).toMatchObject({ articulation: true, language: false })
    const text = JSON.stringify(await me(view))
    for (const part of ['Rosa', 'Vega', '555 0100', 'Toledo', user.email, user.username, `"id":${user.id}`])
      expect(text).not.toContain(part)
  })

  test.each([
    ['aRegistered', false, false, 'none'],
    ['aNewUser', false, true, 'none'],
    ['aTrialing', true, false, 'current'],
    ['aCanceledButRunning', true, false, 'canceled'],
    ['anExpired', false, false, 'none'],
    ['aComplimentary', true, false, 'free'],
  ] as const)('of %s has the rights of that role', async (role, active, new_user, subscription_status) => {
    expect(await me(await viewOf(await app[role]()))).toMatchObject({ active, new_user, subscription_status })
  })

  test('reads lists of an account that has nothing, and the setup lists of cards', async () => {
    await sql`insert into notifications (user_id, kind, key, message) values (${user.id}, 'account', 'x', 'Secret')`.execute(
      app.db,
    )
    const view = app.as(await viewOf(user))
    for (const call of [getFavorites, getRecentGames, getCardSets, getNotifications, getArticulations]) {
      const { statusCode, body } = await view.call(call)
      expect([call.path, statusCode]).toEqual([call.path, 200])
      expect(JSON.stringify(body)).not.toContain('Secret')
    }
  })

  test('is refused every call that isn’t marked as viewable, before anything else is looked at', async () => {
    const { token } = await viewOf(user)
    const before = await app.count('audit')
    const allowed: string[] = []
    for (const [name, { method, path }] of declaredCalls) {
      const request: InjectOptions = {
        method,
        url: path.replaceAll(/\{\w+\}/g, '999999'),
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { payload: {} }),
      }
      const { statusCode, body } = await app.inject(request)
      if (statusCode !== 403 || !body.includes('only viewing')) allowed.push(name)
    }
    const marked = declaredCalls
      .filter(([, { method, auth, viewable }]) => viewable ?? (auth === 'open' && method === 'GET'))
      .map(([name]) => name)
    expect(allowed).toEqual(marked)
    const writing = declaredCalls.filter(([, { method, viewable }]) => viewable && method !== 'GET')
    expect(writing.map(([name]) => name).sort()).toEqual([
      'POST /api/card-sets/check',
      'POST /api/get-fluency-sentences',
      'POST /api/get-image-by-artic-id-and-sentence',
      'POST /api/language-children-multiple',
      'POST /api/minimal-pairs',
    ])
    expect(await app.count('audit')).toBe(before)
  })

  test('gets cards like the user, or is told why not', async () => {
    const cards = (by: TestUser) => app.as(by).call(getArticulationCards, { body: { S: [[1], [1]] } })
    const without = await app.aSubscriber({ articulation: false })
    const [own, viewed] = [await cards(without), await cards(await viewOf(without))]
    expect([viewed.statusCode, viewed.body]).toEqual([200, own.body])
    expect((await cards(await viewOf(await app.aRegistered()))).body.code).toBe('needs_subscription')
    const kept = await app.as(await viewOf(user)).call(addFavorite, { params: { gameId: 1 } })
    expect([kept.statusCode, await app.count('favorites')]).toEqual([403, 0])
  })
})

describe('a view ends', () => {
  test('with the administrator’s login, their rights, and the account', async () => {
    const view = await viewOf(user)
    await app.db.updateTable('users').set({ is_admin: false }).where('id', '=', admin.id).execute()
    expect((await app.as(view).call(getMe)).statusCode).toBe(401)
    await app.db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.id).execute()
    expect((await app.as(view).call(getMe)).statusCode).toBe(200)
    await endUserLogins(app.db, admin.id)
    expect((await app.as(view).call(getMe)).statusCode).toBe(401)
  })

  test('with a changed token, or one that claims another user', async () => {
    const { token } = await viewOf(user)
    const other = await app.aComplimentary()
    const parts = token.split('.')
    const forged = [
      [...parts.slice(0, 2), String(other.id), ...parts.slice(3)],
      [...parts.slice(0, 3), String(Date.now() + 1e10), ...parts.slice(4)],
      [...parts.slice(0, 4), 'A'.repeat(43)],
      ['view', '1', '1'],
    ].map((one) => one.join('.'))
    for (const one of forged) expect((await app.as({ ...user, token: one }).call(getMe)).statusCode).toBe(401)
  })
})

test('is recorded, and only administrators with two-step login can start one, and not of each other', async () => {
  await viewOf(user)
  const records = await app.db.selectFrom('audit').select(['action', 'actor_id', 'user_id']).execute()
  expect(records).toEqual([{ action: 'user.viewed', actor_id: admin.id, user_id: user.id }])
  const params = { id: user.id }
  for (const by of [await app.aSubscriber(), await app.anAdminWithoutCode()])
    expect((await app.as(by).call(viewAsUser, { params })).statusCode).toBe(403)
  const other = await app.anAdmin()
  expect((await app.as(admin).call(viewAsUser, { params: { id: other.id } })).statusCode).toBe(409)
  expect((await app.as(admin).call(viewAsUser, { params: { id: 999 } })).statusCode).toBe(404)
})
