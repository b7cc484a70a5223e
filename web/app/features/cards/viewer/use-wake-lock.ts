import { useEffect } from 'react'

/** Keeps the screen on while cards are open; where the browser cannot, it goes dark as usual. */
export function useWakeLock() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (over) void got.release()
        else lock = got
      } catch {
        // refused, as on low battery: nothing is lost
      }
    }
    void ask()
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
