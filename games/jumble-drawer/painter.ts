import type { Clock } from '@marigold/device'
import type { Thing } from './heap.ts'
import { shadeRoom, spriteOf } from './sprites.ts'

/** Where a thing is drawn now, on its way to where it belongs. */
interface Pose {
  x: number
  y: number
  turn: number
}

interface PainterOptions {
  clock: Clock
  calm: () => boolean
}

const home = ({ x, y, turn }: Thing): Pose => ({ x, y, turn })
const isAway = (thing: Pose, pose: Pose | undefined): boolean =>
  pose !== undefined && (pose.x !== thing.x || pose.y !== thing.y || pose.turn !== thing.turn)

/** The pose at a share of the way from one to another. */
function between(from: Pose, to: Pose, share: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * share
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), turn: mix(from.turn, to.turn) }
}

/** A pose turned around a middle by some degrees. */
function whirled(pose: Pose, middle: { x: number; y: number }, degrees: number): Pose {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [pose.x - middle.x, pose.y - middle.y]
  return {
    x: middle.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: middle.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    turn: pose.turn + degrees,
  }
}

/** A pose pushed away by a finger at a place that moves by dx and dy. */
function pushed(pose: Pose, x: number, y: number, [dx, dy]: readonly [number, number]): Pose {
  const near = 1 - Math.hypot(pose.x - x, pose.y - y) / reach
  return {
    x: pose.x + dx * near,
    y: pose.y + dy * near,
    turn: pose.turn + (dx * (pose.y - y) - dy * (pose.x - x)) * -0.25,
  }
}

/** Draws a bitmap at a pose; `unit` is how many pixels of the canvas a cell has. */
function stamp(pen: CanvasRenderingContext2D, image: ImageBitmap, { x, y, turn }: Pose, cells: number, unit: number) {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * unit, Math.sin(angle) * unit]
  pen.setTransform(cos, sin, -sin, cos, x * unit, y * unit)
  pen.drawImage(image, -cells / 2, -cells / 2, cells, cells)
}

/** How far a finger reaches when it stirs, in cells. */
const reach = 11
const glideMs = 420
/** New bitmaps in a frame at most, and how soon the next ones are drawn. */
const newInFrame = 2
const soonMs = 30

/** Draws the heap on a canvas: things glide to their places, and a finger pushes them around. */
export function makePainter({ clock, calm }: PainterOptions) {
  const poses = new Map<number, Pose>()
  let things: readonly Thing[] = []
  let canvases: { base: HTMLCanvasElement; glow: HTMLCanvasElement } | null = null
  let cell = 1
  let glowing: number | null = null
  let stop: (() => void) | null = null
  let isDue = false
  let isLit = false // The canvas of the glow has one to clear.
  let pending: (() => void) | null = null
  const density = Math.min(2, globalThis.devicePixelRatio || 1)

  const place = (thing: Thing): Pose => poses.get(thing.id) ?? home(thing)

  /** Draws the heap, with two new bitmaps at most; returns whether some are missing. */
  function stampAll(pen: CanvasRenderingContext2D, light: CanvasRenderingContext2D): boolean {
    let left = newInFrame
    let isMissing = false
    const bitmap = (thing: Thing, isGlow: boolean) => {
      const of = { key: thing.key, ink: thing.ink, isGlow }
      const known = spriteOf(of, false)
      const found = known ?? spriteOf(of, left > 0)
      if (!known && found) left--
      isMissing ||= !found
      return found
    }
    for (const thing of things) {
      const size = thing.size * shadeRoom
      const image = bitmap(thing, false)
      if (image) stamp(pen, image, place(thing), size, cell * density)
      const glow = thing.id === glowing ? bitmap(thing, true) : null
      if (glow) stamp(light, glow, place(thing), size, cell * density)
    }
    return isMissing
  }

  function draw() {
    if (!canvases) return
    const { base, glow } = canvases
    const [pen, light] = [base.getContext('2d'), glow.getContext('2d')]
    if (!pen || !light) return
    const changesGlow = isLit || glowing !== null
    isLit = glowing !== null
    for (const one of changesGlow ? [pen, light] : [pen]) {
      one.resetTransform()
      one.clearRect(0, 0, base.width, base.height)
    }
    if (!stampAll(pen, light) || isDue) return
    isDue = true
    clock.after(soonMs, () => {
      isDue = false
      draw()
    })
  }

  /** Draws with the next frame, however often a finger moves until then. */
  function drawSoon() {
    pending ??= clock.frame(() => (pending?.(), (pending = null), draw()))
  }

  /** Lets everything glide to where it belongs. */
  function settle() {
    stop?.()
    if (!things.some((thing) => isAway(thing, poses.get(thing.id)))) return draw()
    const from = new Map(things.map((thing) => [thing.id, place(thing)]))
    let passed = 0
    const ms = calm() ? 1 : glideMs
    stop = clock.frame((by) => {
      passed += by
      const share = Math.min(1, passed / ms)
      const eased = 1 - (1 - share) ** 3
      for (const thing of things) {
        poses.set(thing.id, between(from.get(thing.id) ?? home(thing), thing, eased))
      }
      draw()
      if (share < 1) return
      stop?.()
      stop = null
    })
  }

  return {
    draw,
    settle,
    /** Shows these things, of which one may glow. */
    show(next: readonly Thing[], pixelsPerCell: number, glow: number | null) {
      const isMoved = next.some((thing) => isAway(thing, poses.get(thing.id)))
      things = next
      cell = pixelsPerCell
      glowing = glow
      if (isMoved) settle()
      else draw()
    },
    on(base: HTMLCanvasElement | null, glow: HTMLCanvasElement | null) {
      canvases = base && glow ? { base, glow } : null
    },
    forget: () => poses.clear(),
    /** Pushes things away from a finger that moves, in cells; returns those that it touched. */
    push(x: number, y: number, dx: number, dy: number): Thing[] {
      const touched = things.filter((thing) => Math.hypot(place(thing).x - x, place(thing).y - y) < reach)
      for (const thing of touched) poses.set(thing.id, pushed(place(thing), x, y, [dx, dy]))
      drawSoon()
      return touched
    },
    /** Whirls everything around the middle by some degrees. */
    whirl(middle: { x: number; y: number }, degrees: number) {
      for (const thing of things) poses.set(thing.id, whirled(place(thing), middle, degrees))
      settle()
    },
  }
}
export type Painter = ReturnType<typeof makePainter>
