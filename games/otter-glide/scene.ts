import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { slopeAt } from './layout.ts'
import type { Level } from './levels.ts'
import { atTheTop, type Place } from './motion.ts'
import type { Pose } from './otter.ts'
import { farPeriod, hillPeriod, waterPeriod } from './scenery.ts'
import type { Move, State } from './state.ts'
import type { StartKind } from './voice.ts'

export type GlidePlay = Play<Level, State, Move>

/** The parts of the drawing that move in each frame. */
export type PartName = 'far' | 'hills' | 'water' | 'slope' | 'near' | 'buoys' | 'glider' | 'ribbon' | 'wake' | 'toys'
export type Parts = Map<PartName, HTMLElement | SVGElement>

/** Returns a buoy per second of voicing, with its share of the distance to the last one. */
export function buoysOf(targetMs: number): { second: number; share: number; last: boolean }[] {
  const seconds = Math.round(targetMs / 1000)
  return Array.from({ length: seconds }, (_, i) => ({
    second: i + 1,
    share: Math.max(0, ((i + 1) * 1000 - 800) / (seconds * 1000 - 800)),
    last: i + 1 === seconds,
  })).filter(({ share }) => share > 0.05)
}

/** In calm mode the glider doesn't travel: it is at the top, at the bottom, or at a buoy. */
function calmPlace(place: Place, targetMs: number): Place {
  if (place.slope < 1) return { ...place, slope: 0, river: 0 }
  const passed = buoysOf(targetMs).findLast(({ share }) => share <= place.river)
  return { ...place, river: passed?.share ?? 0 }
}

/** Returns a position in drawing units. */
function spotOf(layout: Layout, place: Place) {
  const at = slopeAt(layout, place.slope)
  const sunk = Math.max(0, (place.slope - 0.82) / 0.18) * 26
  return { x: at.x + place.river * layout.reach, y: at.y + 4 + sunk, angle: at.angle }
}

const placed = new WeakMap<Element, string>()
/** Moves a part unless it is already there, which is true of half the parts in most frames. */
function setTransform(part: HTMLElement | SVGElement, transform: string): void {
  if (placed.get(part) === transform) return
  placed.set(part, transform)
  part.style.transform = transform
}

// Half the width of a buoy's seconds with some space, in pixels.
const halfLabel = 32

/** Names the seconds of each buoy whose label isn't cut off by the edge. */
function nameBuoys(buoys: Element, { w, scale }: Layout, camera: number): void {
  const edge = halfLabel / scale
  for (const buoy of buoys.children) {
    const x = Number((buoy as HTMLElement).dataset.x) - camera
    buoy.toggleAttribute('data-named', x > edge && x < w - edge)
  }
}

/** Draws a position: the river scrolls under the glider, and hills and mountains scroll more slowly. */
export function paint(parts: Parts, layout: Layout, place: Place, back = 0): void {
  const { scale } = layout
  const spot = spotOf(layout, place)
  const camera = Math.max(0, spot.x - layout.gliderX) * (1 - back)
  const move = (name: PartName, x: number, y = 0, more = '') => {
    const part = parts.get(name)
    if (part) setTransform(part, `translate3d(${(x * scale).toFixed(1)}px, ${(y * scale).toFixed(1)}px, 0)${more}`)
  }
  move('far', -((camera * 0.06) % farPeriod))
  move('hills', -((camera * 0.24) % hillPeriod))
  move('water', -((camera * 0.8) % waterPeriod))
  move('near', -(camera % waterPeriod))
  move('slope', -camera)
  move('toys', -camera)
  move('buoys', -camera)
  const buoys = parts.get('buoys')
  if (buoys) nameBuoys(buoys, layout, camera)
  move('glider', spot.x - camera, spot.y, ` rotate(${spot.angle.toFixed(1)}deg)`)
  // Reveals the ribbon from the bottom of the slide up to the glider.
  const long = Math.max(0, place.river * layout.reach)
  const whole = layout.reach * 1.55
  move('wake', layout.foot[0] - camera - whole + long)
  move('ribbon', whole - long)
}

/** Signals for what the view shows beyond the state. */
export const makeSignals = () => ({
  stage: signal<'rest' | 'breath' | 'listen' | 'glide' | 'landing'>('rest'),
  pose: signal<Pose>('wait'),
  /** Set once the start has been read. */
  start: signal<StartKind | null>(null),
  flowing: signal(false),
  /** Buoys passed in this glide. */
  passed: signal(0),
  /** The glider is hidden while the river scrolls back to the slope. */
  away: signal(false),
  closing: signal(false),
  /** What came of the last fork, for a moment. */
  news: signal(''),
  /** The room has been too loud for a while. */
  noisy: signal(false),
  /** The start of the manual control that is on. */
  down: signal<StartKind | null>(null),
})
export type Signals = ReturnType<typeof makeSignals>

/** Keeps the drawing's parts, layout, and position, and repaints when one changes. */
export function makeDrawing(play: GlidePlay) {
  const parts: Parts = new Map()
  let place = atTheTop
  let layout: Layout | null = null
  const draw = (back = 0) => {
    if (!layout) return
    const shown = play.calm.value ? calmPlace(place, play.state.value.target) : place
    paint(parts, layout, shown, back)
  }
  return {
    parts,
    at: () => place,
    lay(next: Layout) {
      layout = next
      draw()
    },
    to(next: Place) {
      place = next
      draw()
    },
    /** Draws the river part of the way back to its slope. */
    back: (share: number) => draw(share),
  }
}
