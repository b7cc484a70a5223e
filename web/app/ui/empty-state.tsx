import type { ReactNode } from 'react'
import picture from '../assets/brand/empty.svg'

/** Shown for an empty list: a picture, a sentence, and the next step. */
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
    <div className="grid justify-items-center gap-2.5 text-center pt-5.5 px-3 pb-1.5 [&_img]:w-52.5 [&_img]:mt-0 [&_img]:mx-auto [&_img]:mb-2.5 [&_p]:text-lead/[1.3] [&_p]:font-semibold [&_p]:font-display">
      {drawn && <img src={picture} alt="" width="210" height="163" />}
      <p>{children}</p>
      {action}
    </div>
  )
}
