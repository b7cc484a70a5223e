import { placedAt, type Stage } from '../kit/index.ts'

/** A paper boat among the stars: each finished voyage lights one more of its points. */
const points = [
  [0, 30],
  [22, 52],
  [50, 54],
  [78, 52],
  [100, 30],
  [70, 30],
  [50, 0],
  [30, 30],
  [50, 30],
  [56, 14],
  [12, 40],
  [88, 40],
] as const
const outline = [0, 1, 2, 3, 4, 5, 6, 7]

/** How many voyages a child has finished, at most as many as the constellation has stars. */
export function voyagesOf(grown: unknown): number {
  const voyages = (grown as { voyages?: unknown } | null | undefined)?.voyages
  return typeof voyages === 'number' && Number.isInteger(voyages) && voyages > 0 ? Math.min(points.length, voyages) : 0
}

/** Counts one more voyage. */
export const oneMore = (grown: unknown) => ({ voyages: Math.min(points.length, voyagesOf(grown) + 1) })

/** A child's own constellation, high in the sky; it gains a star with each voyage. */
export function OwnConstellation({ stage, horizon, count }: { stage: Stage; horizon: number; count: number }) {
  if (count === 0) return null
  const size = Math.min(stage.width * 0.3, horizon * 0.34) / 100
  const shown = outline.filter((at) => at < count).map((at) => points[at] as (typeof points)[number])
  return (
    <g
      class="own-constellation"
      transform={placedAt(stage.width * 0.08, horizon * (stage.portrait ? 0.44 : 0.3), size)}
    >
      <polyline points={shown.join(' ')} fill="none" stroke="#fff6dc" stroke-opacity=".45" stroke-width="1.5" />
      {points.slice(0, count).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={placedAt(x, y)}>
          <circle r="6" fill="#fff6dc" fill-opacity=".25" />
          <circle r="2.8" fill="#fff6dc" />
        </g>
      ))}
    </g>
  )
}
