import { separateAreas, type PressArea } from '../kit/input/separate-areas.ts'
import type { Box } from '../kit/index.ts'
import { itemSide } from './scene-picture.ts'
import { board, sceneOf, type SceneId } from './scenes.ts'

/** A spot's rectangles, in board pixels. */
export interface SpotArea {
  /** The square an item is drawn in, at least 48 pixels. */
  item: PressArea
  /** The target: the part of the square that no other spot claims. */
  target: PressArea
}

/** Returns the rectangles of a scene's spots on a board of this width. */
export function spotAreas(id: SceneId, { width }: Pick<Box, 'width'>): SpotArea[] {
  const { spots, grid } = sceneOf(id)
  const scale = width / board.width
  const drawn = itemSide(grid) * scale
  const side = Math.max(48, drawn)
  const squares = spots.map(({ x, y }) => ({
    left: x * scale - side / 2,
    top: y * scale - side + Math.max(0, (48 - drawn) / 2),
    width: side,
    height: side,
  }))
  const targets = separateAreas(squares)
  return squares.map((item, spot) => ({ item, target: targets[spot] ?? item }))
}

/** Returns the item's square relative to its target. */
export const itemInTarget = ({ item, target }: SpotArea): PressArea => ({
  ...item,
  left: item.left - target.left,
  top: item.top - target.top,
})
