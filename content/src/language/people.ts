import { readTable } from '../read-table.ts'

/** A person by their job. `base`, `third`, and `object` describe it: 'fly', 'flies', 'planes'. */
export interface Person {
  role: string
  picture: string
  base: string
  third: string
  object: string
  tool: string
  /** Where they work, with its preposition. */
  place: string
  /** Roles that may do the same or work there too, so they're never wrong answers for this one. */
  also: string[]
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
  'also',
] as const).map((row) => ({ ...row, also: row.also === '' ? [] : row.also.split(' | ') }))
