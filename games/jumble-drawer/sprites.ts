import type { Ink } from './heap.ts'
import { pictureOf } from './pictures.ts'

/** How large a thing's bitmap is, without its shadow: one for every size that it is drawn in. */
const side = 256
/** How much larger the bitmap of a thing is than the thing, for the shadow around it. */
export const shadeRoom = 1.3

const paper = [255, 250, 238] as const
const pencil = [70, 48, 60] as const

/** Keeps only the lines between colors, on paper. */
function outlined(pixels: ImageData): void {
  const { data, width } = pixels
  const light = new Float32Array(data.length / 4)
  for (let at = 0; at < light.length; at++) {
    const [r, g, b, a] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0, data[at * 4 + 3] ?? 0]
    light[at] = a < 40 ? -120 : 0.3 * r + 0.59 * g + 0.11 * b
  }
  const step = Math.max(1, Math.round(width / 70))
  const isLine = (at: number) => {
    const own = light[at] ?? 0
    return [-step, step, -step * width, step * width].some((by) => Math.abs((light[at + by] ?? -120) - own) > 34)
  }
  for (let at = 0; at < light.length; at++) {
    const value = light[at] ?? 0
    if (value < 0) continue
    data.set(isLine(at) ? pencil : paper, at * 4)
  }
}

function surface(size: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(size, size)
  return [canvas, canvas.getContext('2d') as OffscreenCanvasRenderingContext2D]
}

/** A picture in its ink, in the middle of a bitmap with its shadow or, without its body, its glow around it. */
function drawn(image: HTMLImageElement, ink: Ink, isGlow: boolean): ImageBitmap {
  const size = side
  const [body, pen] = surface(size)
  pen.drawImage(image, 0, 0, size, size)
  if (ink === 'line') {
    const pixels = pen.getImageData(0, 0, size, size)
    outlined(pixels)
    pen.putImageData(pixels, 0, 0)
  }
  if (ink === 'gray') {
    pen.globalCompositeOperation = 'saturation'
    pen.fillRect(0, 0, size, size)
    pen.globalCompositeOperation = 'destination-in'
    pen.drawImage(image, 0, 0, size, size)
  }
  const wide = Math.round(size * shadeRoom)
  const [canvas, over] = surface(wide)
  const edge = (wide - size) / 2
  const light = isGlow ? { shadowColor: '#ffd23f', blur: 0.09 } : { shadowColor: 'rgb(38 18 8 / 0.9)', blur: 0.08 }
  Object.assign(over, { shadowColor: light.shadowColor, shadowBlur: size * light.blur })
  for (let pass = 0; pass < (isGlow ? 3 : 1); pass++) over.drawImage(body, edge, edge, size, size)
  if (isGlow) {
    Object.assign(over, { shadowColor: 'transparent', globalCompositeOperation: 'destination-out' })
    over.drawImage(body, edge, edge, size, size)
  }
  return canvas.transferToImageBitmap()
}

interface Entry {
  image: HTMLImageElement
  isDecoded: boolean
  bitmap?: ImageBitmap
}
const most = 160
const made = new Map<string, Entry>()

function entryFor(name: string, key: string): Entry {
  const image = new Image()
  const entry: Entry = { image, isDecoded: false }
  made.set(name, entry)
  for (const oldest of made.keys()) if (made.size > most) made.delete(oldest)
  image.src = `data:image/svg+xml,${encodeURIComponent(pictureOf(key).replace('<svg ', '<svg width="256" height="256" '))}`
  void image.decode().then(() => (entry.isDecoded = true))
  return entry
}

/** What of a thing is drawn: in which ink, and itself or its glow. */
interface SpriteOf {
  key: string
  ink: Ink
  isGlow?: boolean
}
/** Returns a thing as a bitmap; null while its picture is decoded, or if it isn't drawn yet and `mayDraw` is false. */
export function spriteOf({ key, ink, isGlow = false }: SpriteOf, mayDraw: boolean): ImageBitmap | null {
  const name = `${key} ${ink} ${isGlow}`
  const entry = made.get(name) ?? entryFor(name, key)
  if (!entry.bitmap && entry.isDecoded && mayDraw) entry.bitmap = drawn(entry.image, ink, isGlow)
  return entry.bitmap ?? null
}
