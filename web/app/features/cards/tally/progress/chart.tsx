import { locale, m } from '#messages'
import { percentText } from '../../../../platform/words/words.ts'
import { momentsOf, spotOf, type LineName, type Point, type TargetChart } from './lines.ts'

const aim = 80
const looks: Record<LineName, string> = {
  Practice: 'is-first',
  Ease: 'is-first',
  Probe: 'is-second',
  Confidence: 'is-second',
}
const ticks = { percent: [0, 50, 100], felt: [1, 3, 5] } as const

const day = (at: number) => new Date(at).toLocaleDateString(locale, { month: 'numeric', day: 'numeric' })
const longDay = (at: number) => new Date(at).toLocaleDateString(locale)
const valueText = (chart: TargetChart, value: number) =>
  chart.scale === 'percent' ? percentText(value) : m.cards_of_5({ value })

const triesText = (tries: number) => m.cards_tries_2({ count: tries })
const sessionsText = (sessions: number) => m.cards_sessions({ count: sessions })

type Lines = [LineName, Point[]][]
const linesOf = (chart: TargetChart) => Object.entries(chart.lines) as Lines

function Line({ chart, name, points }: { chart: TargetChart; name: LineName; points: readonly Point[] }) {
  const moments = momentsOf(chart)
  const spots = points.flatMap((point) => spotOf(chart, point, moments) ?? [])
  return (
    <>
      <svg
        className={`chart-line absolute inset-0 size-full overflow-visible forced-colors:[&_polyline]:[stroke:CanvasText] ${looks[name]}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline points={spots.map(({ x, y }) => `${x},${100 - y}`).join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      {spots.map(({ x, y }) => (
        <i key={x} className={`chart-dot ${looks[name]}`} style={{ left: `${x}%`, bottom: `${y}%` }} aria-hidden />
      ))}
    </>
  )
}

/** What is written beside the dates: first and last, and the middle where there is room. */
function Dates({ moments }: { moments: readonly number[] }) {
  const first = moments[0] ?? 0
  const last = moments.at(-1) ?? first
  return (
    <p className="flex justify-between mt-0 mr-2.5 mb-0 ml-12.5 text-[14px] text-ink-2" aria-hidden>
      <span>{day(first)}</span>
      {moments.length > 1 ? <span>{day(last)}</span> : null}
    </p>
  )
}

function Table({ chart }: { chart: TargetChart }) {
  const rated = linesOf(chart).flatMap(([name, points]) =>
    points.map(({ at, tries, value }) => ({ at, tries, name: name as string, value: valueText(chart, value) })),
  )
  const unrated = chart.unrated.map((one) => ({ ...one, name: m.cards_practice(), value: m.cards_not_rated() }))
  const rows = [...rated, ...unrated].sort((a, b) => b.at - a.at)
  return (
    <details className="chart-table [&_table]:w-full [&_table]:[border-collapse:collapse] [&_table]:text-[15px]">
      <summary>{m.cards_as_a_table()}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.cards_day()}</th>
            <th scope="col">{m.cards_what()}</th>
            <th scope="col">{m.cards_value()}</th>
            <th scope="col">{m.ui_tries()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name}${row.at}`}>
              <td>{longDay(row.at)}</td>
              <td>{row.name}</td>
              <td>{row.value}</td>
              <td>{row.tries}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** A target that was practiced and never rated: nothing to draw, and still part of what was done. */
function Unrated({ chart }: { chart: TargetChart }) {
  const tries = chart.unrated.reduce((sum, one) => sum + one.tries, 0)
  return (
    <section
      className="chart grid gap-2 pb-4 border-b border-b-line [&_h3]:text-[17px]/[1.3] [&_h3]:font-[650] [&_h3]:font-text"
      aria-label={chart.target}
    >
      <header>
        <h3>{chart.target}</h3>
        <p>
          {m.cards_in_not_rated_last_on({
            triesText: triesText(tries),
            sessionsText: sessionsText(chart.unrated.length),
            longDay: longDay(chart.last),
          })}
        </p>
      </header>
      <Table chart={chart} />
    </section>
  )
}

/** One target over the past sessions: a line for practice and one for probes, with the 80 % that is aimed at. */
export function Chart({ chart }: { chart: TargetChart }) {
  return linesOf(chart).length === 0 ? <Unrated chart={chart} /> : <Rated chart={chart} />
}

function Rated({ chart }: { chart: TargetChart }) {
  const moments = momentsOf(chart)
  const lines = linesOf(chart)
  const latest = lines.map(([name, points]) => {
    const point = points.at(-1)
    return point ? `${name} ${valueText(chart, point.value)}, ${triesText(point.tries)}` : name
  })
  const [least, , most] = ticks[chart.scale]
  return (
    <section
      className="chart grid gap-2 pb-4 border-b border-b-line [&_h3]:text-[17px]/[1.3] [&_h3]:font-[650] [&_h3]:font-text"
      aria-label={chart.target}
    >
      <header>
        <h3>{chart.target}</h3>
        <p>
          {lines.map(([name], place) => (
            <span key={name} className="inline-flex items-center gap-1.5 mr-3.5 text-[15px] text-ink-2">
              <i className={`chart-mark ${looks[name]}`} aria-hidden /> {latest[place]}
            </span>
          ))}
        </p>
      </header>
      <div
        className="relative h-37.5 mt-3 mr-2.5 mb-1.5 ml-11"
        role="img"
        aria-label={m.cards_last_on({
          target: chart.target,
          sessionsText: sessionsText(moments.length),
          longDay: longDay(chart.last),
          join: latest.join('. '),
        })}
      >
        {ticks[chart.scale].map((tick) => (
          <span key={tick} className="chart-tick" style={{ bottom: `${(100 * (tick - least)) / (most - least)}%` }}>
            <b>{tick}</b>
          </span>
        ))}
        {chart.scale === 'percent' ? (
          <span className="chart-tick is-aim" style={{ bottom: `${aim}%` }}>
            <b>{aim} %</b>
          </span>
        ) : null}
        <div className="absolute [inset:0_12px]">
          {lines.map(([name, points]) => (
            <Line key={name} chart={chart} name={name} points={points} />
          ))}
        </div>
      </div>
      <Dates moments={moments} />
      <Table chart={chart} />
    </section>
  )
}
