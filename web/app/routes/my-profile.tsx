import { Navigate } from 'react-router'
import { AccountPage } from '../account-page.tsx'
import { AccountTrouble, AccountWaiting } from '../features/account/account-screen.tsx'
import { refreshSession, useSession, useWasSignedIn } from '../platform/session.ts'
import type { RouteHandle } from '../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: 'My Profile · Marigold' }]

export default function MyProfilePage() {
  const session = useSession()
  const { status, me, token } = session
  const wasSignedIn = useWasSignedIn(status)
  if (status === 'visitor') return <Navigate to="/login" state={{ signedOut: wasSignedIn }} replace />
  if (status === 'failed')
    return <AccountTrouble onRetry={() => void refreshSession()}>Your profile could not be loaded.</AccountTrouble>
  if (!me || !token) return <AccountWaiting />
  return <AccountPage me={me} token={token} session={session} />
}
