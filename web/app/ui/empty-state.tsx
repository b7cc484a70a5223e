import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** URL of its own drawing, from `assets/empty`. */
  picture: string
  /** `small` is a row for a panel; `scene` is a wide drawing for a whole page. */
  size?: 'normal' | 'small' | 'scene'
  /** The page's heading, for a scene that is a whole page. */
  title?: string
  /** The sentence. */
  children: ReactNode
  /** The next step. */
  action?: ReactNode
}

const layouts = {
  normal:
    'grid justify-items-center gap-2.5 text-center pt-5.5 px-3 pb-1.5 [&>div]:justify-items-center [&_img]:w-52.5 [&_p]:max-w-[38ch] [&_p]:text-lead/[1.3] [&_p]:font-semibold [&_p]:font-display',
  small:
    'flex flex-wrap items-center gap-x-5 gap-y-3 py-2 [&>div]:flex-[1_1_160px] [&>div]:justify-items-start [&_img]:w-28 [&_img]:flex-none',
  scene:
    'grid justify-items-center gap-4 text-center [&>div]:justify-items-center [&_img]:w-120 [&_img]:max-w-full [&_p]:max-w-[46ch] [&_p]:text-lead/[1.4]',
}
const sizes = {
  normal: { width: 210, height: 163 },
  small: { width: 112, height: 87 },
  scene: { width: 480, height: 280 },
}

/** Shown for an empty list or a page that isn't there: a picture, a sentence, and the next step. */
export function EmptyState({ picture, size = 'normal', title, action, children }: EmptyStateProps) {
  return (
    <div className={layouts[size]}>
      <img src={picture} alt="" {...sizes[size]} />
      <div className="grid gap-3">
        {title === undefined ? null : <h1>{title}</h1>}
        <p className="text-balance">{children}</p>
        {action}
      </div>
    </div>
  )
}
