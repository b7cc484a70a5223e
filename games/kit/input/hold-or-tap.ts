import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

/** A press that is shorter than this, in ms, stays on until the next one. */
const tapMs = 350

/** What is pressed: a hold ends on release, a tap with the next tap. Times are those of the events. */
export function makeHoldOrTap({ isOn, set }: { isOn: () => boolean; set: (on: boolean) => void }) {
  let since: number | null = null
  const off = () => {
    since = null
    set(false)
  }
  return {
    down(time: number) {
      if (isOn()) return off()
      since = time
      set(true)
    },
    /** Returns whether it stays on: the press was a tap. */
    up(time: number): boolean {
      if (since === null) return isOn()
      const stays = time - since < tapMs
      if (!stays) off()
      since = null
      return stays
    },
    off,
  }
}

/**
 * Handlers for a button that acts while it is held. A short tap does the same until the next tap, for players who can't
 * hold. Pass `tap` for switches, which can only click. `stays` is true while a tap keeps it on, for its label.
 */
export function useHoldOrTap({ on, set, tap }: { on: boolean; set: (on: boolean) => void; tap: boolean }) {
  const latest = useRef({ on, set })
  useLayoutEffect(() => void (latest.current = { on, set }))
  const [tapped, setTapped] = useState(false)
  const hold = useMemo(() => {
    const press = makeHoldOrTap({ isOn: () => latest.current.on, set: (to) => latest.current.set(to) })
    const isKey = ({ key, repeat }: KeyboardEvent) => (key === ' ' || key === 'Enter') && !repeat
    const off = () => press.off()
    return {
      onPointerDown: (event: PointerEvent) => {
        ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
        press.down(event.timeStamp)
      },
      onPointerUp: (event: PointerEvent) => setTapped(press.up(event.timeStamp)),
      onPointerCancel: off,
      onKeyDown: (event: KeyboardEvent) => isKey(event) && press.down(event.timeStamp),
      onKeyUp: (event: KeyboardEvent) => isKey(event) && setTapped(press.up(event.timeStamp)),
      onBlur: off,
      onContextMenu: (event: Event) => event.preventDefault(),
    }
  }, [])
  return { stays: on && (tap || tapped), handlers: tap ? { onClick: () => set(!on) } : hold }
}
