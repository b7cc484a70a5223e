const everyMs = 40
/** Loudness at the top of the picture. */
const maxLoudness = 0.85

/** A live curve of the voice that grows from left to right. */
export interface Trace {
  canvas(at: HTMLCanvasElement | null): void
  /** Starts a new curve; the last one stays as a pale line to compare with. */
  begin(spanMs: number): void
  /** Before a glide starts, the dot at the left edge follows the loudness. */
  idle(level: number): void
  /** Extends the curve, and draws only the new part. */
  add(level: number, ms: number): void
  draw(): void
}

export interface Inks {
  hill: readonly [string, string]
  line: string
  last: string
  floor: string
}

export function makeTrace(floor: number, inks: () => Inks): Trace {
  let canvas: HTMLCanvasElement | null = null
  let now: number[] = []
  let last: number[] = []
  let span = 4000
  let since = 0
  let dot = 0

  const wide = (levels: readonly number[]) => Math.max(span / everyMs, levels.length - 1)
  const heightOf = (level: number, h: number) => h - (Math.min(level, maxLoudness) / maxLoudness) * (h - 8) - 3
  const path = (pen: CanvasRenderingContext2D, levels: readonly number[], w: number, h: number) => {
    const steps = wide(levels)
    pen.beginPath()
    for (const [i, level] of levels.entries()) pen.lineTo((i / steps) * w, heightOf(level, h))
    return ((levels.length - 1) / steps) * w
  }
  const drawFloor = (pen: CanvasRenderingContext2D, ink: Inks, w: number, h: number) => {
    pen.setLineDash([4, 8])
    pen.lineWidth = 2
    pen.strokeStyle = ink.floor
    pen.beginPath()
    pen.moveTo(0, heightOf(floor, h))
    pen.lineTo(w, heightOf(floor, h))
    pen.stroke()
  }
  const drawLast = (pen: CanvasRenderingContext2D, ink: Inks, w: number, h: number) => {
    pen.setLineDash([10, 9])
    pen.lineWidth = 4
    pen.strokeStyle = ink.last
    path(pen, last, w, h)
    pen.stroke()
  }
  const drawHill = (pen: CanvasRenderingContext2D, ink: Inks, w: number, h: number) => {
    const end = path(pen, now, w, h)
    pen.lineTo(end, h)
    pen.lineTo(0, h)
    const fill = pen.createLinearGradient(0, 0, 0, h)
    fill.addColorStop(0, ink.hill[0])
    fill.addColorStop(1, ink.hill[1])
    pen.fillStyle = fill
    pen.fill()
    path(pen, now, w, h)
    pen.lineWidth = 6
    pen.strokeStyle = ink.line
    pen.stroke()
  }
  const drawDot = (pen: CanvasRenderingContext2D, ink: Inks, h: number) => {
    pen.beginPath()
    pen.arc(14, h - (Math.min(dot, maxLoudness) / maxLoudness) * (h - 30) - 14, 11, 0, 7)
    pen.fillStyle = ink.line
    pen.fill()
  }
  /** Draws everything to the right of `from`. */
  const draw = (from = 0) => {
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const { width: w, height: h } = canvas
    const ink = inks()
    pen.save()
    pen.beginPath()
    pen.rect(from, 0, w - from, h)
    pen.clip()
    pen.clearRect(from, 0, w - from, h)
    pen.lineJoin = pen.lineCap = 'round'
    drawFloor(pen, ink, w, h)
    if (last.length > 1) drawLast(pen, ink, w, h)
    pen.setLineDash([])
    if (now.length > 1) drawHill(pen, ink, w, h)
    else drawDot(pen, ink, h)
    pen.restore()
  }
  /** Returns the left edge of the area that `added` new points change. */
  const changed = (added: number) => {
    const before = now.length - added
    // The first points replace the dot, and a curve longer than its span is compressed, so everything is redrawn.
    if (!canvas || before < 3 || now.length - 1 > span / everyMs) return 0
    return Math.max(0, Math.floor(((before - 2) / wide(now)) * canvas.width) - 8)
  }
  return {
    canvas(at) {
      canvas = at
      draw()
    },
    begin(spanMs) {
      if (now.length > 4) last = now
      now = []
      since = 0
      span = spanMs
      draw()
    },
    idle(level) {
      if (now.length > 0 || Math.abs(level - dot) < 0.01) return
      dot = level
      draw()
    },
    add(level, ms) {
      since += ms
      const before = now.length
      for (; since >= everyMs; since -= everyMs) now.push(level)
      if (now.length > before) draw(changed(now.length - before))
    },
    draw: () => draw(),
  }
}
