import { m } from '#messages'
import announcePicture from '../../assets/empty/announce.svg'
import { cancelAnnouncement, getAnnouncements, type Announcement } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../platform/calls/api-client.ts'
import { invalidateQuery, useCall } from '../../platform/calls/query-client.ts'
import { useAction } from '../../platform/calls/use-action.ts'
import { poll } from '../../platform/time/poll.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed, Notice, Problem } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import { formatMoment } from './format-time.ts'
import { KeysetPages } from './keyset-pages.tsx'
import { parseBefore, pathWith } from './list-query.ts'

const betweenLooks = 2_000
const stateNames = {
  scheduled: m.console_scheduled(),
  sending: m.admin_on_its_way(),
  canceled: m.console_announcement_canceled(),
}

const readAgain = () => invalidateQuery({ queryKey: [getAnnouncements.path] })

function Sent({ announcement }: { announcement: Announcement }) {
  const { id, title, text, link, created_at, send_at, state, notified, mailed } = announcement
  const { run, busy, problem } = useAction('The announcement was not canceled')
  const cancel = () =>
    run(async () => {
      await call(cancelAnnouncement, { params: { id } }).finally(readAgain)
    })
  const sent = {
    date: formatMoment(send_at ?? created_at),
    people: m.admin_people({ count: notified }),
    emails: m.admin_emails({ count: mailed }),
  }
  const facts = () => {
    if (state === 'scheduled') return m.console_will_be_sent({ date: sent.date })
    if (state === 'canceled') return m.console_would_have_been_sent({ date: sent.date })
    return link ? m.admin_in_the_bell_of_with_link({ ...sent, link }) : m.admin_in_the_bell_of(sent)
  }
  return (
    <li className="console-item">
      <h3>{title}</h3>
      <p className="console-words">{text}</p>
      <p className="text-ink-2 text-body wrap-anywhere">
        {facts()} {state === 'sent' ? null : <Tag>{stateNames[state]}</Tag>}
      </p>
      {state === 'scheduled' ? (
        <div>
          <Button size="small" look="quiet" aria-disabled={busy} onClick={() => void cancel()}>
            {m.console_cancel_announcement()}
          </Button>
        </div>
      ) : null}
      <Problem>{problem}</Problem>
    </li>
  )
}

/** Announcements: write a new one, and see earlier ones with their progress. */
export function AnnouncementsSection({ token }: { token: string }) {
  const before = parseBefore(useSearchParams()[0])
  const navigate = useNavigate()
  const pathTo = (id: number | null) => pathWith('/console/announcements', { before: id })
  const { data, isPending, isError, refetch } = useCall(getAnnouncements, {
    query: before === null ? {} : { before },
    who: token,
  })
  const [said, setSaid] = useState('')
  const running = data?.announcements.some(({ state }) => state === 'sending') ?? false
  useEffect(() => (running ? poll(readAgain, betweenLooks) : undefined), [running])
  return (
    <>
      <AnnouncementForm
        reach={data?.reach ?? null}
        onSent={({ title, send_at }) => {
          setSaid(
            send_at === null
              ? m.admin_is_on_its_way({ title })
              : m.console_is_scheduled({ title, date: formatMoment(send_at) }),
          )
          void navigate(pathTo(null))
          void readAgain()
        }}
      />
      {said ? <Notice tone="good">{said}</Notice> : null}
      <section aria-labelledby="sent-title" aria-busy={isPending} className="account-box panel">
        <h2 id="sent-title">{m.console_sent_and_scheduled()}</h2>
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
        <KeysetPages before={before} next={data?.next ?? null} pathTo={pathTo} />
      </section>
    </>
  )
}
