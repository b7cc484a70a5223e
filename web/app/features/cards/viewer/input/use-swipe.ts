import { useLayoutEffect, type RefObject } from 'react'

/** How far a finger goes sideways to turn the card, in CSS pixels. */
const leastSwipe = 56

/** What a finger's way means: left is next, right is previous, anything steep or short is nothing. */
export function swipeOf(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) < leastSwipe || Math.abs(dx) < 1.5 * Math.abs(dy)) return null
  return dx < 0 ? 1 : -1
}

/** A click that a gesture makes comes right behind it. */
const clickMs = 400

/**
 * Whether a click belongs to a swipe that ended then: most swipes make none, and the next click, of a key, a switch or a
 * screen reader, comes without a finger going down before it and means what it says.
 */
export function isOfSwipe(swipedAt: number | null, click: { timeStamp: number; detail: number }): boolean {
  return swipedAt !== null && click.detail > 0 && click.timeStamp - swipedAt < clickMs
}

/** Turns cards by a swipe of one finger over the card. A swipe presses nothing that it began on. */
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
      const by = swipeOf(event.clientX - from.x, event.clientY - from.y)
      from = null
      if (!by) return
      swipedAt = event.timeStamp
      onMove(by)
    }
    const cancel = () => (from = null)
    const click = (event: MouseEvent) => {
      if (isOfSwipe(swipedAt, event)) {
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
