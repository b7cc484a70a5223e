import { readTable } from '../read-table.ts'
import { thingNamed } from './features.ts'
import type { Thing } from './things.ts'

/** A group of things by its word. Groups of one area are related, so none is a wrong answer for another. */
export interface ThingGroup {
  label: string
  /** A member: 'a fruit'. */
  one: string
  area: string
  members: Thing[]
  /** Members without a picture, as example answers. */
  more: string[]
}

/** Every group of the table. */
export const groups: ThingGroup[] = readTable('tables/language/groups.tsv', [
  'label',
  'one',
  'area',
  'members',
  'more',
] as const).map((row) => ({
  ...row,
  members: row.members.split(' | ').map(thingNamed),
  more: row.more === '' ? [] : row.more.split(' | '),
}))

// Pictures of people show faces, hats, and tools, those of animals faces and feet, food is shown in dishes, and dishes
// contain food.
const shown: Record<string, string[]> = {
  body: ['animal', 'people'],
  clothing: ['people', 'play'],
  use: ['people', 'food'],
  food: ['use'],
  play: ['people'],
}

/** Returns the members of groups in other areas, without those whose pictures also show such a thing. */
export function unrelatedThings(group: ThingGroup): Thing[] {
  const near = [group.area, ...(shown[group.area] ?? [])]
  return [...new Set(groups.filter(({ area }) => !near.includes(area)).flatMap(({ members }) => members))]
}
