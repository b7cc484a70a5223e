import { m } from '#messages'
import type { BillingDetails } from '@marigold/contract'
import { useEffect, useState } from 'react'

const day = 86_400_000

type Billing =
  | Pick<
      BillingDetails,
      'subscription_status' | 'current_period_start' | 'current_period_end' | 'past_due_until' | 'trialing'
    >
  | null
  | undefined

/** Returns the period to count down; null for users who have access although their plan has ended. */
export function countdownPeriod<T extends Billing>(billing: T, active: boolean): T | null {
  return active && billing?.subscription_status === 'expired' ? null : billing
}

/**
 * Returns the header's countdown: undefined billing is not known yet, null is none. The server decides whether it is
 * over; this device's clock only counts the days. An unpaid period ends sooner. Days are rounded down, except that the
 * first day of a trial counts.
 */
export function countdownText(billing: Billing, now: number): string {
  if (billing === undefined) return m.platform_calculating()
  if (billing === null) return ''
  if (billing.subscription_status === 'expired') return m.platform_expired()
  const left = Date.parse(billing.past_due_until ?? billing.current_period_end) - now
  if (Number.isNaN(left)) return ''
  if (left <= 0) return m.platform_expired()
  const firstDay = billing.trialing && now - Date.parse(billing.current_period_start) < day
  const days = firstDay ? Math.ceil(left / day) : Math.floor(left / day)
  if (days === 0) return m.platform_less_than_a_day_left()
  return m.platform_days_left({ days })
}

/** Returns `countdownText`, updated every second. The server renders it as not known yet. */
export function useCountdown(billing: Billing): string {
  const [text, setText] = useState(() => (billing === null ? '' : m.platform_calculating()))
  useEffect(() => {
    const tick = () => setText(countdownText(billing, Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [billing])
  return text
}
