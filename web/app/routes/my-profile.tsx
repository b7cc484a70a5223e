import { Navigate } from 'react-router'
import { AccountScreen, AccountWaiting } from '../features/account/account-screen.tsx'
import { CurrentPlan } from '../features/billing/current-plan.tsx'
import { RecentGames } from '../features/play/recent-games.tsx'
import { refreshSession, useSession } from '../platform/session.ts'
import type { RouteHandle } from '../route-handle.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: 'My Profile · Marigold' }]

export default function MyProfilePage() {
  const { status, me, billing, token } = useSession()
  if (status === 'visitor') return <Navigate to="/login" replace />
  if (status === 'failed') {
    return (
      <div className="wrap sec">
        <Notice tone="bad" action={<Button onClick={() => void refreshSession()}>Retry</Button>}>
          Your profile could not be loaded.
        </Notice>
      </div>
    )
  }
  if (!me || !token) return <AccountWaiting />
  return (
    <AccountScreen me={me} page="profile">
      <CurrentPlan me={me} billing={billing} />
      <RecentGames token={token} />
    </AccountScreen>
  )
}
