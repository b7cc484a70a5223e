import { createHmac } from 'node:crypto'
import { render } from './api/render.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Delivery } from './state/records.ts'
import type { World } from './state/world.ts'

const firstRetryMs = 500
const longestRetryMs = 3_600_000
const maxAttempts = 40
const timeoutMs = 10_000
/** After a delivery could not be written to the journal, as on a full disk. */
const retryAfterErrorMs = 5_000

/** The header that proves who sent a payload: `t=…,v1=…`, HMAC-SHA256 of `t.payload`. */
function signature(payload: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`
}

/** Sends what waits, in order, and tries again later what was not taken. */
export class Deliveries {
  readonly #world: World
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #abort = new AbortController()
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(world: World, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#world = world
    this.#log = log
  }

  /** Looks for something to send now. */
  wake(): void {
    if (this.#stopped) return
    this.#again = true
    this.#running ??= this.#run()
      .catch((error: unknown) => {
        this.#log.error(error, 'the payments sandbox could not note a delivery')
        this.#wakeIn(retryAfterErrorMs)
      })
      .finally(() => (this.#running = null))
  }

  /** Stops sending; what was not taken stays for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#abort.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false
      for (const one of this.#ready()) {
        if (this.#stopped) return
        await this.#send(one)
      }
    }
    this.#sleep()
  }

  #ready(): Delivery[] {
    return this.#world.store.all('delivery').filter((one) => one.status === 'waiting' && one.nextAt <= Date.now())
  }

  #sleep(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#stopped) return
    const waiting = this.#world.store.all('delivery').filter((one) => one.status === 'waiting')
    if (waiting.length === 0) return
    const next = waiting.reduce((soonest, one) => Math.min(soonest, one.nextAt), Infinity)
    this.#wakeIn(Math.min(Math.max(next - Date.now(), 20), 60_000))
  }

  #wakeIn(ms: number): void {
    this.#timer = setTimeout(() => this.wake(), ms)
    this.#timer.unref()
  }

  async #send(delivery: Delivery): Promise<void> {
    const event = this.#world.store.get('event', delivery.event)
    if (!event) return this.#drop(delivery)
    const payload = JSON.stringify(render(event), null, 2)
    const { webhookUrl, webhookSecret } = this.#world.surroundings
    let answer: { status: number | null; error: string | null } = { status: null, error: null }
    for (let copy = 0; copy < delivery.copies; copy += 1) answer = await this.#post(webhookUrl, payload, webhookSecret)
    if (this.#stopped && answer.status === null) return
    await this.#note(delivery, answer)
  }

  async #post(url: string, payload: string, secret: string): Promise<{ status: number | null; error: string | null }> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(payload, secret, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }
    try {
      const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(timeoutMs)])
      const response = await fetch(url, { method: 'POST', headers, body: payload, signal, redirect: 'manual' })
      await response.arrayBuffer()
      return { status: response.status, error: response.ok ? null : `answered ${response.status}` }
    } catch (error) {
      return { status: null, error: error instanceof Error ? error.name : 'no answer' }
    }
  }

  async #drop(delivery: Delivery): Promise<void> {
    await this.#world.change(() =>
      this.#world.store.patch(delivery, { status: 'failed', lastError: 'nowhere to send' }),
    )
  }

  async #note(delivery: Delivery, answer: { status: number | null; error: string | null }): Promise<void> {
    const { store } = this.#world
    await this.#world.change(() => {
      const current = store.get('delivery', delivery.id)
      if (!current) return
      const attempts = current.attempts + 1
      const last = { attempts, lastStatus: answer.status, lastError: answer.error }
      if (answer.error !== null) {
        const wait = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs)
        const status = attempts >= maxAttempts ? 'failed' : 'waiting'
        store.patch(current, { ...last, status, nextAt: Date.now() + wait })
        return
      }
      store.patch(current, { ...last, status: 'delivered', copies: 1 })
      const event = store.get('event', delivery.event)
      if (event) store.patch(event, { pending_webhooks: Math.max(0, event.pending_webhooks - 1) })
    })
  }
}
