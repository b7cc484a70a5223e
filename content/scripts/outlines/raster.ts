import sharp from 'sharp'

/** A picture in pixels without anti-aliasing. */
export interface Raster {
  width: number
  height: number
  /** The palette index of each pixel. Index 0 is empty paper. */
  color: Int32Array
  /** Lightness and the two color axes of each color on white paper. */
  palette: [light: number, red: number, yellow: number][]
}

/** Pixels per unit of the pictures' grid. */
export const pixelsPerUnit = 3
/** Empty pixels around the picture, so that its outer edge is found everywhere. */
export const margin = 2

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)

function labOf(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0]
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function onPaper(bytes: number): [number, number, number] {
  const alpha = (bytes >>> 24) / 255
  const part = (shift: number) => Math.round(((bytes >>> shift) & 255) * alpha + 255 * (1 - alpha))
  return labOf(part(0), part(8), part(16))
}

function sizeOf(svg: string): [number, number] {
  const [, , , width, height] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  if (!width || !height) throw new Error('A picture without a viewBox')
  return [Math.round(width * pixelsPerUnit), Math.round(height * pixelsPerUnit)]
}

/** Draws a picture without anti-aliasing, so that each pixel has the color of one shape. */
export async function rasterOf(svg: string): Promise<Raster> {
  const [width, height] = sizeOf(svg)
  const crisp = svg.replace('<svg ', `<svg shape-rendering="crispEdges" width="${width}" height="${height}" `)
  const pixels = await sharp(Buffer.from(crisp))
    .ensureAlpha()
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .raw()
    .toBuffer()
  // Reads pixels as 32-bit numbers, whose bytes are in reverse order.
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  const palette: Raster['palette'] = [labOf(255, 255, 255)]
  const places = new Map<number, number>()
  const color = new Int32Array(colors.length)
  for (let at = 0; at < colors.length; at++) {
    const bytes = colors[at] ?? 0
    if (at > 0 && bytes === colors[at - 1]) {
      color[at] = color[at - 1] ?? 0
      continue
    }
    const known = places.get(bytes)
    const place = known ?? (bytes >>> 24 < 0.2 * 255 ? 0 : palette.push(onPaper(bytes)) - 1)
    if (known === undefined) places.set(bytes, place)
    color[at] = place
  }
  return { width: width + 2 * margin, height: height + 2 * margin, color, palette }
}
