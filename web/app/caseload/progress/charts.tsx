import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear, scaleTime } from '@visx/scale'
import { Line, LinePath } from '@visx/shape'
import { m } from '#messages'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Spot } from './aim.ts'
import { dayText, monthText, tickText, valueText, wholeDayText } from './chart-texts.ts'
import { Mark, markPath } from './legend.tsx'
import type { Series, Unit, Value } from './series.ts'

const margin = { top: 24, right: 12, bottom: 32, left: 48 }
const day = 24 * 60 * 60_000

/** Measures the width that a chart has. On paper, its drawing is scaled instead. */
function Drawing(props: { label: string; height: number; children: (width: number, height: number) => ReactNode }) {
  const { label, height, children } = props
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} style={{ minHeight: height }}>
      {width > 0 ? (
        <svg className="chart-drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <Group left={margin.left} top={margin.top}>
            {children(width - margin.left - margin.right, height - margin.top - margin.bottom)}
          </Group>
        </svg>
      ) : null}
    </div>
  )
}

const labelProps = { className: 'chart-label', fill: 'currentColor', fontFamily: 'inherit' }
/** The text of a tick, as it is: the axis' own text measures every word, to break lines. */
const TickText = ({ formattedValue, ...props }: TickRendererProps) => <text {...props}>{formattedValue}</text>
const below = { ...labelProps, textAnchor: 'middle', dy: '0.25em' } as const
const beside = { ...labelProps, textAnchor: 'end', dx: '-0.25em', dy: '0.32em' } as const

const ticksOf = {
  percent: [0, 25, 50, 75, 100],
  rating: [1, 2, 3, 4, 5],
} as const

/** The scale of the values, from the bottom up. */
function useValues(unit: Unit, series: readonly Series[], height: number) {
  if (unit === 'percent' || unit === 'rating') {
    const ticks = ticksOf[unit]
    return {
      scale: scaleLinear<number>({ domain: [ticks[0], ticks.at(-1) ?? 1], range: [height, 0] }),
      ticks: [...ticks],
    }
  }
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map(({ value }) => value)))
  const scale = scaleLinear<number>({ domain: [0, most], range: [height, 0], nice: 3 })
  return { scale, ticks: scale.ticks(3) }
}

/** The days to write below a chart, about one for every 80 px. */
function daysOf(scale: ReturnType<typeof scaleTime<number>>, from: number, to: number, width: number): number[] {
  const most = Math.max(2, Math.floor(width / 80))
  if (to - from > 14 * day) return scale.ticks(most).map(Number)
  const step = Math.max(1, Math.ceil((to - from) / day / (most - 1)))
  const ticks: number[] = []
  for (let at = from; at <= to; at += step * day) ticks.push(at)
  return ticks
}

interface GoalLines {
  aim?: readonly [Spot, Spot] | null
  baseline?: Spot | null
  criterion?: number | undefined
}

interface LineChartProps extends GoalLines {
  /** What a screen reader reads for the drawing. */
  label: string
  unit: Unit
  series: readonly Series[]
  height?: number
}

function Lines({ unit, series, aim, baseline, criterion, size }: LineChartProps & { size: [number, number] }) {
  const [width, height] = size
  const spots = [...series.flatMap(({ values }) => values), ...(aim ?? []), ...(baseline ? [baseline] : [])]
  const times = spots.map(({ at }) => at)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const edge = last - first < day ? day / 2 : 0
  const x = scaleTime<number>({ domain: [first - edge, last + edge], range: [8, width - 8] })
  const { scale: y, ticks } = useValues(unit, series, height)
  const at = ({ at }: Spot) => x(at)
  const value = ({ value }: Spot) => y(value)
  const days = edge > 0 ? [first] : daysOf(x, first, last, width)
  // A January says its year.
  const saysYear = days.some((one) => new Date(one).getMonth() === 0)
  return (
    <>
      {ticks.map((tick) => (
        <Line key={tick} className="chart-grid" from={{ x: 0, y: y(tick) }} to={{ x: width, y: y(tick) }} />
      ))}
      <AxisLeft
        scale={y}
        tickValues={ticks}
        tickFormat={(tick) => tickText(unit, Number(tick))}
        tickLabelProps={beside}
        tickComponent={TickText}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={height}
        tickValues={days.map((one) => new Date(one))}
        tickFormat={(tick, place) =>
          last - first > 120 * day ? monthText(Number(tick), place === 0 && !saysYear) : dayText(Number(tick))
        }
        tickLabelProps={below}
        tickComponent={TickText}
        tickLength={4}
        axisLineClassName="chart-axis"
        tickClassName="chart-tick"
      />
      {baseline ? (
        <Line className="chart-baseline" from={{ x: 0, y: value(baseline) }} to={{ x: width, y: value(baseline) }} />
      ) : null}
      {criterion !== undefined ? (
        <Line className="chart-criterion" from={{ x: 0, y: y(criterion) }} to={{ x: width, y: y(criterion) }} />
      ) : null}
      {aim ? <LinePath className="chart-aim" data={[...aim]} x={at} y={value} /> : null}
      {series.map((one) => (
        <SeriesLine key={one.name} series={one} unit={unit} x={at} y={value} />
      ))}
    </>
  )
}

/** More values than this are drawn smaller, in one path. */
const many = 40

function SeriesLine(props: { series: Series; unit: Unit; x: (spot: Spot) => number; y: (spot: Spot) => number }) {
  const { series, unit, x, y } = props
  const values = [...series.values]
  const title = (one: Value) => `${wholeDayText(one.at)}: ${valueText(unit, one.value)}`
  return (
    <g className={`chart-series is-${series.drawing}`}>
      <LinePath data={values} x={x} y={y} />
      {values.length > many ? (
        <path
          className="chart-mark"
          d={values.map((one) => markPath({ drawing: series.drawing, x: x(one), y: y(one), small: true })).join('')}
        />
      ) : (
        values.map((one) => (
          <Mark key={one.at} drawing={series.drawing} x={x(one)} y={y(one)}>
            <title>{title(one)}</title>
          </Mark>
        ))
      )}
    </g>
  )
}

/** Values of sessions over time, with the aim line, baseline, and criterion of a goal. */
export function LineChart(props: LineChartProps) {
  return (
    <Drawing label={props.label} height={props.height ?? 260}>
      {(width, height) => <Lines {...props} size={[width, height]} />}
    </Drawing>
  )
}

/** One session as a bar: what share each level had, in percent. */
export interface Shares {
  at: number
  parts: readonly number[]
}

/** Bars of several sessions each where there is no room for one of each: the mean of their shares. */
function merged(bars: readonly Shares[], each: number): Shares[] {
  return bars.flatMap((first, place) => {
    if (place % each > 0) return []
    const some = bars.slice(place, place + each)
    const mean = (level: number) => some.reduce((sum, { parts }) => sum + (parts[level] ?? 0), 0) / some.length
    return [{ at: first.at, parts: first.parts.map((_, level) => mean(level)) }]
  })
}

function Bars({ bars, size }: { bars: readonly Shares[]; size: [number, number] }) {
  const [width, height] = size
  const each = Math.max(1, Math.ceil((bars.length * 14) / width))
  const shown = merged(bars, each)
  const x = scaleBand<number>({
    domain: shown.map((_, place) => place),
    range: [0, Math.min(width, shown.length * 56)],
    padding: 0.2,
  })
  const y = scaleLinear<number>({ domain: [0, 100], range: [height, 0] })
  // One path for each level: a year of bars has hundreds of parts.
  const boxOf = (level: number) => (bar: Shares, place: number) => {
    const part = bar.parts[level] ?? 0
    const under = bar.parts.slice(0, level).reduce((sum, one) => sum + one, 0)
    return part === 0 ? '' : `M${x(place)} ${y(under)}V${y(under + part)}h${x.bandwidth()}V${y(under)}z`
  }
  const every = Math.ceil((shown.length * 64) / (x.range()[1] ?? 1))
  const ticks = [0, 50, 100]
  return (
    <>
      {ticks.map((tick) => (
        <Line key={tick} className="chart-grid" from={{ x: 0, y: y(tick) }} to={{ x: width, y: y(tick) }} />
      ))}
      <AxisLeft
        scale={y}
        tickValues={ticks}
        tickFormat={(tick) => valueText('percent', Number(tick))}
        tickLabelProps={beside}
        tickComponent={TickText}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={height}
        tickValues={shown.map((_, place) => place).filter((place) => place % every === 0)}
        tickFormat={(place) => dayText(shown[place]?.at ?? 0)}
        tickLabelProps={below}
        tickComponent={TickText}
        tickLength={4}
        axisLineClassName="chart-axis"
        tickClassName="chart-tick"
      />
      {each > 1 ? (
        <text className="chart-label" y={-8}>
          {m.caseload_progress_each_bar({ count: each })}
        </text>
      ) : null}
      {shown[0]?.parts.map((_, level) => (
        <path key={level} className={`chart-part is-${level}`} d={shown.map(boxOf(level)).join('')} />
      ))}
    </>
  )
}

/** Shares of levels in each session as stacked bars; where there is no room, each bar is several sessions. */
export function StackedBars({
  label,
  bars,
  height = 200,
}: {
  label: string
  bars: readonly Shares[]
  height?: number
}) {
  return (
    <Drawing label={label} height={height}>
      {(width, inner) => <Bars bars={bars} size={[width, inner]} />}
    </Drawing>
  )
}
