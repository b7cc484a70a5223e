import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { BackupLine } from './backup-lines.ts'

const rowsAtOnce = 500
/** Three bytes are four characters of base64, so parts of this size can be joined. */
const partBytes = 3 * 64 * 1024

/** The files of the data folder in a backup: the generated secret, uploads, and the files of games. */
const backedUpFiles = ['app-secret', 'files', 'games']

/**
 * Returns a backup as gzip: every table as it was at one moment, the sequences, and the stored files. Works with any
 * PostgreSQL and without its programs, and doesn't stop anything.
 */
export function writeBackup(db: Db, dataDir: string): Readable {
  const lines = Readable.from(backupText(db, dataDir))
  const zip = createGzip()
  lines.on('error', (error) => zip.destroy(error))
  zip.on('close', () => lines.destroy())
  return lines.pipe(zip)
}

async function* backupText(db: Db, dataDir: string): AsyncGenerator<string> {
  for await (const line of backupLines(db, dataDir)) yield `${JSON.stringify(line)}\n`
}

async function* backupLines(db: Db, dataDir: string): AsyncGenerator<BackupLine> {
  const end = { rows: 0, files: 0 }
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(trx)
    yield { marigold: 1, at: new Date().toISOString(), migrations: rows.map(({ name }) => name) }
    for (const { table, columns } of await listTables(trx)) {
      yield { table, columns }
      for await (const row of readRows(trx, table, columns)) {
        end.rows += 1
        yield row
      }
    }
    yield* readSequences(trx)
  } finally {
    await trx.rollback().execute()
  }
  for (const path of await listFiles(dataDir)) {
    end.files += 1
    yield { file: path }
    for await (const part of createReadStream(join(dataDir, path), { highWaterMark: partBytes }))
      yield (part as Buffer).toString('base64')
  }
  yield { end }
}

async function listTables(trx: Db): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migrations'
       and c.is_generated = 'NEVER'
     group by c.table_name order by c.table_name`.execute(trx)
  return rows
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function* readRows(trx: Db, table: string, columns: string[]) {
  const texts = columns.map((column) => `${quoted(column)}::text`)
  await sql
    .raw(`declare backup cursor for select array[${texts.join(', ')}]::text[] as row from ${quoted(table)}`)
    .execute(trx)
  for (;;) {
    const { rows } = await sql<{ row: (string | null)[] }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(trx)
    for (const { row } of rows) yield row
    if (rows.length < rowsAtOnce) break
  }
  await sql`close backup`.execute(trx)
}

async function* readSequences(trx: Db): AsyncGenerator<BackupLine> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(trx)
  for (const { name } of rows) {
    const { rows: states } = await sql<{ value: number; called: boolean }>`
      select last_value as value, is_called as called from ${sql.table(name)}`.execute(trx)
    for (const state of states) yield { sequence: name, ...state }
  }
}

/** Returns the paths of the files to back up, with `/`, relative to the data folder. */
async function listFiles(dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await readdir(dataDir, { withFileTypes: true })) {
    if (!backedUpFiles.includes(name.name)) continue
    if (name.isFile()) found.push(name.name)
    else
      for (const entry of await readdir(join(dataDir, name.name), { withFileTypes: true, recursive: true }))
        if (entry.isFile()) found.push(relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  }
  return found.sort()
}
