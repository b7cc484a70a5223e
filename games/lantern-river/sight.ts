import { project, type View } from './perspective.ts'
import type { Sprite } from './scenery.ts'

/** Pixels of one unit of a sprite's drawing at the eye. */
export const spriteScale = 0.0038

/** What stands beside a river and lies on it. */
export interface Scenery {
  water: readonly Sprite[]
  banks: readonly Sprite[]
}

/** A sprite as the camera sees it now. */
export interface Seen extends Sprite {
  x: number
  y: number
  /** Of the perspective: 1 at the eye. */
  scale: number
  /** CSS pixels to a unit of its drawing. */
  unit: number
}

/** What of `sprites` the camera sees, far to near. */
function seen(sprites: readonly Sprite[], view: View): Seen[] {
  const found: Seen[] = []
  for (const sprite of sprites) {
    if (sprite.at - view.camera.at <= -0.9) continue
    const { x, y, scale } = project(view, sprite.at, sprite.x)
    if (scale <= (sprite.name === 'glint' || sprite.name === 'dot' ? 0.16 : 0.1)) continue
    if (x <= -view.width * 0.3 || x >= view.width * 1.3) continue
    found.push({ ...sprite, x, y, scale, unit: scale * view.unit * sprite.size * spriteScale })
  }
  return found
}

/** What has water that moves by itself. */
const flowing = ['current', 'whirl'] as const
export type Flowing = (typeof flowing)[number]
const flows = ({ name }: Sprite) => flowing.some((one) => one === name)

// Far away nobody sees that water moves, and each that does costs a layer.
const nearBy = 0.42

/** True where a nearer tree or bush stands before it: an element of its own would lie over that. */
const hidden = (one: Seen, banks: Seen[]) =>
  banks.some(
    ({ at, x, y, unit }) =>
      at < one.at && Math.abs(x - one.x) < (unit + one.unit) * 50 && y - unit * 112 < one.y + one.unit * 28,
  )

/** Near currents and whirlpools: each is an element over the canvas. */
export function apart({ water, banks }: Scenery, view: View): Seen[] {
  const near = seen(water.filter(flows), view).filter(({ scale }) => scale > nearBy)
  if (near.length === 0) return near
  const onLand = seen(banks, view)
  return near.filter((one) => !hidden(one, onLand))
}

/** Everything else that the camera sees: it is painted on the canvas. */
export function painted(scenery: Scenery, view: View): Seen[] {
  const elements = apart(scenery, view)
  const isApart = (one: Seen) => elements.some(({ name, at }) => name === one.name && at === one.at)
  return [...seen(scenery.water, view).filter((one) => !isApart(one)), ...seen(scenery.banks, view)]
}
