export type Point = readonly [x: number, y: number]

/** A stroke as points about `gap` units apart, in the direction in which it is drawn. */
export interface Path {
  points: readonly Point[]
  length: number
}

const gap = 2

export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]
const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, at) => sum + (at === 0 ? 0 : far(line[at - 1] ?? point, point)), 0)

/** Points at equal distances along a line, its two ends included. */
function evenly(line: readonly Point[]): Path {
  const length = lengthOf(line)
  const count = Math.max(1, Math.round(length / gap))
  const points: Point[] = []
  let [at, passed] = [1, 0]
  for (let number = 0; number <= count; number++) {
    const wanted = (number * length) / count
    let [from, to] = [line[at - 1], line[at]] as [Point, Point]
    while (at < line.length - 1 && passed + far(from, to) < wanted) {
      passed += far(from, to)
      at++
      ;[from, to] = [line[at - 1], line[at]] as [Point, Point]
    }
    const part = far(from, to)
    points.push(between(from, to, part === 0 ? 0 : Math.min(1, (wanted - passed) / part)))
  }
  return { points, length }
}

const steps = 24
const curve = (from: Point, by: Point, to: Point): Point[] =>
  Array.from({ length: steps }, (_, at) => {
    const share = (at + 1) / steps
    return between(between(from, by, share), between(by, to, share), share)
  })
/** A part of an ellipse from one angle to another, in degrees clockwise from the right. */
const arc = ([x = 0, y = 0, wide = 0, high = 0, from = 0, to = 0]: readonly number[]): Point[] => {
  const count = Math.ceil(Math.abs(to - from) / 6)
  return Array.from({ length: count + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / count) * Math.PI) / 180
    return [x + wide * Math.cos(angle), y + high * Math.sin(angle)]
  })
}

/** Reads a stroke: `M x y`, `L x y`, `Q bx by x y`, and an arc `A x y rx ry from to`. */
export function pathOf(text: string): Path {
  const line: Point[] = []
  for (const [, kind, list = ''] of text.matchAll(/([MLQA])([^MLQA]*)/g)) {
    const numbers = list.trim().split(/\s+/).map(Number)
    const [a = 0, b = 0, c = 0, d = 0] = numbers
    const last = line.at(-1)
    if (kind === 'M' || kind === 'L') line.push([a, b])
    if (kind === 'Q' && last) line.push(...curve(last, [a, b], [c, d]))
    if (kind === 'A') line.push(...arc(numbers))
  }
  return evenly(line)
}

const placeOf = ({ points, length }: Path, along: number): [Point, Point, number] => {
  const at = length === 0 ? 0 : (Math.max(0, Math.min(length, along)) / length) * (points.length - 1)
  const from = Math.min(points.length - 2, Math.floor(at))
  return [points[from] as Point, points[from + 1] as Point, at - from]
}
/** The point so many units from the start. */
export const pointAt = (path: Path, along: number): Point => between(...placeOf(path, along))
/** The direction of drawing there, in radians. */
export function turnAt(path: Path, along: number): number {
  const [from, to] = placeOf(path, along)
  return Math.atan2(to[1] - from[1], to[0] - from[0])
}
/** The angle between two directions, 0 to π. */
export const angleBetween = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))

/** The eight directions clockwise from the right, as a number from 0. */
export const wayOf = (from: Point, to: Point): number =>
  (Math.round(Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4)) + 8) % 8

const cornerAt = (70 * Math.PI) / 180
const apart = 9
const known = new WeakMap<Path, readonly number[]>()
/** Where a stroke turns a corner or has bent by that much, and its end, in units from the start. */
export function keysOf(path: Path): readonly number[] {
  const before = known.get(path)
  if (before) return before
  const keys: number[] = []
  const step = path.length / (path.points.length - 1)
  let bent = 0
  for (let at = 1; at < path.points.length - 1; at++) {
    const one = turnAt(path, (at - 0.5) * step)
    const turn = turnAt(path, (at + 0.5) * step) - one
    bent += Math.atan2(Math.sin(turn), Math.cos(turn))
    if (Math.abs(bent) < cornerAt) continue
    bent = 0
    if (at * step - (keys.at(-1) ?? 0) >= apart) keys.push(at * step)
  }
  if (path.length - (keys.at(-1) ?? 0) < apart) keys.pop()
  keys.push(path.length)
  known.set(path, keys)
  return keys
}
/** The next of those from a place on. */
export const keyAfter = (path: Path, along: number): number =>
  keysOf(path).find((key) => key > along + 0.5) ?? path.length

/** An SVG path through points. */
export const lineArt = (points: readonly Point[]): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`

const fromLine = (at: Point, a: Point, b: Point): number =>
  Math.abs((b[0] - a[0]) * (a[1] - at[1]) - (a[0] - at[0]) * (b[1] - a[1])) / Math.max(0.1, far(a, b))
/** A line with as few points as show its shape: none is farther off than `roughness` (Ramer–Douglas–Peucker). */
export function thin(points: readonly Point[], roughness: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  if (points.length === 1) return [first]
  // A closed line has no direction: its farthest point counts.
  const offs = points.map((at) => (far(first, last) < 3 ? far(at, first) : fromLine(at, first, last)))
  const most = Math.max(...offs)
  const middle = offs.indexOf(most)
  if (most <= roughness || middle === 0 || middle === points.length - 1) return [first, last]
  return [...thin(points.slice(0, middle + 1), roughness), ...thin(points.slice(middle), roughness).slice(1)]
}
