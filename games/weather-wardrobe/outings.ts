import { garmentFor, goesBefore, sharesSlot, type Garment } from './garments.ts'
import { isMet, laterNeed, meets, placeNeeds, plansOf, spoils, weatherNeeds } from './needs.ts'
import type { Later, Need, Place, Weather } from './needs.ts'
import { rows } from './outing-rows.ts'

export type Tier = 1 | 2 | 3 | 4 | 5
/** Small and big are sizes that don't fit. */
type Size = 'fits' | 'small' | 'big'
export interface Item {
  garment: string
  size: Size
}

/** One way out of the house: where to, the weather, and what is in the wardrobe. */
export interface Outing {
  id: string
  tier: Tier
  place: Place
  weather: Weather
  later: Later[]
  items: Item[]
  /** For each plan: how many outfits do, and how few garments are enough. The table's, proven again in tests. */
  ways: [number, number]
  fewest: [number, number]
}

const sizes: Record<string, Size> = { '-': 'small', '+': 'big' }
const itemOf = (text: string): Item => {
  const size = sizes[text.slice(-1)]
  return size ? { garment: text.slice(0, -1), size } : { garment: text, size: 'fits' }
}
const pairOf = (text: string): [number, number] => {
  const [first = 0, second = 0] = text.split(' ').map(Number)
  return [first, second]
}

/** Reads a row: id, place, weather, later, garments, ways, fewest. */
export function outingOf(row: string): Outing {
  const [id = '', place, weather, later = '', items = '', ways = '', fewest = ''] = row.split('|')
  return {
    ...{ id, tier: Number(id.split('-')[0]) as Tier, place: place as Place, weather: weather as Weather },
    ...{ later: later === '' ? [] : (later.split(' ') as Later[]), items: items.split(', ').map(itemOf) },
    ...{ ways: pairOf(ways), fewest: pairOf(fewest) },
  }
}

/** All outings, forty for each level. */
export const outings: readonly Outing[] = rows.trim().split('\n').map(outingOf)

const known = new WeakMap<Outing['items'], Garment[]>()
/** The garments of an outing; one that doesn't fit is a misfit. */
function garmentsOf(items: Outing['items']): Garment[] {
  const read = known.get(items) ?? items.map(({ garment, size }) => sized(garmentFor(garment), size))
  known.set(items, read)
  return read
}
const sized = (garment: Garment, size: Size): Garment =>
  size === 'fits' ? garment : { ...garment, tags: [...garment.tags, 'misfit'] }
export const garmentIn = ({ items }: Pick<Outing, 'items'>, item: number): Garment => garmentsOf(items)[item] as Garment

/** What the outfit needs for a plan. At the first level, the plain clothes are on already. */
export function needsOf(outing: Outing, plan: number): Need[] {
  const { tier, place, weather } = outing
  const base: Need[] = tier === 1 ? ['fits'] : ['top', 'legs', 'feet', 'socks', 'fits']
  // The first level has three garments: the most telling need of the weather, and one for the plan.
  const sky = tier === 1 ? weatherNeeds[weather].slice(0, weather === 'hot' ? 2 : 1) : weatherNeeds[weather]
  const planNeed = plansOf(outing)[plan]?.[1]
  return [...new Set([...base, ...sky, ...(placeNeeds[place] ?? []), ...(planNeed ? [planNeed] : [])])]
}
/** What has to be in the bag. */
export const bagNeedsOf = ({ later }: Outing): Need[] => later.map((weather) => laterNeed[weather])

/** Whether two garments of an outing can't be on together; at the first level, garments are offered in pairs. */
export function excludes(outing: Outing, a: number, b: number): boolean {
  if (a === b) return false
  if (outing.tier === 1 && Math.floor(a / 2) === Math.floor(b / 2)) return true
  return sharesSlot(garmentIn(outing, a), garmentIn(outing, b))
}

/** What is worn and packed, as places in the outing's items. */
export interface Outfit {
  worn: readonly number[]
  bag: readonly number[]
}

/** The needs that an outfit doesn't meet, those of the bag last. */
export function unmetNeeds(outing: Outing, plan: number, { worn, bag }: Outfit): Need[] {
  const on = worn.map((item) => garmentIn(outing, item))
  const packed = bag.map((item) => garmentIn(outing, item))
  return [
    ...needsOf(outing, plan).filter((need) => !isMet(need, on)),
    ...bagNeedsOf(outing).filter((need) => !packed.some((one) => meets(need, one) && !spoils('fits', one))),
  ]
}

/** Returns an outfit that meets every need and keeps all that is on and packed, or null if there is none. */
export function finish(outing: Outing, plan: number, from: Outfit): Outfit | null {
  const needs = needsOf(outing, plan)
  const fine = (item: number) => !needs.some((need) => spoils(need, garmentIn(outing, item)))
  if (!from.worn.every(fine)) return null
  const free = (item: number, { worn, bag }: Outfit) =>
    !worn.includes(item) && !bag.includes(item) && !worn.some((on) => excludes(outing, on, item))
  const solve = (outfit: Outfit): Outfit | null => {
    const [need] = unmetNeeds(outing, plan, outfit)
    if (!need) return outfit
    const isForBag = need.startsWith('later')
    if (isForBag && outfit.bag.length >= outing.later.length) return null
    for (let item = 0; item < outing.items.length; item++) {
      const garment = garmentIn(outing, item)
      if (!meets(need, garment)) continue
      if (isForBag) {
        if (outfit.worn.includes(item) || outfit.bag.includes(item) || garment.tags.includes('misfit')) continue
      } else if (!free(item, outfit) || !fine(item)) continue
      const found = solve(
        isForBag ? { ...outfit, bag: [...outfit.bag, item] } : { ...outfit, worn: [...outfit.worn, item] },
      )
      if (found) return found
    }
    return null
  }
  return solve(from)
}

/** Lists every outfit that meets every need: what is worn, where the rest fills the bag. */
export function outfitsOf(outing: Outing, plan: number): number[][] {
  const needs = needsOf(outing, plan)
  const found: number[][] = []
  const all = outing.items.map((_, item) => garmentIn(outing, item))
  const look = (item: number, worn: number[]) => {
    const garment = all[item]
    if (!garment) {
      const on = worn.map((one) => all[one] as Garment)
      if (!needs.every((need) => isMet(need, on))) return
      if (finish(outing, plan, { worn, bag: [] })) found.push(worn)
      return
    }
    look(item + 1, worn)
    if (worn.some((on) => excludes(outing, on, item)) || needs.some((need) => spoils(need, garment))) return
    look(item + 1, [...worn, item])
  }
  look(0, [])
  return found
}

/** The longest chain of an outfit, in which each garment has to be on before the next. */
export function depthOf(outing: Outing, worn: readonly number[]): number {
  const depth = (item: number): number =>
    1 +
    Math.max(
      0,
      ...worn
        .filter((under) => goesBefore(garmentIn(outing, under), garmentIn(outing, item)))
        .map((under) => depth(under)),
    )
  return Math.max(0, ...worn.map(depth))
}
