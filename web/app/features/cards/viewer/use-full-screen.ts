import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen for the page: whether it is available and on, and a toggle. Some phones don't support it. */
export function useFullScreen() {
  const on = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  )
  // The server can't know, so neither its render nor the first one here shows the button.
  const can = useSyncExternalStore(
    onChange,
    () => document.fullscreenEnabled,
    () => false,
  )
  const toggle = () => {
    const asked = on ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    asked.catch(() => {}) // refused by the browser
  }
  return { on, can, toggle }
}
