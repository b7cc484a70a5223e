import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Delivery } from './state/records.ts'
import type { World } from './state/world.ts'

const tickMs = 250
const firstRetryMs = 500
const longestRetryMs = 3_600_000
const maxAttempts = 40
const timeoutMs = 10_000
/** How long to wait after a result could not be written to the journal. */
const pauseMs = 5_000

/** Signs a payload: `t=…,v1=…`, HMAC-SHA256 of `t.payload`. */
function signature(payload: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
}

interface Answer {
  status: number | null
  error: string | null
}

/** Sends pending events in order, and retries those that were refused. */
export class Deliveries {
  readonly #world: World
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #abort = new AbortController()
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | null = null
  #pausedUntil = 0

  constructor(world: World, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#world = world
    this.#log = log
    this.#timer = setInterval(() => this.wake(), tickMs)
    this.#timer.unref()
  }

  /** Sends what's due now. */
  wake(): void {
    if (this.#abort.signal.aborted || Date.now() < this.#pausedUntil) return
    this.#running ??= this.#sendDue()
      .catch((error: unknown) => {
        this.#pausedUntil = Date.now() + pauseMs
        this.#log.error(error, 'the payments sandbox could not store the result of a delivery')
      })
      .finally(() => (this.#running = null))
  }

  /** Stops sending. Other deliveries wait for the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#abort.abort()
    await this.#running
  }

  async #sendDue(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) await this.#send(next)
  }

  #next(): Delivery | undefined {
    if (this.#abort.signal.aborted) return undefined
    const now = Date.now()
    return this.#world.store.all('delivery').find((one) => one.status === 'waiting' && one.nextAt <= now)
  }

  async #send(delivery: Delivery): Promise<void> {
    const payload = JSON.stringify(this.#world.store.get('event', delivery.event))
    let response = await this.#post(payload)
    for (let copy = 1; copy < delivery.copies; copy += 1) response = await this.#post(payload)
    if (!this.#abort.signal.aborted || response.status !== null) await this.#storeResult(delivery, response)
  }

  async #post(payload: string): Promise<Answer> {
    const { webhookUrl, webhookSecret } = this.#world.surroundings
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(payload, webhookSecret, Math.floor(Date.now() / 1000)),
    }
    try {
      const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(timeoutMs)])
      const response = await fetch(webhookUrl, { method: 'POST', headers, body: payload, signal, redirect: 'manual' })
      await response.arrayBuffer()
      return { status: response.status, error: response.ok ? null : `answered ${response.status}` }
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.name : 'no answer' }
    }
  }

  async #storeResult(
    { id, event: eventId }: Delivery,
    { status: lastStatus, error: lastError }: Answer,
  ): Promise<void> {
    const { store } = this.#world
    await this.#world.change(() => {
      const delivery = store.get('delivery', id)
      const event = store.get('event', eventId)
      if (!delivery || !event) return
      const attempts = delivery.attempts + 1
      if (lastError === null) {
        store.patch(delivery, { status: 'delivered', attempts, lastStatus, lastError, copies: 1 })
        store.patch(event, { pending_webhooks: 0 })
        return
      }
      const status = attempts >= maxAttempts ? 'failed' : 'waiting'
      const nextAt = Date.now() + Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs)
      store.patch(delivery, { status, attempts, lastStatus, lastError, nextAt })
    })
  }
}
