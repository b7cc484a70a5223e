import { getBackup, getHealth, postRating } from '@marigold/contract'
import { sql } from 'kysely'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/testing.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const photo = Buffer.from(Array.from({ length: 500_000 }, (_, at) => at % 251))

/** An app with a bit of everything, also what texts and JSON make difficult. */
async function aFullApp(): Promise<TestApp> {
  const app = await startApp()
  const admin = await app.anAdmin({ first_name: 'Ada', last_name: 'O’Byron "\\N" \n\t🌼' })
  const user = await app.aSubscriber({ email: 'mei@example.org' })
  await app.db
    .insertInto('games')
    .values({ un_zip_filename: 'river', game_name: 'River', published_at: new Date() })
    .execute()
  await app.as(user).call(postRating, { body: { game_id: 'river', rating: 4, review: '{"a": null}\r\n,\\x00' } })
  await sql`insert into audit (actor_id, action, object, before, after) values (${admin.id}, 'review.hidden', 'review 1', 'null', '{"a": [1, "b\\u00e9"]}')`.execute(
    app.db,
  )
  await sql`insert into threads (kind, body) select 'message', (select string_agg(md5(n || '.' || part), '') from generate_series(1, 12) part)
    from generate_series(1, 1234) n`.execute(app.db)
  const folder = join(app.services.config.dataDir, 'files/photos')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'mei.webp'), photo)
  return app
}

/** The number of rows of each table, and a hash of all of them. */
async function tablesOf(app: TestApp): Promise<Record<string, { count: number; hash: string }>> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Record<string, { count: number; hash: string }> = {}
  for (const { name } of rows) {
    const hashed = await app.pool.query<{ count: number; hash: string }>(
      `select count(*) as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t`,
    )
    found[name] = hashed.rows[0] ?? { count: 0, hash: '' }
  }
  delete found.migrations
  return found
}

const backUp = (app: TestApp) => buffer(writeBackup(app.db, app.services.config.dataDir))
const restore = (app: TestApp, backup: Buffer) =>
  restoreBackup({ pool: app.pool, dataDir: app.services.config.dataDir }, Readable.from([backup]))

test('restores every table, sequence, and file into an empty database', async () => {
  const source = await aFullApp()
  const backup = await backUp(source)
  const target = await startApp()
  const done = await restore(target, backup)
  const [before, after] = [await tablesOf(source), await tablesOf(target)]
  expect(after).toEqual(before)
  expect(done.rows).toBe(Object.values(before).reduce((total, { count }) => total + count, 0))
  expect([before.threads?.count, before.users?.count, before.game_ratings?.count]).toEqual([1234, 2, 1])
  const one = (app: TestApp) => app.db.selectFrom('users').where('email', '=', 'mei@example.org').selectAll().execute()
  expect(await one(target)).toEqual(await one(source))
  expect(readFileSync(join(target.services.config.dataDir, 'files/photos/mei.webp'))).toEqual(photo)
  expect(readFileSync(join(target.services.config.dataDir, 'app-secret'), 'utf8')).toBe(
    readFileSync(join(source.services.config.dataDir, 'app-secret'), 'utf8'),
  )
  // New rows don't collide, and rules hold again.
  const ids = [await target.aRegistered(), await source.aRegistered()].map(({ id }) => id)
  expect(ids[0]).toBe(ids[1])
  await expect(sql`delete from audit`.execute(target.db)).rejects.toThrow('append-only')
})

test('is of one moment, although rows are written meanwhile', async () => {
  const app = await aFullApp()
  const users = await app.count('users')
  const stream = writeBackup(app.db, app.services.config.dataDir)
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (chunks.length === 0) await app.aRegistered()
    chunks.push(chunk as Buffer)
  }
  const target = await startApp()
  await restore(target, Buffer.concat(chunks))
  expect(await target.count('users')).toBe(users)
})

test('is refused whole when it’s incomplete or of another version, or where there are users', async () => {
  const backup = await backUp(await aFullApp())
  const text = gunzipSync(backup).toString()
  const target = await startApp()
  const lines = text.trimEnd().split('\n')
  const without = (at: number) => gzipSync(`${lines.filter((_, index) => index !== at).join('\n')}\n`)
  const row = lines.findIndex((line) => line.startsWith('['))
  await expect(restore(target, without(lines.length - 1))).rejects.toThrow('it has no end')
  await expect(restore(target, without(row))).rejects.toThrow('rows or files are missing')
  await expect(restore(target, backup.subarray(0, backup.length / 2))).rejects.toThrow()
  await expect(restore(target, gzipSync(text.replace('0192-inbox', '0999-later')))).rejects.toThrow('another version')
  const outside = text.replace('{"file":"app-secret"}', '{"file":"../elsewhere"}')
  await expect(restore(target, gzipSync(outside))).rejects.toThrow('outside its folder')
  expect(await target.count('users')).toBe(0)
  await target.aRegistered()
  await expect(restore(target, backup)).rejects.toThrow('has users')
})

test('is downloaded by administrators with two-step login only, and the log says so', async () => {
  const app = await aFullApp()
  for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()])
    expect((await app.as(user).call(getBackup)).statusCode).toBe(user === null ? 401 : 403)
  expect((await app.db.selectFrom('audit').where('action', '=', 'backup.made').selectAll().execute()).length).toBe(0)
  const admin = await app.anAdmin()
  const response = await app.inject({ url: getBackup.path, headers: { authorization: `Bearer ${admin.token}` } })
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    200,
    'application/gzip',
    expect.stringContaining('no-store'),
  ])
  const target = await startApp()
  await restore(target, response.rawPayload)
  expect(await target.count('threads')).toBe(1234)
  const [made] = await app.db.selectFrom('audit').where('action', '=', 'backup.made').selectAll().execute()
  expect(made?.actor_id).toBe(admin.id)
  expect((await app.as(admin).call(getHealth)).statusCode).toBe(200)
})
