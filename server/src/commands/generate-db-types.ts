import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrate, openDatabase } from '../platform/database/database.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'

// npm run db:types [-- --verify]: writes the row types of the migrated database, or checks that they're up to date.

const target = join(import.meta.dirname, '../platform/database/generated/db.ts')

function generate(url: string): number {
  const cli = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')), 'dist/cli/bin.js')
  const flags = ['--dialect', 'postgres', '--url', url, '--type-mapping', '{"int8":"number"}', '--out-file', target]
  const only = ['--default-schema', 'public', '--include-pattern', 'public.*', '--exclude-pattern', 'public.migrations']
  const verify = process.argv.includes('--verify') ? ['--verify'] : []
  return spawnSync(process.execPath, [cli, ...flags, ...only, ...verify], { stdio: 'inherit' }).status ?? 1
}

async function onFreshDatabase(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-types-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, { fsync: false })
  try {
    const { pool, close } = openDatabase(postgres.connection)
    await migrate(pool)
    await close()
    const { host, user, database } = postgres.connection
    return generate(`postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exitCode = process.env.DATABASE_URL ? generate(process.env.DATABASE_URL) : await onFreshDatabase()
