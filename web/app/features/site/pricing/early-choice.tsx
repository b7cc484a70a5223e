import type { PlanWord } from '@marigold/contract'
import type { ReactNode } from 'react'

/** A plain form around a button that chooses a plan: a press before the scripts run still leads to sign-up with that plan. */
export function EarlyChoice({ plan, children }: { plan: PlanWord; children: ReactNode }) {
  return (
    <form method="get" action="/myaccount">
      <input type="hidden" name="plan" value={plan} />
      {children}
    </form>
  )
}
