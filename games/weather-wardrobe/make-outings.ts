// Makes the table of outings: node games/weather-wardrobe/make-outings.ts > games/weather-wardrobe/outing-rows.ts
import { chanceFrom, type Chance } from '@marigold/device'
import { garments, type Garment } from './garments.ts'
import { meets, placeNeeds, plansOf, spoils, type Later, type Need, type Place, type Weather } from './needs.ts'
import { bagNeedsOf, depthOf, garmentIn, needsOf, outfitsOf, type Item, type Outing, type Tier } from './outings.ts'

interface Recipe {
  tier: Tier
  places: readonly Place[]
  weathers: readonly Weather[]
  items: number
  later: readonly (readonly Later[])[]
  /** How many garments must be worn one after the other, at least. */
  depth: number
}

const everyday = ['park', 'playground', 'school', 'lake', 'market', 'library', 'beach'] as const
export const recipes: readonly Recipe[] = [
  {
    ...{ tier: 1, places: ['park', 'playground', 'school', 'lake', 'hill', 'beach'], items: 6, later: [[]], depth: 0 },
    weathers: ['rain', 'snow', 'hot', 'wind', 'mild'],
  },
  { tier: 2, places: everyday, weathers: ['rain', 'hot', 'wind', 'mild', 'cold'], items: 12, later: [[]], depth: 2 },
  {
    ...{ tier: 3, places: [...everyday, 'hill', 'farm', 'forest', 'field'], items: 12, later: [[]], depth: 3 },
    weathers: ['rain', 'snow', 'wind', 'mild', 'cold'],
  },
  {
    ...{ tier: 4, places: [...everyday, 'hill', 'farm', 'forest', 'garden', 'pool'], items: 12, depth: 2 },
    ...{ weathers: ['rain', 'snow', 'hot', 'wind', 'mild', 'cold'], later: [['rain'], ['cool'], ['sun']] },
  },
  {
    ...{ tier: 5, places: ['field', 'pool', 'party', 'concert', 'interview', 'forest', 'garden'], items: 16, depth: 2 },
    weathers: ['rain', 'hot', 'wind', 'mild', 'cold'],
    later: [
      ['rain', 'sun'],
      ['cool', 'sun'],
      ['rain', 'cool'],
    ],
  },
]
export const outingsPerTier = 40
const patience = 60
export const fewestWays = 2

/** Weathers that don't go with a place, and afternoons that bring nothing new. */
const isOdd = (place: Place, weather: Weather, later: readonly Later[]): boolean =>
  (['beach', 'pool'].includes(place) && weather !== 'hot') ||
  (place === 'hill') !== (weather === 'snow') ||
  (['market', 'library'].includes(place) && weather === 'mild') ||
  (later.includes('rain') && ['rain', 'snow'].includes(weather)) ||
  (later.includes('cool') && ['snow', 'cold'].includes(weather)) ||
  (later.includes('sun') && weather === 'hot') ||
  plansOf({ place, weather }).some(([, need]) => placeNeeds[place]?.includes(need))

const nameOf = ({ garment, size }: Item) => garment + (size === 'fits' ? '' : size === 'small' ? '-' : '+')
const fits = ({ id }: Garment): Item => ({ garment: id, size: 'fits' })

/** What is plainly wrong, for players of three: at the first level, it hangs beside something right. */
const plainlyWrong: Partial<Record<Need, readonly string[]>> = {
  rain: ['swimsuit', 'sundress', 'tank top'],
  dryFeet: ['sandals', 'flip-flops'],
  dryLegs: ['shorts', 'swim trunks'],
  warm: ['tank top', 'swim shirt', 'sundress'],
  helmet: ['sun hat', 'cap'],
  shade: ['knit hat', 'earflap hat'],
  swim: ['snow pants', 'winter coat', 'parka'],
  run: ['rain boots', 'snow boots', 'flip-flops'],
  wind: ['tank top', 'swim shirt', 'swimsuit'],
  long: ['shorts', 'swim trunks'],
  work: ['mittens'],
}
function partnerOf(right: Garment, need: Need, rng: Chance): Item {
  if (rng.int(1, 5) === 1) return { garment: right.id, size: rng.pick(['small', 'big']) }
  return { garment: rng.pick(plainlyWrong[need] ?? []), size: 'fits' }
}

function makePairs(outing: Outing, rng: Chance): Item[] {
  const both = [...new Set([...needsOf(outing, 0), ...needsOf(outing, 1)])]
  const wanted = both.filter((need) => garments.some((one) => meets(need, one)))
  // A mild day asks only for nothing too warm, so one pair is about that.
  if (wanted.length < 3) {
    const jackets = garments.filter(({ slots, tags }) => slots.includes('top4') && !tags.includes('winter'))
    const coats = garments.filter(({ slots, tags }) => slots.includes('top4') && tags.includes('winter'))
    return [
      [fits(rng.pick(jackets)), fits(rng.pick(coats))],
      ...wanted.map((need) => pairFor(need, both, outing, rng)),
    ].flatMap((pair) => rng.shuffle(pair))
  }
  return wanted.flatMap((need) => rng.shuffle(pairFor(need, both, outing, rng)))
}
function pairFor(need: Need, needs: readonly Need[], { weather }: Outing, rng: Chance): Item[] {
  // What is for snow keeps rain out, too, but isn't what a child should learn for it.
  const isOdd = ({ tags }: Garment) => weather === 'rain' && tags.includes('winter')
  const able = garments.filter((one) => meets(need, one) && !isOdd(one) && !needs.some((each) => spoils(each, one)))
  const right = rng.pick(able)
  return [fits(right), partnerOf(right, need, rng)]
}

function makeWardrobe(outing: Outing, count: number, rng: Chance): Item[] {
  const needs = [...new Set([...needsOf(outing, 0), ...needsOf(outing, 1)])]
  const chosen: Garment[] = []
  for (const need of [...needs.toReversed(), ...bagNeedsOf(outing)]) {
    const known = chosen.some((one) => meets(need, one))
    // Socks go with shoes, and what is for later must not be what is worn now.
    if (known && !need.startsWith('later')) continue
    const able = garments.filter(
      (one) =>
        meets(need, one) &&
        !chosen.includes(one) &&
        (need.startsWith('later') || !needs.some((each) => spoils(each, one))),
    )
    if (able.length > 0) chosen.push(rng.pick(able))
  }
  if (chosen.length > count - 2) return []
  const items = chosen.map(fits)
  // One of the right garments hangs there in a wrong size, too.
  const twin = rng.pick(chosen)
  items.push({ garment: twin.id, size: rng.pick(['small', 'big']) })
  const worn = new Set(chosen.flatMap(({ slots }) => slots))
  const others = rng.shuffle(garments.filter((one) => !chosen.includes(one)))
  const near = others.filter((one) => one.slots.some((slot) => worn.has(slot)))
  for (const one of near) if (items.length < count) items.push(fits(one))
  return rng.shuffle(items)
}

/** Returns the outing with the solver's counts; null if it isn't what it should be. */
function solved(outing: Outing, { depth }: Recipe): Outing | null {
  if (outing.items.length === 0 || new Set(outing.items.map(nameOf)).size < outing.items.length) return null
  const all = [outfitsOf(outing, 0), outfitsOf(outing, 1)] as const
  const ways = all.map((one) => one.length)
  // The same outfit for both plans would make no choice of them.
  if (Math.min(...ways) < fewestWays || JSON.stringify(all[0]) === JSON.stringify(all[1])) return null
  const fewest = all.map((one) => Math.min(...one.map((worn) => worn.length)))
  if (all.some((one) => Math.max(...one.map((worn) => depthOf(outing, worn))) < depth)) return null
  // From the third level on, there is something to fasten: in a third of all outfits or more.
  const fastened = all.flat().filter((worn) => worn.some((item) => garmentIn(outing, item).fastener !== null))
  if (outing.tier > 2 && outing.weather !== 'hot' && fastened.length * 3 < all.flat().length) return null
  const share = Math.max(...ways) / 2 ** outing.items.length
  if (outing.tier > 1 && share > 0.02) return null
  return { ...outing, ways: [ways[0] ?? 0, ways[1] ?? 0], fewest: [fewest[0] ?? 0, fewest[1] ?? 0] }
}

const rowOf = ({ id, place, weather, later, items, ways, fewest }: Outing): string =>
  [id, place, weather, later.join(' '), items.map(nameOf).join(', '), ways.join(' '), fewest.join(' ')].join('|')

/** Returns the rows of a level. */
export function rowsOf(recipe: Recipe): string[] {
  const rng = chanceFrom(recipe.tier * 1000 + 17)
  const made: Outing[] = []
  const known = new Set<string>()
  for (let tries = 0; made.length < outingsPerTier; tries++) {
    const { tier, places, weathers, later } = recipe
    const id = `${tier}-${String(made.length + 1).padStart(2, '0')}`
    const base: Outing = {
      ...{ id, tier, place: rng.pick(places), later: [...rng.pick(later)] },
      // Weathers come in turn, but a rare one doesn't hold up the others.
      weather: weathers[(made.length + Math.floor(tries / patience)) % weathers.length] ?? 'rain',
      ...{ items: [], ways: [0, 0], fewest: [0, 0] },
    }
    if (isOdd(base.place, base.weather, base.later)) continue
    const items = tier === 1 ? makePairs(base, rng) : makeWardrobe(base, recipe.items, rng)
    const outing = items.length === recipe.items ? solved({ ...base, items }, recipe) : null
    const key = JSON.stringify([base.place, base.weather, items.map(nameOf).toSorted()])
    if (!outing || known.has(key)) continue
    known.add(key)
    made.push(outing)
  }
  return made.map(rowOf)
}

if (import.meta.main)
  process.stdout.write(
    `/**\n * Made by make-outings.ts, one outing a line: id, place, weather, what comes later, garments (- too small, + too big),\n * and for each plan the solver's count of outfits and the fewest garments.\n */\nexport const rows = \`\n${recipes.flatMap(rowsOf).join('\n')}\n\`\n`,
  )
