import type { Raster } from './raster.ts'

/** A picture divided into regions. `label` has each pixel's region; 0 is empty paper. */
export interface Regions {
  label: Int32Array
  /** Mean lightness, mean color strength, and size in pixels, by label. */
  light: Float64Array
  chroma: Float64Array
  size: Float64Array
}

/** Neighbors that look alike: one surface, or the next step of soft shading. */
const sameShade = 3.5
/** Regions with fewer pixels are specks. */
const speck = 14

/** Returns the color difference of two pixels. It's infinite to empty paper. */
export function contrast({ color, palette }: Raster, one: number, other: number): number {
  const [a, b] = [color[one] ?? 0, color[other] ?? 0]
  if (a === b) return 0
  const [first, second] = [palette[a], palette[b]]
  if (a === 0 || b === 0 || !first || !second) return 100
  const [light, red, yellow] = [first[0] - second[0], first[1] - second[1], first[2] - second[2]]
  return Math.sqrt(light * light + red * red + yellow * yellow)
}

function find(parent: Int32Array, at: number): number {
  let root = at
  while (parent[root] !== root) root = parent[root] ?? 0
  while (parent[at] !== root) {
    const next = parent[at] ?? 0
    parent[at] = root
    at = next
  }
  return root
}

/** A border between two regions: its length, and the sum of the color differences along it. */
interface Border {
  one: number
  other: number
  length: number
  sum: number
}

/** The borders between labels, once each, summed by the regions that the labels belong to now. */
class Borders {
  private readonly found = new Map<number, Border>()
  private readonly count: number

  constructor(count: number) {
    this.count = count
  }

  add(a: number, b: number, length: number, sum: number) {
    if (a === b) return
    const [one, other] = a < b ? [a, b] : [b, a]
    const key = one * this.count + other
    const border = this.found.get(key)
    if (border) {
      border.length += length
      border.sum += sum
    } else this.found.set(key, { one, other, length, sum })
  }

  list(): Border[] {
    return [...this.found.values()]
  }
}

/** Gives the pixels of a surface the same label. Empty paper is 0. */
function surfacesOf(raster: Raster): { label: Int32Array; count: number } {
  const { width, height, color } = raster
  const pixels = width * height
  const parent = new Int32Array(pixels)
  for (let at = 0; at < pixels; at++) parent[at] = at
  const join = (one: number, other: number) => {
    if (color[one] === 0 || color[other] === 0) return
    if (contrast(raster, one, other) >= sameShade) return
    const [a, b] = [find(parent, one), find(parent, other)]
    if (a !== b) parent[b] = a
  }
  for (let at = 0; at < pixels; at++) {
    if ((at + 1) % width !== 0) join(at, at + 1)
    if (at + width < pixels) join(at, at + width)
  }
  const label = new Int32Array(pixels)
  const names = new Int32Array(pixels)
  let count = 1
  for (let at = 0; at < pixels; at++) {
    if (color[at] === 0) continue
    const root = find(parent, at)
    if (names[root] === 0) names[root] = count++
    label[at] = names[root] ?? 0
  }
  return { label, count }
}

function firstBorders(raster: Raster, label: Int32Array, count: number): Border[] {
  const { width } = raster
  const borders = new Borders(count)
  const add = (one: number, other: number) => {
    const [a, b] = [label[one] ?? 0, label[other] ?? 0]
    if (a !== b) borders.add(a, b, 1, contrast(raster, one, other))
  }
  for (let at = 0; at < label.length; at++) {
    if ((at + 1) % width !== 0) add(at, at + 1)
    if (at + width < label.length) add(at, at + width)
  }
  return borders.list()
}

function sizesOf(label: Int32Array, count: number): Float64Array {
  const size = new Float64Array(count)
  for (const name of label) size[name] = (size[name] ?? 0) + 1
  return size
}

/** Runs one round: specks join their most similar neighbor, and similar neighbors become one. */
function mergeOnce(borders: readonly Border[], parent: Int32Array, size: Float64Array, least: number): boolean {
  const touched = new Set<number>()
  const near = [...borders].sort((a, b) => a.sum / a.length - b.sum / b.length)
  for (const { one, other, length, sum } of near) {
    const isSpeck = (size[one] ?? 0) < speck || (size[other] ?? 0) < speck
    if (one === 0 ? (size[other] ?? 0) >= speck : sum / length >= least && !isSpeck) continue
    // A region that has grown in this round is compared again in the next.
    if (touched.has(one) || touched.has(other)) continue
    if (one !== 0) touched.add(one)
    touched.add(other)
    parent[other] = one
    size[one] = (size[one] ?? 0) + (size[other] ?? 0)
  }
  return touched.size > 0
}

/** Divides a picture into what a pencil would outline: colors less than `least` apart are one region. */
export function regionsOf(raster: Raster, least: number): Regions {
  const { label, count } = surfacesOf(raster)
  const parent = Int32Array.from({ length: count }, (_, name) => name)
  const size = sizesOf(label, count)
  let borders = firstBorders(raster, label, count)
  while (mergeOnce(borders, parent, size, least)) {
    const next = new Borders(count)
    for (const { one, other, length, sum } of borders) next.add(find(parent, one), find(parent, other), length, sum)
    borders = next.list()
  }
  const light = new Float64Array(count)
  const chroma = new Float64Array(count)
  for (let at = 0; at < label.length; at++) {
    const name = find(parent, label[at] ?? 0)
    label[at] = name
    const [lightness, red, yellow] = raster.palette[raster.color[at] ?? 0] ?? [0, 0, 0]
    const pixels = size[name] || 1
    light[name] = (light[name] ?? 0) + lightness / pixels
    chroma[name] = (chroma[name] ?? 0) + Math.hypot(red, yellow) / pixels
  }
  return { label, light, chroma, size }
}
