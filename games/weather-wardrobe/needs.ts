import type { Garment, Slot } from './garments.ts'

export type Weather = 'rain' | 'snow' | 'hot' | 'wind' | 'mild' | 'cold'
/** What comes after the first hour, for which one packs. */
export type Later = 'rain' | 'cool' | 'sun'

/** What an outing asks of an outfit. */
export type Need =
  | ('top' | 'legs' | 'feet' | 'socks' | 'fits' | 'rain' | 'dryFeet' | 'dryLegs' | 'warm' | 'warmHands' | 'warmHead')
  | ('warmFeet' | 'wind' | 'steady' | 'cool' | 'mild' | 'shade' | 'swim' | 'run' | 'neat' | 'neatLegs' | 'helmet')
  | ('work' | 'long' | 'covered' | 'street' | 'tie' | 'smart' | 'laterRain' | 'laterCool' | 'laterSun')

type Wish =
  /** Something with a tag in one of the slots; any tag if it is ''. */
  | { wants: string; slots: readonly Slot[] }
  /** Nothing with a tag. */
  | { avoids: string }

const wants = (tag: string, ...slots: Slot[]): Wish => ({ wants: tag, slots })

/** Socks are checked by `isMet` itself: only closed shoes need them. */
const wishes: Record<Exclude<Need, 'socks'>, Wish> = {
  top: wants('', 'top2'),
  legs: wants('', 'legs2'),
  feet: wants('', 'feet3'),
  fits: { avoids: 'misfit' },
  rain: wants('rain', 'top4', 'held'),
  dryFeet: wants('dry', 'feet3'),
  dryLegs: wants('splash', 'legs3'),
  warm: wants('warm', 'top4'),
  warmHands: wants('warm', 'hands'),
  warmHead: wants('warm', 'head2'),
  warmFeet: wants('warm', 'feet1', 'feet3'),
  wind: wants('wind', 'top3', 'top4'),
  steady: { avoids: 'flips' },
  cool: { avoids: 'warm' },
  mild: { avoids: 'winter' },
  shade: wants('shade', 'head2', 'eyes'),
  swim: wants('swim', 'top2', 'legs2'),
  run: wants('run', 'feet3'),
  neat: wants('neat', 'top2', 'top3', 'top4'),
  neatLegs: wants('neat', 'legs2'),
  helmet: wants('helmet', 'head2'),
  work: wants('work', 'hands'),
  long: wants('long', 'legs2'),
  covered: { avoids: 'bare' },
  street: { avoids: 'pool' },
  tie: wants('neat', 'neck'),
  smart: wants('smart', 'feet3'),
  laterRain: wants('rain', 'top4', 'held'),
  laterCool: wants('warm', 'top3', 'top4'),
  laterSun: wants('shade', 'head2', 'eyes'),
}

/** A garment of an outing, with the tag `misfit` if its size is wrong. */
export type Worn = Pick<Garment, 'slots' | 'tags'>

/** Whether one garment alone meets a need that wants something. */
export function meets(need: Need, { slots, tags }: Worn): boolean {
  if (need === 'socks') return slots.includes('feet1')
  const wish = wishes[need]
  return (
    'wants' in wish && slots.some((slot) => wish.slots.includes(slot)) && (!wish.wants || tags.includes(wish.wants))
  )
}
/** Whether a garment is what a need wants nobody to wear. */
export function spoils(need: Need, { tags }: Worn): boolean {
  const wish = need === 'socks' ? null : wishes[need]
  return wish !== null && 'avoids' in wish && tags.includes(wish.avoids)
}
const isWanting = (need: Need) => need === 'socks' || 'wants' in wishes[need]

/** Whether an outfit meets a need. */
export function isMet(need: Need, outfit: readonly Worn[]): boolean {
  if (need === 'socks' && !outfit.some(({ tags }) => tags.includes('closed'))) return true
  return isWanting(need) ? outfit.some((one) => meets(need, one)) : !outfit.some((one) => spoils(need, one))
}

/** What each weather asks for, whatever the plan. */
export const weatherNeeds: Record<Weather, readonly Need[]> = {
  rain: ['rain', 'covered'],
  snow: ['warm', 'warmHands', 'warmFeet', 'covered'],
  hot: ['cool', 'shade'],
  wind: ['wind', 'steady', 'covered'],
  mild: ['mild', 'street'],
  cold: ['warm', 'warmHands', 'covered'],
}

type PlanName =
  | ('puddles' | 'slide' | 'angels' | 'sled' | 'splash' | 'ball')
  | ('kite' | 'leaves' | 'tag' | 'dig' | 'scooter' | 'walk' | 'photo' | 'front')
type Plans = readonly [readonly [PlanName, Need], readonly [PlanName, Need]]
const plansIn: Record<Weather, Plans> = {
  rain: [
    ['puddles', 'dryFeet'],
    ['slide', 'dryLegs'],
  ],
  snow: [
    ['angels', 'dryLegs'],
    ['sled', 'helmet'],
  ],
  hot: [
    ['splash', 'swim'],
    ['ball', 'run'],
  ],
  wind: [
    ['kite', 'run'],
    ['leaves', 'long'],
  ],
  mild: [
    ['tag', 'run'],
    ['dig', 'work'],
  ],
  cold: [
    ['scooter', 'helmet'],
    ['walk', 'warmHead'],
  ],
}

export const laterNeed: Record<Later, Need> = { rain: 'laterRain', cool: 'laterCool', sun: 'laterSun' }

export const places = [
  ...['park', 'playground', 'school', 'beach', 'lake', 'hill', 'market', 'library', 'farm', 'forest'],
  ...['garden', 'field', 'pool', 'party', 'concert', 'interview'],
] as const satisfies readonly string[]
export type Place =
  | ('park' | 'playground' | 'school' | 'beach' | 'lake' | 'hill' | 'market' | 'library' | 'farm' | 'forest')
  | ('garden' | 'field' | 'pool' | 'party' | 'concert' | 'interview')
/** What a place asks for in any weather. */
export const placeNeeds: Partial<Record<Place, readonly Need[]>> = {
  farm: ['dryFeet'],
  forest: ['long'],
  garden: ['work'],
  field: ['run'],
  party: ['neat'],
  concert: ['neat', 'neatLegs'],
  interview: ['neat', 'neatLegs'],
}

const neatPlans: Plans = [
  ['photo', 'tie'],
  ['front', 'smart'],
]
const occasions: readonly Place[] = ['party', 'concert', 'interview']
/** The two things to do there: each needs something of its own. */
export const plansOf = ({ place, weather }: { place: Place; weather: Weather }): Plans =>
  occasions.includes(place) ? neatPlans : plansIn[weather]
