import { signal } from '@preact/signals'
import type { Play } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { slopeAt } from './layout.ts'
import type { Level } from './levels.ts'
import { atTheTop, type Place } from './motion.ts'
import type { Pose } from './otter.ts'
import { farPeriod, hillPeriod, waterPeriod } from './scenery.ts'
import type { Move, State } from './state.ts'

export type GlidePlay = Play<Level, State, Move>

/** The parts of the drawing that a frame moves. */
export type PartName = 'far' | 'hills' | 'water' | 'slope' | 'near' | 'buoys' | 'glider' | 'ribbon' | 'wake'
export type Parts = Map<PartName, HTMLElement | SVGElement>

/** Seconds of voice that have a buoy, each with its share of the way to the last one. */
export function buoysOf(targetMs: number): { second: number; share: number; last: boolean }[] {
  const seconds = Math.round(targetMs / 1000)
  return Array.from({ length: seconds }, (_, i) => ({
    second: i + 1,
    share: Math.max(0, ((i + 1) * 1000 - 800) / (seconds * 1000 - 800)),
    last: i + 1 === seconds,
  })).filter(({ share }) => share > 0.05)
}

/** In calm mode nothing travels: it is at the top, at the foot, or at a buoy. */
function calmPlace(place: Place, targetMs: number): Place {
  if (place.slope < 1) return { ...place, slope: 0, river: 0 }
  const passed = buoysOf(targetMs).findLast(({ share }) => share <= place.river)
  return { ...place, river: passed?.share ?? 0 }
}

/** Where a place lies in the world, in units. */
function spotOf(layout: Layout, place: Place) {
  const at = slopeAt(layout, place.slope)
  const sunk = Math.max(0, (place.slope - 0.82) / 0.18) * 26
  return { x: at.x + place.river * layout.reach, y: at.y + 4 + sunk, angle: at.angle }
}

const placed = new WeakMap<Element, string>()
/** Moves a part, unless it stands there already: half of them do while the glider is held in the picture. */
function put(part: HTMLElement | SVGElement, transform: string): void {
  if (placed.get(part) === transform) return
  placed.set(part, transform)
  part.style.transform = transform
}

/** Draws a place: the river runs under the glider, hills and mountains more slowly the farther they are. */
export function paint(parts: Parts, layout: Layout, place: Place, back = 0): void {
  const { scale } = layout
  const spot = spotOf(layout, place)
  const camera = Math.max(0, spot.x - layout.held) * (1 - back)
  const move = (name: PartName, x: number, y = 0, more = '') => {
    const part = parts.get(name)
    if (part) put(part, `translate3d(${(x * scale).toFixed(1)}px, ${(y * scale).toFixed(1)}px, 0)${more}`)
  }
  move('far', -((camera * 0.06) % farPeriod))
  move('hills', -((camera * 0.24) % hillPeriod))
  move('water', -((camera * 0.8) % waterPeriod))
  move('near', -(camera % waterPeriod))
  move('slope', -camera)
  move('buoys', -camera)
  move('glider', spot.x - camera, spot.y, ` rotate(${spot.angle.toFixed(1)}deg)`)
  // The ribbon is uncovered from the foot of the slide up to the glider.
  const long = Math.max(0, place.river * layout.reach)
  const whole = layout.reach * 1.55
  move('wake', layout.foot[0] - camera - whole + long)
  move('ribbon', whole - long)
}

/** What is seen beside the state of the rules. */
export const makeSignals = () => ({
  stage: signal<'rest' | 'breath' | 'listen' | 'glide' | 'landing'>('rest'),
  pose: signal<Pose>('wait'),
  /** Known once the launch was read. */
  start: signal<'soft' | 'quick' | null>(null),
  flowing: signal(false),
  /** Buoys that were passed in this glide. */
  passed: signal(0),
  /** The glider is out of sight while the river goes back to its slope. */
  away: signal(false),
  closing: signal(false),
  /** It listens for a while and the room never gets quiet. */
  noisy: signal(false),
  /** Something of a hand is down. */
  down: signal(false),
})
export type See = ReturnType<typeof makeSignals>

/** The drawing that stands still or moves: parts, layout, place. */
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
    /** Draws the river a share of the way back to its slope. */
    back: (share: number) => draw(share),
  }
}
