import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { FolderInUse, lockFolder, processStartTime } from '../storage/folder-lock.ts'

// Runs in its own process, like the app: locks the folder, starts PostgreSQL, and reports each row once it's committed.
const program = `
import pg from 'pg'
import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, '../storage/folder-lock.ts'))}
lockFolder(process.argv[2])
const { connection } = await startEmbeddedPostgres(process.argv[2])
const client = new pg.Client(connection)
await client.connect()
await client.query('create table if not exists kept (n int)')
console.log('ready')
for (let n = 1; ; n++) {
  await client.query('insert into kept values ($1)', [n])
  console.log(n)
}
`

let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-pg-'))
  await chmod(folder, 0o755)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the writer and waits until it has acknowledged that many rows. */
async function writer(rows: number): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  // Next to this file, so that it finds the packages.
  const file = join(import.meta.dirname, `.writer-${process.pid}.ts`)
  writeFileSync(file, program)
  const child = spawn(process.execPath, [file, folder], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let last = 0
  try {
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        if (line !== 'ready') last = Number(line)
        if (last >= rows) resolve()
      })
      child.once('exit', () => reject(new Error('the writer ended by itself')))
    })
  } finally {
    rmSync(file)
  }
  return { child, acknowledged: () => last }
}

async function killGroup(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve))
  process.kill(-(child.pid as number), 'SIGKILL')
  await gone
}

async function countRows(): Promise<number> {
  const postgres = await startEmbeddedPostgres(folder)
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from kept')
  await client.end()
  await postgres.stop()
  return rows[0].count
}

test('after repeated kill -9 of the process group, every acknowledged row is there', async () => {
  let acknowledged = 0
  for (let round = 0; round < 3; round++) {
    const { child, acknowledged: count } = await writer(40)
    await killGroup(child)
    acknowledged += count()
  }
  expect(await countRows()).toBeGreaterThanOrEqual(acknowledged)
})

test('a killed database starts again with every acknowledged row', async () => {
  const { child, acknowledged } = await writer(40)
  const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  await killGroup(child)
  expect(await countRows()).toBeGreaterThanOrEqual(acknowledged())
})

test('a stop leaves neither process nor pid file, and a pid file of another process is ignored', async () => {
  const first = await startEmbeddedPostgres(folder)
  const file = join(folder, 'postgres/postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  expect([processStartTime(Number(lines[0])), existsSync(file)]).toEqual([null, false])
  writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'))
  await (await startEmbeddedPostgres(folder)).stop()
})

test('a second start on a folder is refused while the first is running, and kill -9 releases it', async () => {
  const { child } = await writer(1)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  expect(() => lockFolder(folder)).toThrow(`already running on the data folder ${folder} (process ${child.pid})`)
  await killGroup(child)
  lockFolder(folder)()
})

test('a lock is ignored when its pid belongs to another process', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid} 1`)
  lockFolder(folder)()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})
