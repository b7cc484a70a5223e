import type { ReactNode } from 'react'
import picture from '../assets/brand/empty.svg'

/** Nothing here yet: a picture, the sentence, and the one thing to do next. */
export function EmptyState({
  children,
  action,
  drawn = true,
}: {
  children: ReactNode
  action?: ReactNode
  drawn?: boolean
}) {
  return (
    <div className="empty">
      {drawn && <img src={picture} alt="" width="210" height="163" />}
      <p>{children}</p>
      {action}
    </div>
  )
}
