import type { Chance } from '@marigold/device'
import { relatedEvents } from './related-events.ts'
import type { Level } from './levels.ts'
import { creaturesOf, thingsOf, type Menu } from './nouns.ts'
import type { Focus, Order } from './order.ts'
import type { Meaning } from './parse.ts'
import { noSky, placesOf, whens } from './places.ts'
import { roleOf, samePlate, type Plate, type Role, type Sauce, type Serving } from './plates.ts'
import { acts, deeds, isSensible, verbOf } from './verbs.ts'

interface Room {
  best: readonly Serving[]
  meaning: Meaning
  level: Level
  menu: Menu
  focus: Focus
  distractors: number
  special: boolean
}

/** Returns nouns that the order doesn't use. */
function otherNouns({ menu, meaning }: Room, role: 'who' | 'what'): Plate[] {
  const named = meaning.clauses.flatMap(({ who, what }) => [who.noun, what?.noun])
  const [clause] = meaning.clauses
  const verb = clause && verbOf(clause.verb)
  const all = role === 'who' ? creaturesOf(menu) : thingsOf(menu)
  const free = all.filter(({ id }) => !named.includes(id))
  // Half of these things make sense with the verb, so that players have to look at the picture.
  const near = role === 'what' && verb ? free.filter((noun) => isSensible(verb, noun)) : []
  return [...near, ...free].map(({ id }) => ({ is: 'noun', role, noun: id }))
}

/** Returns other verbs of the same kind: those with an object for a verb with an object, and vice versa. */
function otherVerbs({ meaning, level, menu }: Room, rng: Chance): Plate[] {
  const [clause] = meaning.clauses
  if (!clause) return []
  if (level.shape === 'joined') {
    const used = meaning.clauses.map(({ verb }) => verb)
    const made = Array.from({ length: 6 }, () => relatedEvents(menu, rng).clauses[1])
    return made
      .filter(({ verb }) => !used.includes(verb))
      .map(({ verb, what }) => ({ is: 'verb', verb, ...(what && { what: what.noun }) }))
  }
  const sauced = level.shape === 'sauce'
  const pool = verbOf(clause.verb).takes ? deeds : acts
  const fits = pool.filter(({ id, regular }) => id !== clause.verb && (!sauced || regular))
  return rng.shuffle(fits).map(({ id }) => ({ is: 'verb', verb: id, ...(sauced && { plain: true }) }))
}

function otherAround({ meaning, menu }: Room, rng: Chance): Plate[] {
  const { where, when } = meaning
  const open = placesOf(menu).filter(({ id }) => id !== where && !(when && noSky.includes(id)))
  const place = rng.shuffle(open).map(({ id }): Plate => ({ is: 'place', place: id }))
  const time = whens.filter(({ id }) => id !== when).map(({ id }): Plate => ({ is: 'when', when: id }))
  if (where === null) return [...time, ...place]
  // The time of day isn't visible in places without a sky.
  return when === null && noSky.includes(where)
    ? place
    : [...place.slice(0, 1), ...(when ? time : []), ...place.slice(1)]
}

const otherLinks = ({ meaning }: Room): Plate[] =>
  (['because', 'before', 'if'] as const).filter((link) => link !== meaning.link).map((link) => ({ is: 'link', link }))

/** Returns the other plates of a belt by role, the most similar ones first. */
function otherPlates(room: Room, rng: Chance): Record<Role, Plate[]> {
  const hasWhat = room.best.some(({ plate }) => roleOf(plate) === 'what')
  const hasWhere = room.best.some(({ plate }) => roleOf(plate) === 'where')
  return {
    who: rng.shuffle(otherNouns(room, 'who')),
    doing: otherVerbs(room, rng),
    what: hasWhat ? nearFirst(otherNouns(room, 'what'), rng) : [],
    where: hasWhere ? otherAround(room, rng) : [],
    link: room.level.shape === 'joined' ? rng.shuffle(otherLinks(room)) : [],
  }
}
const nearFirst = (plates: Plate[], rng: Chance) => {
  const [first, ...rest] = plates
  return first ? [first, ...rng.shuffle(rest)] : []
}

/** Draws one plate per role in turn until there are enough, without duplicates. */
function drawPlates(from: Record<Role, Plate[]>, count: number, not: readonly Plate[], rng: Chance): Plate[] {
  const order = rng.shuffle(
    (['who', 'doing', 'what', 'where', 'link'] as const).filter((role) => from[role].length > 0),
  )
  const found: Plate[] = []
  for (let round = 0; round < 8; round++)
    for (const role of order) {
      const plate = from[role][round]
      const known = plate && [...not, ...found].some((one) => samePlate(one, plate))
      if (plate && !known && found.length < count) found.push(plate)
    }
  return found
}

/** Returns the bottles for level 4: the correct ones, and others that would make a different sentence. */
function saucesFor({ best, level, meaning, focus }: Room, rng: Chance): Order['sauces'] {
  if (level.shape !== 'sauce') return []
  const [who, doing, what] = best
  const ending = doing?.sauce
  const wrong = rng.shuffle((['s', 'ing', 'ed'] as const).filter((one) => one !== ending))
  const plural = who?.sauce === 'many' || what?.sauce === 'many'
  const trains = focus === 'plural' || focus === 'pronoun' || plural || meaning.pronoun
  const endings = [ending, ...wrong.slice(0, trains ? 1 : 2)].filter((one) => one != null)
  const order: readonly Sauce[] = ['s', 'ing', 'ed']
  return [
    ...(meaning.pronoun ? (['he', 'she', 'it', 'they'] as const).map((sauce) => ({ slot: 0, sauce })) : []),
    ...(plural ? [{ slot: 0, sauce: 'many' as const }] : []),
    ...order.filter((one) => endings.includes(one)).map((sauce) => ({ slot: 1, sauce })),
    ...(plural ? [{ slot: 2, sauce: 'many' as const }] : []),
  ]
}

/** Returns the mistake in a chef's special: another ending, or another plate of the same role. */
function specialMistake(room: Room, extra: readonly Plate[], sauces: Order['sauces'], rng: Chance): Order['special'] {
  const { best } = room
  const endings = sauces.filter(({ slot, sauce }) => slot === 1 && sauce !== best[1]?.sauce)
  const doing = best[1]
  if (endings.length > 0 && doing && rng.next() < 0.6)
    return { slot: 1, serving: { plate: doing.plate, sauce: rng.pick(endings).sauce } }
  // A sentence with two places would be unclear, so 'where' plates keep their role.
  const hasBoth = best.filter(({ plate }) => roleOf(plate) === 'where').length > 1
  const can = best.flatMap(({ plate, sauce }, slot) =>
    extra
      .filter((one) => roleOf(one) === roleOf(plate) && (one.is === plate.is || !hasBoth))
      .map((one) => ({ slot, serving: { plate: one, sauce } })),
  )
  if (can.length > 0) return rng.pick(can)
  const [place] = extra.filter((one) => roleOf(one) === 'where')
  const slot = best.findIndex(({ plate }) => roleOf(plate) === 'where')
  return place && slot >= 0 ? { slot, serving: { plate: place, sauce: null } } : null
}

/** Deals an order's belt: its plates, other plates, and the bottles. */
export function beltFor(room: Room, rng: Chance): Pick<Order, 'belt' | 'sauces' | 'special'> {
  const needed = room.best.map(({ plate }) => plate)
  const from = otherPlates(room, rng)
  // A special needs at least one wrong plate.
  const count = Math.max(room.distractors, room.special ? 1 : 0)
  const extra = drawPlates(from, count, needed, rng)
  const sauces = saucesFor(room, rng)
  const special = room.special ? specialMistake(room, extra, sauces, rng) : null
  return { belt: rng.shuffle([...needed, ...extra]), sauces, special }
}
