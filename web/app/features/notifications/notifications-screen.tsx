import { m } from '#messages'
import bellPicture from '../../assets/empty/notifications.svg'
import { limits } from '@marigold/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed, Problem } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { groupByDay, formatTime } from './dates.ts'
import { NotificationItem } from './notification-item.tsx'
import { useNotifications } from './use-notifications.ts'

function usePage(): number {
  const [search] = useSearchParams()
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** All notifications, by date. */
export function NotificationsScreen({ token }: { token: string }) {
  const page = usePage()
  const { list, read, clear, stuck } = useNotifications(token, page)
  const [now] = useState(() => new Date())
  const entries = list.data ?? []
  return (
    <div className="wrap news-page" aria-busy={list.isPending}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-section">{m.notifications_notifications()}</h1>
        {entries.length > 0 && page === 1 ? (
          <Button look="quiet" size="small" onClick={() => void clear()}>
            {m.notifications_clear_all()}
          </Button>
        ) : null}
      </div>
      <Problem>{stuck ? m.notifications_we_couldnt_clear_your_notifications() : null}</Problem>
      {list.isPending ? (
        <>
          <p className="sr-only" role="status">
            {m.notifications_loading_notifications()}
          </p>
          <RowSkeletons count={4} />
        </>
      ) : null}
      {list.isError && list.data === undefined ? (
        <LoadFailed onRetry={list.refetch}>{m.notifications_failed_to_load_notifications()}</LoadFailed>
      ) : null}
      {list.data?.length === 0 ? (
        <EmptyState picture={bellPicture} action={<LinkButton to="/exploregames">{m.ui_all_games()}</LinkButton>}>
          {m.notifications_no_new_notifications()}
        </EmptyState>
      ) : null}
      {groupByDay(entries, now).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ul className="news-list">
            {ofDay.map((entry) => (
              <NotificationItem
                key={entry.id}
                entry={entry}
                when={formatTime(entry.created_at)}
                onRead={(one) => void read(one)}
              />
            ))}
          </ul>
        </section>
      ))}
      {page > 1 || entries.length === limits.notifications ? (
        <nav className="flex justify-between gap-3" aria-label={m.ui_pages()}>
          {page > 1 ? (
            <LinkButton look="quiet" to={page === 2 ? '/notification' : `/notification?page=${page - 1}`}>
              {m.ui_newer()}
            </LinkButton>
          ) : null}
          {entries.length === limits.notifications ? (
            <LinkButton look="quiet" to={`/notification?page=${page + 1}`}>
              {m.ui_older()}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
