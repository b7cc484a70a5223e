import { escaped, shortAddress } from '../kit/play/paper.ts'
import { boardDrawing } from './boards.ts'
import type { Wanted } from './deal.ts'
import { board, sceneOf, spotSide, type SceneId } from './scenes.ts'
import type { Item } from './things.ts'

type Shown = Pick<Item, 'size' | 'count'>

/** Side of an item's square, in board units; the cells of a plan are larger than the spots of a scene. */
export const itemSide = (grid: boolean) => (grid ? spotSide * 1.3 : spotSide)
const shares = { 1: 1, 2: 0.62, 3: 0.52 } as const

/** Side of a single picture, in board units. */
const sideOf = ({ size, count }: Shown, grid: boolean): number =>
  itemSide(grid) * (size === 'big' ? 0.94 : 0.6) * shares[count]

/** Positions the pictures of an item around its spot: two side by side, the third in front. */
function positionsOf(item: Shown, grid: boolean): { x: number; y: number }[] {
  const side = sideOf(item, grid)
  if (item.count === 1) return [{ x: 0, y: 0 }]
  const back = item.count === 3 ? -side * 0.8 : 0
  const pair = [
    { x: -side * 0.42, y: back },
    { x: side * 0.42, y: back },
  ]
  return item.count === 2 ? pair : [...pair, { x: 0, y: 0 }]
}

/**
 * Returns an item's picture as an SVG `href`. Double quotes become single quotes, so that they need no second escaping.
 */
export const hrefOf = (item: Item, pictureOf: (item: Item) => string): string =>
  shortAddress(pictureOf(item).replaceAll('"', "'"))

/** Draws an item at its spot, once for each that it counts. */
export function itemDrawing(
  item: Item,
  x: number,
  y: number,
  grid: boolean,
  pictureOf: (item: Item) => string,
): string {
  const side = sideOf(item, grid)
  const href = escaped(hrefOf(item, pictureOf))
  return positionsOf(item, grid)
    .map(
      (at) =>
        `<image href="${href}" x="${x + at.x - side / 2}" y="${y + at.y - side}" width="${side}" height="${side}"/>`,
    )
    .join('')
}

/** Draws a scene with its items as one SVG. */
export function scenePicture(id: SceneId, standing: readonly Wanted[], pictureOf: (item: Item) => string): string {
  const { spots, grid } = sceneOf(id)
  const items = standing.map(({ item, spot }) => {
    const { x, y } = spots[spot] ?? { x: 0, y: 0 }
    return itemDrawing(item, x, y, grid, pictureOf)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${board.width} ${board.height}">${boardDrawing(id)}${items.join('')}</svg>`
}
