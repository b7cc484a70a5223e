import type { Raster } from './raster.ts'
import { contrast, type Regions } from './regions.ts'

/** A line between two regions, along the corners of pixels. */
export interface Line {
  points: [x: number, y: number][]
  isClosed: boolean
  /** The two regions on its sides, the smaller label first. */
  sides: [number, number]
  /** The color difference between its sides. */
  strength: number
}

// The four directions from a pixel corner to the next, and the two pixels next to each.
const steps = [
  { x: 1, y: 0, one: [0, -1], other: [0, 0] },
  { x: 0, y: 1, one: [-1, 0], other: [0, 0] },
  { x: -1, y: 0, one: [-1, -1], other: [-1, 0] },
  { x: 0, y: -1, one: [-1, -1], other: [0, -1] },
] as const
const ways = [0, 1, 2, 3] as const
type Way = (typeof ways)[number]

/** Traces the edges between regions from corner to corner, each edge once. */
class Tracer {
  private readonly raster: Raster
  private readonly label: Int32Array
  private readonly seen: Uint8Array

  constructor(raster: Raster, { label }: Regions) {
    this.raster = raster
    this.label = label
    this.seen = new Uint8Array((raster.width + 1) * (raster.height + 1) * 4)
  }

  private pixel(x: number, y: number): number {
    const { width, height } = this.raster
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x
  }

  private pixelsBeside(x: number, y: number, way: Way): [number, number] {
    const { one, other } = steps[way]
    return [this.pixel(x + one[0], y + one[1]), this.pixel(x + other[0], y + other[1])]
  }

  private sidesOf(x: number, y: number, way: Way): [number, number] {
    const [a, b] = this.pixelsBeside(x, y, way)
    const [one, other] = [this.label[a] ?? 0, this.label[b] ?? 0]
    return one < other ? [one, other] : [other, one]
  }

  private hasEdge(x: number, y: number, way: Way): boolean {
    const [a, b] = this.pixelsBeside(x, y, way)
    return a >= 0 && b >= 0 && this.label[a] !== this.label[b]
  }

  private edgesAt(x: number, y: number): Way[] {
    return ways.filter((way) => this.hasEdge(x, y, way))
  }

  /** Returns whether a corner lies inside a region or at the empty border, like most. */
  private isPlain(x: number, y: number): boolean {
    const { width, height } = this.raster
    if (x === 0 || y === 0 || x === width || y === height) return true
    const { label } = this
    const at = y * width + x
    const name = label[at]
    return label[at - 1] === name && label[at - width] === name && label[at - width - 1] === name
  }

  private take(x: number, y: number, way: Way): boolean {
    const at = (y * (this.raster.width + 1) + x) * 4 + way
    const isNew = this.seen[at] === 0
    this.seen[at] = 1
    return isNew
  }

  private follow(startX: number, startY: number, first: Way): Line {
    const points: Line['points'] = [[startX, startY]]
    let [x, y, sum] = [startX, startY, 0]
    let way = first
    const sides = this.sidesOf(x, y, way)
    for (;;) {
      sum += contrast(this.raster, ...this.pixelsBeside(x, y, way))
      x += steps[way].x
      y += steps[way].y
      const back = ((way + 2) % 4) as Way
      this.take(x, y, back)
      points.push([x, y])
      const next = this.edgesAt(x, y)
      const isHome = x === startX && y === startY
      if (isHome || next.length !== 2) {
        const isClosed = isHome && next.length === 2
        const strength = sum / (points.length - 1)
        return { points: isClosed ? points.slice(0, -1) : points, isClosed, sides, strength }
      }
      way = next[0] === back ? (next[1] ?? 0) : (next[0] ?? 0)
      this.take(x, y, way)
    }
  }

  private linesFrom(isStart: (edges: number) => boolean): Line[] {
    const lines: Line[] = []
    for (let y = 0; y <= this.raster.height; y++) {
      for (let x = 0; x <= this.raster.width; x++) {
        if (this.isPlain(x, y)) continue
        const edges = this.edgesAt(x, y)
        if (!isStart(edges.length)) continue
        for (const way of edges) if (this.take(x, y, way)) lines.push(this.follow(x, y, way))
      }
    }
    return lines
  }

  lines(): Line[] {
    // Starts where lines meet. Then come the ones that meet none.
    return [...this.linesFrom((edges) => edges > 2), ...this.linesFrom((edges) => edges === 2)]
  }
}

/** Returns the lines between the regions of a picture, each from one junction to the next, or closed. */
export function linesOf(raster: Raster, regions: Regions): Line[] {
  return new Tracer(raster, regions).lines()
}
