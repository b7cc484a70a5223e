/** What an item can differ in, and what the words of a direction express. */
export const concepts = ['thing', 'color', 'size', 'number', 'place'] as const
export type Concept = (typeof concepts)[number]
/** Features that look-alikes differ in. */
export type Feature = 'color' | 'size' | 'number'

export const colors = ['red', 'blue', 'yellow', 'green'] as const
export type Color = (typeof colors)[number]
export type Size = 'small' | 'big'

interface Noun {
  one: string
  many: string
  /** The game draws it in any color; other things use a picture from the content. */
  drawn?: true
  picture?: string
}

const noun = (one: string, picture = one.replaceAll(' ', '-'), many = `${one}s`): Noun => ({ one, many, picture })
const drawn = (one: string, many = `${one}s`): Noun => ({ one, many, drawn: true })

/** All things, keyed by the word for them. */
const nouns = {
  ball: drawn('ball'),
  balloon: drawn('balloon'),
  flower: drawn('flower'),
  cup: drawn('cup'),
  car: drawn('car'),
  book: drawn('book'),
  star: drawn('star'),
  kite: drawn('kite'),
  hat: drawn('hat'),
  present: drawn('present'),
  cat: noun('cat'),
  dog: noun('dog'),
  duck: noun('duck'),
  rabbit: noun('rabbit'),
  snail: noun('snail'),
  butterfly: noun('butterfly', 'butterfly', 'butterflies'),
  hedgehog: noun('hedgehog'),
  mushroom: noun('mushroom'),
  teddy: noun('teddy bear'),
  pillow: noun('pillow'),
  clock: noun('clock', 'alarm-clock'),
  bicycle: noun('bicycle'),
  scooter: noun('scooter', 'kick-scooter'),
  bird: noun('bird'),
  police: noun('police car'),
  skateboard: noun('skateboard'),
  robot: noun('robot'),
  alien: noun('alien'),
  astronaut: noun('astronaut'),
  banana: noun('banana'),
  satellite: noun('satellite'),
  telescope: noun('telescope'),
  bed: noun('bed'),
  chair: noun('chair'),
  lamp: noun('lamp'),
  couch: noun('couch', 'couch-and-lamp', 'couches'),
  television: noun('television'),
  bathtub: noun('bathtub'),
  toilet: noun('toilet'),
  plant: noun('plant', 'potted-plant'),
  mirror: noun('mirror'),
  laptop: noun('laptop'),
  mug: noun('mug', 'hot-beverage'),
  phone: noun('phone', 'mobile-phone'),
  notebook: noun('notebook'),
  calendar: noun('calendar'),
  glasses: noun('pair of glasses', 'glasses', 'pairs of glasses'),
  pen: noun('pen'),
  folder: noun('folder', 'file-folder'),
  scissors: noun('pair of scissors', 'scissors', 'pairs of scissors'),
  bank: noun('bank'),
  hospital: noun('hospital'),
  school: noun('school'),
  post: noun('post office'),
  store: noun('store', 'convenience-store'),
  fountain: noun('fountain'),
  tree: noun('tree', 'deciduous-tree'),
  stadium: noun('stadium'),
  factory: noun('factory', 'factory', 'factories'),
} satisfies Record<string, Noun>
export type Thing = keyof typeof nouns

export const isThing = (value: unknown): value is Thing => typeof value === 'string' && Object.hasOwn(nouns, value)
export const nounOf = (thing: Thing): Noun => nouns[thing]
export const isDrawn = (thing: Thing): boolean => nounOf(thing).drawn === true

/** One thing on the tray, or a few of the same that stay together. */
export interface Item {
  thing: Thing
  /** Set for drawn things; null for pictures, which have their own colors. */
  color: Color | null
  size: Size
  count: 1 | 2 | 3
}

const counted = { 1: '', 2: 'two', 3: 'three' } as const

/** Returns a phrase with the given features, such as 'the two big red balls'. */
export function phraseOf(item: Item, says: readonly Feature[]): string {
  const { one, many } = nounOf(item.thing)
  const words = [
    'the',
    says.includes('number') ? counted[item.count] : '',
    says.includes('size') ? item.size : '',
    says.includes('color') && item.color ? item.color : '',
    item.count > 1 ? many : one,
  ]
  return words.filter((word) => word !== '').join(' ')
}

export const sameItem = (a: Item, b: Item): boolean =>
  a.thing === b.thing && a.color === b.color && a.size === b.size && a.count === b.count

/** Returns the features in which two items of the same thing differ. */
export function differences(a: Item, b: Item): Feature[] {
  const all: [Feature, boolean][] = [
    ['color', a.color !== b.color],
    ['size', a.size !== b.size],
    ['number', a.count !== b.count],
  ]
  return all.filter(([, differ]) => differ).map(([feature]) => feature)
}
