import { useEffect, useState } from 'react'
import { after } from '../../platform/time/timers.ts'

/** Whether something has gone on for so long: what is over sooner shows nothing in between. */
export function useLate(going: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!going) return
    const cancel = after(milliseconds, () => setLate(true))
    return () => {
      cancel()
      setLate(false)
    }
  }, [going, milliseconds])
  return going && late
}
