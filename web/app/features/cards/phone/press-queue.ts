import type { Pressed } from './messages.ts'
import { pause } from '../../../platform/time/timers.ts'

/** A tap that waits until the cards have accepted it. */
export interface QueuedPress {
  /** Its number in the room; a resend under the same number counts once. */
  seq: number
  at: string
  /** By this page's clock. */
  madeAt: number
  pressed: Pressed
}

/** `again`: it failed, or the result is unknown. `over`: nothing can be delivered anymore. */
export type Delivery = 'sent' | 'again' | 'over'

const retryMs = [500, 1_000, 2_000, 4_000]
/** Waits before the next retry, longer after each failure. */
export const retryDelay = (failures: number): Promise<void> =>
  pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0)

/**
 * Sends taps in order, one at a time. A tap stays queued until the cards confirm it, because a lost response doesn't
 * prove that it wasn't delivered.
 */
export function createPressQueue(deliver: (one: QueuedPress) => Promise<Delivery>, pause = retryDelay) {
  const all: QueuedPress[] = []
  let delivered = 0
  let sending = false
  let stopped = false

  async function send(): Promise<void> {
    if (sending) return
    sending = true
    let failures = 0
    while (!stopped) {
      const next = all.find(({ seq }) => seq > delivered)
      if (!next) break
      const how = await deliver(next)
      if (how === 'over') stopped = true
      else if (how === 'sent') {
        delivered = next.seq
        failures = 0
      } else {
        await pause(failures)
        failures += 1
      }
    }
    sending = false
  }

  return {
    add(one: QueuedPress) {
      all.push(one)
      void send()
    },
    /** Removes the taps up to this number, which the cards have accepted, and returns them. */
    taken(heard: number): QueuedPress[] {
      const done = all.filter(({ seq }) => seq <= heard)
      all.splice(0, done.length)
      delivered = Math.max(delivered, heard)
      return done
    },
    waiting: () => all.length,
    stop() {
      stopped = true
    },
  }
}
