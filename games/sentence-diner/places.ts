import type { Menu } from './nouns.ts'

/** A place. `hides` lists similar-looking places that must not be on the same belt. */
export interface Where {
  id: string
  words: string
  menus: readonly Menu[]
}

export const places: readonly Where[] = [
  { id: 'rain', words: 'in the rain', menus: ['town', 'garden', 'beach', 'tale'] },
  { id: 'snow', words: 'in the snow', menus: ['town', 'garden', 'tale'] },
  { id: 'park', words: 'in the park', menus: ['town'] },
  { id: 'kitchen', words: 'in the kitchen', menus: ['town'] },
  { id: 'street', words: 'in the street', menus: ['town'] },
  { id: 'stage', words: 'on the stage', menus: ['town', 'space'] },
  { id: 'garden', words: 'in the garden', menus: ['garden'] },
  { id: 'barn', words: 'by the barn', menus: ['garden'] },
  { id: 'tree', words: 'under the tree', menus: ['town', 'garden', 'beach', 'tale'] },
  { id: 'mud', words: 'in the mud', menus: ['garden'] },
  { id: 'beach', words: 'on the beach', menus: ['beach'] },
  { id: 'ship', words: 'on the ship', menus: ['beach'] },
  { id: 'island', words: 'on the island', menus: ['beach'] },
  { id: 'umbrella', words: 'under the umbrella', menus: ['beach'] },
  { id: 'moon', words: 'on the moon', menus: ['space'] },
  { id: 'spaceship', words: 'in the spaceship', menus: ['space'] },
  { id: 'stars', words: 'under the stars', menus: ['space'] },
  { id: 'cloud', words: 'on the cloud', menus: ['space', 'tale'] },
  { id: 'castle', words: 'at the castle', menus: ['tale'] },
  { id: 'cave', words: 'in the cave', menus: ['tale'] },
  { id: 'forest', words: 'in the forest', menus: ['tale'] },
]

/** Times of day; not used in space, where it is always night. */
export const whens = [
  { id: 'night', words: 'at night' },
  { id: 'morning', words: 'in the morning' },
] as const

const byId = new Map([...places, ...whens].map((one) => [one.id, one.words]))
export const phraseOf = (id: string): string => byId.get(id) ?? ''
export const placesOf = (menu: Menu): Where[] => places.filter((place) => place.menus.includes(menu))

/** Places where the sky is hidden or always dark, so orders don't mention a time of day. */
export const noSky: readonly string[] = ['kitchen', 'stage', 'moon', 'spaceship', 'stars', 'cave', 'cloud']
