import { m } from '#messages'
import bellPicture from '../../assets/empty/notifications.svg'
import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCloseOnBack } from '../../platform/navigation/close-on-back.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { BellIcon, bellLabel } from './bell-icon.tsx'
import { formatAgo } from './dates.ts'
import { NotificationItem } from './notification-item.tsx'
import { useNotifications } from './use-notifications.ts'

function BellList({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { list, read, clear, stuck } = useNotifications(token)
  const [now] = useState(() => new Date())
  if (list.isError && list.data === undefined)
    return (
      <div className="bell-word" role="alert">
        <p>{m.notifications_failed_to_load_notifications()}</p>
        <Button size="small" onClick={() => void list.refetch()}>
          {m.ui_retry()}
        </Button>
      </div>
    )
  if (list.data === undefined)
    return (
      <div className="bell-word">
        <Spinner label={m.notifications_loading_notifications()} />
      </div>
    )
  if (list.data.length === 0)
    return (
      <div className="bell-word" role="status">
        <img src={bellPicture} alt="" width="112" height="87" />
        <p>{m.notifications_no_new_notifications()}</p>
      </div>
    )
  return (
    <>
      <ul className="news-list bell-list">
        {list.data.map((entry) => (
          <NotificationItem
            key={entry.id}
            entry={entry}
            when={formatAgo(entry.created_at, now)}
            onRead={(one) => {
              void read(one)
              if (one.link !== null) onLeave()
            }}
          />
        ))}
      </ul>
      <Problem>{stuck ? m.notifications_we_couldnt_clear_your_notifications() : null}</Problem>
      <div className="bell-foot flex items-center justify-between gap-3 py-3 px-5 border-t border-t-line">
        <Link className="link" to="/notification" onClick={onLeave}>
          {m.notifications_all_notifications()}
        </Link>
        <Button look="quiet" size="small" onClick={() => void clear()}>
          {m.notifications_clear_all()}
        </Button>
      </div>
    </>
  )
}

/** The bell with its panel, open from the click that loaded it. */
export function NotificationPanel({ token, unread }: { token: string; unread: number }) {
  const [open, setOpen] = useState(true)
  useCloseOnBack(open, () => setOpen(false))
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="icon-btn bell" aria-label={bellLabel(unread)}>
        <BellIcon unread={unread} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="z-41" align="end" sideOffset={8} collisionPadding={12}>
          <Popover.Popup className="bell-window">
            <Popover.Title className="pt-4.5 px-5 pb-3 text-title/[1.2] font-semibold font-display">
              {m.notifications_notifications()}
            </Popover.Title>
            <BellList token={token} onLeave={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
