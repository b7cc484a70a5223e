import { randomBytes } from 'node:crypto'
import { render } from '../api/render.ts'
import type { AnyRecord, Settings } from './records.ts'
import type { Store } from './store.ts'

/** The API version whose shapes the sandbox answers with. */
export const apiVersion = '2026-10-28.endive'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

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

/** What the outside must give: where pages are reached, and where events go. */
export interface Surroundings {
  publicBase: string
  webhookUrl: string
  webhookSecret: string
}

/** The objects, the clock, and the one way to announce an event. */
export class World {
  readonly store: Store
  readonly surroundings: Surroundings
  request: { id: string; idempotencyKey: string | null } | null = null
  #moment: number | null = null
  /** The real second in which the change that runs began: all that it makes bears the same time. */
  #began: number | null = null
  #afterChange: () => void = () => {}

  constructor(store: Store, surroundings: Surroundings) {
    this.store = store
    this.surroundings = surroundings
  }

  /** Called after each change is on the disk. */
  whenKept(listener: () => void): void {
    this.#afterChange = listener
  }

  /** Runs a change and resolves with its result once it is on the disk. */
  async change<T>(work: () => T): Promise<T> {
    const { result, kept } = this.#atOneTime(() => this.store.transact(work))
    await kept
    this.#afterChange()
    return result
  }

  #atOneTime<T>(work: () => T): T {
    this.#began = realSecond()
    try {
      return work()
    } finally {
      this.#began = null
    }
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

  /** Runs `work` as if it were `moment`, so that what it makes bears that time. */
  at<T>(moment: number, work: () => T): T {
    const before = this.#moment
    this.#moment = moment
    try {
      return work()
    } finally {
      this.#moment = before
    }
  }

  /** Keeps an event about a record as it is now; with `before`, it names what changed. */
  announce(type: string, record: AnyRecord, before?: AnyRecord): void {
    const object = render(record) as Fields
    const changed = before ? differences(render(before) as Fields, object) : null
    const event = this.store.put({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: changed ? { object, previous_attributes: changed } : { object },
      livemode: false,
      pending_webhooks: 0,
      request: { id: this.request?.id ?? null, idempotency_key: this.request?.idempotencyKey ?? null },
      type,
    } as AnyRecord & { object: 'event' })
    this.#address(event.id, type)
  }

  #address(event: string, type: string): void {
    const created = this.#began ?? realSecond()
    const delivery = {
      object: 'delivery' as const,
      created,
      event,
      type,
      status: 'waiting' as const,
      attempts: 0,
      nextAt: 0,
      lastStatus: null,
      lastError: null,
      copies: 1,
    }
    const faults = this.settings.faults
    const fields = { ...delivery, id: newId('del') }
    if (faults.drop > 0) {
      this.#spend({ drop: faults.drop - 1 })
      this.store.put({ ...fields, status: 'dropped' as const })
      return
    }
    const delayed = faults.delay > 0
    const doubled = faults.duplicate > 0
    if (delayed) this.#spend({ delay: faults.delay - 1 })
    if (doubled) this.#spend({ duplicate: faults.duplicate - 1 })
    this.store.put({
      ...fields,
      status: faults.hold || faults.shuffle > 0 ? ('held' as const) : ('waiting' as const),
      nextAt: delayed ? Date.now() + faults.delaySeconds * 1000 : 0,
      copies: doubled ? 2 : 1,
    })
    if (faults.shuffle > 0) this.#shuffleOne(faults.shuffle - 1)
    const kept = this.store.get('event', event)
    if (kept) this.store.patch(kept, { pending_webhooks: 1 })
  }

  // The last of the events to be shuffled lets all of them go, newest first.
  #shuffleOne(left: number): void {
    this.#spend({ shuffle: left })
    if (left > 0 || this.settings.faults.hold) return
    this.release('reversed')
  }

  #spend(faults: Partial<Settings['faults']>): void {
    this.store.patch(this.settings, { faults: { ...this.settings.faults, ...faults } })
  }

  /** Lets held deliveries go, in the order they were made or the other way round. */
  release(order: 'kept' | 'reversed'): void {
    const held = this.store.all('delivery').filter((one) => one.status === 'held')
    if (order === 'reversed') held.reverse()
    for (const one of held) this.store.remove(one)
    for (const one of held) this.store.put({ ...one, status: 'waiting' })
  }
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The earlier values of the fields that changed, also within an object. A list that changed is named as a whole. */
function differences(before: Fields, after: Fields): Fields {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(
    changed.map((key) => {
      const [was, is] = [before[key], after[key]]
      return [key, isFields(was) && isFields(is) ? differences(was, is) : (was ?? null)]
    }),
  )
}
