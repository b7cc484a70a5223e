import { useEffect, useState } from 'react'

const day = 86_400_000

/** What the header says about the running period: `end` undefined while it is not known, null for people without one. */
export function countdownText(end: string | null | undefined, now: number): string {
  if (end === undefined) return 'Calculating'
  if (end === null) return ''
  const left = Date.parse(end) - now
  if (Number.isNaN(left)) return ''
  if (left <= 0) return 'Expired'
  const days = Math.floor(left / day)
  if (days === 0) return 'Less than a day left'
  return days === 1 ? '1 day left' : `${days} days left`
}

/** `countdownText`, looked at again each second. The server renders it as not known yet. */
export function useCountdown(end: string | null | undefined): string {
  const [text, setText] = useState(() => (end === null ? '' : 'Calculating'))
  useEffect(() => {
    const tick = () => setText(countdownText(end, Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])
  return text
}
