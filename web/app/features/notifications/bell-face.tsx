import { m } from '#messages'
import { Bell } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** What the badge says: the count as far as it fits. */
export function badgeOf(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}

/** What stands in the bell's button. */
export function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <Icon of={Bell} />
      {unread > 0 ? (
        <span
          className="absolute top-1 right-0.5 min-w-5 h-5 py-0 px-1.25 rounded-(--full) bg-alert text-cream text-[13px]/[20px] font-bold font-text text-center [box-shadow:0_0_0_2px_var(--cream)]"
          aria-hidden
        >
          {badgeOf(unread)}
        </span>
      ) : null}
    </>
  )
}

/** The bell's name, with how many wait. */
export function bellName(unread: number): string {
  return unread === 0
    ? m.notifications_notifications()
    : m.notifications_notifications_unread({ badgeOf: badgeOf(unread) })
}
