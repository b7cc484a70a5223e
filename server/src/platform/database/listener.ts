import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

/** Receives the database's notifications (`notify`) from any process, over one connection. */
export interface Listener {
  /** Calls back for each notification on a channel. Register all channels before `start`. */
  on(channel: string, heard: (payload: string) => void): void
  /** Calls back each time listening starts: earlier notifications may have been missed. */
  onListen(began: () => void): void
  /** Returns whether it's listening now. */
  isListening(): boolean
  start(): Promise<void>
  stop(): void
}

const retryAfter = 1_000
const channelName = /^[a-z_]+$/

/**
 * Creates a listener that reconnects when its connection ends. A pooler in between must keep sessions, or no
 * notification arrives.
 */
export function createListener(pool: pg.Pool, log: FastifyBaseLogger): Listener {
  const channels = new Map<string, (payload: string) => void>()
  const begins: (() => void)[] = []
  let release: (() => void) | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const fresh = await pool.connect()
    if (stopped) return fresh.release(true)
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      release = null
      fresh.release(true)
      if (!stopped) again()
    }
    fresh.on('error', end)
    fresh.on('end', end)
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''))
    await fresh.query([...channels.keys()].map((channel) => `listen ${channel}`).join('; '))
    if (!ended) release = end
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
    onListen: (began) => void begins.push(began),
    isListening: () => release !== null,
    start: listen,
    stop() {
      stopped = true
      clearTimeout(retry)
      release?.()
    },
  }
}
