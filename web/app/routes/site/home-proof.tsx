import { m } from '#messages'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { dayText, valueText } from '../../caseload/progress/chart-texts.ts'
import { LineChart } from '../../caseload/progress/lazy-charts.tsx'
import { Legend } from '../../caseload/progress/legend.tsx'
import '../../caseload/progress/progress.css'
import type { Series } from '../../caseload/progress/series.ts'
import { ResultView } from '../../caseload/result/result-view.tsx'
import { PageThumb } from '../../features/print/gallery/page-thumb.tsx'
import { percentText } from '../../platform/words/words.ts'
import type { loader as printables } from '../cards/printables.tsx'

/** A client of nobody, by a code as on a real caseload. */
const code = 'K-12'
const criterion = 80
const baseline = 50
const accuracies = [50, 56, 60, 58, 68, 72, 78, 84]
const first = new Date(2026, 8, 8).getTime()
const week = 7 * 24 * 60 * 60_000
const trials = 50

const practice: Series = {
  name: m.cards_practice(),
  drawing: 'solid',
  values: accuracies.map((value, at) => ({ at: first + at * week, value, trials })),
}

/** The last session of the sample. */
export function SampleResult() {
  const [before, last] = practice.values.slice(-2)
  const improvement = {
    by: 'accuracy',
    before: percentText(before?.value ?? 0),
    date: dayText(before?.at ?? 0),
  } as const
  return (
    <>
      <ResultView
        trials={trials}
        goal={trials}
        scored={trials}
        percent={last?.value ?? null}
        improvement={improvement}
      />
      <p className="text-ink-2">{m.site_client_r_at_the_start({ code })}</p>
    </>
  )
}

/** Every session of the sample, with the goal's criterion. */
export function SampleProgress() {
  const unit = 'percent'
  const start = { at: first, value: baseline }
  const end = { at: first + (accuracies.length - 1) * week, value: criterion }
  return (
    <>
      <Legend
        items={[
          { text: practice.name, drawing: practice.drawing },
          { text: m.caseload_progress_criterion({ value: valueText(unit, criterion) }), line: 'criterion' },
          { text: m.caseload_progress_aim_line(), line: 'aim' },
        ]}
      />
      <LineChart
        label={m.site_accuracy_over_8_sessions({ code, from: percentText(baseline), to: percentText(84) })}
        unit={unit}
        series={[practice]}
        criterion={criterion}
        aim={[start, end]}
      />
    </>
  )
}

/** A home practice page of the cards that everyone may try. */
export function SamplePage() {
  const { load, data } = useFetcher<typeof printables>()
  useEffect(() => void load('/printables'), [load])
  return data ? <PageThumb sheet="homework" cards={data.sample} /> : null
}
