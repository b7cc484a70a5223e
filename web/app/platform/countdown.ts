import type { BillingDetails } from '@marigold/contract'
import { useEffect, useState } from 'react'

const day = 86_400_000

type Billing = Pick<BillingDetails, 'subscription_status' | 'current_period_end' | 'past_due_until'> | null | undefined

/**
 * What the header says about the running period: undefined while it is not known, null for people without one. Whether
 * it is over the server decides; this device's clock only counts the days. A period that is owed for ends sooner.
 */
export function countdownText(billing: Billing, now: number): string {
  if (billing === undefined) return 'Calculating'
  if (billing === null) return ''
  if (billing.subscription_status === 'expired') return 'Expired'
  const left = Date.parse(billing.past_due_until ?? billing.current_period_end) - now
  if (Number.isNaN(left)) return ''
  if (left <= 0) return 'Expired'
  const days = Math.floor(left / day)
  if (days === 0) return 'Less than a day left'
  return days === 1 ? '1 day left' : `${days} days left`
}

/** `countdownText`, looked at again each second. The server renders it as not known yet. */
export function useCountdown(billing: Billing): string {
  const [text, setText] = useState(() => (billing === null ? '' : 'Calculating'))
  useEffect(() => {
    const tick = () => setText(countdownText(billing, Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [billing])
  return text
}
