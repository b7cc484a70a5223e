import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import type { DatabaseStatus } from './watched-pool.ts'

/** The exit code when the database can't be restarted: EX_UNAVAILABLE in sysexits.h. */
const databaseLostExitCode = 69

const firstDelayMs = 500
const longestDelayMs = 30_000
const maxAttempts = 10
/** A database that runs this long has recovered: the next failure starts from the shortest delay. */
const steadyAfterMs = 60_000

interface Supervision {
  status: DatabaseStatus
  log: FastifyBaseLogger
  start?: (dataDir: string) => Promise<EmbeddedPostgres>
  /** Waits before an attempt. Rejects when the app is stopping. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** Called after ten failed attempts in a row. By default the process exits. */
  giveUp?: () => void
}

/**
 * Starts the embedded PostgreSQL, and restarts it after 0.5 to 30 s whenever it ends by itself. Attempts on a full disk
 * don't count as failed: the database comes back once there's space.
 */
export async function superviseEmbeddedPostgres(
  dataDir: string,
  {
    status,
    log,
    start = startEmbeddedPostgres,
    wait = (ms, signal) => pause(ms, undefined, { signal }),
    giveUp = () => process.exit(databaseLostExitCode),
  }: Supervision,
): Promise<EmbeddedPostgres> {
  const stopping = new AbortController()
  let current = await start(dataDir)
  let failures = 0

  async function supervise(): Promise<void> {
    for (;;) {
      const startedAt = performance.now()
      await current.ended
      if (stopping.signal.aborted) return
      failures = performance.now() - startedAt > steadyAfterMs ? 0 : failures + 1
      log.error('the embedded database ended by itself and is started again')
      await current.stop()
      if (!(await startAgain())) return
    }
  }

  async function startAgain(): Promise<boolean> {
    while (failures < maxAttempts) {
      await wait(Math.min(firstDelayMs * 2 ** failures, longestDelayMs), stopping.signal)
      try {
        current = await start(dataDir)
        if (stopping.signal.aborted) await current.stop()
        return !stopping.signal.aborted
      } catch (error) {
        failures = Math.min(failures + 1, status.full ? maxAttempts - 1 : maxAttempts)
        log.error({ err: error, failures }, 'the embedded database did not start')
      }
    }
    log.fatal(`the embedded database could not be started in ${maxAttempts} attempts`)
    giveUp()
    return false
  }

  const supervised = supervise().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
  return {
    connection: current.connection,
    ended: supervised,
    async stop() {
      stopping.abort()
      await current.stop()
      await supervised
    },
  }
}
