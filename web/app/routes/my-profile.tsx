import { Navigate } from 'react-router'
import { AccountScreen, AccountTrouble, AccountWaiting } from '../features/account/account-screen.tsx'
import { CurrentPlan } from '../features/billing/current-plan.tsx'
import { RecentGames } from '../features/play/recent-games.tsx'
import { refreshSession, useSession, useWasSignedIn } from '../platform/session.ts'
import type { RouteHandle } from '../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: 'My Profile · Marigold' }]

export default function MyProfilePage() {
  const { status, me, billing, billingFailed, token } = useSession()
  const wasSignedIn = useWasSignedIn(status)
  if (status === 'visitor') return <Navigate to="/login" state={{ signedOut: wasSignedIn }} replace />
  if (status === 'failed')
    return <AccountTrouble onRetry={() => void refreshSession()}>Your profile could not be loaded.</AccountTrouble>
  if (!me || !token) return <AccountWaiting />
  return (
    <AccountScreen me={me} page="profile">
      <CurrentPlan me={me} billing={billing} failed={billingFailed} />
      <RecentGames token={token} />
    </AccountScreen>
  )
}
