import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useUnread } from './news.ts'
import { late } from '../../platform/late.ts'
import './notifications.css'

// The window comes with the first press.
const fetchWindow = late(() => import('./bell-window.tsx'))
const BellWindow = lazy(() => fetchWindow().then((module) => ({ default: module.BellWindow })))

/** What the badge says: the count as far as it fits. */
export function badgeOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}

/** What stands in the bell's button. */
export function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <Icon of={BellIcon} />
      {unread > 0 ? (
        <span className="badge" aria-hidden>
          {badgeOf(unread)}
        </span>
      ) : null}
    </>
  )
}

/** The bell's name, with how many wait. */
export function bellName(unread: number): string {
  return unread === 0 ? 'Notifications' : `Notifications, ${badgeOf(unread)} unread`
}

/** The bell in the header, with the number of unread notifications; it opens their list. */
export function Bell() {
  const { token } = useSession()
  const unread = useUnread(token)
  const [wanted, setWanted] = useState(false)
  const plain = (
    <button
      type="button"
      className="icon-btn bell"
      aria-label={bellName(unread)}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={wanted}
      onPointerEnter={() => fetchWindow().catch(() => {})} // asked for again by the press
      onClick={() => setWanted(true)}
    >
      <BellFace unread={unread} />
    </button>
  )
  if (!wanted || token === null) return plain
  return (
    <Suspense fallback={plain}>
      <BellWindow token={token} unread={unread} />
    </Suspense>
  )
}
