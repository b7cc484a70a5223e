const everyMs = 40
/** Loudness at the top of the picture. */
const most = 0.85

/** The live picture of a voice: a hill that grows from left to right. */
export interface Trace {
  canvas(at: HTMLCanvasElement | null): void
  /** Begins a new hill; the last one stays as a pale line to compare with. */
  begin(spanMs: number): void
  /** The dot at its left edge follows the loudness while nothing has begun. */
  idle(level: number): void
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

  const path = (pen: CanvasRenderingContext2D, levels: readonly number[], w: number, h: number) => {
    const wide = Math.max(span / everyMs, levels.length - 1)
    pen.beginPath()
    for (const [i, level] of levels.entries())
      pen.lineTo((i / wide) * w, h - (Math.min(level, most) / most) * (h - 8) - 3)
    return ((levels.length - 1) / wide) * w
  }
  const draw = () => {
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const { width: w, height: h } = canvas
    const ink = inks()
    pen.clearRect(0, 0, w, h)
    pen.lineJoin = pen.lineCap = 'round'
    pen.setLineDash([4, 8])
    pen.lineWidth = 2
    pen.strokeStyle = ink.floor
    pen.beginPath()
    const y = h - (floor / most) * (h - 8) - 3
    pen.moveTo(0, y)
    pen.lineTo(w, y)
    pen.stroke()
    if (last.length > 1) {
      pen.setLineDash([10, 9])
      pen.lineWidth = 4
      pen.strokeStyle = ink.last
      path(pen, last, w, h)
      pen.stroke()
    }
    pen.setLineDash([])
    if (now.length > 1) {
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
    } else {
      pen.beginPath()
      pen.arc(14, h - (Math.min(dot, most) / most) * (h - 30) - 14, 11, 0, 7)
      pen.fillStyle = ink.line
      pen.fill()
    }
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
      while (since >= everyMs) {
        since -= everyMs
        now.push(level)
      }
    },
    draw,
  }
}
