import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { BackupLine } from './backup-lines.ts'

const rowsAtOnce = 500
const secretMode = 0o600

/** A backup can't be restored here. The message says why. */
export class RestoreError extends Error {}

interface Target {
  pool: pg.Pool
  /** Absolute. */
  dataDir: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function* readLines(content: Readable): AsyncGenerator<BackupLine> {
  const zip = createGunzip().setEncoding('utf8')
  content.on('error', (error) => zip.destroy(error))
  let rest = ''
  for await (const chunk of content.pipe(zip)) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield BackupLine.parse(JSON.parse(line))
  }
}

/**
 * Restores a backup into a database without users, of the same version, in one transaction, and writes its files.
 * Returns the number of rows and files. Needs a superuser, as the embedded database has, because rules such as counting
 * ratings must not run again.
 */
export async function restoreBackup({ pool, dataDir }: Target, content: Readable) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const end = await restoreLines(client, dataDir, readLines(content))
    await client.query('commit')
    return end
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function restoreLines(client: pg.PoolClient, dataDir: string, lines: AsyncIterable<BackupLine>) {
  const done = { rows: 0, files: 0 }
  let table: { table: string; columns: string[] } | null = null
  let rows: (string | null)[][] = []
  let file: FileHandle | null = null
  const flush = async () => {
    if (table !== null && rows.length > 0) await insertRows(client, table, rows)
    done.rows += rows.length
    rows = []
  }
  for await (const line of lines) {
    if (Array.isArray(line)) {
      rows.push(line)
      if (rows.length === rowsAtOnce) await flush()
    } else if (typeof line === 'string') {
      await file?.write(Buffer.from(line, 'base64'))
    } else {
      await flush()
      await file?.close()
      file = null
      if ('marigold' in line) await prepare(client, line.migrations)
      else if ('table' in line) table = line
      else if ('sequence' in line)
        await client.query('select setval($1::regclass, $2, $3)', [quoted(line.sequence), line.value, line.called])
      else if ('file' in line) {
        file = await openFile(dataDir, line.file)
        done.files += 1
      } else {
        if (line.end.rows === done.rows && line.end.files === done.files) return done
        throw new RestoreError('The backup is damaged: rows or files are missing.')
      }
    }
  }
  throw new RestoreError('The backup is incomplete: it has no end.')
}

/** Refuses a database of another version or with users, and empties it of what migrations put there. */
async function prepare(client: pg.PoolClient, migrations: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  if (rows.map(({ name }) => name).join() !== migrations.join())
    throw new RestoreError(
      'The backup was made by another version. Restore it with that version, and upgrade afterwards.',
    )
  const users = await client.query('select from users limit 1')
  if (users.rows.length > 0) throw new RestoreError('This database has users. Restore into an empty data folder.')
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  await client.query(`truncate ${tables.rows.map(({ name }) => quoted(name)).join(', ')}`)
}

async function insertRows(
  client: pg.PoolClient,
  { table, columns }: { table: string; columns: string[] },
  rows: (string | null)[][],
): Promise<void> {
  const { rows: types } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [quoted(table)],
  )
  const typeOf = new Map(types.map(({ name, type }) => [name, type]))
  const values = columns.map((name, at) => `(row->>${at})::${typeOf.get(name) ?? 'text'}`)
  await client.query(
    `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
     select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as row`,
    [JSON.stringify(rows)],
  )
}

async function openFile(dataDir: string, path: string): Promise<FileHandle> {
  const target = resolve(dataDir, path)
  if (!target.startsWith(dataDir + sep)) throw new RestoreError('The backup is damaged: a file is outside its folder.')
  await mkdir(dirname(target), { recursive: true })
  return open(target, 'w', secretMode)
}
