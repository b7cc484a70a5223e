import { m } from '#messages'
import { Navigate } from 'react-router'
import { AccountError, AccountSkeleton } from '../../features/account/account-screen.tsx'
import { NotificationsScreen } from '../../features/notifications/notifications-screen.tsx'
import { refreshSession, useSession, useWasLoggedIn } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.account_notifications_marigold() }]

export default function NotificationPage() {
  const { status, me, token } = useSession()
  const wasLoggedIn = useWasLoggedIn(status)
  if (status === 'visitor') return <Navigate to="/login" state={{ loggedOut: wasLoggedIn }} replace />
  if (status === 'failed')
    return (
      <AccountError onRetry={() => void refreshSession()}>
        {m.account_we_couldnt_load_your_notifications()}
      </AccountError>
    )
  if (!me || !token) return <AccountSkeleton />
  return <NotificationsScreen token={token} />
}
