import { m } from '#messages'
import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Refusal } from '../http/errors.ts'
import type { Listener } from '../database/listener.ts'
import { beatText, eventText, type StreamEvent } from './event-text.ts'

/** Where the events of one stream come from. Every process reads them from the database; none keeps any. */
export interface StreamSource {
  /** What wakes it: the topic that `wakeStreams` tells. */
  topic: string
  /** Whose connections are counted together. */
  owner: string
  /** The events after the one with this id, in order; with `over`, the stream ends after them. */
  read(after: number): Promise<{ events: StreamEvent[]; over?: boolean }>
  /** At every beat, before it reads: false ends the stream. */
  beat?(): Promise<boolean>
  /** Once, after the connection is gone for whatever reason. */
  closed?(): Promise<void>
}

export interface StreamLimits {
  /** Between signs of life. Proxies wait a minute, browsers of ours two beats and a half. */
  beatMs: number
  /** Connections of one owner in this process; one more ends the oldest, which may long be dead. */
  perOwner: number
  /** Connections in this process. */
  inAll: number
  /** What a browser that reads too slowly may leave unread before its stream ends. */
  unreadBytes: number
}

export const streamLimits: StreamLimits = { beatMs: 10_000, perOwner: 8, inAll: 5_000, unreadBytes: 262_144 }

/** The open event streams of this process. */
export interface Streams {
  /** Opens a stream that begins after an event. Refuses while too many are open. */
  open(source: StreamSource, after: number): Readable
  /** Ends all, so that a stopping server does not wait for them; browsers come back by themselves. */
  stop(): void
}

const channel = 'streams'
const lastWordsMs = 2_000

/** Wakes the streams of a topic in every process, once the transaction it is told in commits. */
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
    // An answer begins at once, also when there is nothing to tell yet.
    this.out.write(beatText)
  }

  get owner(): string {
    return this.#source.owner
  }

  /** Reads what came and sends it; whatever wakes it meanwhile is read right after. */
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
      this.#write(beatText)
    } catch (error) {
      return this.#fail(error)
    }
    // A word of the database may have been lost while nobody listened.
    await this.wake()
  }

  end(): void {
    if (this.#ended) return
    this.#ended = true
    this.out.end()
    // A connection that died in silence takes nothing more: it must not hold up a stop.
    setTimeout(() => this.out.destroy(), lastWordsMs).unref()
  }

  #send(event: StreamEvent): void {
    if (event.id !== undefined) this.#after = Math.max(this.#after, event.id)
    this.#write(eventText(event))
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

/** Event streams over the listener's connection: a word on the channel wakes those of its topic. */
export function createStreams(listener: Listener, log: FastifyBaseLogger, limits = streamLimits): Streams {
  const byTopic = new Map<string, Set<OpenStream>>()
  const all = new Set<OpenStream>()
  let stopped = false

  const wakeAll = (streams: Iterable<OpenStream>) => {
    for (const stream of streams) void stream.wake()
  }
  listener.on(channel, (topic) => wakeAll(byTopic.get(topic) ?? []))
  listener.onBegin(() => wakeAll(all))

  function makeRoom(owner: string): void {
    if (stopped || all.size >= limits.inAll)
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
      // Registered first and read then: what comes between the two wakes it again.
      void stream.wake()
      return stream.out
    },
    stop() {
      stopped = true
      for (const stream of all) stream.end()
    },
  }
}
