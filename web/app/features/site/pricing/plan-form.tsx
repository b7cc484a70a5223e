import type { PlanWord } from '@marigold/contract'
import type { ReactNode } from 'react'

/** Plain form around a plan button, so that a click before hydration still leads to sign-up with that plan. */
export function PlanForm({ plan, children }: { plan: PlanWord; children: ReactNode }) {
  return (
    <form method="get" action="/myaccount">
      <input type="hidden" name="plan" value={plan} />
      {children}
    </form>
  )
}
