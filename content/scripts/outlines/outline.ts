import { loopsOf, simplify, smooth, type Point } from './curves.ts'
import { linesOf, type Line } from './lines.ts'
import { margin, pixelsPerUnit, rasterOf, type Raster } from './raster.ts'
import { regionsOf, type Regions } from './regions.ts'

/**
 * Pencil widths in units of the pictures' grid: around the thing, between its parts, for soft shading, and around
 * filled areas, which would get too heavy.
 */
const widths = { outer: 2.4, inner: 1.7, soft: 1.1, filled: 0.8 }
const ink = '#2b1b3d'
/** Colors closer than this are the same surface in light and shade. */
const leastContrast = 11
/** Small areas darker than this are filled: pupils, letters, mouths, thin stripes. */
const dark = 36
/** A stronger color than this isn't black: dark skin behind glasses stays white. */
const leastGray = 18

const round = (value: number) => Math.round(value * 10) / 10
const written = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.')

/** Returns a line on the pictures' grid without pixel steps. A closed one ends where it starts. */
function curveOf({ points, isClosed }: Line): Point[] {
  const soft = smooth(points, isClosed, 5)
  const [first = [0, 0] as const] = soft
  const few = simplify(isClosed ? [...soft, first] : soft, 0.1 * pixelsPerUnit)
  return few.map(([x, y]) => [round((x - margin) / pixelsPerUnit), round((y - margin) / pixelsPerUnit)])
}

function pathOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = points.length > 2 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const moves = points.slice(0, isClosed ? -1 : undefined).map(([x, y], at) => {
    const [lastX, lastY] = points[at - 1] ?? [0, 0]
    return `${at === 0 ? 'M' : 'l'}${written(x - lastX)} ${written(y - lastY)}`
  })
  return `${moves.join('').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
}

function darkRegions({ color }: Raster, { light, chroma, size }: Regions, lines: readonly Line[]): Set<number> {
  const around = new Float64Array(size.length)
  for (const { points, sides } of lines) for (const side of sides) around[side] = (around[side] ?? 0) + points.length
  const whole = color.reduce((sum, place) => sum + (place === 0 ? 0 : 1), 0)
  const isDark = (name: number) => {
    const pixels = size[name] ?? 0
    const edge = around[name] ?? 0
    if (name === 0 || edge === 0 || (light[name] ?? 100) >= dark || (chroma[name] ?? 0) > leastGray) return false
    const thickness = (2 * pixels) / edge / pixelsPerUnit
    return pixels < whole * 0.03 || thickness < 3
  }
  return new Set([...light.keys()].filter(isDark))
}

function widthOf({ sides, strength }: Line, filled: ReadonlySet<number>): number {
  if (sides.some((side) => filled.has(side))) return widths.filled
  if (sides[0] === 0) return widths.outer
  return strength > 28 ? widths.inner : widths.soft
}

/** Returns a picture as a coloring page: lines where colors meet, dark details filled, everything else white. */
export async function outlineSvg(svg: string): Promise<string> {
  const raster = await rasterOf(svg)
  const regions = regionsOf(raster, leastContrast)
  const lines = linesOf(raster, regions)
  const curves = new Map(lines.map((line) => [line, curveOf(line)]))
  const curve = (line: Line) => curves.get(line) ?? []
  const width = (raster.width - 2 * margin) / pixelsPerUnit
  const height = (raster.height - 2 * margin) / pixelsPerUnit
  // Scenes contain several smaller things, so their lines are finer.
  const scale = width > height ? 0.75 : 1
  const filled = darkRegions(raster, regions, lines)
  const solid = [...filled].map((name) => {
    const loops = loopsOf(lines.filter(({ sides }) => sides.includes(name)).map(curve))
    return `<path fill="${ink}" stroke="none" fill-rule="evenodd" d="${loops.map(pathOf).join('')}"/>`
  })
  const strokes = [...Map.groupBy(lines, (line) => widthOf(line, filled))].map(([wide, some]) => {
    const path = some.map((line) => pathOf(curve(line))).join('')
    return `<path stroke-width="${round(wide * scale)}" d="${path}"/>`
  })
  const box = `-2 -2 ${width + 4} ${height + 4}`
  const look = `fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g ${look}>${solid.join('')}${strokes.join('')}</g></svg>`
}
