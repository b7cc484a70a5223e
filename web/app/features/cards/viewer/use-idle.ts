import { useEffect, useState, type RefObject } from 'react'

const events = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const

/**
 * True after a while without touch, key or pointer: the controls may fade. Never in forced colours, nor while a control
 * has the keyboard's focus.
 */
export function useIdle(root: RefObject<HTMLElement | null>, afterMs = 4000): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const mayFade = () =>
      !window.matchMedia('(forced-colors: active)').matches &&
      !root.current?.querySelector(':focus-visible, select:focus, [aria-expanded=true]')
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(mayFade()), afterMs)
    }
    wake()
    for (const name of events) window.addEventListener(name, wake, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) window.removeEventListener(name, wake)
    }
  }, [root, afterMs])
  return idle
}
