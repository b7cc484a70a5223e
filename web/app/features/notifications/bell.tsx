import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { BellIcon, bellLabel } from './bell-icon.tsx'
import { useUnreadCount } from './unread-count.ts'
import { retryImport } from '../../platform/start/retry-import.ts'

// The panel is loaded on the first click.
const fetchWindow = retryImport(() => import('./notification-panel.tsx'))
const BellWindow = lazy(() => fetchWindow().then((module) => ({ default: module.NotificationPanel })))

/** Bell in the header with the unread count; opens the notifications. */
export function Bell() {
  const { token } = useSession()
  const unread = useUnreadCount(token)
  const [wanted, setWanted] = useState(false)
  const plain = (
    <button
      type="button"
      className="icon-btn bell"
      aria-label={bellLabel(unread)}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={wanted}
      onPointerEnter={() => fetchWindow().catch(() => {})} // retried on click
      onClick={() => setWanted(true)}
    >
      <BellIcon unread={unread} />
    </button>
  )
  if (!wanted || token === null) return plain
  return (
    <Suspense fallback={plain}>
      <BellWindow token={token} unread={unread} />
    </Suspense>
  )
}
