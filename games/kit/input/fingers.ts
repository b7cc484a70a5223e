import { useMemo } from 'preact/hooks'
import { useStableCallback } from '../play/stable-callback.ts'

/** A finger (or pen, or mouse button) that is down; places in px of the play area, times in ms. */
export interface Finger {
  readonly id: number
  readonly kind: string
  readonly since: number
  readonly fromX: number
  readonly fromY: number
  x: number
  y: number
}

/** Two fingers pinch when they have come together to this share of their first distance. */
const closedAt = 0.4
/** Two fingers further apart at first than this many px, or closer, don't begin a pinch. */
const pinchFrom = { least: 40, most: 320 }
/** Two fingers touch together when both have been down this long, ms. */
const togetherMs = 300
/** A finger may slip off a moving target for this long, ms. */
const slipMs = 150

const distance = (a: Pick<Finger, 'x' | 'y'>, b: Pick<Finger, 'x' | 'y'>) => Math.hypot(a.x - b.x, a.y - b.y)

/** True when two fingers have closed around something, having begun far enough apart. */
export function isPinched(one: Finger, other: Finger): boolean {
  const first = Math.hypot(one.fromX - other.fromX, one.fromY - other.fromY)
  return first >= pinchFrom.least && first <= pinchFrom.most && distance(one, other) <= first * closedAt
}

/** True when two fingers are down and have both been for a moment. */
export const isTogether = (one: Pick<Finger, 'since'>, other: Pick<Finger, 'since'>, time: number): boolean =>
  time - Math.max(one.since, other.since) >= togetherMs

/** A hold on a target that may move. Call `check` with whether the finger is on it; a short slip is forgiven. */
export function makeHold(ms: number, start: number) {
  let [last, held, on] = [start, 0, start]
  return {
    /** Returns the share of the hold that is done, 0 to 1, or null when the finger has left. */
    check(time: number, isOn: boolean): number | null {
      if (isOn) {
        held += time - last
        on = time
      }
      last = time
      if (time - on > slipMs) return null
      return Math.min(1, held / ms)
    },
  }
}

/** Which fingers are down. */
export function makeFingers() {
  const all = new Map<number, Finger>()
  return {
    all: (): Finger[] => [...all.values()],
    down(finger: Pick<Finger, 'id' | 'kind' | 'x' | 'y'>, since: number): Finger {
      const added = { ...finger, since, fromX: finger.x, fromY: finger.y }
      all.set(finger.id, added)
      return added
    },
    move(id: number, x: number, y: number): Finger | undefined {
      const finger = all.get(id)
      if (finger) Object.assign(finger, { x, y })
      return finger
    },
    up(id: number): Finger | undefined {
      const finger = all.get(id)
      all.delete(id)
      return finger
    },
  }
}

/** What a play area does with fingers; each is called with all that are down. */
interface FingerHandlers {
  down(finger: Finger): void
  move(finger: Finger): void
  up(finger: Finger): void
  /** The browser took the finger away: a gesture of the device, or a call. */
  lost(finger: Finger): void
}

/**
 * Handlers for a play area that follows several fingers at once. Give it
 * `touch-action: none`, so that neither the cooldown nor a browser gesture takes the second finger. The area takes every
 * touch in it, so put buttons that pointers press beside it. Times are on `now`, the game's clock.
 */
export function useFingers(handlers: FingerHandlers, now: () => number) {
  const fingers = useMemo(makeFingers, [])
  const on = useStableCallback((kind: keyof FingerHandlers, finger: Finger | undefined) => {
    if (finger) handlers[kind](finger)
  })
  const props = useMemo(() => {
    // Read once a touch: layout must not be asked for in each move.
    let [left, top] = [0, 0]
    const placeOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX - left, y: clientY - top })
    return {
      'data-own-cooldown': '',
      onPointerDown: (event: PointerEvent) => {
        if (event.button > 0) return
        const area = event.currentTarget as Element
        area.setPointerCapture(event.pointerId)
        ;({ left, top } = area.getBoundingClientRect())
        const { pointerId: id, pointerType: kind } = event
        on('down', fingers.down({ ...placeOf(event), id, kind }, now()))
      },
      onPointerMove: (event: PointerEvent) => {
        const { x, y } = placeOf(event)
        on('move', fingers.move(event.pointerId, x, y))
      },
      onPointerUp: ({ pointerId }: PointerEvent) => on('up', fingers.up(pointerId)),
      onPointerCancel: ({ pointerId }: PointerEvent) => on('lost', fingers.up(pointerId)),
      onContextMenu: (event: Event) => event.preventDefault(),
    }
  }, [])
  return props
}
