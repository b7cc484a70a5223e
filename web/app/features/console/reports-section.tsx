import { m } from '#messages'
import inboxPicture from '../../assets/empty/inbox.svg'
import searchPicture from '../../assets/empty/search.svg'
import { getReports, limits, type ReportState } from '@marigold/contract'
import { useSearchParams } from 'react-router'
import { useCall } from '../../platform/calls/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/notice.tsx'
import { RowSkeletons } from '../../ui/skeleton.tsx'
import { LinkTabs } from '../../ui/tabs.tsx'
import { ReportItem } from './report-item.tsx'
import { SearchBox } from './search-box.tsx'

const states = [
  { word: 'open', label: m.ui_open() },
  { word: 'closed', label: m.admin_closed() },
  { word: 'all', label: m.ui_all() },
] as const

interface Sought {
  state: (typeof states)[number]['word']
  search: string
  page: number
}

/** Parses a report list's URL; invalid values get their default. */
export function parseReportQuery(query: URLSearchParams): Sought {
  const state = states.find(({ word }) => word === query.get('state'))?.word ?? 'open'
  const page = Number(query.get('page') ?? 1)
  const search = (query.get('search') ?? '').trim().slice(0, limits.report.search)
  return { state, search, page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1 }
}

/** Returns the path of a report list, without defaults. */
export function reportListPath({ state, search, page }: Sought): string {
  const query = new URLSearchParams()
  if (state !== 'open') query.set('state', state)
  if (search) query.set('search', search)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/console/reports' : `/console/reports?${query}`
}

/** Reports by state and search words, each to answer and close. */
export function ReportsSection({ token }: { token: string }) {
  const [query, setQuery] = useSearchParams()
  const sought = parseReportQuery(query)
  const { state, search, page } = sought
  const { data, isPending, isError, refetch } = useCall(getReports, {
    query: { page, ...(search && { search }), ...(state !== 'all' && { state: state satisfies ReportState }) },
    who: token,
  })
  const go = (next: Partial<Sought>) =>
    setQuery(new URL(reportListPath({ ...sought, page: 1, ...next }), window.location.origin).searchParams)
  const pages = Math.ceil((data?.total ?? 0) / limits.report.perPage)
  return (
    <>
      <div className="flex flex-wrap gap-y-3 gap-x-6 items-center justify-between">
        <LinkTabs
          label={m.admin_which_reports()}
          items={states.map(({ word, label }) => ({
            to: reportListPath({ ...sought, state: word, page: 1 }),
            label,
            current: word === state,
          }))}
        />
        <SearchBox
          label={m.admin_search_reports()}
          placeholder={m.admin_words_a_name_or_an_address()}
          maxLength={limits.report.search}
          search={search}
          onSearch={(words) => go({ search: words })}
        />
      </div>
      {isPending ? <RowSkeletons count={4} /> : null}
      {isError && data === undefined ? (
        <LoadFailed onRetry={refetch}>{m.admin_we_couldnt_load_the_reports()}</LoadFailed>
      ) : null}
      {data ? <p role="status">{m.admin_report_count({ count: data.total })}</p> : null}
      {data?.total === 0 ? (
        <EmptyState
          picture={search ? searchPicture : inboxPicture}
          action={
            search ? (
              <Button look="quiet" onClick={() => go({ search: '' })}>
                {m.admin_clear_the_search()}
              </Button>
            ) : null
          }
        >
          {search ? m.admin_no_reports_match() : m.admin_no_reports_here()}
        </EmptyState>
      ) : null}
      <ul className="grid gap-4">
        {data?.reports.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ul>
      {pages > 1 || page > 1 ? (
        <nav className="account-actions" aria-label={m.ui_pages()}>
          {page > 1 ? (
            <Button look="quiet" onClick={() => go({ page: page - 1 })}>
              {m.ui_newer()}
            </Button>
          ) : null}
          {page < pages ? (
            <Button look="quiet" onClick={() => go({ page: page + 1 })}>
              {m.ui_older()}
            </Button>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}
