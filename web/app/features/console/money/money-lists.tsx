import { m } from '#messages'
import {
  getDeclinedPayments,
  getInvoices,
  getPlans,
  getProviderEvents,
  retryProviderEvent,
  type EventFilter,
  type EventRow,
  type InvoiceFilter,
  type PlanFilter,
  type PlanRow,
} from '@marigold/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import nothingPicture from '../../../assets/empty/inbox.svg'
import { call } from '../../../platform/calls/api-client.ts'
import { useCall } from '../../../platform/calls/query-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { formatMoney } from '../../../platform/words/words.ts'
import { planWordName } from '../../../platform/words/plan-words.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed, Problem } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatDay, formatMoment } from '../format-time.ts'
import { adviceWords, declineWords } from '../users/decline-words.ts'
import { DeclinedFacts } from '../users/declined-facts.tsx'
import { eventFilterNames } from './money-texts.ts'

interface ListProps {
  token: string
  /** The page with the rows before this one. */
  pathBefore: (id: number | string) => string
  /** The first page; null on it. */
  newest: string | null
}

/** A page of rows with its waiting, failed, and empty states. */
function Rows<Row>(props: {
  call: { data: readonly Row[] | undefined; isError: boolean; refetch: () => unknown }
  row: (row: Row) => ReactNode
  next: number | string | null | undefined
  list: ListProps
  /** What an empty list says. */
  empty?: string
}) {
  const { call, row, next, list, empty = m.money_nothing_here() } = props
  const { data, isError, refetch } = call
  if (data === undefined)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()}>{m.money_we_couldnt_load_the_list()}</LoadFailed>
    ) : (
      <RowSkeletons count={4} />
    )
  return (
    <>
      {data.length === 0 ? (
        <EmptyState picture={nothingPicture} size="small">
          {empty}
        </EmptyState>
      ) : (
        <ul className="fact-list">{data.map(row)}</ul>
      )}
      {list.newest !== null || next ? (
        <nav className="account-actions" aria-label={m.ui_pages()}>
          {list.newest === null ? null : (
            <LinkButton look="quiet" to={list.newest}>
              {m.console_to_the_newest()}
            </LinkButton>
          )}
          {next ? (
            <LinkButton look="quiet" to={list.pathBefore(next)}>
              {m.ui_older()}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

/** The account that money is about, with the way to it. */
function Payer({ user }: { user: PlanRow['user'] }) {
  if (user === null) return <b>{m.money_deleted_account()}</b>
  return (
    <span className="min-w-0 wrap-anywhere">
      <Link className="link" to={`/console/users/${user.id}`}>
        {user.name}
      </Link>{' '}
      <span className="text-ink-2">{user.email}</span>
    </span>
  )
}

/** When a plan's period ends, and what is owed. */
function planLine({ state, period_end, past_due_since, owed }: PlanRow): string {
  const date = formatDay(period_end)
  if (past_due_since !== null) {
    const since = formatDay(past_due_since)
    return owed
      ? m.money_amount_owed({ amount: formatMoney(owed.amount), date: since })
      : m.money_owed_since({ date: since })
  }
  if (state === 'trial') return m.money_first_payment_on({ date })
  return state === 'canceled' ? m.money_ends_on({ date }) : m.money_renews_on({ date })
}

/** Plans in a state. */
export function PlanList({ filter, before, ...list }: ListProps & { filter: PlanFilter; before: number | null }) {
  const query = { filter, ...(before !== null && { before }) }
  const { data, isError, refetch } = useCall(getPlans, { query, who: list.token, staleTime: 0 })
  return (
    <Rows
      call={{ data: data?.plans, isError, refetch }}
      next={data?.next}
      list={list}
      row={(plan) => (
        <li key={plan.id}>
          <Payer user={plan.user} />
          <span>{planLine(plan)}</span>
          {plan.failure ? (
            <>
              <b>{declineWords(plan.failure)}</b>
              <span>{adviceWords(plan.failure)}</span>
            </>
          ) : null}
          {plan.owed?.retry_at ? <span>{m.support_next_attempt({ date: formatDay(plan.owed.retry_at) })}</span> : null}
          <span className="text-ink-2">{[planWordName(plan.plan), plan.card].filter(Boolean).join(' · ')}</span>
        </li>
      )}
    />
  )
}

/** Unpaid or refunded invoices. */
export function InvoiceList({ filter, before, ...list }: ListProps & { filter: InvoiceFilter; before: number | null }) {
  const query = { filter, ...(before !== null && { before }) }
  const { data, isError, refetch } = useCall(getInvoices, { query, who: list.token, staleTime: 0 })
  return (
    <Rows
      call={{ data: data?.invoices, isError, refetch }}
      next={data?.next}
      list={list}
      {...(filter === 'refunded' && { empty: m.money_no_refunds_yet() })}
      row={({ id, user, number, amount, refunded, created_at }) => (
        <li key={id}>
          <Payer user={user} />
          <span>
            {refunded > 0
              ? m.money_refunded_of({ refunded: formatMoney(refunded), amount: formatMoney(amount) })
              : formatMoney(amount)}
          </span>
          <span className="text-ink-2">{m.money_invoice_on({ number, date: formatDay(created_at) })}</span>
        </li>
      )}
    />
  )
}

/** Cards that were declined on the payment page. */
export function DeclinedList({ before, ...list }: ListProps & { before: number | null }) {
  const query = before === null ? {} : { before }
  const { data, isError, refetch } = useCall(getDeclinedPayments, { query, who: list.token, staleTime: 0 })
  return (
    <Rows
      call={{ data: data?.declined, isError, refetch }}
      next={data?.next}
      list={list}
      row={(declined) => (
        <li key={declined.id}>
          <span className="flex flex-wrap gap-x-3 items-center">
            <Payer user={declined.user} />
            {declined.has_plan ? <Tag>{m.money_has_a_plan_now()}</Tag> : null}
          </span>
          <DeclinedFacts declined={declined} />
        </li>
      )}
    />
  )
}

function EventItem({ event, onRetried }: { event: EventRow; onRetried: () => void }) {
  const { run, busy, problem } = useAction('The event was not retried')
  const retry = async () => {
    await call(retryProviderEvent, { params: { id: event.id } })
    onRetried()
  }
  return (
    <li>
      <span className="flex flex-wrap gap-x-3 items-center">
        <b className="wrap-anywhere">{event.type}</b>
        <span className="text-ink-2">{eventFilterNames[event.outcome]}</span>
      </span>
      {event.user ? <Payer user={event.user} /> : null}
      {event.error ? <q className="console-words">{event.error}</q> : null}
      <span className="text-ink-2 wrap-anywhere">
        {m.money_event_received({ id: event.id, date: formatMoment(event.received_at) })}
      </span>
      <Problem>{problem}</Problem>
      {event.outcome === 'applied' ? null : (
        <span>
          <Button look="quiet" aria-disabled={busy} onClick={() => void run(retry)}>
            {m.ui_retry()}
          </Button>
        </span>
      )}
    </li>
  )
}

/** Events of the payment provider, with a button to apply one again. */
export function EventList({ filter, before, ...list }: ListProps & { filter: EventFilter; before: string | null }) {
  const query = { filter, ...(before !== null && { before }) }
  const { data, isError, refetch } = useCall(getProviderEvents, { query, who: list.token, staleTime: 0 })
  return (
    <Rows
      call={{ data: data?.events, isError, refetch }}
      next={data?.next}
      list={list}
      row={(event) => <EventItem key={event.id} event={event} onRetried={() => void refetch()} />}
    />
  )
}
