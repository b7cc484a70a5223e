import { berthOf, far, isWater, lengthOf, partOf, pointAt, water, type Point } from './harbor.ts'
import { pixelsOf, type Site } from './layout.ts'
import { flagColors } from './looks.ts'
import { isInWater, isUnderWay, placeOf, step, ticksPerSecond } from './sail.ts'
import type { Boat, State } from './state.ts'
import { crossingNow, landNow } from './table.ts'

/** What the finger draws, and the places that were tapped, until they make a route. */
export interface Drawn {
  boat: number | null
  line: Point[]
  via: Point[]
}

/** Where a boat has docked, and when, in ms of the game's clock. */
export interface Burst {
  place: Point
  sign: number
  since: number
}

interface Water {
  site: Site
  /** The direction of the tide, and how far it has run, in seconds. */
  tide: number
  seconds: number
  burst: Burst | null
  now: number
  boats: readonly Boat[]
  share: number
  state: State
  drawn: Drawn
}

/** How far ahead ghosts are. */
const ghostTicks = 3 * ticksPerSecond

function dots(pen: CanvasRenderingContext2D, site: Site, path: readonly Point[], color: string, every = 13): void {
  const long = lengthOf(path)
  pen.fillStyle = color
  for (let at = 30; at < long; at += every) {
    const [x, y] = pixelsOf(site, pointAt(path, at).point)
    pen.beginPath()
    pen.arc(x, y, 3.6 * site.scale, 0, 7)
    pen.fill()
  }
}

function line(pen: CanvasRenderingContext2D, site: Site, path: readonly Point[], color: string): void {
  pen.strokeStyle = color
  pen.lineWidth = 5 * site.scale
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  for (const point of path) pen.lineTo(...pixelsOf(site, point))
  pen.stroke()
}

function ring(pen: CanvasRenderingContext2D, site: Site, at: Point, radius: number, color: string): void {
  const [x, y] = pixelsOf(site, at)
  pen.strokeStyle = color
  pen.lineWidth = 4 * site.scale
  pen.beginPath()
  pen.arc(x, y, radius * site.scale, 0, 7)
  pen.stroke()
}

const aheads = new WeakMap<readonly Boat[], { crossing: Point | null; ghosts: Point[] }>()
/** Where boats will meet, and where those under way will be soon; worked out once for each step of time. */
function aheadOf(boats: readonly Boat[], tick: number): { crossing: Point | null; ghosts: Point[] } {
  const known = aheads.get(boats)
  if (known) return known
  let later = boats
  for (let ticks = 1; ticks <= ghostTicks; ticks++) later = step(later, tick + ticks).boats
  const ghosts = later.flatMap((boat, at) => {
    const before = boats[at]
    const place = placeOf(boat)
    return isInWater(boat) && before && far(place, placeOf(before)) > 4 ? [place] : []
  })
  const ahead = { crossing: crossingNow({ boats, tick })?.place ?? null, ghosts }
  aheads.set(boats, ahead)
  return ahead
}

/** The steps of help that are drawn: the crossing or the dock, where boats will be, and dots to follow. */
function drawHelp(pen: CanvasRenderingContext2D, { site, boats, state }: Water): void {
  const boat = boats.find(({ id }) => id === state.help?.boat)
  if (!boat || !state.help || !isInWater(boat)) return
  const { step: help } = state.help
  const { crossing, ghosts } = aheadOf(boats, state.tick)
  const at = pointAt(boat.path, boat.along).point
  const berth = berthOf(boat.flag, state.docks)
  if (help >= 2) {
    ring(pen, site, crossing ?? berth, 34, '#FFE9A8')
    if (!crossing)
      line(pen, site, [at, [at[0] + (berth[0] - at[0]) * 0.3, at[1] + (berth[1] - at[1]) * 0.3]], '#FFE9A8')
  }
  if (help >= 3) for (const place of ghosts) ring(pen, site, place, 16, '#FFFFFFB0')
}

/** Marks that drift the way the tide pushes. */
function drawTide(pen: CanvasRenderingContext2D, { site, state, tide, seconds }: Water): void {
  const islands = landNow(state)
  for (let at = 0; at < 16; at++) {
    const x = 60 + ((at * 173) % 540)
    const y = (((at * 97 + tide * seconds * 16) % water.height) + water.height) % water.height
    if (isWater([x, y], islands)) line(pen, site, [[x - 10, y - tide * 8], [x, y], [x + 10, y - tide * 8]], '#D6EEF870') // prettier-ignore
  }
}

const burstMs = 1000
/** Confetti where a boat has docked. */
function drawBurst(pen: CanvasRenderingContext2D, site: Site, { place, sign, since }: Burst, now: number): void {
  const share = (now - since) / burstMs
  if (share >= 1) return
  const colors = [flagColors[sign], '#F7C34B', '#FFF9EF']
  pen.globalAlpha = 1 - share ** 2
  for (let piece = 0; piece < 24; piece++) {
    const out = (22 + ((piece * 37) % 44)) * (1 - (1 - share) ** 2)
    const [x, y] = pixelsOf(site, [place[0] + Math.cos(piece * 2.4) * out, place[1] + Math.sin(piece * 2.4) * out])
    pen.fillStyle = colors[piece % 3] ?? '#FFF9EF'
    pen.fillRect(x, y + 26 * share ** 2, 7 * site.scale, 7 * site.scale)
  }
  pen.globalAlpha = 1
}

/** Draws what lies on the water: wakes, routes, buoys, taps, help, and the line under a finger. */
export function drawWater(pen: CanvasRenderingContext2D, all: Water): void {
  const { site, boats, share, state, drawn } = all
  pen.clearRect(0, 0, site.sea.width, site.sea.height)
  if (all.tide !== 0) drawTide(pen, all)
  for (const boat of boats) {
    if (!isInWater(boat) || boat.routes === 0) continue
    const along = boat.along + (isUnderWay(boat) ? (boat.speed / ticksPerSecond) * share : 0)
    const color = flagColors[boat.sign] ?? flagColors[0]
    const wake = [Math.max(0, along - 60), along].map((one) => pointAt(boat.path, one).point)
    if (isUnderWay(boat)) line(pen, site, wake, '#D6EEF880')
    dots(pen, site, partOf(boat.path, along, 'ahead'), color)
    const end = boat.path.at(-1)
    if (!boat.endsAtFlag && end) ring(pen, site, end, 9, '#F59A0C')
  }
  drawHelp(pen, all)
  const picked = boats.find(({ id }) => id === state.picked)
  if (picked && drawn.via.length > 0) {
    line(pen, site, [pointAt(picked.path, picked.along).point, ...drawn.via], '#FFFFFF90')
    for (const point of drawn.via) ring(pen, site, point, 8, '#FFFFFF')
  }
  if (all.burst) drawBurst(pen, site, all.burst, all.now)
  if (drawn.boat !== null && drawn.line.length > 1) line(pen, site, drawn.line, '#FFF3D0')
}
