/** A point on the pictures' grid, or in pixels. */
export type Point = readonly [x: number, y: number]

/** Smooths the pixel steps of a line: each point moves toward its neighbors. The ends of an open line stay. */
export function smooth(points: readonly Point[], isClosed: boolean, rounds: number): readonly Point[] {
  let current = points
  for (let round = 0; round < rounds; round++) {
    const before = current
    const last = before.length - 1
    current = before.map((point, at) => {
      if (!isClosed && (at === 0 || at === last)) return point
      const [ax, ay] = before[at === 0 ? last : at - 1] ?? point
      const [bx, by] = before[at === last ? 0 : at + 1] ?? point
      return [(ax + 2 * point[0] + bx) / 4, (ay + 2 * point[1] + by) / 4]
    })
  }
  return current
}

function farthest(points: readonly Point[], from: number, to: number): { at: number; far: number } {
  const [[ax, ay], [bx, by]] = [points[from] ?? [0, 0], points[to] ?? [0, 0]]
  const length = Math.hypot(bx - ax, by - ay)
  let best = { at: from, far: 0 }
  for (let at = from + 1; at < to; at++) {
    const [x, y] = points[at] ?? [0, 0]
    const across = Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay))
    const far = length === 0 ? Math.hypot(x - ax, y - ay) : across / length
    if (far > best.far) best = { at, far }
  }
  return best
}

/** Simplifies a line without moving it by more than `most`. */
export function simplify(points: readonly Point[], most: number): Point[] {
  const last = points.length - 1
  const kept = new Set([0, last])
  const open: [number, number][] = [[0, last]]
  for (let span = open.pop(); span; span = open.pop()) {
    const { at, far } = farthest(points, ...span)
    if (far <= most) continue
    kept.add(at)
    open.push([span[0], at], [at, span[1]])
  }
  return points.filter((_, at) => kept.has(at))
}

const isSame = (one: Point | undefined, other: Point | undefined) => one?.[0] === other?.[0] && one?.[1] === other?.[1]

/** Joins lines end to end into loops. */
export function loopsOf(lines: readonly (readonly Point[])[]): Point[][] {
  const left = [...lines]
  const loops: Point[][] = []
  for (let first = left.pop(); first; first = left.pop()) {
    const loop = [...first]
    while (!isSame(loop[0], loop.at(-1))) {
      const end = loop.at(-1)
      const at = left.findIndex((line) => isSame(line[0], end) || isSame(line.at(-1), end))
      const [next] = at < 0 ? [] : left.splice(at, 1)
      if (!next) break
      loop.push(...(isSame(next[0], end) ? next : [...next].reverse()).slice(1))
    }
    loops.push(loop)
  }
  return loops
}
