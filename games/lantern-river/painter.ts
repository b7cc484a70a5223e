import type { Stage } from '../kit/game.ts'
import { across, halfWidth, project, ribbon, viewOf, type Camera, type Spot, type View } from './perspective.ts'
import { forkLength, type River } from './rules.ts'
import { onBanks, onWater, type Sprite } from './scenery.ts'

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
  ribbons: SVGGElement
  water: SVGGElement
  banks: SVGGElement
  lanterns: SVGGElement
  hills: SVGGElement
}

const svg = <K extends keyof SVGElementTagNameMap>(name: K) =>
  document.createElementNS('http://www.w3.org/2000/svg', name)

interface Channel {
  element: SVGPathElement
  range: [number, number]
  rocky: boolean
  more: number
}

function makeChannels(river: River, parent: SVGGElement): Channel[] {
  const forks = Object.keys(river.features)
    .map(Number)
    .filter((bend) => river.features[bend] === 'fork')
  const channels: Channel[] = []
  for (const more of [0.09, 0]) {
    const kinds = [
      ...forks.map((bend): [[number, number], boolean] => [[bend, bend + forkLength], true]),
      [[-2, river.length + 60], false] as [[number, number], boolean],
    ]
    for (const [range, rocky] of kinds) {
      const element = svg('path')
      element.setAttribute('class', more > 0 ? 'shore' : 'water')
      parent.append(element)
      channels.push({ element, range, rocky, more })
    }
  }
  return channels
}

function makeSprites(sprites: Sprite[], parent: SVGGElement) {
  return sprites.map((sprite) => {
    const element = svg('use')
    element.setAttribute('href', `#${sprite.name}`)
    parent.append(element)
    return { ...sprite, element, shown: true, near: false }
  })
}

/** Pixels of one unit of a lantern's drawing at the eye. */
export const lanternScale = (view: View, stage: Stage): number => view.unit * (stage.portrait ? 0.0043 : 0.0033)

/** Where a lantern stands on the stage. */
export function spotOf(view: View, river: River, actor: Actor): Spot {
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

/** Draws the world for a camera by setting attributes alone: no element is made or dropped while the camera moves. */
export function makePainter(river: River, layers: Layers) {
  const channels = makeChannels(river, layers.ribbons)
  const still = [...makeSprites(onWater(river), layers.water), ...makeSprites(onBanks(river), layers.banks)]
  const lanterns = [...layers.lanterns.children] as SVGGElement[]
  let order = ''
  const paintSprites = (view: View) => {
    for (const sprite of still) {
      const away = sprite.at - view.camera.at
      const spot = project(view, sprite.at, sprite.x)
      const size = spot.scale * view.unit * sprite.size * 0.0038
      const shown =
        away > -0.9 &&
        spot.scale > (sprite.name === 'glint' || sprite.name === 'dot' ? 0.16 : 0.1) &&
        spot.x > -view.width * 0.3 &&
        spot.x < view.width * 1.3
      if (shown !== sprite.shown) {
        sprite.element.style.display = shown ? '' : 'none'
        sprite.shown = shown
      }
      if (!shown) continue
      if ((sprite.name === 'current' || sprite.name === 'whirl') && spot.scale > 0.42 !== sprite.near) {
        sprite.near = !sprite.near
        sprite.element.style.setProperty('--flow', sprite.near ? 'flow' : 'none')
        sprite.element.style.setProperty('--turn', sprite.near ? 'turning' : 'none')
      }
      sprite.element.setAttribute(
        'transform',
        `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${size.toFixed(4)})`,
      )
    }
  }
  const paintLanterns = (view: View, stage: Stage, actors: Actor[]) => {
    actors.forEach((actor, i) => {
      const element = lanterns[i]
      if (!element) return
      const spot = spotOf(view, river, actor)
      const behind = actor.at - view.camera.at < -0.75 && actor.lift === 0
      element.style.display = behind || actor.gone ? 'none' : ''
      const size = spot.scale * lanternScale(view, stage)
      element.setAttribute(
        'transform',
        `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) scale(${(size * Math.cos((actor.turned * Math.PI) / 180)).toFixed(4)} ${size.toFixed(4)})`,
      )
    })
    const far = actors.map((actor, i) => ({ i, at: actor.at + actor.ahead })).sort((a, b) => b.at - a.at)
    const now = far.map(({ i }) => i).join()
    if (now === order) return
    order = now
    for (const { i } of far) {
      const element = lanterns[i]
      if (element) layers.lanterns.append(element)
    }
  }
  return (stage: Stage, camera: Camera, actors: Actor[]) => {
    const view = viewOf(stage, camera)
    for (const { element, range, rocky, more } of channels) {
      const shown = range[1] > camera.at - 0.8 && range[0] < camera.at + 30
      element.setAttribute('d', shown ? ribbon(view, river, range, { rocky, more }) : '')
    }
    paintSprites(view)
    paintLanterns(view, stage, actors)
    layers.hills.setAttribute('transform', `translate(${(-camera.side * view.unit * 0.05).toFixed(1)} 0)`)
  }
}
export type Painter = ReturnType<typeof makePainter>
