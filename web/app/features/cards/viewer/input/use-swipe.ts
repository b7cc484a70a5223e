import { useLayoutEffect, type RefObject } from 'react'

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const minSwipe = 56

/** Returns a swipe's direction: left is next, right is previous, and null if it is steep or short. */
export function swipeDirection(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) < minSwipe || Math.abs(dx) < 1.5 * Math.abs(dy)) return null
  return dx < 0 ? 1 : -1
}

/** A click caused by a gesture follows within this time. */
const clickMs = 400

/**
 * Returns true if a click was caused by the swipe that just ended. Most swipes cause none, so clicks by key, switch, or
 * screen reader (detail 0) always count.
 */
export function isSwipeClick(swipedAt: number | null, click: { timeStamp: number; detail: number }): boolean {
  return swipedAt !== null && click.detail > 0 && click.timeStamp - swipedAt < clickMs
}

/** Turns cards with a one-finger swipe. A swipe doesn't press what it started on. */
export function useSwipe(stage: RefObject<HTMLElement | null>, onMove: (by: 1 | -1) => void) {
  useLayoutEffect(() => {
    const here = stage.current
    if (!here) return
    let from: { id: number; x: number; y: number } | null = null
    let swipedAt: number | null = null
    const down = (event: PointerEvent) => {
      swipedAt = null
      from =
        event.pointerType !== 'mouse' && event.isPrimary
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : null
    }
    const up = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const by = swipeDirection(event.clientX - from.x, event.clientY - from.y)
      from = null
      if (!by) return
      swipedAt = event.timeStamp
      onMove(by)
    }
    const cancel = () => (from = null)
    const click = (event: MouseEvent) => {
      if (isSwipeClick(swipedAt, event)) {
        event.preventDefault()
        event.stopPropagation()
      }
      swipedAt = null
    }
    here.addEventListener('pointerdown', down)
    here.addEventListener('pointerup', up)
    here.addEventListener('pointercancel', cancel)
    here.addEventListener('click', click, { capture: true })
    return () => {
      here.removeEventListener('pointerdown', down)
      here.removeEventListener('pointerup', up)
      here.removeEventListener('pointercancel', cancel)
      here.removeEventListener('click', click, { capture: true })
    }
  }, [stage, onMove])
}
