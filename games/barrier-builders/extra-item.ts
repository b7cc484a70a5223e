import type { Puzzle, Wanted } from './deal.ts'
import type { Placement } from './compare.ts'
import { sceneOf } from './scenes.ts'

/**
 * Returns one more item for the guide's scene: a spare one, if possible from the tray, for a place that is still free;
 * null if there is none.
 */
export function extraFor({ scene, tray, wanted }: Puzzle, placed: Placement): Wanted | null {
  const spare = (at: number) => wanted.every(({ item: { thing } }) => thing !== tray[at]?.thing)
  const spares = tray.map((_, at) => at).filter(spare)
  const item = tray[spares.find((at) => placed[at] === null) ?? spares[0] ?? -1]
  const spot = sceneOf(scene).spots.findIndex((_, at) => !placed.includes(at) && wanted.every((one) => one.spot !== at))
  return item && spot >= 0 ? { item, spot } : null
}
