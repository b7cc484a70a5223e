import { locale, m } from '#messages'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { listed } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { viewHash } from '../use-caseload-view.ts'
import {
  groupSizes,
  minutesColumns,
  sortedRows,
  totalsOf,
  type MinutesColumn,
  type MinutesRow,
} from './minutes-rows.ts'

const columnNames: Record<MinutesColumn, string> = {
  client: m.ui_client(),
  owed: m.caseload_report_owed(),
  provided: m.caseload_report_provided(),
  missing: m.caseload_report_missing(),
  makeups: m.caseload_report_makeups(),
  absences: m.caseload_report_absences(),
}
const cell = 'px-3 py-3 text-right whitespace-nowrap tabular-nums'
const firstCell = 'sticky left-0 bg-paper px-3 py-3 text-left font-semibold'

const number = (count: number | null) => (count === null ? '–' : count.toLocaleString(locale))

const planText = ({ plan }: MinutesRow['client']) =>
  plan ? m.caseload_report_plan({ minutes: plan.minutes, per: plan.per }) : m.caseload_report_no_plan()

const sizesText = (row: MinutesRow) =>
  listed(
    groupSizes(row.sessions).map(([size, count]) =>
      m.caseload_report_group_size({ size, count, alone: size === 1 ? 'yes' : 'no' }),
    ),
  )

interface Order {
  column: MinutesColumn
  descending: boolean
}

function Head({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  return (
    <thead>
      <tr className="border-b-2 border-b-line-2">
        {minutesColumns.map((column) => {
          const isHere = order.column === column
          return (
            <th
              key={column}
              scope="col"
              className={`p-0 ${column === 'client' ? 'sticky left-0 bg-paper text-left' : 'text-right'}`}
              aria-sort={isHere ? (order.descending ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                className="inline-flex items-center gap-1 min-h-12 px-3 border-0 bg-transparent text-inherit font-semibold"
                onClick={() => onOrder({ column, descending: isHere ? !order.descending : column !== 'client' })}
              >
                {columnNames[column]}
                {isHere ? <Icon of={order.descending ? ArrowDown : ArrowUp} className="size-4.5" /> : null}
              </button>
            </th>
          )
        })}
        <th scope="col" className="px-3 text-left font-semibold">
          {m.caseload_report_group_sizes()}
        </th>
      </tr>
    </thead>
  )
}

function Row({ row }: { row: MinutesRow }) {
  return (
    <tr className="border-b border-b-line">
      <th scope="row" className={`${firstCell} min-w-32 max-w-40 [overflow-wrap:anywhere] sm:min-w-44 sm:max-w-60`}>
        <a href={viewHash({ name: 'client', id: row.client.id })}>{row.client.code}</a>
        <span className="block text-small font-normal text-ink-2">{planText(row.client)}</span>
      </th>
      <td className={cell}>{number(row.owed)}</td>
      <td className={cell}>{number(row.provided)}</td>
      <td className={`${cell} ${row.missing ? 'font-bold' : ''}`}>{number(row.missing)}</td>
      <td className={cell}>{row.makeups}</td>
      <td className={cell}>{row.absences}</td>
      <td className="px-3 py-3 min-w-48 text-left">{sizesText(row)}</td>
    </tr>
  )
}

/** Minutes owed and provided for each client, with totals; sorted by the heading that was tapped. */
export function MinutesTable({ rows }: { rows: readonly MinutesRow[] }) {
  const [order, setOrder] = useState<Order>({ column: 'client', descending: false })
  const totals = totalsOf(rows)
  return (
    <div className="overflow-x-auto panel" role="region" aria-label={m.caseload_report_minutes_by_client()}>
      <table className="w-full [border-collapse:collapse] text-body/[1.35]">
        <Head order={order} onOrder={setOrder} />
        <tbody>
          {sortedRows(rows, order.column, order.descending).map((row) => (
            <Row key={row.client.id} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-t-line-2 font-bold">
            <th scope="row" className={`${firstCell} font-bold`}>
              {m.caseload_report_total({ count: rows.length })}
            </th>
            {minutesColumns
              .filter((column) => column !== 'client')
              .map((column) => (
                <td key={column} className={cell}>
                  {number(totals[column])}
                </td>
              ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
