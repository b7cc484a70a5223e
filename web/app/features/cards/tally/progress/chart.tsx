import { momentsOf, spotOf, type LineName, type Point, type TargetChart } from './lines.ts'

const aim = 80
const looks: Record<LineName, string> = {
  Practice: 'is-first',
  Ease: 'is-first',
  Probe: 'is-second',
  Confidence: 'is-second',
}
const ticks = { percent: [0, 50, 100], felt: [1, 3, 5] } as const

const day = (at: number) => new Date(at).toLocaleDateString('en-US', { month: 'numeric', day: 'numeric' })
const longDay = (at: number) => new Date(at).toLocaleDateString('en-US')
const valueText = (chart: TargetChart, value: number) => (chart.scale === 'percent' ? `${value} %` : `${value} of 5`)

const triesText = (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`)
const sessionsText = (sessions: number) => (sessions === 1 ? '1 session' : `${sessions} sessions`)

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
  const unrated = chart.unrated.map((one) => ({ ...one, name: 'Practice', value: 'Not rated' }))
  const rows = [...rated, ...unrated].sort((a, b) => b.at - a.at)
  return (
    <details className="chart-table [&_table]:w-full [&_table]:[border-collapse:collapse] [&_table]:text-[15px]">
      <summary>As a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">What</th>
            <th scope="col">Value</th>
            <th scope="col">Tries</th>
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
          {triesText(tries)} in {sessionsText(chart.unrated.length)}, not rated. Last on {longDay(chart.last)}.
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
        aria-label={`${chart.target}: ${sessionsText(moments.length)}, last on ${longDay(chart.last)}. ${latest.join('. ')}.`}
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
