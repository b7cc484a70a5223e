import { nounOf, type Pronoun } from './nouns.ts'
import { isPronoun, type Link, type Plate, type Serving, type Tense } from './plates.ts'
import { verbOf } from './verbs.ts'

/** A participant; `sky` is the 'it' in 'it rains'. */
export interface Party {
  noun: string
  many: boolean
  /** The word 'they' was used, which may mean one or more. */
  open?: true
}
/** One event. */
export interface Clause {
  who: Party
  verb: string
  what: Party | null
  tense: Tense | null
}
/** What a sentence means. With a joining word, the first clause is the cause, the condition, or the earlier event. */
export interface Meaning {
  clauses: readonly Clause[]
  link: Link | null
  where: string | null
  when: string | null
  /** It used he, she, it, or they. */
  pronoun: boolean
}
/** Why a sentence can't be acted out. */
export type FailureReason = 'who' | 'doing' | 'what' | 'much' | 'ending' | 'twice' | 'order' | 'link'
export interface Unclear {
  why: FailureReason
  /** The participants that were named; they stand and wait. */
  named: readonly Party[]
  where: string | null
}
export type Parsed = { meaning: Meaning } | { puzzle: Unclear }

export const sky = 'sky'
type Found = Omit<Meaning, 'clauses' | 'link'> & { clause: Clause }
interface Failed {
  why: FailureReason
}

/** Whom a pronoun refers to if nobody was named: the first one that isn't mentioned elsewhere. */
const others: Record<Pronoun, readonly Party[]> = {
  he: ['boy', 'prince'].map((noun) => ({ noun, many: false })),
  she: ['girl', 'princess'].map((noun) => ({ noun, many: false })),
  it: ['robot', 'frog'].map((noun) => ({ noun, many: false })),
  they: ['robot', 'frog'].map((noun) => ({ noun, many: true })),
}
const anybody = (word: Pronoun, besides: readonly Party[] = []): Party =>
  others[word].find(({ noun }) => !besides.some((one) => one.noun === noun)) ?? (others[word][0] as Party)

/** Returns the pronouns that are correct for a participant, the best sentence's first. */
export function pronounsFor({ noun, many }: Party): readonly Pronoun[] {
  if (many) return ['they']
  const named = noun === sky ? null : nounOf(noun)
  return named?.kind === 'creature' ? named.pronouns : ['it']
}
/** True if a pronoun can refer to a participant. The verb has an -s, so 'they' means more than one. */
const standsFor = (word: Pronoun, party: Party): boolean =>
  party.noun !== sky && (word !== 'they' || party.many) && pronounsFor(party).includes(word)

/** Other participants in a sentence. A pronoun can refer to those before it, and rarely to those after it. */
interface Context {
  before: readonly Party[]
  after: readonly Party[]
}
const alone: Context = { before: [], after: [] }

/** Returns the participant of a plate. A pronoun refers to the mentioned participant that it fits. */
function partyOf({ plate, sauce }: Serving, { before, after }: Context): Party | null {
  const meant = (word: Pronoun) => before.find((one) => standsFor(word, one)) ?? anybody(word, after)
  if (plate.is === 'pronoun') return meant(plate.word)
  if (plate.is !== 'noun') return null
  const many = sauce === 'many'
  if (!isPronoun(sauce)) return { noun: plate.noun, many }
  return meantByPlate(sauce, plate.noun)
}

/** Returns the participant for a pronoun poured over a noun: the noun if the pronoun fits, else someone else. */
function meantByPlate(word: Pronoun, noun: string): Party {
  const one = { noun, many: false }
  const fits = pronounsFor(one).includes(word)
  if (word === 'they') return { noun, many: true, ...(fits && { open: true }) }
  return fits ? one : anybody(word)
}

/** Returns the tense of the endings, or null if an ending is missing or wrong. */
function tenseOf(plate: Plate & { is: 'verb' }, { sauce }: Serving, who: Party): { tense: Tense | null } | null {
  if (!plate.plain) return sauce === null ? { tense: null } : null
  switch (sauce) {
    case 's':
      return who.many ? null : { tense: 'daily' }
    case 'ing':
      return { tense: 'now' }
    case 'ed':
      return { tense: 'past' }
    case null:
      return who.many ? { tense: 'daily' } : null
    default:
      return null
  }
}

const saysIt = (plate: Plate) => plate.is === 'pronoun' && plate.word === 'it'

/** Returns the object if the verb needs one; anything more is an error. */
function objectOf(
  { verb, what: whole }: Plate & { is: 'verb' },
  [third, fourth]: readonly (Serving | undefined)[],
  context: Context,
): { what: Party | null } | Failed {
  const inside = whole !== undefined
  const takes = verbOf(verb).takes && !inside
  const more = takes ? fourth : third
  if (more) return { why: more.plate.is === 'noun' ? 'much' : 'order' }
  if (!takes) return { what: inside ? { noun: whole, many: false } : null }
  if (!third || third.plate.is === 'pronoun') return { why: 'what' }
  const what = partyOf(third, context)
  return what ? { what } : { why: 'order' }
}

/** Parses subject, verb, and object in this order. */
function clauseOf(servings: readonly Serving[], context: Context): Clause | Failed {
  const [first, second, third, ...rest] = servings
  const doing = second?.plate
  const raw = first && partyOf(first, context)
  if (!raw) return { why: 'who' }
  if (!second || doing?.is !== 'verb') return { why: 'doing' }
  const who = verbOf(doing.verb).sky && saysIt(first.plate) ? { noun: sky, many: false } : raw
  const object = objectOf(doing, [third, ...rest], context)
  if ('why' in object) return object
  const tense = tenseOf(doing, second, who)
  return tense ? { who, verb: doing.verb, ...object, ...tense } : { why: 'ending' }
}

const isAround = ({ plate }: Serving) => plate.is === 'place' || plate.is === 'when'

/** Parses a single clause; place and time may come before or after it in any order. */
function simple(servings: readonly Serving[]): Found | Failed {
  let [from, to] = [0, servings.length]
  while (from < to && isAround(servings[from] as Serving)) from++
  while (to > from && isAround(servings[to - 1] as Serving)) to--
  const around = [...servings.slice(0, from), ...servings.slice(to)].map(({ plate }) => plate)
  const where = around.flatMap((plate) => (plate.is === 'place' ? [plate.place] : []))
  const when = around.flatMap((plate) => (plate.is === 'when' ? [plate.when] : []))
  const core = servings.slice(from, to)
  if (core.some(isAround)) return { why: 'order' }
  const clause = clauseOf(core, alone)
  if ('why' in clause) return clause
  if (where.length > 1 || when.length > 1) return { why: 'twice' }
  const pronoun = core.some(({ sauce }) => isPronoun(sauce))
  return { clause, where: where[0] ?? null, when: when[0] ?? null, pronoun }
}

const named = (servings: readonly Serving[]): Party[] =>
  servings.flatMap(({ plate, sauce }) =>
    plate.is === 'noun' ? [{ noun: plate.noun, many: sauce === 'many' || sauce === 'they' }] : [],
  )

/** Parses two clauses with a joining word between or in front of them. */
function joined(servings: readonly Serving[], at: number, link: Link): Parsed {
  const failed = (why: FailureReason): Parsed => ({ puzzle: { why, named: named(servings), where: null } })
  if (servings.filter(({ plate }) => plate.is === 'link').length > 1) return failed('link')
  const parts = at === 0 ? [servings.slice(1, 3), servings.slice(3)] : [servings.slice(0, at), servings.slice(at + 1)]
  const [one = [], two = []] = parts
  // In 'Before she eats, the girl …', 'she' is the girl; in 'She eats before the girl …', she is someone else.
  const first = clauseOf(one, at === 0 ? { before: named(two), after: [] } : { before: [], after: named(two) })
  if ('why' in first) return failed(first.why)
  const second = clauseOf(two, { before: named(one), after: [] })
  if ('why' in second) return failed(second.why)
  // 'A before B' names the earlier event first; 'A because B' and 'A if B' name the result first.
  const asTold = at === 0 ? link !== 'before' : link === 'before'
  const clauses = asTold ? [first, second] : [second, first]
  return { meaning: { clauses, link, where: null, when: null, pronoun: false } }
}

/** Parses the plates on a tray from left to right; returns the meaning, or why it can't be acted out. */
export function parse(servings: readonly Serving[]): Parsed {
  const at = servings.findIndex(({ plate }) => plate.is === 'link')
  const link = servings[at]?.plate
  if (link?.is === 'link') return joined(servings, at, link.link)
  const found = simple(servings)
  if (!('why' in found)) {
    const { clause, ...around } = found
    return { meaning: { clauses: [clause], link: null, ...around } }
  }
  const where = servings.find(({ plate }) => plate.is === 'place')?.plate
  return { puzzle: { why: found.why, named: named(servings), where: where?.is === 'place' ? where.place : null } }
}

/** Resolves 'they', which may mean one or more, to the number in the order. */
export function resolveThey(ordered: Meaning, served: Meaning): Meaning {
  const clauses = served.clauses.map((clause, at) => {
    const asked = ordered.clauses[at]?.who
    return clause.who.open && asked?.noun === clause.who.noun ? { ...clause, who: asked } : clause
  })
  return { ...served, clauses }
}

/** True if both meanings are the same. */
export const sameMeaning = (a: Meaning, b: Meaning): boolean => JSON.stringify(keyed(a)) === JSON.stringify(keyed(b))
const partyKey = (party: Party | null) => party && [party.noun, party.many]
const keyed = ({ clauses, link, where, when, pronoun }: Meaning) => [
  clauses.map(({ who, verb, what, tense }) => [partyKey(who), verb, partyKey(what), tense]),
  link,
  where,
  when,
  pronoun,
]

export type Difference = 'swap' | 'who' | 'doing' | 'what' | 'number' | 'where' | 'when' | 'ending' | 'pronoun' | 'link'

const isSame = (a: Party | null, b: Party | null) => a?.noun === b?.noun

/** Compares the participants: swapped, different, or only a different number of them. */
function partiesDiffer(ordered: Clause, served: Clause): Difference[] {
  const who = isSame(ordered.who, served.who)
  const what = isSame(ordered.what, served.what)
  if (!who && !what && isSame(ordered.who, served.what) && isSame(ordered.what, served.who)) return ['swap']
  if (!who || !what) return [...(who ? [] : ['who' as const]), ...(what ? [] : ['what' as const])]
  const many = [ordered, served].map((one) => [one.who.many, one.what?.many === true].join())
  return many[0] === many[1] ? [] : ['number']
}

function clauseDiffers(ordered: Clause, served: Clause): Difference[] {
  const found = partiesDiffer(ordered, served)
  if (served.verb !== ordered.verb) found.push('doing')
  if (served.tense !== ordered.tense) found.push('ending')
  return found
}

/** Returns the differences between a served sentence and the order, most important first. */
export function differencesOf(ordered: Meaning, served: Meaning): Difference[] {
  const [a1, a2] = ordered.clauses
  const [b1, b2] = served.clauses
  const found: Difference[] = []
  if (a1 && a2 && b1 && b2) {
    const turned = JSON.stringify([a1, a2]) === JSON.stringify([b2, b1])
    if (turned) found.push('swap')
    else found.push(...clauseDiffers(a1, b1), ...clauseDiffers(a2, b2))
    if (ordered.link !== served.link) found.push('link')
  } else if (a1 && b1) found.push(...clauseDiffers(a1, b1))
  if (ordered.where !== served.where) found.push('where')
  if (ordered.when !== served.when) found.push('when')
  if (found.length === 0 && ordered.pronoun !== served.pronoun) found.push('pronoun')
  return [...new Set(found)]
}
