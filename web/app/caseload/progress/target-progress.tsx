import { m } from '#messages'
import { valueText, wholeDayText } from './chart-texts.ts'
import { LineChart } from './lazy-charts.tsx'
import { Legend } from './legend.tsx'
import type { TargetChart } from './series.ts'
import { ValuesTable, type Row } from './values-table.tsx'

const triesText = (trials: number) => m.cards_tries_2({ count: trials })
const sessionsText = (sessions: number) => m.cards_sessions({ count: sessions })

/** 'Practice 50%, 2 tries', for each line. */
function latestOf({ series, unit }: TargetChart): string[] {
  return series.map(({ name, values }) => {
    const last = values.at(-1)
    return last ? `${name} ${valueText(unit, last.value)}, ${triesText(last.trials)}` : name
  })
}

function rowsOf({ series, unit, unrated }: TargetChart): Row[] {
  const rated = series.flatMap(({ name, values }) =>
    values.map(({ at, trials, value }) => ({ at, name, value: valueText(unit, value), trials })),
  )
  const others = unrated.map(({ at, trials }) => ({ at, trials, name: m.cards_practice(), value: m.cards_not_rated() }))
  return [...rated, ...others]
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, name, value, trials }) => ({
      key: `${name} ${at}`,
      cells: [wholeDayText(at), name, value, String(trials)],
    }))
}

/** One target over the past sessions: practice and probes, or how it felt. */
export function TargetProgress({ chart, heading: Heading = 'h3' }: { chart: TargetChart; heading?: 'h3' | 'h4' }) {
  const { target, unit, series, sessions, last, unrated } = chart
  const latest = latestOf(chart)
  const trials = unrated.reduce((sum, one) => sum + one.trials, 0)
  return (
    <section className="chart" aria-label={target}>
      <Heading>{target}</Heading>
      {series.length > 0 ? (
        <>
          <Legend items={series.map(({ drawing }, place) => ({ drawing, text: latest[place] ?? '' }))} />
          <LineChart
            label={m.cards_last_on({
              ...{ target, sessionsText: sessionsText(sessions) },
              ...{ longDay: wholeDayText(last), join: latest.join('. ') },
            })}
            unit={unit}
            series={series}
            height={210}
          />
        </>
      ) : (
        <p className="m-0 text-ink-2">
          {m.cards_in_not_rated_last_on({
            ...{ triesText: triesText(trials), sessionsText: sessionsText(unrated.length) },
            longDay: wholeDayText(last),
          })}
        </p>
      )}
      <ValuesTable
        label={target}
        columns={[m.cards_day(), m.cards_what(), m.cards_value(), m.ui_tries()]}
        rows={() => rowsOf(chart)}
      />
    </section>
  )
}
