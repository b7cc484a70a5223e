import type { Stage } from '../kit/game.ts'
import { makeApart } from './apart.ts'
import type { Palette } from './palette.ts'
import { across, halfWidth, project, viewOf, type Camera, type Spot, type View } from './perspective.ts'
import { makeRiverCanvas } from './river-canvas.ts'
import type { River } from './rules.ts'
import { onBanks, onWater } from './scenery.ts'

/** A lantern as it is drawn now, between bends too. */
export interface Actor {
  at: number
  rocky: boolean
  /** Place across the river, so that lanterns never cover each other. */
  aside: number
  /** Bends before where it really is, so that two in a row stand apart. */
  ahead: number
  /** 0 on the water to 1 up at its star. */
  lift: number
  /** Where it rises to. */
  star: { x: number; y: number }
  /** Degrees: a whirlpool turns it round once. */
  turned: number
  gone: boolean
}

export interface Layers {
  hills: SVGSVGElement
  river: HTMLCanvasElement
  /** For currents and whirlpools that are near. */
  near: HTMLElement
  /** One child a player, in the order of the seats. */
  lanterns: HTMLElement
}

/** Pixels of one unit of a lantern's drawing at the eye. */
const lanternScale = (view: View, stage: Stage): number => view.unit * (stage.portrait ? 0.0043 : 0.0033)
/** The same for the picture of a lantern, which a frame only makes smaller or a little larger: about as it is when its turn comes. */
export const pictureScale = (stage: Stage): number => lanternScale(viewOf(stage, { at: 0, side: 0 }), stage) * 0.8

/** Where a lantern stands on the stage. */
function spotOf(view: View, river: River, actor: Actor): Spot {
  const room = Math.min(1, halfWidth(river, actor.at, actor.rocky) / 0.5)
  const water = project(view, actor.at + actor.ahead, across(river, actor.at, actor.rocky) + actor.aside * room * 0.92)
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

/** Draws the world for a camera: a canvas, and layers that are moved; no element is rendered while the camera floats. */
export function makePainter(river: River, layers: Layers, palette: () => Palette) {
  const scenery = { water: onWater(river), banks: onBanks(river) }
  const moveNear = makeApart(layers.near, scenery)
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
