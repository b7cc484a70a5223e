import { m } from '#messages'
import { Navigate } from 'react-router'
import { AccountTrouble, AccountWaiting } from '../../features/account/account-screen.tsx'
import { NotificationsScreen } from '../../features/notifications/notifications-screen.tsx'
import { refreshSession, useSession, useWasSignedIn } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.account_notifications_marigold() }]

export default function NotificationPage() {
  const { status, me, token } = useSession()
  const wasSignedIn = useWasSignedIn(status)
  if (status === 'visitor') return <Navigate to="/login" state={{ signedOut: wasSignedIn }} replace />
  if (status === 'failed')
    return (
      <AccountTrouble onRetry={() => void refreshSession()}>
        {m.account_we_couldnt_load_your_notifications()}
      </AccountTrouble>
    )
  if (!me || !token) return <AccountWaiting />
  return <NotificationsScreen token={token} />
}
