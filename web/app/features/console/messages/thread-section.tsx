import { m } from '#messages'
import { getThread, type Thread, type ThreadEntry } from '@marigold/contract'
import { ArrowLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import searchPicture from '../../../assets/empty/search.svg'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { poll } from '../../../platform/time/poll.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatMoment } from '../format-time.ts'
import { rereadThread } from './change-thread.ts'
import { NoteForm, ReplyForm } from './reply-form.tsx'
import { ThreadStateBox } from './thread-state-box.tsx'
import { deliveryNames, ThreadTags, writerName } from './thread-words.tsx'

const betweenLooks = 3_000

/** The page with the way back to the list, as it was filtered. */
function Frame({ children }: { children: ReactNode }) {
  const { list = '/console/messages' } = (useLocation().state ?? {}) as { list?: string }
  return (
    <>
      <Link className="link justify-self-start" to={list}>
        <Icon of={ArrowLeft} />
        {m.console_all_messages()}
      </Link>
      {children}
    </>
  )
}

function Title({ thread }: { thread: Thread }) {
  const { name, email, user_id, browser, created_at } = thread
  return (
    <div className="grid gap-2">
      <h1 className="wrap-anywhere">{writerName(thread)}</h1>
      <div className="flex flex-wrap gap-x-4 gap-y-2 items-center text-ink-2">
        {name && email ? <span className="wrap-anywhere">{email}</span> : null}
        <ThreadTags thread={thread} />
        <span>{formatMoment(created_at)}</span>
        {browser ? <span>{browser}</span> : null}
        {user_id === null ? null : (
          <Link className="link" to={`/console/users/${user_id}`}>
            {m.console_open_the_account()}
          </Link>
        )}
      </div>
    </div>
  )
}

function Entry({ entry }: { entry: ThreadEntry }) {
  const { kind, text, by, created_at, delivery } = entry
  return (
    <li className={kind === 'note' ? 'thread-entry thread-note' : 'thread-entry'}>
      <p className="flex flex-wrap gap-x-3 gap-y-1 items-center text-ink-2">
        <b className="text-ink">{by}</b>
        {kind === 'note' ? <Tag>{m.console_internal_note()}</Tag> : null}
        <span>{formatMoment(created_at)}</span>
      </p>
      <p className="console-words">{text}</p>
      {delivery ? <p className="text-ink-2">{deliveryNames[delivery]}</p> : null}
    </li>
  )
}

/** What was written, oldest first. */
function Conversation({ thread }: { thread: Thread }) {
  return (
    <section className="account-box panel" aria-labelledby="conversation-title">
      <h2 id="conversation-title">{m.console_conversation()}</h2>
      <ul className="thread-entries">
        <li className="thread-entry">
          <b>{writerName(thread)}</b>
          <p className="console-words">{thread.text}</p>
        </li>
        {thread.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

/** The page of a thread: what was written, and what an administrator can do. */
export function ThreadSection({ id, token }: { id: number; token: string }) {
  const { data: thread, error, isError, refetch } = useCall(getThread, { params: { id }, who: token, staleTime: 0 })
  const sending = thread?.entries.some(({ delivery }) => delivery === 'queued') ?? false
  useEffect(() => (sending ? poll(rereadThread, betweenLooks) : undefined), [sending])
  if (thread === undefined)
    return (
      <Frame>
        <h1>{m.console_messages()}</h1>
        {error instanceof ApiError && (error.status === 404 || error.status === 422) ? (
          <EmptyState picture={searchPicture}>{m.console_no_such_message()}</EmptyState>
        ) : isError ? (
          <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_this_message()}</LoadFailed>
        ) : (
          <RowSkeletons count={6} />
        )}
      </Frame>
    )
  return (
    <Frame>
      <Title thread={thread} />
      <div className="thread-columns">
        <div className="grid gap-5">
          <Conversation thread={thread} />
          <ReplyForm thread={thread} token={token} />
        </div>
        <div className="grid gap-5">
          <ThreadStateBox thread={thread} token={token} />
          <NoteForm thread={thread} token={token} />
        </div>
      </div>
    </Frame>
  )
}
