import type { Pressed } from './messages.ts'
import { pause } from '../../../platform/time/timers.ts'

/** Something that was pressed, until the cards have taken it. */
export interface Sent {
  /** Its number in the room: under it it counts once, however often it is sent. */
  seq: number
  at: string
  /** By the clock of this page. */
  madeAt: number
  pressed: Pressed
}

/** `again`: it did not get through, or nobody knows. `over`: nothing gets through any more. */
export type Delivery = 'sent' | 'again' | 'over'

const retryMs = [500, 1_000, 2_000, 4_000]
/** How long to wait before trying once more. */
export const pauseBefore = (failures: number): Promise<void> =>
  pause(retryMs[Math.min(failures, retryMs.length - 1)] ?? 0)

/**
 * Presses in their order, one on its way at a time. What was sent stays until the cards say that they took it, because a
 * delivery whose answer was lost is none that one knows of.
 */
export function createPressQueue(deliver: (one: Sent) => Promise<Delivery>, pause = pauseBefore) {
  const all: Sent[] = []
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
    add(one: Sent) {
      all.push(one)
      void send()
    },
    /** The cards took everything up to this number: answers what that was. */
    taken(heard: number): Sent[] {
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
