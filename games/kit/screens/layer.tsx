import type { ComponentChildren, Ref } from 'preact'
import type { Stage } from '../game.ts'

/** How units of a drawing lie on the stage, in pixels. */
export interface Mapping {
  scale: number
  left: number
  top: number
}

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

interface LayerProps {
  map: Mapping
  /** Its room in the drawing's units: x, y, width, height. What is drawn in it uses the same units. */
  box: readonly [number, number, number, number]
  /** True when a frame moves or fades it: it then is a picture of its own, and nothing is painted again. */
  moves?: boolean
  hold?: Ref<SVGSVGElement>
  /** The name of the poke that moves it. */
  poke?: string
  class?: string
  children: ComponentChildren
}
/** A part of the world in a picture of its own, moved by `style.transform` without painting the rest. */
export function Layer({ map, box: [x, y, width, height], moves, hold, poke, class: name, children }: LayerProps) {
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
      {children}
    </svg>
  )
}
