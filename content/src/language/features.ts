import { readTable } from '../read-table.ts'
import { isMany, isMass, named, things, type Thing } from './things.ts'

/**
 * How a feature is phrased: it is so, has a color in its picture, can do, has a part, or is something that we do with
 * it.
 */
export type FeatureKind = 'is' | 'color' | 'can' | 'has' | 'use'

/** A feature with things that clearly have it and things that clearly lack it. Nothing is said about others. */
export interface Feature {
  kind: FeatureKind
  phrase: string
  /** The part of Basic Concepts that it teaches, or empty. */
  part: string
  yes: Thing[]
  no: Thing[]
}

const byName = new Map(things.map((thing) => [thing.name, thing]))

/** Returns a thing by name. Throws for an unknown name. */
export function thingNamed(name: string): Thing {
  const found = byName.get(name)
  if (!found) throw new Error(`tables/language/things.tsv has no ${name}`)
  return found
}

const thingsIn = (cell: string) => cell.split(' | ').map(thingNamed)

const columns = ['kind', 'phrase', 'part', 'yes', 'no'] as const

/** Every feature of the table. An `is` in the part Color is read from the picture. */
export const features: Feature[] = readTable('tables/language/features.tsv', columns).map((row) => ({
  kind: row.part === 'Color' ? 'color' : (row.kind as FeatureKind),
  phrase: row.phrase,
  part: row.part,
  yes: thingsIn(row.yes),
  no: thingsIn(row.no),
}))

/** Returns a feature by kind and phrase. Throws for an unknown one. */
export function featureNamed(kind: FeatureKind, phrase: string): Feature {
  const found = features.find((feature) => feature.kind === kind && feature.phrase === phrase)
  if (!found) throw new Error(`tables/language/features.tsv has no '${kind} ${phrase}'`)
  return found
}

/** Returns whether a thing has a feature, or null if the table doesn't say. */
export function holds(feature: Feature, thing: Thing): boolean | null {
  if (feature.yes.includes(thing)) return true
  return feature.no.includes(thing) ? false : null
}

/** Returns a predicate, as in 'Which one can fly?' and 'Which one cannot fly?'. */
function predicate({ kind, phrase }: Feature, not = false): string {
  if (kind === 'can') return `${not ? 'cannot' : 'can'} ${phrase}`
  if (kind === 'has') return not ? `does not have ${phrase}` : `has ${phrase}`
  if (kind === 'use') return not ? `do we not ${phrase}` : `do we ${phrase}`
  return `${not ? 'is not' : 'is'} ${phrase}`
}

/**
 * Returns a plural predicate, as in 'Find all the ones that have wings.' and 'Find all the ones that we do not wear.'
 */
export function manyPredicate({ kind, phrase }: Feature, not = false): string {
  if (kind === 'can') return `${not ? 'cannot' : 'can'} ${phrase}`
  if (kind === 'has') return `${not ? 'do not have' : 'have'} ${phrase}`
  if (kind === 'use') return `we ${not ? 'do not ' : ''}${phrase}`
  return `are${not ? ' not' : ''} ${phrase}`
}

// In 'pick from a tree' the thing goes in the middle.
const placed = /^(pick|see) /

/** Returns the question whether a thing has a feature: 'Can a duck fly?', 'Are these grapes purple?' */
export function asks({ kind, phrase, part }: Feature, thing: Thing): string {
  const it = named(thing)
  const several = thing.tags.includes('the') ? it : thing.plural
  if (kind === 'can') return `Can ${it} ${phrase}?`
  if (kind === 'has') return `${isMany(thing) ? 'Do' : 'Does'} ${it} have ${phrase}?`
  if (kind === 'use')
    return `Do we ${phrase.replace(placed, `$1 ${several} `)}${placed.test(phrase) ? '' : ` ${several}`}?`
  // Tea may be iced: only this cup of it is hot.
  if (part === 'Temperature' && isMass(thing)) return `Is this ${thing.name} ${phrase}?`
  if (kind === 'is') return `${isMany(thing) ? 'Are' : 'Is'} ${it} ${phrase}?`
  if (thing.tags.includes('the')) return `Is ${it} ${phrase}?`
  return isMany(thing) ? `Are these ${thing.name} ${phrase}?` : `Is this ${thing.name} ${phrase}?`
}

/** Returns a question for choosing one. */
export const whichOne = (feature: Feature, not = false) => `Which one ${predicate(feature, not)}?`

/** Joins several things: 'the duck, the bee, and the owl'. */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length <= 1) return last
  return names.length === 2 ? `${names[0]} and ${last}` : `${names.slice(0, -1).join(', ')}, and ${last}`
}

/** Returns a thing in the picture: 'the duck'. */
export const shown = ({ name }: Thing) => `the ${name}`
