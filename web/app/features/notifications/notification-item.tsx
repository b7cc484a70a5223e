import { m } from '#messages'
import type { Notification, NotificationKind } from '@marigold/contract'
import { CreditCard, Gamepad2, Megaphone, MessageCircle, ShieldCheck, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

const icons: Record<NotificationKind, LucideIcon> = {
  billing: CreditCard,
  account: ShieldCheck,
  games: Gamepad2,
  reply: MessageCircle,
  announcement: Megaphone,
}

/** One notification. A click on its text marks it as read and follows its link, if any. */
export function NotificationItem({
  entry,
  when,
  onRead,
}: {
  entry: Notification
  when: string
  onRead: (entry: Notification) => void
}) {
  const { kind, message, link, status, created_at } = entry
  const inner = (
    <>
      <span className="news-kind">
        <Icon of={icons[kind]} />
      </span>
      <span className="news-text">
        {status === 'unread' ? <span className="sr-only">{m.notifications_unread()} </span> : null}
        {message}
        <time dateTime={created_at}>{when}</time>
      </span>
    </>
  )
  const read = () => onRead(entry)
  return (
    <li data-status={status}>
      {link === null ? (
        <button type="button" className="news" onClick={read}>
          {inner}
        </button>
      ) : (
        <Link className="news" to={link} onClick={read}>
          {inner}
        </Link>
      )}
    </li>
  )
}
