import { readTable } from '../read-table.ts'

/** A picture of someone doing something, with the forms of its verb. */
export interface Action {
  base: string
  third: string
  ing: string
  past: string
  participle: string
  picture: string
  who: 'girl' | 'boy' | 'woman' | 'man' | 'baby' | 'person'
  /** The object in the picture: 'a book'. */
  object: string
  /** Where it's done, with its preposition. The picture may not show it. */
  place: string
  /** The part of Vocabulary: Actions that it belongs to. */
  part: string
  /** Verbs that are also true of the picture, and so never its wrong answers. */
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

/** Returns a verb with its object: `withObject(row, row.ing)` is 'eating soup'. */
export const withObject = (action: Action, verb: string) => (action.object === '' ? verb : `${verb} ${action.object}`)

/** Returns whether the verb of the other action is false for this picture. */
export const isFalseOf = (action: Action, other: Action) =>
  other.base !== action.base && !action.also.includes(other.base) && !other.also.includes(action.base)

const female = { subject: 'she', object: 'her', possessive: 'her' }
const male = { subject: 'he', object: 'him', possessive: 'his' }

/** Returns the pronouns of the person shown. Empty if a picture can't tell them. */
export const pronounsOf = ({ who }: Action) =>
  who === 'girl' || who === 'woman' ? female : who === 'boy' || who === 'man' ? male : null
