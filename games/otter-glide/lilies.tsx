import type { Look } from '@marigold/contract'
import { lilyArt } from './toy-art.ts'

/** Lilies on the river, at most. */
const most = 12

/** What has grown over earlier games of a child: one lily for each river that was finished. */
export function liliesOf(grown: unknown): number {
  const lilies = (grown as { lilies?: unknown } | null | undefined)?.lilies
  return typeof lilies === 'number' && Number.isInteger(lilies) && lilies > 0 ? Math.min(most, lilies) : 0
}

/** Adds one more lily. */
export const growLily = (grown: unknown) => ({ lilies: Math.min(most, liliesOf(grown) + 1) })

/** The child's own lilies on the water, from `left` to `right`. */
export function Lilies({
  count,
  look,
  left,
  right,
  y,
  scale,
}: {
  count: number
  look: Look
  left: number
  right: number
  y: number
  scale: number
}) {
  return (
    <g>
      {Array.from({ length: count }, (_, at) => (
        <g
          key={at}
          // Fills the row evenly, however many there are.
          transform={`translate(${left + ((right - left) * ((at * 5) % most)) / most} ${y + (at % 3) * 13 * scale}) scale(${scale})`}
          dangerouslySetInnerHTML={{ __html: lilyArt(look, at) }}
        />
      ))}
    </g>
  )
}
