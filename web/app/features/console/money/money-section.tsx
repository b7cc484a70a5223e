import { m } from '#messages'
import { getMoney } from '@marigold/contract'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../../platform/calls/query-client.ts'
import { Select } from '../../../ui/field.tsx'
import { LoadFailed } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { EventList, InvoiceList, PlanList } from './money-lists.tsx'
import { MoneyChart } from './money-chart.tsx'
import { moneyPath, moneyLists, parseMoneyQuery, type MoneyList } from './money-query.ts'
import {
  eventFilterNames,
  invoiceFilterNames,
  planFilterNames,
  revenueSentence,
  shareOf,
  shareSentence,
  type Share,
} from './money-texts.ts'

const isPlans = (list: MoneyList) => list in planFilterNames
const isInvoices = (list: MoneyList) => list in invoiceFilterNames
const eventFilterOf = (list: MoneyList) => list.replace('events_', '') as keyof typeof eventFilterNames

function listName(list: MoneyList): string {
  if (isPlans(list)) return planFilterNames[list as keyof typeof planFilterNames]
  if (isInvoices(list)) return invoiceFilterNames[list as keyof typeof invoiceFilterNames]
  return m.money_events_of({ outcome: eventFilterNames[eventFilterOf(list)] })
}

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
        answer={revenueSentence(last)}
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

/** How many rows a list has, where that is counted. */
function countOf(list: MoneyList, data: { plans: Record<string, number>; failed_events: number } | undefined) {
  return list === 'events_failed' ? data?.failed_events : data?.plans[list]
}

/** Lists of plans, invoices, and events that need a look, above the figures. */
export function MoneySection({ token }: { token: string }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { list, before } = parseMoneyQuery(search)
  const { data } = useCall(getMoney, { who: token, staleTime: 0 })
  const pathBefore = (id: number | string) => moneyPath({ list, before: String(id) })
  const of = { token, pathBefore, newest: before === null ? null : moneyPath({ list, before: null }) }
  const number = before !== null && /^\d{1,15}$/.test(before) ? Number(before) : null
  return (
    <>
      <section className="account-box panel" aria-label={listName(list)}>
        <div className="console-filter">
          <Select
            label={m.cards_list()}
            value={list}
            onChange={(event) => void navigate(moneyPath({ list: event.target.value as MoneyList, before: null }))}
          >
            {moneyLists.map((one) => {
              const count = countOf(one, data)
              return (
                <option key={one} value={one}>
                  {count === undefined ? listName(one) : m.money_list_count({ name: listName(one), count })}
                </option>
              )
            })}
          </Select>
        </div>
        {isPlans(list) ? (
          <PlanList {...of} filter={list as keyof typeof planFilterNames} before={number} />
        ) : isInvoices(list) ? (
          <InvoiceList {...of} filter={list as keyof typeof invoiceFilterNames} before={number} />
        ) : (
          <EventList {...of} filter={eventFilterOf(list)} before={before} />
        )}
      </section>
      <Charts token={token} />
    </>
  )
}
