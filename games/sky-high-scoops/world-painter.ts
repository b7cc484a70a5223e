import type { Camera, Layout } from './camera.ts'

/** The parts of the world that each frame moves, by name. */
export type WorldParts = Map<string, HTMLElement | SVGElement>

/** Stars appear as the tower rises; under a low sky some are visible from the ground. */
const starlight = (share: number, goal: number) => Math.max(goal <= 10 ? 0.5 : 0, Math.min(1, (share - 0.3) * 1.7))

const placeOf = (name: string, { shift, zoom, base, unit }: Camera, layout: Layout): string => {
  const y = `${shift.toFixed(2)}px`
  if (name.startsWith('prop')) return `translate3d(0, ${y}, 0) scale(${zoom.toFixed(4)})`
  if (name.startsWith('guest'))
    return `translate3d(0, ${(base - layout.base).toFixed(2)}px, 0) scale(${(unit / layout.unit).toFixed(4)})`
  if (name === 'meadow') return `translate3d(0, ${y}, 0)`
  return `translate3d(0, ${y}, 0) scaleY(${zoom.toFixed(4)})`
}

/**
 * Moves the parts of the world to their position in the camera. Only whole images move, so that nothing is repainted.
 */
export function paintWorld(parts: WorldParts, layout: Layout, camera: Camera, top: number): void {
  for (const [name, part] of parts) {
    if (name === 'stars') part.style.opacity = starlight(top / layout.goal, layout.goal).toFixed(3)
    else part.style.transform = placeOf(name, camera, layout)
  }
}
