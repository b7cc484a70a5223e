import type { Ref } from 'preact'
import { swimmerAt, type Beach } from './beach.ts'
import type { Sea } from './breathing.ts'

/** The layers of the shore by name. */
export type Parts = Map<string, SVGElement | HTMLElement>

/** Stores an element of the shore under its name, so that each frame can move it. */
export const storePart =
  (parts: Parts, name: string): Ref<SVGSVGElement> =>
  (element) => {
    if (element) parts.set(name, element)
    else parts.delete(name)
  }

/**
 * Moves the shore's layers to the tide of each frame; CSS animates sway and glow. `nearOf` says how close the turtle is
 * by now. In calm mode nothing moves, and the high water fades in and out instead.
 */
export function makeSeaPainter(parts: Parts, beach: Beach, calm: boolean, nearOf: () => number, lifts: number) {
  const {
    shape: { h, wash, swells },
    map: { scale },
  } = beach
  const fade = (name: string, opacity: number) => {
    const part = parts.get(name)
    if (part) part.style.opacity = opacity.toFixed(3)
  }
  const close = swimmerAt(beach, 1)
  const swim = (near: number, up: number) => {
    const part = parts.get('swimmer')
    if (!part) return
    const { x, y, scale: size } = swimmerAt(beach, near)
    part.style.translate = `${((x - close.x) * scale).toFixed(1)}px ${((y - close.y) * scale + up).toFixed(1)}px`
    part.style.scale = (size / close.scale).toFixed(3)
  }
  if (calm)
    return ({ tide }: Sea) => {
      fade('high', tide)
      fade('halo', 0.55 + tide * 0.45)
      swim(nearOf(), 0)
    }
  const lift = h * 0.022 * scale * lifts
  // How far each layer moves from low to high tide, in pixels.
  const ways: [string, number][] = [
    ['deep', -lift],
    ['wash', wash.reach * scale],
    ['crab', wash.reach * scale],
    ...swells.map((_, row): [string, number] => [`swell-${row}`, -lift * (2 + row * 1.4)]),
  ]
  let [before, near, wet, time] = [-1, nearOf(), 0, 0]
  return ({ tide, drift }: Sea) => {
    const seconds = Math.min(0.1, Math.max(0, drift - time))
    time = drift
    near += (nearOf() - near) * (1 - Math.exp(-seconds))
    // The sand dries slowly where the water was.
    const dried = Math.max(tide, wet - seconds * 0.14)
    if (Math.abs(tide - before) < 0.0004 && Math.abs(dried - wet) < 0.0004 && Math.abs(near - nearOf()) < 0.002) return
    before = tide
    wet = dried
    for (const [name, way] of ways) {
      const part = parts.get(name)
      if (part) part.style.translate = `0 ${(tide * way).toFixed(1)}px`
    }
    swim(near, -lift * 4 * tide)
    fade('wet', wet)
    fade('halo', 0.6 + tide * 0.4)
  }
}
