import { expect, test } from 'vitest'
import { differencesOf, parse, sameMeaning, type Meaning } from './parse.ts'
import { sentenceOf, type Link, type Plate, type Sauce, type Serving } from './plates.ts'

const who = (noun: string, sauce: Sauce | null = null): Serving => ({ plate: { is: 'noun', role: 'who', noun }, sauce })
const what = (noun: string, sauce: Sauce | null = null): Serving => ({
  plate: { is: 'noun', role: 'what', noun },
  sauce,
})
const doing = (verb: string, more: { what?: string; sauce?: Sauce; plain?: boolean } = {}): Serving => {
  const { sauce = null, ...rest } = more
  return { plate: { is: 'verb', verb, ...rest }, sauce }
}
const plate = (one: Plate): Serving => ({ plate: one, sauce: null })
const at = (place: string) => plate({ is: 'place', place })
const when = (id: string) => plate({ is: 'when', when: id })
const link = (one: Link) => plate({ is: 'link', link: one })
const she = plate({ is: 'pronoun', word: 'she' })
const it = plate({ is: 'pronoun', word: 'it' })

function meaningOf(...servings: Serving[]): Meaning {
  const said = parse(servings)
  if (!('meaning' in said)) throw new Error(said.puzzle.why)
  return said.meaning
}
const whyNot = (...servings: Serving[]) => {
  const said = parse(servings)
  return 'puzzle' in said ? said.puzzle.why : 'acted'
}

test('makes the noun before the verb the subject, whatever its plate color', () => {
  const order = meaningOf(who('fox'), doing('ride'), what('bicycle'))
  const served = meaningOf(what('bicycle'), doing('ride'), who('fox'))
  expect([served.clauses[0]?.who.noun, served.clauses[0]?.what?.noun]).toEqual(['bicycle', 'fox'])
  expect(differencesOf(order, served)).toEqual(['swap'])
})

test('accepts place and time before or after the clause in any order', () => {
  const core = [who('fox'), doing('ride'), what('bicycle')]
  const order = meaningOf(...core, at('rain'), when('night'))
  for (const other of [
    [...core, when('night'), at('rain')],
    [when('night'), ...core, at('rain')],
    [at('rain'), ...core, when('night')],
    [at('rain'), when('night'), ...core],
  ])
    expect(sameMeaning(order, meaningOf(...other))).toBe(true)
  expect(sentenceOf([when('night'), ...core, at('rain')])).toBe('At night the fox rides the bicycle in the rain.')
})

test('explains why a sentence can’t be acted out', () => {
  expect([
    whyNot(doing('ride'), who('fox')),
    whyNot(who('fox'), what('bicycle'), doing('ride')),
    whyNot(who('fox'), doing('ride')),
    whyNot(who('fox'), doing('sleep'), what('bicycle')),
    whyNot(who('fox'), at('rain'), doing('sleep')),
    whyNot(who('fox'), doing('sleep'), at('rain'), at('park')),
    whyNot(who('fox'), doing('push', { plain: true }), what('cart')),
    whyNot(who('fox', 'many'), doing('push', { plain: true, sauce: 's' }), what('cart')),
  ]).toEqual(['who', 'doing', 'what', 'much', 'order', 'twice', 'ending', 'ending'])
})

test('reads the tense from endings, and the plural from its sauce', () => {
  const one = meaningOf(who('fox', 'many'), doing('push', { plain: true, sauce: 'ing' }), what('cart'))
  expect(one.clauses[0]).toMatchObject({ who: { noun: 'fox', many: true }, tense: 'now' })
  const servings = [who('fox', 'many'), doing('push', { plain: true, sauce: 'ing' }), what('cart')]
  expect(sentenceOf(servings, 'now')).toBe('Right now the foxes are pushing the cart.')
  const past = meaningOf(who('fox'), doing('carry', { plain: true, sauce: 'ed' }), what('ball', 'many'))
  expect(past.clauses[0]).toMatchObject({ tense: 'past', what: { many: true } })
  expect(sentenceOf([who('fox'), doing('carry', { plain: true, sauce: 'ed' }), what('ball', 'many')], 'past')).toBe(
    'Yesterday the fox carried the balls.',
  )
})

test('applies a pronoun to its plate if it fits, else to someone else', () => {
  const hug = [doing('hug', { plain: true, sauce: 's' }), what('bear')]
  expect(meaningOf(who('girl', 'she'), ...hug).clauses[0]?.who).toEqual({ noun: 'girl', many: false })
  expect(meaningOf(who('girl', 'he'), ...hug).clauses[0]?.who).toEqual({ noun: 'boy', many: false })
  const order = meaningOf(who('girl', 'she'), ...hug)
  expect(differencesOf(order, meaningOf(who('girl'), ...hug))).toEqual(['pronoun'])
  expect(differencesOf(order, meaningOf(who('girl', 'he'), ...hug))).toEqual(['who'])
})

test('accepts a joining word in front, and reads swapped clauses differently', () => {
  const order = meaningOf(who('frog'), doing('dance'), link('because'), it, doing('rain'))
  expect(order.clauses.map(({ who: party }) => party.noun)).toEqual(['sky', 'frog'])
  const front = [link('because'), it, doing('rain'), who('frog'), doing('dance')]
  expect(sameMeaning(order, meaningOf(...front))).toBe(true)
  expect(sentenceOf(front)).toBe('Because it rains, the frog dances.')
  const turned = meaningOf(it, doing('rain'), link('because'), who('frog'), doing('dance'))
  expect(differencesOf(order, turned)).toEqual(['swap'])
  const other = meaningOf(who('frog'), doing('dance'), link('if'), it, doing('rain'))
  expect(differencesOf(order, other)).toEqual(['link'])
})

test('orders events by “before”, and resolves “she” to the girl who was named', () => {
  const wash = doing('wash', { what: 'pear' })
  const eat = doing('eat', { what: 'pear' })
  const order = meaningOf(who('girl'), wash, link('before'), she, eat)
  expect(order.clauses.map(({ verb }) => verb)).toEqual(['wash', 'eat'])
  expect(sameMeaning(order, meaningOf(link('before'), she, eat, who('girl'), wash))).toBe(true)
  expect(sameMeaning(order, meaningOf(link('before'), who('girl'), eat, she, wash))).toBe(true)
  // In 'She washes the pear before the girl eats the pear', 'she' is someone else.
  const another = meaningOf(she, wash, link('before'), who('girl'), eat)
  expect(differencesOf(order, another)).toEqual(['who'])
})
