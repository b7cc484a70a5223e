import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen of the whole page: whether it can, is, and a switch. Phones of some makers cannot. */
export function useFullScreen() {
  const on = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  )
  const can = typeof document !== 'undefined' && document.fullscreenEnabled
  const toggle = () => {
    const asked = on ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    asked.catch(() => {}) // refused by the browser: the page stays as it is
  }
  return { on, can, toggle }
}
