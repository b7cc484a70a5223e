import type { ReactNode } from 'react'
import type { Drawing } from './series.ts'

interface MarkProps {
  drawing: Drawing
  x: number
  y: number
  small?: boolean
}

/** The outline of the mark of one value: a circle, which is filled, or a diamond, which is hollow. */
export function markPath({ drawing, x, y, small = false }: MarkProps): string {
  if (drawing === 'solid') {
    const r = small ? 2.5 : 4.5
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  const r = small ? 4 : 6
  return `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`
}

/** The mark of one value. */
export function Mark({ children, ...place }: MarkProps & { children?: ReactNode }) {
  return (
    <path className="chart-mark" d={markPath(place)}>
      {children}
    </path>
  )
}

export type LegendItem = { text: string } & (
  { drawing: Drawing } | { line: 'aim' | 'baseline' | 'criterion' } | { level: number }
)

function Sample({ item }: { item: LegendItem }) {
  return (
    <svg className="flex-none" width="28" height="16" viewBox="0 0 28 16" aria-hidden>
      {'drawing' in item ? (
        <g className={`chart-series is-${item.drawing}`}>
          <path d="M0 8H28" />
          <Mark drawing={item.drawing} x={14} y={8} />
        </g>
      ) : 'level' in item ? (
        <rect className={`chart-part is-${item.level}`} x="6" y="1" width="14" height="14" />
      ) : (
        <path className={`chart-${item.line}`} d="M0 8H28" />
      )}
    </svg>
  )
}

/** What the marks and lines of a chart mean. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 m-0 p-0 list-none text-small text-ink-2">
      {items.map((item) => (
        <li key={item.text} className="inline-flex items-center gap-1.5">
          <Sample item={item} />
          {item.text}
        </li>
      ))}
    </ul>
  )
}
