import type { Figure } from './figures.ts'
import { pixelsOf, type Fit } from './layout.ts'
import { pointAt, turnAt, type Path } from './paths.ts'
import type { Paint } from './state.ts'

/** What the comet has painted, on a canvas over the road. */
export interface Painted {
  figure: Figure
  fit: Fit
  /** How far each stroke is drawn. */
  alongs: readonly number[]
  paint: Paint
  color: string
}

function trail(pen: CanvasRenderingContext2D, path: Path, to: number, fit: Fit): void {
  pen.beginPath()
  const count = Math.max(1, Math.ceil(to / 2))
  for (let at = 0; at <= count; at++) {
    const [x, y] = pixelsOf(fit, pointAt(path, (to * at) / count))
    if (at === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
}

/** A number from 0 to 1 that looks random, and is the same for the same place. */
export const scattered = (at: number): number => {
  const value = Math.sin(at * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}

export function starAt(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.beginPath()
  for (let at = 0; at < 8; at++) {
    const [angle, far] = [(Math.PI * at) / 4, at % 2 === 0 ? size : size * 0.34]
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  pen.closePath()
  pen.fill()
}

/** How a trail is painted: its width in pixels, its color, and where its figure is. */
interface Brush {
  pen: CanvasRenderingContext2D
  wide: number
  color: string
  fit: Fit
}

function ribbon({ pen, wide, color, fit }: Brush, path: Path, to: number): void {
  trail(pen, path, to, fit)
  const layers = [[1, 0.34, color], [0.66, 0.7, color], [0.3, 0.95, '#FFF3C4']] as const // prettier-ignore
  for (const [share, alpha, tint] of layers) {
    pen.globalAlpha = alpha
    pen.strokeStyle = tint
    pen.lineWidth = wide * share
    pen.stroke()
  }
}

function stars({ pen, wide, color, fit }: Brush, path: Path, to: number): void {
  trail(pen, path, to, fit)
  pen.globalAlpha = 0.9
  pen.strokeStyle = color
  pen.lineWidth = 3
  pen.stroke()
  const gap = 11 / fit.scale
  for (let at = 0; at * gap <= to; at++) {
    const along = at * gap
    const [x, y] = pixelsOf(fit, pointAt(path, along))
    const side = turnAt(path, along) + Math.PI / 2
    const off = (scattered(at) - 0.5) * wide
    pen.globalAlpha = 1
    pen.fillStyle = at % 3 === 0 ? '#FFF3C4' : color
    starAt(pen, x + Math.cos(side) * off, y + Math.sin(side) * off, 4 + scattered(at + 40) * 7)
  }
}

/** Paints wide ribbons, or a thin line with small stars around it. */
export function paintTrails(pen: CanvasRenderingContext2D, { figure, fit, alongs, paint, color }: Painted): void {
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const brush = { pen, wide: Math.min(64, fit.half * fit.scale * 1.3), color, fit }
  figure.strokes.forEach((path, at) => {
    const to = alongs[at] ?? 0
    if (to > 0) (paint === 'ribbon' ? ribbon : stars)(brush, path, to)
  })
  pen.globalAlpha = 1
}
