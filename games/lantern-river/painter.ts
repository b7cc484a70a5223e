import type { Stage } from '../kit/game.ts'
import { makeFlowingElements } from './flowing-elements.ts'
import type { Palette } from './palette.ts'
import { channelCenter, halfWidth, project, viewOf, type Camera, type Spot, type View } from './perspective.ts'
import { makeRiverCanvas } from './river-canvas.ts'
import type { River } from './rules.ts'
import { bankSprites, waterSprites } from './scenery.ts'

/** A lantern's current position, which can be between bends. */
export interface Actor {
  at: number
  rocky: boolean
  /** Offset across the river, so that lanterns never cover each other. */
  aside: number
  /** Offset along the river in bends, so that two rows don't overlap. */
  ahead: number
  /** From 0 on the water to 1 at its star. */
  lift: number
  /** The star's position in the sky. */
  star: { x: number; y: number }
  /** Rotation in degrees, used in a whirlpool. */
  turned: number
  gone: boolean
}

export interface Layers {
  hills: SVGSVGElement
  river: HTMLCanvasElement
  /** Container for nearby currents and whirlpools. */
  near: HTMLElement
  /** One child per player, in seat order. */
  lanterns: HTMLElement
}

/** Pixels per unit of a lantern's drawing, at scale 1. */
const lanternScale = (view: View, stage: Stage): number => view.unit * (stage.portrait ? 0.0043 : 0.0033)
/** Resolution of a lantern's picture: close to its size on its turn, so that frames scale it only a little. */
export const pictureScale = (stage: Stage): number => lanternScale(viewOf(stage, { at: 0, side: 0 }), stage) * 0.8

/** Returns a lantern's position on the stage. */
function spotOf(view: View, river: River, actor: Actor): Spot {
  const room = Math.min(1, halfWidth(river, actor.at, actor.rocky) / 0.5)
  const water = project(
    view,
    actor.at + actor.ahead,
    channelCenter(river, actor.at, actor.rocky) + actor.aside * room * 0.92,
  )
  if (actor.lift === 0) return water
  const k = actor.lift
  return {
    x: water.x + (actor.star.x - water.x) * k,
    y: water.y + (actor.star.y - water.y) * k,
    scale: water.scale * (1 - k * 0.55),
  }
}

function paintLanterns(lanterns: HTMLElement, river: River, view: View, stage: Stage, actors: Actor[]): void {
  const base = pictureScale(stage)
  const far = actors.map((actor, i) => ({ i, at: actor.at + actor.ahead })).sort((a, b) => b.at - a.at)
  far.forEach(({ i }, order) => {
    const actor = actors[i]
    const element = lanterns.children[i]
    if (!actor || !(element instanceof HTMLElement || element instanceof SVGElement)) return
    const { x, y, scale } = spotOf(view, river, actor)
    const behind = actor.at - view.camera.at < -0.75 && actor.lift === 0
    const size = (scale * lanternScale(view, stage)) / base
    const wide = size * Math.cos((actor.turned * Math.PI) / 180)
    element.style.display = behind || actor.gone ? 'none' : ''
    element.style.zIndex = String(order)
    element.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${wide.toFixed(4)}, ${size.toFixed(4)})`
  })
}

/** Draws the world for a camera on a canvas and in layers that it moves, without rendering any element per frame. */
export function makePainter(river: River, layers: Layers, palette: () => Palette) {
  const scenery = { water: waterSprites(river), banks: bankSprites(river) }
  const moveNear = makeFlowingElements(layers.near, scenery)
  let last: [Stage, Camera, Actor[]] | null = null
  const paint = (stage: Stage, camera: Camera, actors: Actor[]) => {
    last = [stage, camera, actors]
    const view = viewOf(stage, camera)
    canvas.draw(view, palette())
    moveNear(view)
    paintLanterns(layers.lanterns, river, view, stage, actors)
    layers.hills.style.transform = `translateX(${(-camera.side * view.unit * 0.05).toFixed(1)}px)`
  }
  const again = () => last && paint(...last)
  const canvas = makeRiverCanvas(layers.river, { river, scenery }, again)
  return {
    paint,
    again,
    stop() {
      canvas.stop()
      layers.near.replaceChildren()
    },
  }
}
export type Painter = ReturnType<typeof makePainter>
