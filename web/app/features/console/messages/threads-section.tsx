import { m } from '#messages'
import { getThreads, limits, threadKinds, type ThreadRow } from '@marigold/contract'
import { Link, useNavigate, useSearchParams } from 'react-router'
import inboxPicture from '../../../assets/empty/inbox.svg'
import searchPicture from '../../../assets/empty/search.svg'
import { useCall } from '../../../platform/calls/query-client.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/field.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { formatMoment } from '../format-time.ts'
import { KeysetPages } from '../keyset-pages.tsx'
import { SearchBox } from '../search-box.tsx'
import { parseThreadQuery, shownStates, threadListPath, type ThreadQuery } from './thread-query.ts'
import { kindNames, stateNames, ThreadTags, writerName } from './thread-words.tsx'

function Row({ thread, list }: { thread: ThreadRow; list: string }) {
  const { id, name, email, excerpt, replies, created_at } = thread
  return (
    <li>
      <Link className="thread-row" to={`/console/messages/${id}`} state={{ list }}>
        <span className="min-w-0">
          <b className="block wrap-anywhere">{writerName(thread)}</b>
          {name && email ? <span className="block text-ink-2 wrap-anywhere">{email}</span> : null}
          <span className="thread-excerpt">{excerpt}</span>
        </span>
        <span className="thread-facts">
          <ThreadTags thread={thread} />
          <span className="text-ink-2">
            {formatMoment(created_at)}
            {replies > 0 ? ` · ${m.console_replies({ count: replies })}` : ''}
          </span>
        </span>
      </Link>
    </li>
  )
}

interface FiltersProps {
  sought: ThreadQuery
  admins: { id: number; name: string }[]
  go: (next: Partial<ThreadQuery>) => void
}

/** Who threads are assigned to, what kind they are, and words to search for. */
function Filters({ sought, admins, go }: FiltersProps) {
  const { kind, assignee, search } = sought
  return (
    <div className="flex flex-wrap gap-y-3 gap-x-4 items-end">
      <SearchBox
        label={m.console_search_messages()}
        placeholder={m.admin_words_a_name_or_an_address()}
        maxLength={limits.console.search}
        search={search}
        onSearch={(words) => go({ search: words })}
      />
      <div className="thread-filter">
        <Select
          label={m.console_kind()}
          value={kind ?? ''}
          onChange={({ target }) => go({ kind: threadKinds.find((one) => one === target.value) ?? null })}
        >
          <option value="">{m.console_every_kind()}</option>
          {threadKinds.map((one) => (
            <option key={one} value={one}>
              {kindNames[one]}
            </option>
          ))}
        </Select>
      </div>
      <div className="thread-filter">
        <Select
          label={m.console_assigned_to()}
          value={assignee ?? ''}
          onChange={({ target: { value } }) =>
            go({ assignee: value === 'nobody' ? value : value === '' ? null : Number(value) })
          }
        >
          <option value="">{m.console_log_everyone()}</option>
          <option value="nobody">{m.console_nobody()}</option>
          {admins.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

/** The parts of a search that are given. */
const givenOf = ({ state, kind, assignee, search, before }: ThreadQuery) => ({
  ...(state !== 'all' && { state }),
  ...(kind && { kind }),
  ...(assignee && { assignee }),
  ...(search && { search }),
  ...(before && { before }),
})

/** The inbox: contact messages and problem reports by state, kind, assignee, and words, newest first. */
export function ThreadsSection({ token }: { token: string }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const sought = parseThreadQuery(query)
  const { state, kind, assignee, search, before } = sought
  const { data, isPending, isError, refetch } = useCall(getThreads, {
    query: givenOf(sought),
    who: token,
    staleTime: 0,
  })
  const pathTo = (next: Partial<ThreadQuery>) => threadListPath({ ...sought, before: null, ...next })
  const filtered = search !== '' || kind !== null || assignee !== null
  return (
    <>
      <div className="flex flex-wrap gap-y-3 gap-x-6 items-center justify-between">
        <LinkTabs
          label={m.console_which_messages()}
          items={shownStates.map((one) => ({
            to: pathTo({ state: one }),
            label: one === 'all' ? m.ui_all() : stateNames[one],
            current: one === state,
          }))}
        />
        <LinkButton look="quiet" to="/console/messages/saved">
          {m.console_saved_replies()}
        </LinkButton>
      </div>
      <Filters sought={sought} admins={data?.admins ?? []} go={(next) => void navigate(pathTo(next))} />
      {isPending ? <RowSkeletons count={6} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.console_we_couldnt_load_the_messages()}</LoadFailed>
      ) : null}
      {data?.threads.length === 0 ? (
        <EmptyState
          picture={filtered ? searchPicture : inboxPicture}
          action={
            filtered ? (
              <LinkButton look="quiet" to={pathTo({ search: '', kind: null, assignee: null })}>
                {m.ui_clear_the_filters()}
              </LinkButton>
            ) : null
          }
        >
          {filtered ? m.console_no_messages_match() : m.console_no_messages_here()}
        </EmptyState>
      ) : null}
      {data && data.threads.length > 0 ? (
        <ul className="user-list">
          {data.threads.map((thread) => (
            <Row key={thread.id} thread={thread} list={threadListPath(sought)} />
          ))}
        </ul>
      ) : null}
      <KeysetPages before={before} next={data?.next ?? null} pathTo={(id) => pathTo({ before: id })} />
    </>
  )
}
