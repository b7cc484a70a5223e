import type { Ink } from './heap.ts'
import { pictureOf } from './pictures.ts'

/** One thing as bitmaps of the same size: itself, and its shadow with room for the blur around it. */
export interface Sprites {
  body: CanvasImageSource
  shade: CanvasImageSource
  glow: CanvasImageSource
}
/** How much larger shadow and glow are than the thing. */
export const shadeRoom = 1.3

const paper = [255, 250, 238] as const
const pencil = [70, 48, 60] as const

/** Turns colors gray, or keeps only the lines between them, on paper. */
function withInk(pixels: ImageData, ink: Ink): void {
  const { data, width } = pixels
  const light = new Float32Array(data.length / 4)
  for (let at = 0; at < light.length; at++) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(at * 4, at * 4 + 4)
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
    const gray = 40 + value * 0.8
    const color = ink === 'gray' ? [gray, gray, gray + 4] : isLine(at) ? pencil : paper
    data.set(color, at * 4)
  }
}

function surface(size: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(size, size)
  return [canvas, canvas.getContext('2d') as OffscreenCanvasRenderingContext2D]
}

/** The blurred shape of a picture: its body is drawn outside, so that only the shadow is seen. */
function blurred(body: OffscreenCanvas, size: number, color: string, blur: number): ImageBitmap {
  const wide = Math.round(size * shadeRoom)
  const [canvas, pen] = surface(wide)
  const edge = (wide - size) / 2
  Object.assign(pen, { shadowColor: color, shadowBlur: blur, shadowOffsetX: wide * 2 })
  for (let pass = 0; pass < 2; pass++) pen.drawImage(body, edge - wide * 2, edge, size, size)
  return canvas.transferToImageBitmap()
}

function drawSprites(image: HTMLImageElement, ink: Ink, size: number): Sprites {
  const [body, pen] = surface(size)
  pen.drawImage(image, 0, 0, size, size)
  if (ink !== 'color') {
    const pixels = pen.getImageData(0, 0, size, size)
    withInk(pixels, ink)
    pen.putImageData(pixels, 0, 0)
  }
  const shade = blurred(body, size, 'rgb(38 18 8 / 0.85)', size * 0.05)
  const glow = blurred(body, size, '#ffd23f', size * 0.09)
  return { body, shade, glow }
}

const most = 160
const made = new Map<string, Sprites | null>()

/** Returns a thing as bitmaps; null while its picture is decoded, after which `come` is called. */
export function spritesOf(key: string, ink: Ink, size: number, come: () => void): Sprites | null {
  const name = `${key} ${ink} ${size}`
  const known = made.get(name)
  if (known !== undefined) return known
  made.set(name, null)
  for (const oldest of made.keys()) if (made.size > most) made.delete(oldest)
  const image = new Image()
  const svg = pictureOf(key).replace('<svg ', '<svg width="256" height="256" ')
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  void image.decode().then(() => {
    made.set(name, drawSprites(image, ink, size))
    come()
  })
  return null
}
