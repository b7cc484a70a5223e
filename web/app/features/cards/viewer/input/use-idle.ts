import { useEffect, useState, type RefObject } from 'react'
import { windowIsOpen } from './use-viewer-keys.ts'
import { after } from '../../../../platform/time/timers.ts'

const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const

/**
 * True after a while without touch, key or pointer: the controls may fade. Never in forced colors, under a window, nor
 * while a control has the keyboard's focus; never at all after 0 seconds.
 */
export function useIdle(root: RefObject<HTMLElement | null>, seconds: number): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (seconds === 0) return
    let cancel = () => {}
    let faded = false
    const mayFade = () =>
      !windowIsOpen() &&
      !window.matchMedia('(forced-colors: active)').matches &&
      !root.current?.querySelector(':is(button, a):focus-visible, select:focus, [aria-expanded=true]')
    const fade = () => {
      faded = mayFade()
      setIdle(faded)
    }
    // A pointer on its way calls it for every frame: it does no more than it must.
    const wake = () => {
      if (faded) setIdle(false)
      faded = false
      cancel()
      cancel = after(seconds * 1000, fade)
    }
    wake()
    for (const name of events) window.addEventListener(name, wake, { passive: true })
    return () => {
      cancel()
      setIdle(false)
      for (const name of events) window.removeEventListener(name, wake)
    }
  }, [root, seconds])
  return idle
}
