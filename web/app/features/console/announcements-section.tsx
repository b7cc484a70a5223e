import { locale, m } from '#messages'
import announcePicture from '../../assets/empty/announce.svg'
import { getAnnouncements, limits, type Announcement } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { invalidateQuery, useCall } from '../../platform/calls/query-client.ts'
import { poll } from '../../platform/time/poll.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed, Notice } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AnnouncementForm } from './announcement-form.tsx'

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const betweenLooks = 2_000

function Sent({ announcement }: { announcement: Announcement }) {
  const { title, text, link, created_at, done, notified, mailed } = announcement
  const sent = {
    date: when.format(new Date(created_at)),
    people: m.admin_people({ count: notified }),
    emails: m.admin_emails({ count: mailed }),
  }
  return (
    <li className="console-item">
      <h3>{title}</h3>
      <p className="console-words">{text}</p>
      <p className="text-ink-2 text-body wrap-anywhere">
        {link ? m.admin_in_the_bell_of_with_link({ ...sent, link }) : m.admin_in_the_bell_of(sent)}{' '}
        {done ? null : <Tag>{m.admin_on_its_way()}</Tag>}
      </p>
    </li>
  )
}

/** Announcements: write a new one, and see earlier ones with their progress. */
export function AnnouncementsSection({ token }: { token: string }) {
  const [page, setPage] = useState(1)
  const { data, isPending, isError, refetch } = useCall(getAnnouncements, { query: { page }, who: token })
  const [said, setSaid] = useState('')
  const running = data?.announcements.some(({ done }) => !done) ?? false
  const look = () => invalidateQuery({ queryKey: [getAnnouncements.path] })
  useEffect(() => {
    if (!running) return
    return poll(look, betweenLooks)
  }, [running])
  const full = data?.announcements.length === limits.announcement.perPage
  return (
    <>
      <AnnouncementForm
        reach={data?.reach ?? null}
        onSent={(title) => {
          setSaid(m.admin_is_on_its_way({ title }))
          setPage(1)
          void look()
        }}
      />
      {said ? <Notice tone="good">{said}</Notice> : null}
      <section aria-labelledby="sent-title" aria-busy={isPending} className="account-box">
        <h2 id="sent-title">{m.admin_sent()}</h2>
        {isPending ? <RowSkeletons count={2} /> : null}
        {isError && data === undefined ? (
          <LoadFailed onRetry={refetch}>{m.admin_we_couldnt_load_the_announcements()}</LoadFailed>
        ) : null}
        {data?.announcements.length === 0 ? (
          <EmptyState picture={announcePicture}>{m.admin_nothing_has_been_sent_yet()}</EmptyState>
        ) : null}
        <ul className="grid gap-4">
          {data?.announcements.map((one) => (
            <Sent key={one.id} announcement={one} />
          ))}
        </ul>
        {page > 1 || full ? (
          <div className="account-actions">
            {page > 1 ? (
              <Button look="quiet" onClick={() => setPage(page - 1)}>
                {m.ui_newer()}
              </Button>
            ) : null}
            {full ? (
              <Button look="quiet" onClick={() => setPage(page + 1)}>
                {m.ui_older()}
              </Button>
            ) : null}
          </div>
        ) : null}
      </section>
    </>
  )
}
