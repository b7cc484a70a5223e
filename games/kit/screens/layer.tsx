import type { ComponentChildren, Ref } from 'preact'
import type { Stage } from '../game.ts'
import { html } from './html.ts'

/** How units of a drawing lie on the stage, in pixels. */
export interface Mapping {
  scale: number
  left: number
  top: number
}

/** A drawing in pixels of the stage. */
export const stagePixels: Mapping = { scale: 1, left: 0, top: 0 }

/** A drawing of `world` units that covers the stage, middle kept: as `Scene` lays it. */
export function mappingOf(stage: Stage, world: readonly [number, number]): Mapping {
  const scale = Math.max(stage.width / world[0], stage.height / world[1])
  return { scale, left: (stage.width - world[0] * scale) / 2, top: (stage.height - world[1] * scale) / 2 }
}

/** The part of a drawing that is seen on a stage: nothing that matters may lie outside of it. */
export function visibleOf(stage: Stage, world: readonly [number, number]) {
  const { scale, left, top } = mappingOf(stage, world)
  return { x: -left / scale, y: -top / scale, width: stage.width / scale, height: stage.height / scale }
}

/** The `transform` that moves a drawing to x and y, and scales it there. */
export const placedAt = (x: number, y: number, scale?: number): string =>
  scale === undefined ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`

interface LayerProps {
  /** Pixels of the stage where left out. */
  map?: Mapping
  /** Its room in the drawing's units: x, y, width, height. What is drawn in it uses the same units. */
  box: readonly [number, number, number, number]
  /** True when a frame moves or fades it: it then is a picture of its own, and nothing is painted again. */
  moves?: boolean
  hold?: Ref<SVGSVGElement>
  /** The name of the poke that moves it. */
  poke?: string
  class?: string
  /** The transformation of what is drawn in it. */
  at?: string
  /** What is drawn in it, as SVG text in place of children. */
  art?: string
  children?: ComponentChildren
}
/** A part of the world in a picture of its own, moved by `style.transform` without painting the rest. */
export function Layer({ map = stagePixels, box, moves, hold, poke, class: name, at, art, children }: LayerProps) {
  const [x, y, width, height] = box
  const drawn = art === undefined ? <g transform={at}>{children}</g> : <g transform={at} {...html(art)} />
  return (
    <svg
      ref={hold ?? null}
      data-poke={poke}
      class={`layer ${moves ? 'moves' : ''} ${name ?? ''}`}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{
        left: map.left + x * map.scale,
        top: map.top + y * map.scale,
        width: width * map.scale,
        height: height * map.scale,
      }}
      aria-hidden="true"
    >
      {at === undefined && art === undefined ? children : drawn}
    </svg>
  )
}

/** Where an element is on the stage, in pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** The style of an element that fills a box. */
export const boxStyle = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height })
