import type { AnySession } from '../session/session.ts'
import { listen } from './listen.ts'

interface Dwelling<T> {
  /** How long a pointer rests on something to choose it, in ms; 0 for never. */
  ms(): number
  after(ms: number, call: () => void): () => void
  /** Shows that the pointer rests there, or no longer. */
  mark(target: T, isOn: boolean): void
  press(target: T): void
}

/** Chooses what a pointer rests on. What was chosen is only chosen again once the pointer has left it. */
export function makeDwell<T>({ ms, after, mark, press }: Dwelling<T>) {
  let at: T | null = null
  let stop = () => {}
  const end = () => {
    stop()
    stop = () => {}
    if (at !== null) mark(at, false)
  }
  return {
    /** The pointer has moved on something to choose, or on nothing (null). */
    move(target: T | null) {
      if (target === at) return
      end()
      at = target
      if (target === null || ms() <= 0) return
      mark(target, true)
      stop = after(ms(), () => {
        end()
        press(target)
      })
    },
    /** A click or a drag of its own needs no rest. */
    down: end,
  }
}

// The adult's row and a game that chooses by resting in its own way.
const notHere = '[data-own-dwell], .assist-row, .adult-confirm'

/**
 * Wires resting for the buttons of the page. Only a pointer that moves begins to rest: what appears under a still one is
 * never chosen by itself.
 */
export function wireDwell({ values, scanClock }: AnySession): void {
  const dwell = makeDwell<HTMLElement>({
    ms: () => Number(values.value.dwell ?? 0) * 1000,
    after: (ms, call) => scanClock.after(ms, call),
    mark(target, isOn) {
      target.classList.toggle('is-rested-on', isOn)
      target.style.setProperty('--dwell', `${Number(values.value.dwell)}s`)
    },
    press: (target) => target.isConnected && target.click(),
  })
  listen({
    pointermove({ target, pointerType }: PointerEvent) {
      const button = (target as Element).closest<HTMLElement>('button:not(:disabled), summary, [role="button"]')
      dwell.move(pointerType === 'touch' || !button || button.closest(notHere) ? null : button)
    },
    pointerdown: () => dwell.down(),
  })
}
