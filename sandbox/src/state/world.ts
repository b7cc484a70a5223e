import { randomBytes } from 'node:crypto'
import { render } from '../api/render.ts'
import type { AnyRecord, Delivery, Faults, Settings } from './records.ts'
import type { Store } from './store.ts'

/** The API version whose shapes the sandbox answers with. */
const apiVersion = '2026-10-28.endive'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const daySeconds = 86_400

function realSecond(): number {
  return Math.floor(Date.now() / 1000)
}

/** Random letters and digits, as in the provider's ids. */
export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** A new id such as `cus_…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`
}

/** Where the sandbox's pages are reached, and where its events are sent. */
export interface Surroundings {
  publicBase: string
  webhookUrl: string
  webhookSecret: string
}

/** The objects, the clock, and the events. */
export class World {
  readonly store: Store
  readonly surroundings: Surroundings
  #moment: number | null = null
  /** The real second in which the current change began: everything that it makes gets the same time. */
  #began: number | null = null
  #afterChange: () => void = () => {}

  constructor(store: Store, surroundings: Surroundings) {
    this.store = store
    this.surroundings = surroundings
  }

  /** Calls the listener after each change is on the disk. */
  whenKept(listener: () => void): void {
    this.#afterChange = listener
  }

  /** Runs a change and resolves with its result once it is on the disk. */
  async change<T>(work: () => T): Promise<T> {
    this.#began = realSecond()
    let change
    try {
      change = this.store.transact(work)
    } finally {
      this.#began = null
    }
    await change.kept
    this.#afterChange()
    return change.result
  }

  get settings(): Settings {
    const settings = this.store.get('settings', 'settings')
    if (!settings) throw new Error('The sandbox was not set up')
    return settings
  }

  /** Seconds on the sandbox's clock. */
  now(): number {
    return this.#moment ?? (this.#began ?? realSecond()) + this.settings.clockOffset
  }

  /** Runs `work` with the clock at `moment`. */
  at<T>(moment: number, work: () => T): T {
    const before = this.#moment
    this.#moment = moment
    try {
      return work()
    } finally {
      this.#moment = before
    }
  }

  /** Stores an event about a record as it is now, and its delivery. */
  announce(type: string, record: AnyRecord): void {
    const event = this.store.put({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: { object: render(record) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    })
    this.#deliver({
      id: newId('del'),
      object: 'delivery',
      created: realSecond(),
      event: event.id,
      type,
      status: 'waiting',
      attempts: 0,
      nextAt: 0,
      lastStatus: null,
      lastError: null,
      copies: 1,
    })
  }

  /** Stores a delivery, with the faults that were asked for. */
  #deliver(delivery: Delivery): void {
    const { drop, duplicate, delay, delaySeconds, shuffle } = this.settings.faults
    if (drop > 0) {
      this.setFaults({ drop: drop - 1 })
      this.store.put({ ...delivery, status: 'dropped' })
      return
    }
    this.store.put({
      ...delivery,
      status: shuffle > 0 ? 'held' : 'waiting',
      nextAt: delay > 0 ? Date.now() + delaySeconds * 1000 : 0,
      copies: duplicate > 0 ? 2 : 1,
    })
    if (delay > 0) this.setFaults({ delay: delay - 1 })
    if (duplicate > 0) this.setFaults({ duplicate: duplicate - 1 })
    if (shuffle > 0) this.setFaults({ shuffle: shuffle - 1 })
    if (shuffle === 1) this.releaseHeld()
  }

  setFaults(faults: Partial<Faults>): void {
    this.store.patch(this.settings, { faults: { ...this.settings.faults, ...faults } })
  }

  /** Sends the deliveries that were held back, newest first. */
  releaseHeld(): void {
    const held = this.store.all('delivery').filter((one) => one.status === 'held')
    for (const one of held.reverse()) {
      this.store.remove(one)
      this.store.put({ ...one, status: 'waiting' })
    }
  }
}
