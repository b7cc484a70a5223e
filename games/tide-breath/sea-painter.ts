import type { Sea } from './breathing.ts'
import type { Shape } from './shore-shape.ts'

/** The layers of the shore by name. */
export type Parts = Map<string, SVGElement | HTMLElement>

/**
 * Moves the shore's layers to the tide of each frame; CSS animates sway and glow. In calm mode nothing moves, and the
 * high water fades in and out instead.
 */
export function makeSeaPainter(parts: Parts, shape: Shape, scale: number, calm: boolean) {
  const { h, wash, swells } = shape
  const fade = (name: string, opacity: number) => {
    const part = parts.get(name)
    if (part) part.style.opacity = opacity.toFixed(3)
  }
  if (calm)
    return ({ tide }: Sea) => {
      fade('high', tide)
      fade('halo', 0.55 + tide * 0.45)
    }
  const lift = h * 0.022 * scale
  // How far each layer moves from low to high tide, in pixels.
  const ways: [string, number][] = [
    ['deep', -lift],
    ['turtle', -lift * 4],
    ['wash', wash.reach * scale],
    ...swells.map((_, row): [string, number] => [`swell-${row}`, -lift * (2 + row * 1.4)]),
  ]
  let before = -1
  return ({ tide }: Sea) => {
    if (Math.abs(tide - before) < 0.0004) return
    before = tide
    for (const [name, way] of ways) {
      const part = parts.get(name)
      if (part) part.style.translate = `0 ${(tide * way).toFixed(1)}px`
    }
    fade('halo', 0.6 + tide * 0.4)
  }
}
