import { forkAt } from './river.ts'
import { progressStep } from './rules.ts'
import type { State } from './state.ts'

/** Size of the map, in its own units. */
export const mapSize = [300, 96] as const
const left = 14
const right = 286

/**
 * Returns a point on the river map. Between the forks the branches split and rejoin; after the second one they stay
 * apart.
 */
function mapPoint(share: number, first: 0 | 1 | null, second: 0 | 1 | null): [x: number, y: number] {
  const k = Math.min(1, Math.max(0, share))
  const x = left + (right - left) * k
  const sway = Math.sin(k * 16) * 4
  const side = (which: 0 | 1 | null) => (which === 0 ? -1 : which === 1 ? 1 : 0)
  if (k > forkAt[0] && k <= forkAt[1]) {
    const along = (k - forkAt[0]) / (forkAt[1] - forkAt[0])
    return [x, 48 + sway + side(first) * 26 * Math.sin(along * Math.PI)]
  }
  if (k > forkAt[1])
    return [x, 48 + sway + side(second) * 28 * Math.sin(((k - forkAt[1]) / (1 - forkAt[1])) * (Math.PI / 2))]
  return [x, 48 + sway]
}

function line(from: number, to: number, first: 0 | 1, second: 0 | 1): string {
  const points = Array.from({ length: 21 }, (_, i) => mapPoint(from + ((to - from) * i) / 20, first, second))
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

/** Returns which branch was taken at each fork. */
function turnsOf({ way }: Pick<State, 'way'>): [first: 0 | 1 | null, second: 0 | 1 | null] {
  const first = way[1] === undefined ? null : way[1] === 'willows' ? 0 : 1
  const second = way[2] === undefined ? null : way[2] === 'lake' ? 0 : 1
  return [first, second]
}

/** Returns where each glide ended, and its seat. */
function pennantsOf(state: State): { seat: number; at: number }[] {
  let along = 0
  return state.glides.map((glide) => {
    along = Math.min(1, along + progressStep(state, glide.voiced))
    return { seat: glide.seat, at: along }
  })
}

/** Draws the river with its pennants, for the screen and for the picture to save. */
export function mapArt(state: State, colors: readonly string[]): string {
  const [first, second] = turnsOf(state)
  const pieces = [
    { d: line(0, forkAt[0], 0, 0), on: true },
    ...([0, 1] as const).map((way) => ({ d: line(forkAt[0] + 0.001, forkAt[1], way, 0), on: first === way })),
    ...([0, 1] as const).map((way) => ({ d: line(forkAt[1] + 0.001, 1, 0, way), on: second === way })),
  ]
  const banks = pieces.map(
    ({ d, on }) => `<path d="${d}" stroke="${on ? '#3E93C4' : '#A9D3E6'}" stroke-width="${on ? 9 : 6}"/>`,
  )
  const pennants = pennantsOf(state).map(({ seat, at }) => {
    const [x, y] = mapPoint(at, first, second)
    return `<path d="M${x.toFixed(1)} ${(y + 3).toFixed(1)}V${(y - 17).toFixed(1)}" stroke="#5A3418" stroke-width="2"/><path d="M${x.toFixed(1)} ${(y - 18).toFixed(1)}l11 4.500l-11 4.500z" fill="${colors[seat] ?? '#6B46C1'}"/>`
  })
  const [x, y] = mapPoint(state.along, first, second)
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${banks.join('')}</g><circle cx="${left}" cy="48" r="6" fill="#5A9670"/>${pennants.join('')}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7" fill="#F59A0C" stroke="#2B1B3D" stroke-width="2.500"/>`
}
