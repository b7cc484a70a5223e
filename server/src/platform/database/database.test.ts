import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, perDatabase, type Db } from './database.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), 'marigold-migrations-'))
beforeAll(async () => {
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the generated row types match the migrated database', () => {
  // If this fails after a new migration, run: npm run db:types
  const verify = () =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../../commands/generate-db-types.ts'), '--verify'], {
      env: { ...process.env, DATABASE_URL: app.services.config.databaseUrl ?? '' },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  expect(verify).not.toThrow()
})

test('migrations that two processes start at once are applied once, in order', async () => {
  writeFileSync(join(folder, '0001-first.sql'), 'create table first (n int); insert into first values (1);')
  writeFileSync(join(folder, '0002-second.sql'), 'insert into first values (2);')
  const applied = await Promise.all([migrate(app.pool, folder), migrate(app.pool, folder)])
  expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-second.sql'])
  const { rows } = await app.pool.query('select n from first order by n')
  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
})

test('a migration that fails changes nothing and is named in the error', async () => {
  writeFileSync(join(folder, '0003-broken.sql'), 'create table half (n int); select nonsense;')
  await expect(migrate(app.pool, folder)).rejects.toThrow('0003-broken.sql')
  const { rows } = await app.pool.query("select to_regclass('half') as half")
  expect(rows).toEqual([{ half: null }])
  rmSync(join(folder, '0003-broken.sql'))
})

test('the audit table accepts rows and never changes them', async () => {
  await app.db.insertInto('audit').values({ action: 'test', object: 'nothing' }).execute()
  await expect(app.db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
  await expect(app.db.updateTable('audit').set({ action: 'x' }).execute()).rejects.toThrow('append-only')
})

test('a repeated statement is prepared, and returns the result for its own values', async () => {
  await app.db.connection().execute(async (db) => {
    const twice = (value: number) => sql<{ doubled: number }>`select ${value}::int * 2 as doubled`.execute(db)
    const doubled = [await twice(1), await twice(2), await twice(3)].map(({ rows }) => rows[0]?.doubled)
    const prepared =
      await sql`select 1 from pg_prepared_statements where statement = 'select $1::int * 2 as doubled'`.execute(db)
    expect([doubled, prepared.rows.length]).toEqual([[2, 4, 6], 1])
  })
})

test('perDatabase creates one value per database', () => {
  const of = perDatabase((db) => ({ db }))
  const [one, other] = [{} as Db, {} as Db]
  expect(of(one)).toBe(of(one))
  expect(of(one).db).toBe(one)
  expect(of(other)).not.toBe(of(one))
})
