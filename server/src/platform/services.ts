import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type Stripe from 'stripe'
import { createCaptcha, type Captcha } from './access/captcha.ts'
import { watchChanges, type Changes } from './cache/changes.ts'
import type { Config } from './process/config.ts'
import { migrate, openDatabase, type Db } from './database/database.ts'
import { watchDiskSpace } from './storage/disk-space.ts'
import { createFiles, type Files } from './storage/files.ts'
import { lockFolder } from './storage/folder-lock.ts'
import { createJobs, type Jobs } from './process/jobs.ts'
import { deleteExpiredAttempts } from './http/rate-limits.ts'
import { createListener } from './database/listener.ts'
import { createMail, type Mail } from './messages/mail.ts'
import { openPayments, type Payments } from './payments/payments.ts'
import { clusterFolder } from './database/postgres-folders.ts'
import { createStreams, type Streams } from './streams/streams.ts'
import { superviseEmbeddedPostgres } from './database/supervise-postgres.ts'
import type { DatabaseStatus } from './database/watched-pool.ts'

/** The services that features get. Each has a default that works without configuration. */
export interface Services {
  db: Db
  changes: Pick<Changes, 'state'>
  config: Config
  mail: Mail
  files: Files
  jobs: Jobs
  log: FastifyBaseLogger
  payments: Stripe
  /** Verifies the provider's webhooks. */
  webhookSecret: string
  captcha: Captcha
}

/** The services, with what only the app may do to them. */
export interface OpenServices {
  services: Services
  pool: pg.Pool
  changes: Changes
  streams: Streams
  sandbox: Payments['sandbox']
  status: DatabaseStatus
  startJobs(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens everything a process needs: the folder's lock, the database (migrated), and payments. Closes what it opened if
 * a later part fails.
 */
export async function openServices(
  config: Config,
  log: FastifyBaseLogger,
  { runJobs, sandbox, status }: { runJobs: boolean; sandbox: boolean; status: DatabaseStatus },
): Promise<OpenServices> {
  const closers: (() => Promise<void> | void)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const { db, pool } = await openOwnDatabase(config, log, status, closers)
    await migrate(pool)
    const listener = createListener(pool, log)
    const changes = watchChanges(listener)
    const streams = createStreams(listener, log)
    closers.push(() => listener.stop())
    await listener.start()
    const jobs = createJobs(pool, log, { work: runJobs })
    const payments = await openPayments(config, log, { sandbox })
    closers.push(() => payments.stop())
    closers.push(() => jobs.stop())
    jobs.every('forget-tries', '7 * * * *', () => deleteExpiredAttempts(db))
    const services: Services = {
      changes,
      db,
      config,
      log,
      jobs,
      mail: createMail(db, jobs, config),
      files: createFiles(config),
      payments: payments.stripe,
      webhookSecret: payments.webhookSecret,
      captcha: createCaptcha(db, config),
    }
    return { services, pool, changes, streams, status, sandbox: payments.sandbox, startJobs: () => jobs.start(), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openOwnDatabase(
  config: Config,
  log: FastifyBaseLogger,
  status: DatabaseStatus,
  closers: (() => Promise<void> | void)[],
) {
  if (config.databaseUrl !== null) {
    const opened = openDatabase({ connectionString: config.databaseUrl }, { status, log })
    closers.push(opened.close)
    return opened
  }
  closers.push(lockFolder(config.dataDir))
  const folders = [config.dataDir, dirname(clusterFolder(config.dataDir))]
  closers.push(await watchDiskSpace(folders, { status, log }))
  const postgres = await superviseEmbeddedPostgres(config.dataDir, { status, log })
  closers.push(() => postgres.stop())
  const opened = openDatabase(postgres.connection, { status, log })
  closers.push(opened.close)
  return opened
}
