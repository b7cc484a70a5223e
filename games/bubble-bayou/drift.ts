import type { Bubble } from './rules.ts'

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number
  height: number
}

const gap = 12

/** Where bubbles of a diameter may be without touching one another: at least `count` places, three across if there's room. */
export function placesIn(box: Box, count: number, diameter: number): Box[] {
  const fits = (long: number) => Math.max(1, Math.floor(long / (diameter + gap)))
  const most = fits(box.width)
  const columns = Math.min(most, Math.max(3, count))
  const rows = Math.ceil(count / columns)
  const [width, height] = [box.width / columns, box.height / rows]
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: box.x + (at % columns) * width,
    y: box.y + Math.floor(at / columns) * height,
    width,
    height,
  }))
}

/** The largest diameter at which that many bubbles fit into a box, at most `wanted`. */
export function diameterIn(box: Box, count: number, wanted: number): number {
  for (let diameter = wanted; diameter > 32; diameter -= 2) {
    const across = Math.floor(box.width / (diameter + gap))
    const down = Math.floor(box.height / (diameter + gap))
    if (across * down >= count) return diameter
  }
  return 32
}

/** The way of a bubble in its place: up one side and down the other, around and around. */
interface Loop {
  middle: Point
  /** Half the width of the loop, and the length of its straight parts. */
  radius: number
  straight: number
}

const widest = 46

function loopIn(place: Box, diameter: number): Loop {
  const room = { width: place.width - diameter - gap, height: place.height - diameter - gap }
  const radius = Math.max(0, Math.min(widest, room.width / 2, room.height / 2))
  return {
    middle: { x: place.x + place.width / 2, y: place.y + place.height / 2 },
    radius,
    straight: Math.max(0, room.height - 2 * radius),
  }
}

/** The point of a loop after a distance, px. */
function along({ middle, radius, straight }: Loop, distance: number): Point {
  const bend = Math.PI * radius
  const length = 2 * (straight + bend)
  if (length === 0) return middle
  const at = ((distance % length) + length) % length
  const half = at < straight + bend ? 1 : -1
  const way = half === 1 ? at : at - straight - bend
  if (way < straight) return { x: middle.x - half * radius, y: middle.y + half * (straight / 2 - way) }
  const turned = bend === 0 ? 0 : ((way - straight) / bend) * Math.PI
  return {
    x: middle.x - half * radius * Math.cos(turned),
    y: middle.y - half * (straight / 2 + radius * Math.sin(turned)),
  }
}

export interface Lane {
  id: number
  loop: Loop
  /** How far along its loop a bubble starts, px. */
  from: number
}

/** Gives each bubble a place of its own by its `spot`. */
export function lanesOf(bubbles: readonly Bubble[], box: Box, diameter: number): Lane[] {
  const left = placesIn(box, bubbles.length, diameter)
  return bubbles.map(({ id, spot, phase }) => {
    const [place] = left.splice(Math.floor(spot * left.length), 1) as [Box]
    const loop = loopIn(place, diameter)
    return { id, loop, from: phase * 2 * (loop.straight + Math.PI * loop.radius) }
  })
}

/** Where a bubble is after it floated for `seconds`. */
export const positionAt = ({ loop, from }: Lane, speed: number, seconds: number): Point =>
  along(loop, from + speed * seconds)

/** How far a ripple pushes bubbles, px. */
const pushBy = 20

/** How far along its loop a bubble is after a ripple at `at` has carried it away: onward or back, whatever leads away. */
export function pushed(lane: Lane, speed: number, seconds: number, at: Point): Lane {
  const far = (from: number) => {
    const { x, y } = along(lane.loop, from + speed * seconds)
    return Math.hypot(x - at.x, y - at.y)
  }
  const [on, back] = [lane.from + pushBy, lane.from - pushBy]
  return { ...lane, from: far(on) >= far(back) ? on : back }
}

/** The share of the water, in percent, where one touch pops one of so many bubbles. */
export const chanceOf = (bubbles: number, diameter: number, slack: number, box: Box): number =>
  Math.round((bubbles * Math.PI * (diameter / 2 + slack) ** 2 * 1000) / (box.width * box.height)) / 10
