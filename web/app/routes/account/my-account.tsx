import { m } from '#messages'
import { AccountPage } from '../../account-page.tsx'
import { AccountError, AccountSkeleton } from '../../features/account/account-screen.tsx'
import { AuthLayout } from '../../features/account/auth-layout.tsx'
import { SignUpForm } from '../../features/account/sign-up-form.tsx'
import { planOf } from '@marigold/contract'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useChosenPlan } from '../../features/billing/chosen-plan.ts'
import { storeChosenPlan } from '../../platform/session/chosen-plan.ts'
import { PlanLine } from '../../features/billing/plan-line.tsx'
import { refreshSession, useSession, useWasLoggedIn, type Session } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.account_your_account_marigold() }]

/**
 * Stores a plan from the URL, which was chosen before the pricing page's scripts ran, and cleans the URL. Returns
 * whether there was one; a logged-in user then goes back to choose it there.
 */
function usePlanOfAddress(status: Session['status']): boolean {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('plan')
  const chosen = asked !== null && planOf(asked) !== undefined
  useEffect(() => {
    if (asked === null) return
    const plan = planOf(asked)
    if (plan) storeChosenPlan(plan.word)
    if (!plan || status === 'visitor') setSearch({}, { replace: true })
  }, [asked, setSearch, status])
  return chosen
}

export default function MyAccountPage() {
  const session = useSession()
  const { status, me, token } = session
  const planAsked = usePlanOfAddress(status)
  const plan = useChosenPlan()
  const wasLoggedIn = useWasLoggedIn(status)
  if (status === 'visitor' && wasLoggedIn) return <Navigate to="/login" state={{ loggedOut: true }} replace />
  if (status === 'loading') return <AccountSkeleton />
  if (status === 'failed')
    return <AccountError onRetry={() => void refreshSession()}>{m.account_we_couldnt_load_your_account()}</AccountError>
  if (me && token) {
    if (planAsked) return <Navigate to="/pricing" replace />
    return <AccountPage me={me} token={token} session={session} />
  }
  return (
    <AuthLayout current="sign-up" title={m.account_create_your_account()}>
      <SignUpForm plan={plan.word} planLine={<PlanLine plan={plan} />} />
    </AuthLayout>
  )
}
