import { readTable } from '../read-table.ts'

/** A picture of someone who does something, with the forms of its verb. */
export interface Action {
  base: string
  third: string
  ing: string
  past: string
  participle: string
  picture: string
  who: 'girl' | 'boy' | 'woman' | 'man' | 'baby' | 'person'
  /** The rest of what is done, as the picture shows it: 'a book'. */
  object: string
  /** Where it is done, with its preposition; the picture need not show it. */
  place: string
  /** The part of Vocabulary: Actions that it belongs to. */
  part: string
  /** Verbs that would be true of the picture as well, and so are never its wrong answers. */
  also: string[]
}

const columns = [
  'base',
  'third',
  'ing',
  'past',
  'participle',
  'picture',
  'who',
  'object',
  'place',
  'part',
  'also',
] as const

/** Every pictured action, in the order of its table. */
export const actions: Action[] = readTable('tables/language/actions.tsv', columns).map((row) => ({
  ...row,
  who: row.who as Action['who'],
  also: row.also === '' ? [] : row.also.split(' '),
}))

/** What is done, with the rest of it: `withObject(row, row.ing)` gives 'eating soup'. */
export const withObject = (action: Action, verb: string) => (action.object === '' ? verb : `${verb} ${action.object}`)

/** Whether the verb of the other is false of this picture. */
export const isFalseOf = (action: Action, other: Action) =>
  other.base !== action.base && !action.also.includes(other.base) && !other.also.includes(action.base)

const female = { subject: 'she', object: 'her', possessive: 'her' }
const male = { subject: 'he', object: 'him', possessive: 'his' }

/** The pronouns of a person shown; none for someone whose pronouns a picture cannot tell. */
export const pronounsOf = ({ who }: Action) =>
  who === 'girl' || who === 'woman' ? female : who === 'boy' || who === 'man' ? male : null
