import { m } from '#messages'
import type { Menu } from './nouns.ts'

/** Where it happens; `hides` names places that look too much like it to lie on one belt. */
export interface Where {
  id: string
  words: string
  menus: readonly Menu[]
}

export const places: readonly Where[] = [
  { id: 'rain', words: m.sentence_diner_in_the_rain(), menus: ['town', 'garden', 'beach', 'tale'] },
  { id: 'snow', words: m.sentence_diner_in_the_snow(), menus: ['town', 'garden', 'tale'] },
  { id: 'park', words: m.sentence_diner_in_the_park(), menus: ['town'] },
  { id: 'kitchen', words: m.sentence_diner_in_the_kitchen(), menus: ['town'] },
  { id: 'street', words: m.sentence_diner_in_the_street(), menus: ['town'] },
  { id: 'stage', words: m.sentence_diner_on_the_stage(), menus: ['town', 'space'] },
  { id: 'garden', words: m.sentence_diner_in_the_garden(), menus: ['garden'] },
  { id: 'barn', words: m.sentence_diner_by_the_barn(), menus: ['garden'] },
  { id: 'tree', words: m.sentence_diner_under_the_tree(), menus: ['town', 'garden', 'beach', 'tale'] },
  { id: 'mud', words: m.sentence_diner_in_the_mud(), menus: ['garden'] },
  { id: 'beach', words: m.sentence_diner_on_the_beach(), menus: ['beach'] },
  { id: 'ship', words: m.sentence_diner_on_the_ship(), menus: ['beach'] },
  { id: 'island', words: m.sentence_diner_on_the_island(), menus: ['beach'] },
  { id: 'umbrella', words: m.sentence_diner_under_the_umbrella(), menus: ['beach'] },
  { id: 'moon', words: m.kit_on_the_moon(), menus: ['space'] },
  { id: 'spaceship', words: m.sentence_diner_in_the_spaceship(), menus: ['space'] },
  { id: 'stars', words: m.sentence_diner_under_the_stars(), menus: ['space'] },
  { id: 'cloud', words: m.sentence_diner_on_the_cloud(), menus: ['space', 'tale'] },
  { id: 'castle', words: m.sentence_diner_at_the_castle(), menus: ['tale'] },
  { id: 'cave', words: m.sentence_diner_in_the_cave(), menus: ['tale'] },
  { id: 'forest', words: m.sentence_diner_in_the_forest(), menus: ['tale'] },
]

/** When it happens; on the beach and elsewhere, but not in space, where it is always night. */
export const whens = [
  { id: 'night', words: 'at night' },
  { id: 'morning', words: m.sentence_diner_in_the_morning() },
] as const

const byId = new Map([...places, ...whens].map((one) => [one.id, one.words]))
export const phraseOf = (id: string): string => byId.get(id) ?? ''
export const placesOf = (menu: Menu): Where[] => places.filter((place) => place.menus.includes(menu))

/** Places where the sky is not seen, or always dark: no time of day is told of them. */
export const noSky: readonly string[] = ['kitchen', 'stage', 'moon', 'spaceship', 'stars', 'cave', 'cloud']
