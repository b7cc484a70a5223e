import { berthOf, far, lengthOf, partOf, pointAt, type Point } from './harbor.ts'
import { pixelsOf, type Site } from './layout.ts'
import { flagColors } from './looks.ts'
import { isInWater, isUnderWay, step, ticksPerSecond } from './sail.ts'
import type { Boat, State } from './state.ts'
import { crossingNow } from './table.ts'

/** What the finger draws, and the places that were tapped, until they make a route. */
export interface Drawn {
  boat: number | null
  line: Point[]
  via: Point[]
}

interface Water {
  site: Site
  boats: readonly Boat[]
  share: number
  state: State
  drawn: Drawn
}

/** Ghosts are so far ahead. */
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

/** The steps of help that are drawn: the crossing or the dock, where boats will be, and dots to follow. */
function drawHelp(pen: CanvasRenderingContext2D, { site, boats, state }: Water): void {
  const boat = boats.find(({ id }) => id === state.help?.boat)
  if (!boat || !state.help || !isInWater(boat)) return
  const { step: help } = state.help
  const at = pointAt(boat.path, boat.along).point
  const berth = berthOf(boat.flag, state.docks)
  if (help >= 2) {
    const crossing = crossingNow({ boats, tick: state.tick })
    ring(pen, site, crossing?.place ?? berth, 34, '#FFE9A8')
    if (!crossing)
      line(pen, site, [at, [at[0] + (berth[0] - at[0]) * 0.3, at[1] + (berth[1] - at[1]) * 0.3]], '#FFE9A8')
  }
  if (help < 3) return
  let later: readonly Boat[] = boats
  for (let ticks = 1; ticks <= ghostTicks; ticks++) later = step(later, state.tick + ticks).boats
  for (const one of later.filter(isInWater)) {
    const before = boats.find(({ id }) => id === one.id)
    const place = pointAt(one.path, one.along).point
    if (before && far(place, pointAt(before.path, before.along).point) > 4) ring(pen, site, place, 16, '#FFFFFFB0')
  }
}

/** Draws what lies on the water: wakes, routes, buoys, taps, help, and the line under a finger. */
export function drawWater(pen: CanvasRenderingContext2D, water: Water): void {
  const { site, boats, share, state, drawn } = water
  pen.clearRect(0, 0, site.sea.width, site.sea.height)
  for (const boat of boats) {
    if (!isInWater(boat) || boat.routes === 0) continue
    const along = boat.along + (isUnderWay(boat) ? (boat.speed / ticksPerSecond) * share : 0)
    const color = flagColors[boat.sign] ?? flagColors[0]
    const wake = [Math.max(0, along - 60), along].map((one) => pointAt(boat.path, one).point)
    if (isUnderWay(boat)) line(pen, site, wake, '#D6EEF880')
    dots(pen, site, partOf(boat.path, along, 'ahead'), color)
    const end = boat.path.at(-1)
    if (!boat.toDock && end) ring(pen, site, end, 9, '#F59A0C')
  }
  drawHelp(pen, water)
  const picked = boats.find(({ id }) => id === state.picked)
  if (picked && drawn.via.length > 0) {
    line(pen, site, [pointAt(picked.path, picked.along).point, ...drawn.via], '#FFFFFF90')
    for (const point of drawn.via) ring(pen, site, point, 8, '#FFFFFF')
  }
  if (drawn.boat !== null && drawn.line.length > 1) line(pen, site, drawn.line, '#FFF3D0')
}
