import { readTable } from '../read-table.ts'

/** A pictured thing with the facts that questions use. What a list leaves out isn't known to be false. */
export interface Thing {
  name: string
  picture: string
  plural: string
  group: string
  subgroup: string
  /** What it's for, as a verb: 'cut paper'. */
  job: string
  parts: string[]
  /** Where it's found, with its preposition. */
  places: string[]
  madeOf: string
  looks: string[]
  /** What it can do, as verbs. */
  can: string[]
  /** 1 fits in a hand, 2 in two arms, 3 is about the size of a person, 4 larger than a person, 5 huge. */
  size: number
  tags: string[]
  goesWith: string
}

const columns = [
  'name',
  'picture',
  'plural',
  'group',
  'subgroup',
  'job',
  'parts',
  'places',
  'made_of',
  'looks',
  'can',
  'size',
  'tags',
  'goes_with',
] as const

const several = (cell: string) => (cell === '' ? [] : cell.split(' | '))

/** Every thing, in the order of its table. */
export const things: Thing[] = readTable('tables/language/things.tsv', columns).map((row) => ({
  name: row.name,
  picture: row.picture,
  plural: row.plural,
  group: row.group,
  subgroup: row.subgroup,
  job: row.job,
  parts: several(row.parts),
  places: several(row.places),
  madeOf: row.made_of,
  looks: several(row.looks),
  can: several(row.can),
  size: Number(row.size),
  tags: row.tags === '' ? [] : row.tags.split(' '),
  goesWith: row.goes_with,
}))

/** Returns whether a thing has all of the tags. A missing tag means no. */
export const has = (thing: Thing, ...tags: string[]) => tags.every((tag) => thing.tags.includes(tag))

/**
 * Returns whether it's shown with something else, such as a finger on its hand, so that 'What is this?' has other
 * answers.
 */
export const isShownWithMore = (thing: Thing) => has(thing, 'more')

/** Returns whether it's plural or an amount: 'scissors', 'bread'. */
export const isMany = (thing: Thing) => has(thing, 'many')
export const isMass = (thing: Thing) => has(thing, 'mass')

/** Returns a word with 'a' or 'an' by its first sound. A spoken w or y takes 'a'. */
export function withArticle(word: string): string {
  return /^(?!uni|one|u[ck])[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`
}

/** Returns the name as an answer: 'an apple', 'scissors', 'bread', 'the sun'. */
export function named(thing: Thing): string {
  if (has(thing, 'the')) return `the ${thing.name}`
  return isMany(thing) || isMass(thing) ? thing.name : withArticle(thing.name)
}

/** Capitalizes a text. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const alsoShown = new Map(
  readTable('tables/language/also-shown.tsv', ['thing', 'shows'] as const).map(({ thing, shows }) => [
    thing,
    several(shows),
  ]),
)

/** Groups whose pictures also show another group: people and animals have a nose, people wear hats and carry tools. */
const wholeGroups: Record<string, string[]> = {
  animal: ['body'],
  person: ['body', 'clothing', 'tool', 'school', 'music'],
}

/** Returns whether the picture of one thing also shows the other, so that it can't be a wrong answer for it. */
export function shows(one: Thing, other: Thing): boolean {
  return (alsoShown.get(one.name) ?? []).includes(other.name) || (wholeGroups[one.group] ?? []).includes(other.group)
}
