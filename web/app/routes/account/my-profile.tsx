import { m } from '#messages'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AccountPage } from '../../account-page.tsx'
import { AccountTrouble, AccountWaiting } from '../../features/account/account-screen.tsx'
import { refreshSession, useSession, useWasSignedIn, type Session } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.account_my_profile_marigold() }]

/** The login; opened from an email, it leads on to the section that the email names. Whoever logged out here goes home next. */
function useLoginPath(status: Session['status']): string {
  const { pathname, hash } = useLocation()
  const [shown, setShown] = useState(false)
  if (!shown && status === 'known') setShown(true)
  return shown ? '/login' : `/login?next=${encodeURIComponent(pathname + hash)}`
}

export default function MyProfilePage() {
  const session = useSession()
  const { status, me, token } = session
  const wasSignedIn = useWasSignedIn(status)
  const loginPath = useLoginPath(status)
  if (status === 'visitor') return <Navigate to={loginPath} state={{ signedOut: wasSignedIn }} replace />
  if (status === 'failed')
    return (
      <AccountTrouble onRetry={() => void refreshSession()}>{m.account_we_couldnt_load_your_profile()}</AccountTrouble>
    )
  if (!me || !token) return <AccountWaiting />
  return <AccountPage me={me} token={token} session={session} />
}
