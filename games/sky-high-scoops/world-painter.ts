import type { Camera, Layout } from './camera.ts'

/** The parts of the world that each frame moves, by name. */
export type WorldParts = Map<string, HTMLElement | SVGElement>

/** Stars appear as the tower rises; under a low sky some are visible from the ground. */
const starlight = (share: number, full: number) => Math.max(full <= 12 ? 0.5 : 0, Math.min(1, (share - 0.3) * 1.7))

const placeOf = (name: string, { shift, zoom }: Camera): string => {
  const y = `${shift.toFixed(2)}px`
  if (name.startsWith('prop')) return `translate3d(0, ${y}, 0) scale(${zoom.toFixed(4)})`
  if (name === 'meadow') return `translate3d(0, ${y}, 0)`
  return `translate3d(0, ${y}, 0) scaleY(${zoom.toFixed(4)})`
}

/**
 * Moves the parts of the world to their position in the camera. Only whole images move, so that nothing is repainted.
 */
export function paintWorld(parts: WorldParts, layout: Layout, camera: Camera, top: number): void {
  for (const [name, part] of parts) {
    if (name === 'stars') part.style.opacity = starlight(top / layout.full, layout.full).toFixed(3)
    else part.style.transform = placeOf(name, camera)
  }
}
