import { randomBytes } from 'node:crypto'
import { render } from '../api/render.ts'
import type { AnyRecord, Delivery, Faults, Settings } from './records.ts'
import type { Store } from './store.ts'

/** The API version of the sandbox's responses. */
const apiVersion = '2026-10-28.endive'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const daySeconds = 86_400

function realSecond(): number {
  return Math.floor(Date.now() / 1000)
}

/** Returns random letters and digits, as in the provider's ids. */
export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}

/** Returns a new id such as `cus_…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`
}

/** The URLs of the sandbox's pages, and of the webhook. */
export interface Environment {
  publicBase: string
  webhookUrl: string
  webhookSecret: string
}

/** The objects, the clock, and the events. */
export class World {
  readonly store: Store
  readonly surroundings: Environment
  #moment: number | null = null
  /** The real second in which the current change started. Everything that it creates gets the same time. */
  #began: number | null = null
  #afterChange: () => void = () => {}

  constructor(store: Store, surroundings: Environment) {
    this.store = store
    this.surroundings = surroundings
  }

  /** Calls the listener after each change is on the disk. */
  onPersisted(listener: () => void): void {
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
    await change.persisted
    this.#afterChange()
    return change.result
  }

  get settings(): Settings {
    const settings = this.store.get('settings', 'settings')
    if (!settings) throw new Error('The sandbox was not set up')
    return settings
  }

  /** Returns the seconds on the sandbox's clock. */
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
  emitEvent(type: string, record: AnyRecord): void {
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

  /** Stores a delivery with the requested faults. */
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
    if (shuffle === 1) this.releaseDelayed()
  }

  setFaults(faults: Partial<Faults>): void {
    this.store.patch(this.settings, { faults: { ...this.settings.faults, ...faults } })
  }

  /** Sends the deliveries that were held back, newest first. */
  releaseDelayed(): void {
    const held = this.store.all('delivery').filter((one) => one.status === 'held')
    for (const one of held.reverse()) {
      this.store.remove(one)
      this.store.put({ ...one, status: 'waiting' })
    }
  }
}
