import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { recordClusterLocation, UnusableFolder } from './folder-owner.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-owner-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a copy made with cp -r, with another owner and open permissions, starts with its data', async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')]
  const first = await startEmbeddedPostgres(original)
  const write = new pg.Client(first.connection)
  await write.connect()
  await write.query('create table kept as select 7 as n')
  await write.end()
  await first.stop()
  // Without -p the copy belongs to the user who made it, and root isn't PostgreSQL's user.
  execFileSync('cp', ['-r', original, copy])
  execFileSync('chmod', ['-R', 'a+rX', copy])
  const second = await startEmbeddedPostgres(copy)
  const read = new pg.Client(second.connection)
  await read.connect()
  expect((await read.query('select n from kept')).rows).toEqual([{ n: 7 }])
  await read.end()
  await second.stop()
})

test('ignores the lock that a copy has from a running original', () => {
  const copy = join(folder, 'copy')
  const unlock = lockFolder(join(folder, 'original'))
  execFileSync('cp', ['-r', join(folder, 'original'), copy])
  expect(existsSync(join(copy, 'lock'))).toBe(true)
  lockFolder(copy)()
  unlock()
})

test('a copied data folder whose database is elsewhere says what to copy, and never starts empty', () => {
  const [outside, copiedTo] = [join(folder, 'outside/postgres'), join(folder, 'other/postgres')]
  mkdirSync(outside, { recursive: true })
  const data = join(folder, 'data')
  mkdirSync(data)
  recordClusterLocation(data, outside)
  recordClusterLocation(data, outside)
  expect(() => recordClusterLocation(data, copiedTo)).toThrow(UnusableFolder)
  expect(() => recordClusterLocation(data, copiedTo)).toThrow(
    `cp -a ${join(folder, 'outside')}/. ${join(folder, 'other')}/`,
  )
  mkdirSync(copiedTo, { recursive: true })
  writeFileSync(join(copiedTo, 'PG_VERSION'), '18')
  recordClusterLocation(data, copiedTo)
})
