import { signal, type ReadonlySignal } from '@preact/signals'
import type { Clock } from '@marigold/device'
import { offerKeys } from './keys.ts'

interface CarryRoom {
  clock: Pick<Clock, 'onPause'>
  /** Called when a thing is put on a place. */
  drop: (thing: string, place: string) => void
  /** Whether a thing may lie there; left out, every place takes everything. */
  takes?: (thing: string, place: string) => boolean
}

type Press = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'button'> & { currentTarget: EventTarget | null }

/** What goes onto the button of a thing or a place, by `{...carry.thing('cat')}` or as `button` of a `Target`. */
export interface CarryButton {
  'data-scan'?: '' | 'first'
  'data-place'?: string
  'aria-pressed'?: boolean
  disabled?: boolean
  onClick: () => void
  onPointerDown?: (event: Press) => void
  onPointerMove?: (event: Press) => void
  onPointerUp?: (event: Press) => void
  onPointerCancel?: (event: Press) => void
}

export interface Carry {
  /** The thing in hand after a tap, waiting for its place. */
  readonly held: ReadonlySignal<string | null>
  thing(id: string): CarryButton
  place(id: string): CarryButton
  /** Puts back what is held. */
  putBack(): void
}

// A finger that trembles this far, in pixels, still taps.
const slack = 8

/** The place under a point, past the thing in hand. */
const placeAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((element) => element !== null)?.dataset.place ?? null

/**
 * Carrying things to places: by dragging, or by a tap on the thing and a tap on the place. Keyboard, numbers and
 * switches tap too: with nothing in hand a scan goes through the things, then through the places that take it, which lead,
 * so that a second press of the switch puts the thing there and not back.
 * Letting go beside a place, Escape, a pause, or a second tap on the thing puts it back.
 */
export function makeCarry({ clock, drop, takes = () => true }: CarryRoom): Carry {
  const held = signal<string | null>(null)
  let drag: { thing: string; at: HTMLElement; id: number; x: number; y: number; moved: boolean } | null = null
  // A drag ends with a click of its own, which is no tap.
  let dragged = false
  let withdraw: () => void = () => undefined

  const hold = (thing: string | null) => {
    withdraw()
    withdraw = thing === null ? () => undefined : offerKeys({ Escape: () => hold(null) })
    held.value = thing
  }
  const letGo = () => {
    if (!drag) return
    drag.at.style.translate = ''
    drag.at.classList.remove('carried')
    dragged = drag.moved
    drag = null
    // Its click comes at once, or, in some browsers, not at all.
    setTimeout(() => (dragged = false))
  }
  const put = (thing: string, place: string | null) => {
    hold(null)
    if (place !== null && takes(thing, place)) drop(thing, place)
  }
  const cancel = () => {
    if (drag?.moved) hold(null)
    letGo()
  }
  // What was taken up by a tap stays in hand over a pause; a finger is gone by then.
  clock.onPause((paused) => paused && cancel())

  const move = (event: Press) => {
    if (event.pointerId !== drag?.id) return
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.moved && Math.hypot(x, y) < slack) return
    if (!drag.moved) {
      drag.moved = true
      drag.at.classList.add('carried')
      hold(drag.thing)
    }
    drag.at.style.translate = `${x}px ${y}px`
  }
  return {
    held,
    putBack: () => hold(null),
    thing: (thing) => ({
      // With something in hand a scan goes on to the places.
      ...(held.value === null || held.value === thing ? { 'data-scan': '' as const } : {}),
      'aria-pressed': held.value === thing,
      onClick() {
        const tap = !dragged
        dragged = false
        if (tap) hold(held.value === thing ? null : thing)
      },
      onPointerDown(event) {
        dragged = false
        if (event.button !== 0) return
        const at = event.currentTarget as HTMLElement
        at.setPointerCapture(event.pointerId)
        drag = { thing, at, id: event.pointerId, x: event.clientX, y: event.clientY, moved: false }
      },
      onPointerMove: move,
      onPointerUp(event) {
        if (event.pointerId !== drag?.id) return
        const { moved } = drag
        letGo()
        if (moved) put(thing, placeAt(event.clientX, event.clientY))
      },
      onPointerCancel: cancel,
    }),
    place: (place) => {
      const free = held.value !== null && takes(held.value, place)
      return {
        'data-place': place,
        ...(free ? { 'data-scan': 'first' as const } : {}),
        disabled: held.value !== null && !free,
        onClick() {
          if (held.value !== null) put(held.value, place)
        },
      }
    },
  }
}
