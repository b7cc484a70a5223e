import { m } from '#messages'
import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router'
import { keepReturn } from '../../platform/session/return-to.ts'
import { refreshSession, useSession, useWasSignedIn, type Session } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'

function ToLogin({ signedOut }: { signedOut: boolean }) {
  useEffect(() => keepReturn('/speechtherapyhub_new'), [])
  return <Navigate to="/login" state={{ signedOut }} replace />
}

/** The work space of a signed-in person, whose parts come from `children`; others are led to the login and back. */
export function Workspace({
  children,
}: {
  children: (known: { me: NonNullable<Session['me']>; token: string }) => ReactNode
}) {
  const { status, me, token } = useSession()
  const wasSignedIn = useWasSignedIn(status)
  if (status === 'visitor') return <ToLogin signedOut={wasSignedIn} />
  return (
    <div className="ws" aria-busy={status === 'loading' || status === 'unknown'}>
      <h1 className="sr-only">{m.ui_work_space()}</h1>
      {status === 'failed' ? (
        <Notice
          tone="bad"
          action={
            <Button size="small" look="quiet" onClick={() => void refreshSession()}>
              {m.ui_retry()}
            </Button>
          }
        >
          {m.hubs_we_couldnt_load_your_work_space()}
        </Notice>
      ) : me && token ? (
        children({ me, token })
      ) : (
        <>
          <div className="ws-panel" aria-hidden>
            <RowSkeletons count={2} />
          </div>
          <div className="ws-panel" aria-hidden>
            <RowSkeletons count={4} />
          </div>
        </>
      )}
    </div>
  )
}
