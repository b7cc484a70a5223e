import { m } from '#messages'
import { eventFilters, getMoney, invoiceFilters, planFilters } from '@marigold/contract'
import { Link, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { useCall } from '../../../platform/calls/query-client.ts'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { LinkTabs } from '../../../ui/tabs.tsx'
import { DeclinedList, EventList, InvoiceList, PlanList } from './money-lists.tsx'
import { MoneyChart } from './money-chart.tsx'
import { moneyGroups, moneyPath, parseMoneyQuery, type MoneyGroup, type MoneyList } from './money-query.ts'
import { groupNames, listNames, revenueSentence, shareOf, shareSentence, type Share } from './money-texts.ts'

/** Revenue, conversion, and churn by month. */
function Charts({ token }: { token: string }) {
  const { data, isError, refetch } = useCall(getMoney, { who: token, staleTime: 0 })
  if (data === undefined)
    return isError ? (
      <LoadFailed onRetry={refetch}>{m.money_we_couldnt_load_the_figures()}</LoadFailed>
    ) : (
      <RowSkeletons count={6} />
    )
  const { months } = data
  const last = months.at(-1)
  if (!last) return null
  const shares = (share: Share) => ({
    months,
    unit: 'percent' as const,
    answer: shareSentence(months, share),
    valueOf: (month: (typeof months)[number]) => shareOf(month, share),
  })
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <MoneyChart
        question={m.money_how_much_revenue_recurs_each_month()}
        answer={revenueSentence(last, data.refunded_in_full)}
        rule={m.money_revenue_rule()}
        unit="money"
        months={months}
        valueOf={({ revenue }) => revenue}
        columns={[m.money_revenue_in_usd(), m.money_paying_customers()]}
        cells={({ revenue, paying }) => [(revenue / 100).toFixed(2), paying]}
        file="marigold-revenue"
      />
      <MoneyChart
        {...shares('conversion')}
        question={m.money_how_many_trials_become_paying_customers()}
        rule={m.money_conversion_rule()}
        columns={[m.money_trials_that_ended(), m.ui_paid()]}
        cells={({ trials, converted }) => [trials, converted]}
        file="marigold-trial-conversion"
      />
      <MoneyChart
        {...shares('churn')}
        question={m.money_how_many_customers_leave_each_month()}
        rule={m.money_churn_rule()}
        columns={[m.money_customers_at_the_start(), m.money_of_them_left()]}
        cells={({ began, left }) => [began, left]}
        file="marigold-churn"
      />
    </div>
  )
}

type Money = z.output<typeof getMoney.response>
type Counts = Partial<Record<MoneyList, number>>

const countsOf = (data: Money | undefined): Counts =>
  data === undefined
    ? {}
    : { ...data.plans, ...data.invoices, declined: data.declined, events_failed: data.failed_events }

interface ListsProps {
  list: MoneyList
  data: Money | undefined
}

/** Links to the lists, by what they are about. Counts are of those that are counted. */
function Lists({ list, data }: ListsProps) {
  const groups = Object.keys(moneyGroups) as MoneyGroup[]
  const open = groups.find((one) => moneyGroups[one].some((other) => other === list)) ?? 'plans'
  const lists: readonly MoneyList[] = moneyGroups[open]
  const counts = countsOf(data)
  const labelOf = (name: string, count: number | undefined) =>
    count === undefined ? name : m.money_list_count({ name, count })
  /** The first list of a group that has anything, or else its first. */
  const entryOf = (group: MoneyGroup) => moneyGroups[group].find((one) => counts[one]) ?? moneyGroups[group][0]
  return (
    <>
      <LinkTabs
        label={m.money_which_part()}
        items={groups.map((one) => ({
          to: moneyPath({ list: entryOf(one), before: null }),
          label: groupNames[one],
          current: one === open,
        }))}
      />
      {lists.length > 1 ? (
        <nav className="flex flex-wrap gap-1" aria-label={m.money_which_money_list()}>
          {lists.map((one) => (
            <Link
              key={one}
              className="console-room"
              to={moneyPath({ list: one, before: null })}
              aria-current={one === list ? 'page' : undefined}
            >
              {labelOf(listNames[one], counts[one])}
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  )
}

const rowNumber = (before: string | null) => (before !== null && /^\d{1,15}$/.test(before) ? Number(before) : null)

/** Lists of plans, invoices, declined cards, and events that need a look, above the figures. */
export function MoneySection({ token }: { token: string }) {
  const [search] = useSearchParams()
  const { list, before } = parseMoneyQuery(search)
  const { data } = useCall(getMoney, { who: token, staleTime: 0 })
  const pathBefore = (id: number | string) => moneyPath({ list, before: String(id) })
  const of = { token, pathBefore, newest: before === null ? null : moneyPath({ list, before: null }) }
  const number = rowNumber(before)
  const event = eventFilters.find((filter) => `events_${filter}` === list)
  const invoice = invoiceFilters.find((filter) => filter === list)
  const plan = planFilters.find((filter) => filter === list)
  return (
    <>
      <Lists {...{ list, data }} />
      <section className="account-box panel" aria-label={listNames[list]}>
        {plan ? <PlanList {...of} filter={plan} before={number} /> : null}
        {invoice ? <InvoiceList {...of} filter={invoice} before={number} /> : null}
        {event ? <EventList {...of} filter={event} before={before} /> : null}
        {list === 'declined' ? <DeclinedList {...of} before={number} /> : null}
      </section>
      <Charts token={token} />
    </>
  )
}
