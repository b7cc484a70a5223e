import { useEffect, useState } from 'react'

/** Whether something has gone on for so long: what is over sooner shows nothing in between. */
export function useLate(going: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [going, milliseconds])
  return going && late
}
