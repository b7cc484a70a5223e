import { m } from '#messages'
import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Refusal } from '../http/errors.ts'
import type { Listener } from '../database/listener.ts'
import { heartbeat, formatEvent, type StreamEvent } from './event-format.ts'

/** The source of a stream's events. Every process reads them from the database; none keeps any. */
export interface StreamSource {
  /** The topic that wakes it, from `wakeStreams`. */
  topic: string
  /** The owner whose connections are counted together. */
  owner: string
  /** Reads the events after this id, in order. With `over`, the stream ends after them. */
  read(after: number): Promise<{ events: StreamEvent[]; over?: boolean }>
  /** Runs at every heartbeat, before it reads. Returning false ends the stream. */
  beat?(): Promise<boolean>
  /** Runs once, after the connection has closed for any reason. */
  closed?(): Promise<void>
}

export interface StreamLimits {
  /** Time between heartbeats. Proxies wait a minute, our clients two and a half heartbeats. */
  beatMs: number
  /** Connections of one owner in this process. Another one closes the oldest, which may be long dead. */
  perOwner: number
  /** Connections in this process. */
  perProcess: number
  /** How much a slow browser may leave unread before its stream ends. */
  unreadBytes: number
}

export const streamLimits: StreamLimits = { beatMs: 10_000, perOwner: 8, perProcess: 5_000, unreadBytes: 262_144 }

/** The open event streams of this process. */
export interface Streams {
  /** Opens a stream that starts after an event. Refuses when too many are open. */
  open(source: StreamSource, after: number): Readable
  /** Ends all streams, so that a stopping server doesn't wait for them. Browsers reconnect by themselves. */
  stop(): void
}

const channel = 'streams'
const closeTimeoutMs = 2_000

/** Wakes the streams of a topic in every process, once the transaction commits. */
export async function wakeStreams(db: Db, topic: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${topic})`.execute(db)
}

class OpenStream {
  readonly out = new PassThrough()
  readonly #source: StreamSource
  readonly #limits: StreamLimits
  readonly #log: FastifyBaseLogger
  #after: number
  #busy = false
  #again = false
  #ended = false

  constructor(source: StreamSource, after: number, limits: StreamLimits, log: FastifyBaseLogger) {
    this.#source = source
    this.#after = after
    this.#limits = limits
    this.#log = log
    // Starts the response at once, even if there are no events yet.
    this.out.write(heartbeat)
  }

  get owner(): string {
    return this.#source.owner
  }

  /** Reads and sends new events. If it's woken meanwhile, it reads again right after. */
  async wake(): Promise<void> {
    this.#again = true
    if (this.#busy) return
    this.#busy = true
    try {
      while (this.#again && !this.#ended) {
        this.#again = false
        const { events, over = false } = await this.#source.read(this.#after)
        for (const event of events) this.#send(event)
        if (over) this.end()
      }
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#busy = false
    }
  }

  async beat(): Promise<void> {
    if (this.#ended) return
    try {
      if ((await this.#source.beat?.()) === false) return this.end()
      this.#write(heartbeat)
    } catch (error) {
      return this.#fail(error)
    }
    // A notification may have been lost while the listener was disconnected.
    await this.wake()
  }

  end(): void {
    if (this.#ended) return
    this.#ended = true
    this.out.end()
    // A connection that died silently accepts no more data and must not delay the stop.
    setTimeout(() => this.out.destroy(), closeTimeoutMs).unref()
  }

  #send(event: StreamEvent): void {
    if (event.id !== undefined) this.#after = Math.max(this.#after, event.id)
    this.#write(formatEvent(event))
  }

  #write(text: string): void {
    if (this.#ended) return
    this.out.write(text)
    if (this.out.writableLength <= this.#limits.unreadBytes) return
    this.#ended = true
    this.out.destroy()
  }

  #fail(error: unknown): void {
    this.#log.error({ err: error }, 'a stream ended')
    this.end()
  }
}

/** Creates event streams on top of the listener: a notification on the channel wakes the streams of its topic. */
export function createStreams(listener: Listener, log: FastifyBaseLogger, limits = streamLimits): Streams {
  const byTopic = new Map<string, Set<OpenStream>>()
  const all = new Set<OpenStream>()
  let stopped = false

  const wakeAll = (streams: Iterable<OpenStream>) => {
    for (const stream of streams) void stream.wake()
  }
  listener.on(channel, (topic) => wakeAll(byTopic.get(topic) ?? []))
  listener.onListen(() => wakeAll(all))

  function makeRoom(owner: string): void {
    if (stopped || all.size >= limits.perProcess)
      throw new Refusal('unavailable', m.platform_too_many_connections_are_open_please())
    const own = [...all].filter((one) => one.owner === owner)
    for (const oldest of own.slice(0, Math.max(0, own.length - limits.perOwner + 1))) oldest.end()
  }

  return {
    open(source, after) {
      makeRoom(source.owner)
      const stream = new OpenStream(source, after, limits, log)
      const topic = byTopic.get(source.topic) ?? new Set()
      byTopic.set(source.topic, topic.add(stream))
      all.add(stream)
      const timer = setInterval(() => void stream.beat(), limits.beatMs)
      timer.unref()
      stream.out.once('close', () => {
        clearInterval(timer)
        stream.end()
        all.delete(stream)
        topic.delete(stream)
        if (topic.size === 0 && byTopic.get(source.topic) === topic) byTopic.delete(source.topic)
        source.closed?.().catch((error: unknown) => log.error({ err: error }, 'a stream closed badly'))
      })
      // Registered before the first read, so that anything in between wakes it again.
      void stream.wake()
      return stream.out
    },
    stop() {
      stopped = true
      for (const stream of all) stream.end()
    },
  }
}
