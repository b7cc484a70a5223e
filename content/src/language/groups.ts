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
}

/** Every group of the table. */
export const groups: ThingGroup[] = readTable('tables/language/groups.tsv', [
  'label',
  'one',
  'area',
  'members',
] as const).map((row) => ({ ...row, members: row.members.split(' | ').map(thingNamed) }))

/** The members of groups of other areas. */
export function strangersTo(group: ThingGroup): Thing[] {
  return [...new Set(groups.filter(({ area }) => area !== group.area).flatMap(({ members }) => members))]
}
