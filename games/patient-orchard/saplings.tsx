import { placedAt } from '../kit/index.ts'
import type { Places } from './places.ts'

/** Saplings along the fence, at most. */
const most = 12

/** What has grown over earlier games of a child: one sapling for each finished game. */
export function plantsOf(grown: unknown): number {
  const plants = (grown as { plants?: unknown } | null | undefined)?.plants
  return typeof plants === 'number' && Number.isInteger(plants) && plants > 0 ? Math.min(most, plants) : 0
}

/** Plants one more sapling. */
export const plantOne = (grown: unknown) => ({ plants: Math.min(most, plantsOf(grown) + 1) })

/** The child's own saplings along the fence; the oldest are the tallest, and every third blooms. */
export function Saplings({ places: { world, ground }, count }: { places: Places; count: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, at) => {
        const height = 1 + (count - at) * 0.08
        return (
          <g key={at} transform={placedAt(world[0] * (0.06 + (at * 0.88) / most), ground + 26 + (at % 2) * 7, height)}>
            <path d="M0 0V-26" stroke="#7A5A3C" stroke-width="4" stroke-linecap="round" />
            <circle cy="-32" r="14" fill="#6FAE5E" />
            <circle cx="-4" cy="-36" r="9" fill="#8FC878" />
            {at % 3 === 0 && <circle cx="5" cy="-30" r="4" fill="#FFC6D5" />}
          </g>
        )
      })}
    </g>
  )
}
