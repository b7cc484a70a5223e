import { useEffect } from 'react'

/** Keeps the screen awake while cards are open, if the browser supports it. */
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
        // refused, for example on low battery
      }
    }
    void ask()
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
