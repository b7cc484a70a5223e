import { useEffect, useState } from 'react'

const midnight = () => new Date().setHours(0, 0, 0, 0)

/** Today's midnight in ms since 1970, also on a page that was open overnight. */
export function useToday(): number {
  const [today, setToday] = useState(midnight)
  useEffect(() => {
    const follow = () => setToday(midnight())
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return today
}
