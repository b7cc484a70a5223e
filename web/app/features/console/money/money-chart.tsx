import { m } from '#messages'
import type { MoneyMonth } from '@marigold/contract'
import { Download } from 'lucide-react'
import { csvTable } from '../../../caseload/csv.ts'
import { LineChart } from '../../../caseload/progress/lazy-charts.tsx'
import type { Unit } from '../../../caseload/progress/series.ts'
import { ValuesTable } from '../../../caseload/progress/values-table.tsx'
import { saveCsv } from '../../../platform/calls/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { monthName, monthStart } from './money-texts.ts'

interface MoneyChartProps {
  /** The question that the chart answers. */
  question: string
  /** The latest figure in a sentence. */
  answer: string
  /** How it is counted. */
  rule: string
  unit: Unit
  months: readonly MoneyMonth[]
  /** A month's value in `unit`; null for none. */
  valueOf: (month: MoneyMonth) => number | null
  /** Columns after the month, and a month's cells. */
  columns: readonly string[]
  cells: (month: MoneyMonth) => readonly (string | number)[]
  /** The name of the downloaded file, without its ending. */
  file: string
}

/** A chart by month that states its question and latest figure, with its values as a table and a file. */
export function MoneyChart(props: MoneyChartProps) {
  const { question, answer, rule, unit, months, valueOf, columns, cells, file } = props
  const values = months.flatMap((month) => {
    const value = valueOf(month)
    return value === null ? [] : [{ at: monthStart(month.month), value, trials: 0 }]
  })
  const all = [m.money_month(), ...columns]
  const save = () =>
    saveCsv(
      file,
      csvTable(
        all.join(','),
        months.map((month) => [month.month, ...cells(month)]),
      ),
    )
  return (
    <section className="account-box panel" aria-label={question}>
      <h2>{question}</h2>
      <p className="text-lead/[1.35]">{answer}</p>
      {values.some(({ value }) => value > 0) ? (
        <LineChart label={answer} unit={unit} height={220} series={[{ name: question, drawing: 'solid', values }]} />
      ) : null}
      <p className="text-small text-ink-2">{rule}</p>
      <ValuesTable
        label={question}
        columns={all}
        rows={() =>
          months.toReversed().map((month) => ({
            key: month.month,
            cells: [monthName(month.month), ...cells(month).map(String)],
          }))
        }
      />
      <div className="account-actions">
        <Button look="quiet" onClick={save}>
          <Icon of={Download} /> {m.money_download_csv()}
        </Button>
      </div>
    </section>
  )
}
