import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
import type { DatabaseStatus } from './watched-pool.ts'

/** What the process exits with when its database can't be started again: EX_UNAVAILABLE of sysexits.h. */
const databaseLostExitCode = 69

const firstDelayMs = 500
const longestDelayMs = 30_000
const mostAttempts = 10
/** A database that runs this long has recovered: the next failure starts from the shortest delay. */
const steadyAfterMs = 60_000

interface Supervision {
  status: DatabaseStatus
  log: FastifyBaseLogger
  start?: (dataDir: string) => Promise<EmbeddedPostgres>
  /** Waits before an attempt; rejects when the app is stopping. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** Called after ten failed attempts in a row; by default the process exits. */
  giveUp?: () => void
}

/**
 * Starts the embedded PostgreSQL, and starts it again whenever it ends by itself, after 0.5 to 30 s. Attempts on a full
 * disk don't count as failed: the database comes back once there is space.
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
    while (failures < mostAttempts) {
      await wait(Math.min(firstDelayMs * 2 ** failures, longestDelayMs), stopping.signal)
      try {
        current = await start(dataDir)
        if (stopping.signal.aborted) await current.stop()
        return !stopping.signal.aborted
      } catch (error) {
        failures = Math.min(failures + 1, status.full ? mostAttempts - 1 : mostAttempts)
        log.error({ err: error, failures }, 'the embedded database did not start')
      }
    }
    log.fatal(`the embedded database could not be started in ${mostAttempts} attempts`)
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
