import { AccountScreen, AccountWaiting } from '../features/account/account-screen.tsx'
import { BugReport } from '../features/account/bug-report.tsx'
import { JoinLayout } from '../features/account/join-layout.tsx'
import { SignUpForm } from '../features/account/sign-up-form.tsx'
import { planOf } from '@marigold/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { storeChosenPlan, useChosenPlan } from '../features/billing/chosen-plan.ts'
import { CurrentPlan } from '../features/billing/current-plan.tsx'
import { PlanLine } from '../features/billing/plan-line.tsx'
import { RecentGames } from '../features/play/recent-games.tsx'
import { refreshSession, useSession } from '../platform/session.ts'
import type { RouteHandle } from '../route-handle.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: 'Your account · Marigold' }]

/** A plan in the address was chosen before the scripts of the pricing page ran: it is kept, and the address made plain. */
function usePlanOfAddress() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('plan')
  useEffect(() => {
    if (asked === null) return
    const plan = planOf(asked)
    if (plan) storeChosenPlan(plan)
    setSearch({}, { replace: true })
  }, [asked, setSearch])
}

export default function MyAccountPage() {
  usePlanOfAddress()
  const { status, me, billing, token } = useSession()
  const plan = useChosenPlan()
  if (status === 'loading') return <AccountWaiting />
  if (status === 'failed') {
    return (
      <div className="wrap sec">
        <Notice tone="bad" action={<Button onClick={() => void refreshSession()}>Retry</Button>}>
          Your account could not be loaded.
        </Notice>
      </div>
    )
  }
  if (me && token) {
    return (
      <AccountScreen me={me} page="account">
        <CurrentPlan me={me} billing={billing} />
        <RecentGames token={token} />
        <BugReport />
      </AccountScreen>
    )
  }
  return (
    <JoinLayout current="sign-up" title="Create your account">
      <SignUpForm plan={plan.word} planLine={<PlanLine plan={plan} />} />
    </JoinLayout>
  )
}
