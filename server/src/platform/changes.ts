import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/** Whether what everyone may read is still as it was, whichever process changes it. */
export interface Changes {
  /** Another number after each change. Null while nobody would hear of one: then nothing may be kept. */
  state(): number | null
  stop(): Promise<void>
}

const retryAfter = 1_000

/** Listens to the database's own word of changes (`notify content`), and begins again when the connection ends. */
export async function watchChanges(pool: pg.Pool, log: FastifyBaseLogger): Promise<Changes> {
  let number = 0
  let giveBack: (() => void) | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const fresh = await pool.connect()
    if (stopped) return fresh.release(true)
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      giveBack = null
      fresh.release(true)
      if (!stopped) again()
    }
    fresh.on('error', end)
    fresh.on('end', end)
    fresh.on('notification', () => {
      number += 1
    })
    await fresh.query('listen content')
    // What happened before it listened is unknown.
    number += 1
    if (!ended) giveBack = end
  }

  function again(): void {
    retry = setTimeout(() => {
      listen().catch((error: unknown) => {
        log.error({ err: error }, 'changes are not heard of: nothing is kept')
        if (!stopped) again()
      })
    }, retryAfter)
    retry.unref()
  }

  await listen()
  return {
    state: () => (giveBack === null ? null : number),
    async stop() {
      stopped = true
      clearTimeout(retry)
      giveBack?.()
    },
  }
}
