import { m } from '#messages'
import { Bell } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** Returns the unread count for the badge, capped to fit. */
export function badgeText(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}

/** Icon and badge of the bell button. */
export function BellIcon({ unread }: { unread: number }) {
  return (
    <>
      <Icon of={Bell} />
      {unread > 0 ? (
        <span
          className="absolute top-1 right-0.5 min-w-5 h-5 py-0 px-1.25 rounded-(--full) bg-alert text-cream text-small/[20px] font-bold font-text text-center [box-shadow:0_0_0_2px_var(--cream)]"
          aria-hidden
        >
          {badgeText(unread)}
        </span>
      ) : null}
    </>
  )
}

/** Returns the bell's accessible name with the unread count. */
export function bellLabel(unread: number): string {
  return unread === 0
    ? m.notifications_notifications()
    : m.notifications_notifications_unread({ badgeOf: badgeText(unread) })
}
