import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/** Hears what any process tells the database (`notify`), over one connection of this process. */
export interface Listener {
  /** Calls back at each word on a channel; name all channels before `start`. */
  on(channel: string, heard: (payload: string) => void): void
  /** Calls back each time it begins to listen: whatever was told before is unknown. */
  onBegin(began: () => void): void
  /** Whether it listens now. */
  hears(): boolean
  start(): Promise<void>
  stop(): void
}

const retryAfter = 1_000
const channelName = /^[a-z_]+$/

/** A listener that begins again when its connection ends. A pooler in front must keep sessions, or nothing is heard. */
export function createListener(pool: pg.Pool, log: FastifyBaseLogger): Listener {
  const channels = new Map<string, (payload: string) => void>()
  const begins: (() => void)[] = []
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
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''))
    await fresh.query([...channels.keys()].map((channel) => `listen ${channel}`).join('; '))
    if (!ended) giveBack = end
    for (const began of begins) began()
  }

  function again(): void {
    retry = setTimeout(() => {
      listen().catch((error: unknown) => {
        log.error({ err: error }, 'what other processes tell is not heard: nothing is kept, and streams wait')
        if (!stopped) again()
      })
    }, retryAfter)
    retry.unref()
  }

  return {
    on(channel, heard) {
      if (!channelName.test(channel)) throw new Error(`${channel} is no name of a channel`)
      channels.set(channel, heard)
    },
    onBegin: (began) => void begins.push(began),
    hears: () => giveBack !== null,
    start: listen,
    stop() {
      stopped = true
      clearTimeout(retry)
      giveBack?.()
    },
  }
}
