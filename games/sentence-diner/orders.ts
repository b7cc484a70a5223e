import type { Chance } from '@marigold/device'
import { beltFor } from './belts.ts'
import { relatedEvents } from './related-events.ts'
import type { Level } from './levels.ts'
import type { Focus, Order } from './order.ts'
import { creaturesOf, thingsOf, type Creature, type Menu } from './nouns.ts'
import { parse, pronounsFor, sky, type Clause, type Meaning, type Party } from './parse.ts'
import { noSky, placesOf, whens } from './places.ts'
import type { Plate, Sauce, Serving, Tense } from './plates.ts'
import { acts, deeds, isSensible, verbOf } from './verbs.ts'

const plain = (plate: Plate): Serving => ({ plate, sauce: null })
const party = (noun: string, many = false): Party => ({ noun, many })

function actOf(menu: Menu, rng: Chance): Clause {
  return { who: party(rng.pick(creaturesOf(menu)).id), verb: rng.pick(acts).id, what: null, tense: null }
}

/** Generates a clause with an object. Picks the verb first, so that all verbs are equally frequent. */
function transitiveClause(menu: Menu, rng: Chance, regular = false): Clause {
  const cast = creaturesOf(menu)
  const all = [...cast, ...thingsOf(menu)]
  const can = deeds.filter((verb) => (!regular || verb.regular) && all.some((noun) => isSensible(verb, noun)))
  const verb = rng.pick(can)
  const who = rng.pick(cast)
  const what = rng.pick(all.filter((noun) => noun.id !== who.id && isSensible(verb, noun)))
  return { who: party(who.id), verb: verb.id, what: party(what.id), tense: null }
}

const bare = (clause: Clause): Meaning => ({ clauses: [clause], link: null, where: null, when: null, pronoun: false })

function around(menu: Menu, rng: Chance): Meaning {
  const clause = rng.next() < 0.3 ? actOf(menu, rng) : transitiveClause(menu, rng)
  const where = rng.pick(placesOf(menu)).id
  const withTime = !noSky.includes(where)
  const kind = rng.next()
  // A sun wouldn't fit a picture of rain or snow.
  const times = where === 'rain' || where === 'snow' ? whens.filter(({ id }) => id === 'night') : whens
  const when = withTime && kind > 0.6 ? rng.pick(times).id : null
  // Sometimes the sentence names only the time of day.
  return { ...bare(clause), where: when && kind > 0.85 ? null : where, when }
}

const tenses: Record<Focus, readonly Tense[]> = {
  all: ['daily', 'now', 'past'],
  s: ['daily'],
  ing: ['now'],
  ed: ['past'],
  plural: ['past', 'now'],
  pronoun: ['daily', 'now', 'past'],
}

function sauced(menu: Menu, focus: Focus, rng: Chance): Meaning {
  const kind = focus === 'all' ? rng.pick(['s', 'ing', 'ed', 'plural', 'pronoun'] as const) : focus
  const tense = rng.pick(tenses[kind])
  let clause = transitiveClause(menu, rng, true)
  if (kind === 'pronoun') {
    // Balances she, he, they, and it.
    const wanted = rng.pick(['she', 'he', 'it', 'they'] as const)
    const fits = creaturesOf(menu).filter(({ pronouns }) => wanted === 'they' || pronouns[0] === wanted)
    const free = (one: Creature) => one.id !== clause.what?.noun
    const who = rng.pick([fits.filter(free), creaturesOf(menu).filter(free)].find((all) => all.length > 0) ?? [])
    clause = { ...clause, who: party(who.id, wanted === 'they' && tense !== 'daily') }
  }
  if (kind === 'plural' && clause.what) {
    const onWho = rng.next() < 0.5
    const what = clause.what
    clause = { ...clause, who: party(clause.who.noun, onWho), what: party(what.noun, !onWho) }
  }
  return { ...bare({ ...clause, tense }), pronoun: kind === 'pronoun' }
}

const sauceFor: Record<Tense, Sauce> = { daily: 's', now: 'ing', past: 'ed' }

function subject({ who, tense }: Clause, pronoun: boolean): Serving {
  const plate: Plate = { is: 'noun', role: 'who', noun: who.noun }
  if (!pronoun) return { plate, sauce: who.many ? 'many' : null }
  return { plate, sauce: pronounsFor({ ...who, many: who.many && tense !== null })[0] ?? 'it' }
}

/** Returns the plates of a single clause with its place and time, in the best order. */
function simplePlates({ clauses: [clause], where, when, pronoun }: Meaning): Serving[] {
  if (!clause) return []
  const { verb, what, tense } = clause
  const doing: Plate = tense ? { is: 'verb', verb, plain: true } : { is: 'verb', verb }
  return [
    subject(clause, pronoun),
    { plate: doing, sauce: tense ? sauceFor[tense] : null },
    ...(what
      ? [{ plate: { is: 'noun', role: 'what', noun: what.noun } as const, sauce: what.many ? ('many' as const) : null }]
      : []),
    ...(where ? [plain({ is: 'place', place: where })] : []),
    ...(when ? [plain({ is: 'when', when })] : []),
  ]
}

function clausePlates({ who, verb, what }: Clause, again: boolean): Serving[] {
  const word = pronounsFor(who)[0] ?? 'it'
  const subjectPlate: Plate =
    again || who.noun === sky ? { is: 'pronoun', word } : { is: 'noun', role: 'who', noun: who.noun }
  const doing: Plate = { is: 'verb', verb, ...(what && { what: what.noun }) }
  return [plain(subjectPlate), plain(doing)]
}

function joinedPlates({ clauses: [first, second], link }: Meaning): Serving[] {
  if (!first || !second || !link) return []
  const join = plain({ is: 'link', link })
  const again = first.who.noun === second.who.noun
  return link === 'before'
    ? [...clausePlates(first, false), join, ...clausePlates(second, again)]
    : [...clausePlates(second, false), join, ...clausePlates(first, false)]
}

/** Returns the best sentence for a meaning, plate by plate. */
export const bestOf = (meaning: Meaning): Serving[] => (meaning.link ? joinedPlates(meaning) : simplePlates(meaning))

/** The weather in the sky has no place. */
const isActed = (clause: Clause) => !verbOf(clause.verb).sky || clause.who.noun === sky

function meaningFor({ shape }: Level, menu: Menu, focus: Focus, rng: Chance): Meaning {
  switch (shape) {
    case 'act':
      return bare(actOf(menu, rng))
    case 'deed':
      return bare(transitiveClause(menu, rng))
    case 'around':
      return around(menu, rng)
    case 'sauce':
      return sauced(menu, focus, rng)
    case 'joined':
      return { ...bare(actOf(menu, rng)), ...relatedEvents(menu, rng) }
  }
}

/** Returns a key for a meaning, used to avoid repeating it soon. */
export const keyOf = ({ clauses, link, where, when }: Meaning): string =>
  [
    ...clauses.filter(isActed).map(({ who, verb, what }) => `${who.noun} ${verb} ${what?.noun ?? ''}`),
    link,
    where,
    when,
  ]
    .filter(Boolean)
    .join(' ')

interface Wish {
  level: Level
  menu: Menu
  focus: Focus
  distractors: number
  special: boolean
  /** Keys of recent orders. */
  used: readonly string[]
}

/** Generates an order that wasn't used recently, with its belt. */
export function orderFor(wish: Wish, rng: Chance): Order {
  const { level, menu, focus, used } = wish
  let meaning = meaningFor(level, menu, focus, rng)
  for (let tries = 0; tries < 40 && used.includes(keyOf(meaning)); tries++)
    meaning = meaningFor(level, menu, focus, rng)
  const best = bestOf(meaning)
  const parsed = parse(best)
  // The meaning is read back from the best sentence, so an order never asks for more than can be said.
  const said = 'meaning' in parsed ? parsed.meaning : meaning
  const starter = said.clauses[0]?.tense ?? null
  return { meaning: said, best, starter, ...beltFor({ best, meaning: said, ...wish }, rng) }
}
