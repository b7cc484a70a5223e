import { readTable } from '../read-table.ts'

/** Someone by what they do for a living; `base`, `third` and `object` say what: 'fly', 'flies', 'planes'. */
export interface Person {
  role: string
  picture: string
  base: string
  third: string
  object: string
  tool: string
  /** Where they work, with its preposition. */
  place: string
}

/** Every person, in the order of the table. */
export const people: Person[] = readTable('tables/language/people.tsv', [
  'role',
  'picture',
  'base',
  'third',
  'object',
  'tool',
  'place',
] as const)
