import { readTable } from '../read-table.ts'
import { thingNamed } from './features.ts'
import type { Thing } from './things.ts'

/** A group of things by the word for it; groups of one area are kin, so that none serves as a wrong answer for another. */
export interface ThingGroup {
  label: string
  /** One of it: 'a fruit'. */
  one: string
  area: string
  members: Thing[]
  /** Members to name that have no picture here. */
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

// Pictures of people show faces, hats and tools, those of animals faces and feet, food stands in dishes, and dishes hold food.
const shown: Record<string, string[]> = {
  body: ['animal', 'people'],
  clothing: ['people', 'play'],
  use: ['people', 'food'],
  food: ['use'],
  play: ['people'],
}

/** The members of groups of other areas, without those whose pictures show such a thing too. */
export function strangersTo(group: ThingGroup): Thing[] {
  const near = [group.area, ...(shown[group.area] ?? [])]
  return [...new Set(groups.filter(({ area }) => !near.includes(area)).flatMap(({ members }) => members))]
}
