import { useEffect, useState, type RefObject } from 'react'
import { isDialogOpen } from './use-viewer-keys.ts'
import { after } from '../../../../platform/time/timers.ts'

const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const

/**
 * Returns true after `seconds` without touch, key, or pointer, so that the controls can fade. Never in forced colors,
 * under a dialog, or while a control has keyboard focus; 0 disables it.
 */
export function useIdle(root: RefObject<HTMLElement | null>, seconds: number): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (seconds === 0) return
    let cancel = () => {}
    let faded = false
    const mayFade = () =>
      !isDialogOpen() &&
      !window.matchMedia('(forced-colors: active)').matches &&
      !root.current?.querySelector(':is(button, a):focus-visible, select:focus, [aria-expanded=true]')
    const fade = () => {
      faded = mayFade()
      setIdle(faded)
    }
    // Called on every pointer move, so it does as little as possible.
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
