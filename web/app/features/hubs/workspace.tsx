import { m } from '#messages'
import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { storeReturnPath } from '../../platform/session/return-path.ts'
import { refreshSession, useSession, useWasLoggedIn, type Session } from '../../platform/session/session.ts'
import { LoadFailed } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'

function ToLogin({ loggedOut }: { loggedOut: boolean }) {
  useEffect(() => storeReturnPath('/speechtherapyhub_new'), [])
  return <Navigate to="/login" state={{ loggedOut }} replace />
}

/** Holds the place of the Workspace while it loads. */
export function WorkspaceSkeleton() {
  return (
    <>
      <div className="ws-panel panel" aria-hidden>
        <RowSkeletons count={2} />
      </div>
      <div className="ws-panel panel" aria-hidden>
        <RowSkeletons count={4} />
      </div>
    </>
  )
}

/** The logged-in user's Workspace, filled by `children`; others are sent to the login and back. */
export function Workspace({
  children,
}: {
  children: (known: { me: NonNullable<Session['me']>; token: string }) => ReactNode
}) {
  const { status, me, token } = useSession()
  const wasLoggedIn = useWasLoggedIn(status)
  if (status === 'visitor') return <ToLogin loggedOut={wasLoggedIn} />
  return (
    <div className="ws" aria-busy={status === 'loading' || status === 'unknown'}>
      <h1 className="text-section">{m.ui_work_space()}</h1>
      {status === 'failed' ? (
        <LoadFailed look="quiet" onRetry={refreshSession}>
          {m.hubs_we_couldnt_load_your_work_space()}
        </LoadFailed>
      ) : me && token ? (
        children({ me, token })
      ) : (
        <WorkspaceSkeleton />
      )}
    </div>
  )
}
