import { m } from '#messages'
import { useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { AccountPage } from '../../account-page.tsx'
import { AccountError, AccountSkeleton } from '../../features/account/account-screen.tsx'
import { sectionOf } from '../../features/account/sections.ts'
import { refreshSession, useSession, useWasLoggedIn, type Session } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'

export const handle: RouteHandle = { startNow: true }

export const meta = () => [{ title: m.account_my_profile_marigold() }]

/**
 * Returns the login path; opened from an email, it leads to the section the email names. After a logout here, it leads
 * home.
 */
function useLoginPath(status: Session['status']): string {
  const { pathname, hash } = useLocation()
  const [shown, setShown] = useState(false)
  if (!shown && status === 'known') setShown(true)
  return shown ? '/login' : `/login?next=${encodeURIComponent(pathname + hash)}`
}

export default function MyProfilePage() {
  const session = useSession()
  const { status, me, token } = session
  const section = sectionOf(useParams().section)
  const wasLoggedIn = useWasLoggedIn(status)
  const loginPath = useLoginPath(status)
  if (section === null) return <Navigate to="/myprofile" replace />
  if (status === 'visitor') return <Navigate to={loginPath} state={{ loggedOut: wasLoggedIn }} replace />
  if (status === 'failed')
    return <AccountError onRetry={() => void refreshSession()}>{m.account_we_couldnt_load_your_profile()}</AccountError>
  if (!me || !token) return <AccountSkeleton />
  return <AccountPage me={me} token={token} session={session} section={section} />
}
