import { m } from '#messages'
import { limits, type Health } from '@marigold/contract'
import { execFile } from 'node:child_process'
import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { User } from '../../platform/access/access.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import type { CallTimes } from '../../platform/http/call-times.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { shownSettings } from '../../platform/process/shown-settings.ts'

const slowest = 10
const problemLength = 300

/** What this process counted since it started. */
interface Measured {
  startedAt: Date
  callTimes: CallTimes[]
  emailsSent: number
}

const root = join(import.meta.dirname, '../../../..')

/** The commit that is checked out, or else the version of the package. */
async function readVersion(): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root })).stdout.trim()
  } catch {
    return (JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }).version
  }
}
let installed: Promise<string> | null = null

async function readBackup(db: Db): Promise<Health['backup']> {
  const last = await db
    .selectFrom('audit')
    .where('action', '=', 'backup.made')
    .select(['at', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last === undefined) return null
  const { file = null } = (last.after ?? {}) as { file?: string }
  return { at: last.at.toISOString(), file }
}

/** Returns the state of this process, and of its database, jobs, emails, and disk. */
export async function readHealth({ db, config }: Pick<Services, 'db' | 'config'>, measured: Measured): Promise<Health> {
  const [version, backup, database, jobs, email, disk] = await Promise.all([
    config.release ?? (installed ??= readVersion()),
    readBackup(db),
    readDatabase(db),
    readJobs(db),
    readEmail(db),
    statfs(config.dataDir),
  ])
  return {
    backup,
    server: { version, node: process.version, started_at: measured.startedAt.toISOString() },
    database: { ...database, embedded: config.databaseUrl === null },
    jobs,
    email: { ...email, smtp: config.smtpUrl !== null, sent: measured.emailsSent },
    disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    requests: summarize(measured.callTimes),
    settings: shownSettings(config),
  }
}

function summarize(times: CallTimes[]): Health['requests'] {
  const sum = (of: (call: CallTimes) => number) => times.reduce((total, call) => total + of(call), 0)
  return {
    count: sum(({ count }) => count),
    errors: sum(({ errors }) => errors),
    slowest: times
      .map(({ totalMs, maxMs, ...call }) => ({
        ...call,
        mean_ms: Math.round(totalMs / call.count),
        max_ms: Math.round(maxMs),
      }))
      .sort((one, other) => other.mean_ms - one.mean_ms)
      .slice(0, slowest),
  }
}

async function readDatabase(db: Db): Promise<Omit<Health['database'], 'embedded'>> {
  const { rows } = await sql<{ version: string; size: number; migration: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select max(name) from migrations) as migration`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no row')
  return row
}

async function readJobs(db: Db): Promise<Health['jobs']> {
  const queues = await sql<Health['jobs']['queues'][number]>`
    select name as queue, count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active, count(*) filter (where state = 'failed') as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`.execute(db)
  const failed = await sql<{ id: string; queue: string; failed_at: Date; problem: string | null }>`
    select id, name as queue, coalesce(completed_on, created_on) as failed_at,
      left(coalesce(output->>'message', output->>'value'), ${problemLength}) as problem
    from pgboss.job where state = 'failed'
    order by completed_on desc nulls last, id limit ${limits.console.listed}`.execute(db)
  return {
    queues: queues.rows,
    failed: failed.rows.map((row) => ({
      ...row,
      failed_at: row.failed_at.toISOString(),
      problem: row.problem ?? '',
    })),
  }
}

async function readEmail(db: Db): Promise<Pick<Health['email'], 'waiting' | 'oldest'>> {
  const { waiting, oldest } = await db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('waiting'), eb.fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { waiting, oldest: (oldest as Date | null)?.toISOString() ?? null }
}

/** Runs a failed job again. Throws `not_found` unless it has failed. */
export async function retryJob(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  user: User,
  { id, queue }: { id: string; queue: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select from pgboss.job where name = ${queue} and id = ${id} and state = 'failed'`.execute(trx)
    if (rows.length === 0) throw new Refusal('not_found', m.console_this_job_hasnt_failed())
    await jobs.retry(queue, id, trx)
    await recordAudit(trx, {
      actorId: user.id,
      action: 'job.retried',
      object: `job ${id}`,
      before: { queue, job: 'failed' },
      after: { queue, job: 'retry' },
    })
  })
}
