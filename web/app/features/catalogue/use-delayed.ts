import { useEffect, useState } from 'react'
import { after } from '../../platform/time/timers.ts'

/** Returns true once `going` has lasted for this many ms, so that short waits show nothing. */
export function useDelayed(going: boolean, milliseconds: number): boolean {
  const [delayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!going) return
    const cancel = after(milliseconds, () => setDelayed(true))
    return () => {
      cancel()
      setDelayed(false)
    }
  }, [going, milliseconds])
  return going && delayed
}
