import { project, type View } from './perspective.ts'
import type { Sprite } from './scenery.ts'

/** Pixels per unit of a sprite's drawing, at scale 1. */
export const spriteScale = 0.0038

/** The sprites beside a river and on it. */
export interface Scenery {
  water: readonly Sprite[]
  banks: readonly Sprite[]
}

/** A sprite as the camera sees it. */
export interface VisibleSprite extends Sprite {
  x: number
  y: number
  /** The perspective's scale. */
  scale: number
  /** CSS pixels per drawing unit. */
  unit: number
}

/** Returns the sprites that the camera sees, far to near. */
function visibleSprites(sprites: readonly Sprite[], view: View): VisibleSprite[] {
  const found: VisibleSprite[] = []
  for (const sprite of sprites) {
    if (sprite.at - view.camera.at <= -0.9) continue
    const { x, y, scale } = project(view, sprite.at, sprite.x)
    if (scale <= (sprite.name === 'glint' || sprite.name === 'dot' ? 0.16 : 0.1)) continue
    if (x <= -view.width * 0.3 || x >= view.width * 1.3) continue
    found.push({ ...sprite, x, y, scale, unit: scale * view.unit * sprite.size * spriteScale })
  }
  return found
}

/** The sprites whose water is animated. */
const flowing = ['current', 'whirl'] as const
export type Flowing = (typeof flowing)[number]
const flows = ({ name }: Sprite) => flowing.some((one) => one === name)

// Distant water isn't animated: nobody would notice, and each animation needs a layer.
const nearbyScale = 0.42

/** True if a nearer tree or bush covers the sprite, because an element would be drawn on top of it. */
const hidden = (one: VisibleSprite, banks: VisibleSprite[]) =>
  banks.some(
    ({ at, x, y, unit }) =>
      at < one.at && Math.abs(x - one.x) < (unit + one.unit) * 50 && y - unit * 112 < one.y + one.unit * 28,
  )

/** Returns nearby currents and whirlpools, which are shown as elements over the canvas. */
export function nearbyFlowing({ water, banks }: Scenery, view: View): VisibleSprite[] {
  const near = visibleSprites(water.filter(flows), view).filter(({ scale }) => scale > nearbyScale)
  if (near.length === 0) return near
  const onLand = visibleSprites(banks, view)
  return near.filter((one) => !hidden(one, onLand))
}

/** Returns everything else the camera sees, which is painted on the canvas. */
export function paintedSprites(scenery: Scenery, view: View): VisibleSprite[] {
  const elements = nearbyFlowing(scenery, view)
  const isApart = (one: VisibleSprite) => elements.some(({ name, at }) => name === one.name && at === one.at)
  return [...visibleSprites(scenery.water, view).filter((one) => !isApart(one)), ...visibleSprites(scenery.banks, view)]
}
