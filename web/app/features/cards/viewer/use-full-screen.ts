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
  // The server cannot know: it draws no button, and neither does the first draw here.
  const can = useSyncExternalStore(
    onChange,
    () => document.fullscreenEnabled,
    () => false,
  )
  const toggle = () => {
    const asked = on ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    asked.catch(() => {}) // refused by the browser: the page stays as it is
  }
  return { on, can, toggle }
}
