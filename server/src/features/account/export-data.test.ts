import {
  changePhoto,
  deleteAccount,
  exportData,
  exportTable,
  getMe,
  getRatings,
  login,
  register,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { hashSecret } from '../../platform/access/tokens.ts'
import { toCsv } from './export-data.service.ts'
import { hashPassword } from './passwords.ts'
import { setPhoto } from './photo.service.ts'

let app: TestApp
const password = 'a lantern on the river'
let hash: string
beforeAll(async () => {
  app = await startApp({ sandbox: true })
  hash = await hashPassword(password)
})
afterAll(() => app.close())

async function aGame(): Promise<number> {
  const { id } = await app.db
    .insertInto('games')
    .values({ un_zip_filename: 'leaving', game_name: 'Leaving', published_at: new Date() })
    .onConflict((conflict) => conflict.column('un_zip_filename').doUpdateSet({ game_name: 'Leaving' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates a user with data in every place. */
async function someoneWithAll(): Promise<TestUser> {
  const user = await app.aSubscriber({ password_hash: hash, first_name: 'Rosa', email_confirmed_at: new Date() })
  const game_id = await aGame()
  const user_id = user.id
  await app.db.insertInto('reviews').values({ user_id, game_id, rating: 4, review: 'Kind and quick' }).execute()
  await app.db.insertInto('game_views').values({ user_id, game_id }).execute()
  await app.db
    .insertInto('declined_payments')
    .values({ user_id, event_id: `evt_declined_${user_id}`, amount: 999, declined_at: new Date() })
    .execute()
  await app.db.insertInto('favorites').values({ user_id, game_id }).execute()
  await app.db.insertInto('threads').values({ kind: 'report', user_id, body: 'The pinwheel is stuck' }).execute()
  await app.db
    .insertInto('threads')
    .values({ kind: 'message', name: 'Rosa', email: user.email.toUpperCase(), body: 'Hello there, Marigold' })
    .execute()
  await sql`insert into card_sets (id, user_id, name, title, line, picks, picks_hash)
    values (gen_random_uuid(), ${user_id}, '=cmd', 'R', 'Initial', '{"R":[[1],[1]]}', '\\x00')`.execute(app.db)
  await sql`with list as (insert into own_lists (user_id, name, area) values (${user_id}, 'Kitchen', 'articulation') returning id)
    insert into own_cards (list_id, position, word) select id, 1, 'ladle' from list`.execute(app.db)
  await app.db.insertInto('notifications').values({ user_id, kind: 'games', key: 'x', message: 'New game' }).execute()
  await setPhoto(app.services, user_id, Buffer.from('RIFF'))
  return user
}

test('exports everything that is stored about a user, and nothing about anyone else', async () => {
  const other = await someoneWithAll()
  const user = await someoneWithAll()
  const { statusCode, body, headers } = await app.as(user).call(exportData)
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="marigold-data.json"'])
  expect(Object.fromEntries(Object.entries(body.parts).map(([part, rows]) => [part, (rows as []).length]))).toEqual({
    profile: 1,
    plans: 1,
    declined_cards: 1,
    answers_to_them: 0,
    sign_ins: 1,
    devices: 0,
    reviews: 1,
    games_played: 1,
    favorites: 1,
    saved_card_sets: 1,
    recent_card_sets: 0,
    own_lists: 1,
    own_cards: 1,
    guest_links: 0,
    notifications: 1,
    problems_reported: 1,
    messages_to_us: 1,
    partner: 0,
  })
  const text = JSON.stringify(body)
  expect(text).toContain(user.email)
  for (const secret of [other.email, hash, 'cus_test', 'photos/', user.token]) expect(text).not.toContain(secret)
})

test('exports the same as CSV: one quoted line for each value, and no formulas', async () => {
  const user = await someoneWithAll()
  const { statusCode, body, headers } = await app.as(user).call(exportTable)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = String(body).replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe('part,record,field,value')
  expect(lines).toContain(`"profile","1","email","${user.email}"`)
  expect(lines).toContain(`"saved_card_sets","1","name","'=cmd"`)
  const odd = toCsv({ exported_at: '', parts: { a: [{ b: 'x "y"\n', c: null, d: -1, e: '-1', f: ['g', 'h'] }] } })
  expect(odd).toContain(
    ['"b","x ""y""\n"', '"c",""', '"d","-1"', `"e","'-1"`, '"f","g, h"'].map((end) => `"a","1",${end}`).join('\r\n'),
  )
})

test('does not export messages that were sent under an unconfirmed address', async () => {
  const user = await someoneWithAll()
  await app.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', user.id).execute()
  expect((await app.as(user).call(exportData)).body.parts.messages_to_us).toEqual([])
})

const grow = (user: TestUser) =>
  app.db
    .updateTable('sign_ins')
    .set({ created_at: sql`now() - interval '6 minutes'` })
    .where('token_hash', '=', hashSecret(user.token))
    .execute()

test('deletion asks for the password, and leaves nothing of the user except reviews and reports without a name', async () => {
  const user = await someoneWithAll()
  await grow(user)
  const remove = (body: object) => app.as(user).call(deleteAccount, { body })
  expect([(await remove({})).statusCode, (await remove({ oldpassword: 'not it' })).statusCode]).toEqual([422, 422])
  expect((await app.as(user).call(getMe)).statusCode).toBe(200)
  const { photo_key } = await app.db
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('photo_key')
    .executeTakeFirstOrThrow()
  await app.db.deleteFrom('billing_customers').where('user_id', '=', user.id).execute()

  expect((await remove({ oldpassword: password })).statusCode).toBe(200)
  await app.runJobs()
  expect((await app.as(user).call(getMe)).statusCode).toBe(401)
  expect((await app.call(login, { body: { login: user.email, password } })).statusCode).toBe(401)
  const { rows: tables } = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`.execute(app.db)
  expect(tables.length).toBeGreaterThan(10)
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} where user_id = ${user.id}`.execute(app.db)
    expect([name, rows.length]).toEqual([name, 0])
  }
  expect(await app.services.files.exists(photo_key ?? '')).toBe(false)
  const { ratings_reviews } = (await app.call(getRatings, { params: { gameId: 'leaving' } })).body
  expect(ratings_reviews).toContainEqual(
    expect.objectContaining({
      review: 'Kind and quick',
      user: { first_name: null, profile_photo_path: null, profilePhoto: null },
    }),
  )
  const emails = await app.db.selectFrom('mails').where('recipient', '=', user.email).select('subject').execute()
  expect(emails).toEqual([{ subject: 'Your account was deleted' }])
})

test('at the provider, the plan ends at once, the open payment page closes, and the customer has no name', async () => {
  const { payments } = app.services
  const email = 'leaver@example.org'
  const body = { first_name: 'Rosa', last_name: 'Vega', email, occupation: '1', plan_type: 'monthly' }
  await app.call(register, { body: { ...body, password, password_confirmation: password } })
  const { access_token } = (await app.call(login, { body: { login: email, password } })).body
  const user = await app.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  const { provider_id: customer } = await app.db
    .selectFrom('billing_customers')
    .where('user_id', '=', user.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  const open = async () => (await payments.checkout.sessions.list({ customer, status: 'open' })).data.length
  expect(await open()).toBe(1)
  const caller = app.as({ ...user, email, username: '', token: access_token })
  expect((await caller.call(deleteAccount, { body: {} })).statusCode).toBe(200)
  await app.runJobs()
  expect(await open()).toBe(0)
  expect(await payments.customers.retrieve(customer)).toMatchObject({ deleted: true })
  // Later events about the customer match nobody and do no harm.
  await app.runJobs()
})

test('the only administrator cannot be deleted; with a second one they can', async () => {
  await app.db.deleteFrom('users').where('is_admin', '=', true).execute()
  const admin = await app.anAdmin()
  const response = await app.as(admin).call(deleteAccount, { body: {} })
  expect([response.statusCode, response.body.code]).toEqual([409, 'conflict'])
  await app.anAdmin()
  expect((await app.as(admin).call(deleteAccount, { body: {} })).statusCode).toBe(200)
})

test('a visitor can neither export nor delete anything', async () => {
  for (const call of [exportData, exportTable, deleteAccount, changePhoto])
    expect([call.path, (await app.call(call, call.method === 'POST' ? { body: {} } : {})).statusCode]).toEqual([
      call.path,
      401,
    ])
})
