import { getAuditLog, limits } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAudit } from '../../platform/access/audit.ts'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let ada: TestUser
let grace: TestUser
let user: TestUser
beforeAll(async () => {
  app = await startApp()
  ada = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
  grace = await app.anAdmin({ first_name: '', last_name: '', username: 'grace' })
  user = await app.aRegistered({ first_name: 'Rosa', last_name: 'Vega' })
  for (let at = 0; at < limits.console.perPage; at++)
    await recordAudit(app.db, { actorId: ada.id, action: 'report.closed', object: `report ${at}` })
  const before = { complimentary: false }
  const after = { complimentary: true }
  await recordAudit(app.db, { actorId: grace.id, action: 'user.complimentary', userId: user.id, before, after })
  await recordAudit(app.db, { actorId: null, action: 'user.second_factor_off', userId: ada.id, reason: 'First one' })
})
afterAll(() => app.close())

const read = async (query: object = {}) => (await app.as(ada).call(getAuditLog, { query })).body

test('lists who did what and when, newest first, page after page', async () => {
  const first = await read()
  expect(first.records.slice(0, 3)).toMatchObject([
    { action: 'user.second_factor_off', actor: null, account: { id: ada.id, name: 'Ada Byron' }, reason: 'First one' },
    {
      action: 'user.complimentary',
      actor: { id: grace.id, name: 'grace' },
      account: { id: user.id, name: 'Rosa Vega' },
      before: { complimentary: false },
      after: { complimentary: true },
    },
    { action: 'report.closed', actor: { name: 'Ada Byron' }, account: null, object: 'report 49', before: null },
  ])
  const second = await read({ before: first.next })
  expect([first.records.length, second.records.length, second.next]).toEqual([limits.console.perPage, 2, null])
})

test('is filtered by who did it and by the account, found by number or by parts of its name, email, or username', async () => {
  const actions = async (query: object) => (await read(query)).records.map(({ action }: { action: string }) => action)
  expect(await actions({ actor: grace.id })).toEqual(['user.complimentary'])
  for (const account of [String(user.id), user.email.toUpperCase(), user.username, 'rosa', 'VEG', 'vega ros', 'ro'])
    expect([account, await actions({ account })]).toEqual([account, ['user.complimentary']])
  expect(await actions({ account: user.email, actor: ada.id })).toEqual([])
  for (const nobody of ['nobody@example.org', 'rosa byron', '%', '999999'])
    expect([nobody, await actions({ account: nobody })]).toEqual([nobody, []])
  expect((await read()).actors).toEqual([
    { id: ada.id, name: 'Ada Byron' },
    { id: grace.id, name: 'grace' },
  ])
})

test('names the game that a record is about', async () => {
  const { id } = await app.db
    .insertInto('games')
    .values({ un_zip_filename: 'river', game_name: 'River' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(app.db, { actorId: ada.id, action: 'game.uploaded', object: `game ${id}` })
  const records = (await read({ object: `game ${id}` })).records
  expect(records).toMatchObject([{ object: `game ${id}`, about: 'River' }])
})

test('can’t be changed or emptied, not even by the server itself', async () => {
  const count = await app.count('audit')
  const attempts = ["update audit set reason = ''", 'delete from audit', 'truncate audit']
  for (const attempt of attempts) await expect(sql.raw(attempt).execute(app.db)).rejects.toThrow('audit is append-only')
  expect(await app.count('audit')).toBe(count)
})
