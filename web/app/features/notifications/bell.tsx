import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { BellFace, bellName } from './bell-face.tsx'
import { useUnread } from './news.ts'
import { late } from '../../platform/start/late.ts'

// The window comes with the first press.
const fetchWindow = late(() => import('./bell-window.tsx'))
const BellWindow = lazy(() => fetchWindow().then((module) => ({ default: module.BellWindow })))

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
