import type { Chance } from '@marigold/device'
import { sceneOf, scenes, type SceneId } from './scenes.ts'
import { colors, isDrawn, sameItem, type Feature, type Item, type Size, type Thing } from './things.ts'

export interface Level {
  name: string
  detail: string
  items: number
  /** The features that look-alikes differ in, so directions have to name them. */
  features: Feature[]
  /** Also uses finer positions, such as 'between' and 'to the left of'. */
  fine: boolean
  /** How many parts a spoken direction has. */
  parts: 1 | 2 | 3
  /** Uses 'before' and 'after', so the order of placing counts. */
  ordered: boolean
  grid: boolean
}

/** The setting 'Words to practice', which can replace the level's own features. */
export type Focus = 'level' | 'color' | 'size' | 'number' | 'position'

export interface Wanted {
  item: Item
  /** Index into the scene's spots. */
  spot: number
}
/** The guide's scene, and the tray that the builder builds it from. */
export interface Puzzle {
  scene: SceneId
  /** The features that directions name. */
  says: Feature[]
  wanted: Wanted[]
  tray: Item[]
}

export const maxItems = 8
const mostOnTray = 12

/** Returns the features to practice: the chosen one, none for positions, or the level's own. */
function featuresOf(level: Level, focus: Focus): Feature[] {
  if (focus === 'level') return level.features
  return focus === 'position' ? [] : [focus]
}

const other = <T>(all: readonly T[], not: T, rng: Chance): T => rng.pick(all.filter((one) => one !== not))
const sizes: readonly Size[] = ['small', 'big']

/** Plans show at most two of an item, because nobody has three bathtubs. */
const countsOf = (grid: boolean): readonly Item['count'][] => (grid ? [1, 2] : [1, 2, 3])

function itemOf(thing: Thing, says: readonly Feature[], grid: boolean, rng: Chance): Item {
  return {
    thing,
    color: isDrawn(thing) ? rng.pick(colors) : null,
    size: says.includes('size') ? rng.pick(sizes) : 'big',
    count: says.includes('number') ? rng.pick(countsOf(grid)) : 1,
  }
}

/** Returns the same item with one of the named features changed, or null if it has none of them. */
function lookAlike(item: Item, says: readonly Feature[], grid: boolean, rng: Chance): Item | null {
  const can = says.filter((feature) => feature !== 'color' || item.color !== null)
  if (can.length === 0) return null
  switch (rng.pick(can)) {
    case 'color':
      return { ...item, color: other(colors, item.color ?? 'red', rng) }
    case 'size':
      return { ...item, size: item.size === 'big' ? 'small' : 'big' }
    case 'number':
      return { ...item, count: other(countsOf(grid), item.count, rng) }
  }
}

/** Picks things at random; if colors are named, things that have a color come first. */
function thingsFor(scene: SceneId, count: number, says: readonly Feature[], rng: Chance): Thing[] {
  const all = rng.shuffle(sceneOf(scene).things)
  const least = says.includes('color') ? Math.ceil(count * 0.6) : 0
  const drawnFirst = [...all.filter(isDrawn).slice(0, least), ...all]
  return rng.shuffle([...new Set(drawnFirst)].slice(0, count))
}

/** Picks only easy spots, or mostly fine ones. */
function spotsFor(scene: SceneId, count: number, fine: boolean, rng: Chance): number[] {
  const { spots } = sceneOf(scene)
  const mixed = rng.shuffle(spots.map((_, index) => index))
  const isFine = (index: number) => spots[index]?.fine === true
  const easy = mixed.filter((index) => !isFine(index))
  if (!fine) return [...easy, ...mixed.filter(isFine)].slice(0, count)
  const trained = mixed.filter(isFine).slice(0, Math.ceil(count * 0.6))
  return rng.shuffle([...trained, ...mixed.filter((index) => !trained.includes(index))].slice(0, count))
}

/** Deals the guide's scene, and a tray with its items, look-alikes, and a few extra items. */
export function dealPuzzle(
  { level, scene, focus, count }: { level: Level; scene: SceneId; focus: Focus; count: number },
  rng: Chance,
): Puzzle {
  const says = featuresOf(level, focus)
  const { things, grid } = sceneOf(scene)
  const at = spotsFor(scene, count, level.fine || focus === 'position', rng)
  const chosen = thingsFor(scene, count, says, rng)
  const wanted = chosen.map((thing, index): Wanted => ({ item: itemOf(thing, says, grid, rng), spot: at[index] ?? 0 }))
  const tray = wanted.map(({ item }) => item)
  for (const { item } of rng.shuffle(wanted)) {
    const alike = lookAlike(item, says, grid, rng)
    if (alike && tray.length < mostOnTray && !tray.some((one) => sameItem(one, alike))) tray.push(alike)
  }
  const unused = rng.shuffle(things.filter((thing) => !chosen.includes(thing)))
  for (const thing of unused.slice(0, 2)) if (tray.length < mostOnTray) tray.push(itemOf(thing, says, grid, rng))
  return { scene, says, wanted, tray: rng.shuffle(tray) }
}

export const scenesFor = ({ grid }: Level): SceneId[] => scenes.filter((one) => one.grid === grid).map(({ id }) => id)
