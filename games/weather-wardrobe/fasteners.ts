import type { Fastener } from './garments.ts'

export type Point = readonly [number, number]
type StepName = 'seat' | 'pull' | 'snap' | 'turn' | 'push' | 'lace'

/** One movement, in a drawing of 300 by 300 units. */
export type FastenStep =
  /**
   * A finger follows a path; `fine` paths are as wide as the level says, others are wide. With `hold`, it only gets on
   * while another finger stays there.
   */
  | { kind: 'drag'; path: readonly Point[]; fine: boolean; name: StepName; hold?: Point }
  /** Spots to touch: one, or two together or one after the other. */
  | { kind: 'touch'; spots: readonly Point[]; name: StepName }

const arc = ([x, y]: Point, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / 8) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

const drag = (name: StepName, path: readonly Point[], fine = false): FastenStep & { kind: 'drag' } => ({
  kind: 'drag',
  path,
  fine,
  name,
})

export const buttonSpots: readonly Point[] = [
  [120, 84],
  [120, 214],
]
export const snapSpots: readonly Point[] = [
  [150, 84],
  [150, 214],
]
/** Eyelets from the toes up: left, right, left … */
export const eyelets: readonly Point[] = Array.from({ length: 7 }, (_, at) => [at % 2 === 0 ? 90 : 210, 276 - at * 40])

const steps: Record<Fastener, readonly FastenStep[]> = {
  zipper: [
    drag('seat', [
      [226, 276],
      [152, 276],
    ]),
    {
      ...drag(
        'pull',
        [
          [150, 270],
          [150, 30],
        ],
        true,
      ),
      hold: [70, 262],
    },
  ],
  snaps: snapSpots.map(([x, y]) => ({
    kind: 'touch',
    spots: [
      [x - 62, y],
      [x + 62, y],
    ],
    name: 'snap',
  })),
  buttons: buttonSpots.flatMap((spot) => [
    drag('turn', arc(spot, 56, 0, 60)),
    drag('push', [spot, [spot[0] + 96, spot[1]]]),
  ]),
  laces: eyelets.slice(1).map((spot, at) => drag('lace', [eyelets[at] as Point, spot], true)),
}
/** The movements of a fastener, in order. */
export const stepsOf = (fastener: Fastener): readonly FastenStep[] => steps[fastener]

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Points of a path, 4 units apart. */
function finelyOf(path: readonly Point[]): Point[] {
  return path.flatMap((to, at) => {
    const from = path[at - 1]
    if (!from) return [to]
    const count = Math.max(1, Math.round(distance(from, to) / 4))
    return Array.from({ length: count }, (_, n): Point => {
      const share = (n + 1) / count
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    })
  })
}

/** A finger may look so far ahead on a path, in points, and end so far before its end, in units. */
const ahead = 20
const endSlack = 14
const startReach = 40

/** Follows a finger along a path. All sizes are in the drawing's units. */
export function makeTrace(path: readonly Point[], channel: number) {
  const points = finelyOf(path)
  const last = points.at(-1) as Point
  let head = 0
  return {
    startsAt: (at: Point) => distance(at, points[0] as Point) <= Math.max(startReach, channel / 2),
    /** Returns the share that is done, 0 to 1, or null when the finger has left the path. */
    to(at: Point): number | null {
      const near = points
        .slice(head, head + ahead)
        .map((point, n) => [distance(at, point), head + n] as const)
        .reduce((best, one) => (one[0] < best[0] ? one : best))
      if (near[0] > channel / 2) return null
      head = near[1]
      return distance(points[head] as Point, last) <= endSlack ? 1 : head / points.length
    },
  }
}
