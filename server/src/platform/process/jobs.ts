import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Db } from '../database/database.ts'

/** Work that runs after a commit. Handlers must be safe to run twice. */
export interface Jobs {
  /** Declares a job by name with the schema of its data. Call this while the app is being built. */
  define<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    handler: (data: z.output<Schema>) => Promise<void>,
  ): void
  /** Declares a job that runs on a cron schedule (UTC), once across all instances. */
  every(name: string, cron: string, handler: () => Promise<void>): void
  /** Queues a job, in the caller's transaction if one is given, to run at once, after a while, or at a time. */
  send(name: string, data: object, options?: { db?: Db; afterSeconds?: number; at?: Date | null }): Promise<void>
  /** Queues a failed job again, in the caller's transaction. */
  retry(name: string, id: string, db: Db): Promise<void>
  /** Runs all waiting jobs in this process, for tests. Throws what a handler throws. */
  runPending(): Promise<void>
}

interface Definition {
  name: string
  cron: string | null
  handler: (data: unknown) => Promise<void>
}

/**
 * Creates the job queue: pg-boss on the app's own pool. With `work: false` nothing runs by itself (tests call
 * `runPending`).
 */
export function createJobs(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  { work }: { work: boolean },
): Jobs & { start(): Promise<void>; stop(): Promise<void> } {
  const definitions: Definition[] = []
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: 'pgboss',
    supervise: work,
    schedule: work,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  let running = false

  async function declare({ name, cron, handler }: Definition): Promise<void> {
    await boss.createQueue(name, { retryLimit: 5, retryDelay: 5, retryBackoff: true })
    if (!work) return
    if (cron !== null) await boss.schedule(name, cron, {}, { tz: 'UTC' })
    // A failing job fails its whole batch, so batches have one job.
    const worker = await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 1 }, async ([job]) => {
      try {
        await handler(job?.data)
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed and will be tried again')
        throw error
      } finally {
        // The next job may be waiting already. Without this, each would take a second, and a payment queues nine.
        boss.notifyWorker(worker)
      }
    })
  }

  return {
    define: (name, schema, handler) =>
      void definitions.push({ name, cron: null, handler: (data) => handler(schema.parse(data)) }),
    every: (name, cron, handler) => void definitions.push({ name, cron, handler: () => handler() }),
    async send(name, data, { db, afterSeconds, at } = {}) {
      await boss.send(name, data, {
        ...(db && { db: fromKysely(db as never) }),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        ...(at && { startAfter: at }),
      })
    },
    async retry(name, id, db) {
      await boss.retry(name, id, { db: fromKysely(db as never) })
    },
    async runPending() {
      for (const { name, handler } of definitions) {
        for (;;) {
          const [job] = await boss.fetch(name, { ignoreStartAfter: true } as object)
          if (job === undefined) break
          await handler(job.data)
          await boss.complete(name, job.id)
        }
      }
    },
    async start() {
      await boss.start()
      running = true
      for (const definition of definitions) await declare(definition)
    },
    async stop() {
      if (running) await boss.stop({ graceful: true, close: false, timeout: 8_000 })
      running = false
    },
  }
}
