import { pictureSvg } from '@marigold/content'
import { chanceFrom } from '@marigold/device'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { levels } from './levels.ts'
import { creaturesOf, menus, nouns, thingsOf } from './nouns.ts'
import type { Focus, Order } from './order.ts'
import { orderFor } from './orders.ts'
import type { Pronoun } from './nouns.ts'
import { parse, pronounsFor, sameMeaning, resolveThey } from './parse.ts'
import { places, placesOf } from './places.ts'
import { isPronoun, sentenceOf, wordsOf, type Plate, type Sauce, type Serving } from './plates.ts'
import { storyLines, storyOf } from './stories.ts'
import { acts, deeds, isSensible, verbs } from './verbs.ts'

const focuses: readonly Focus[] = ['all', 's', 'ing', 'ed', 'plural', 'pronoun']
/** Yields orders of every level, menu, and focus. */
function ordersOf(each: number): { shape: string; order: Order }[] {
  return levels.flatMap((level, index) =>
    menus.flatMap((menu) =>
      (level.shape === 'sauce' ? focuses : (['all'] as const)).flatMap((focus) => {
        const rng = chanceFrom(index * 100 + menus.indexOf(menu))
        return Array.from({ length: each }, (_, at) => ({
          shape: level.shape,
          order: orderFor({ level, menu, focus, distractors: level.distractors, special: at % 3 === 2, used: [] }, rng),
        }))
      }),
    ),
  )
}

/** Yields every way to fill the tray. */
function* arrangements(belt: readonly Plate[], slots: number): Generator<Plate[]> {
  if (slots === 0) {
    yield []
    return
  }
  for (const [at, plate] of belt.entries())
    for (const rest of arrangements([...belt.slice(0, at), ...belt.slice(at + 1)], slots - 1)) yield [plate, ...rest]
}
/** Returns every way to pour the bottles, at most one per plate. */
function poured(plates: readonly Plate[], sauces: Order['sauces']): Serving[][] {
  return plates.reduce<Serving[][]>(
    (all, plate, slot) => {
      const can: (Sauce | null)[] = [null, ...sauces.filter((one) => one.slot === slot).map(({ sauce }) => sauce)]
      return all.flatMap((begun) => can.map((sauce) => [...begun, { plate, sauce }]))
    },
    [[]],
  )
}

test('has a unique, listed picture for every noun', () => {
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8')) as string[]
  const toned = nouns.flatMap((noun) => (noun.kind === 'creature' && noun.toned ? [noun.picture] : []))
  const wanted = nouns.map(({ picture }) => picture)
  expect(wanted.filter((one) => !toned.includes(one)).sort()).toEqual([...listed].sort())
  for (const name of wanted) expect(pictureSvg(name)).toContain('<svg')
  for (const name of toned) expect(pictureSvg(`${name}-dark-skin-tone`)).toContain('<svg')
  expect(new Set(wanted).size).toBe(wanted.length)
})

test('has characters, things for most verbs, and places in every menu', () => {
  for (const menu of menus) {
    expect(creaturesOf(menu).length).toBeGreaterThanOrEqual(7)
    expect(thingsOf(menu).length).toBeGreaterThanOrEqual(9)
    expect(placesOf(menu).length).toBeGreaterThanOrEqual(5)
    for (const deed of ['ride', 'carry', 'push', 'eat', 'wear', 'chase'])
      expect(
        [...creaturesOf(menu), ...thingsOf(menu)].some((noun) =>
          isSensible(
            verbs.find(({ id }) => id === deed)!,
            noun,
          ),
        ),
      ).toBe(true)
  }
  expect(new Set(places.map(({ words }) => words)).size).toBe(places.length)
})

test('spells every form of every verb correctly', () => {
  const forms = verbs.map(({ base, s, ing, past }) => `${base} ${s} ${ing} ${past}`)
  expect(forms).toMatchInlineSnapshot(`
    [
      "sleep sleeps sleeping slept",
      "dance dances dancing danced",
      "jump jumps jumping jumped",
      "run runs running ran",
      "sing sings singing sang",
      "fly flies flying flew",
      "swim swims swimming swam",
      "spin spins spinning spun",
      "laugh laughs laughing laughed",
      "sneeze sneezes sneezing sneezed",
      "read reads reading read",
      "wave waves waving waved",
      "ride rides riding rode",
      "carry carries carrying carried",
      "push pushes pushing pushed",
      "pull pulls pulling pulled",
      "lift lifts lifting lifted",
      "chase chases chasing chased",
      "eat eats eating ate",
      "wear wears wearing wore",
      "water waters watering watered",
      "wash washes washing washed",
      "draw draws drawing drew",
      "hug hugs hugging hugged",
      "tickle tickles tickling tickled",
      "feed feeds feeding fed",
      "rain rains raining rained",
      "snow snows snowing snowed",
    ]
  `)
})

test('orders only sensible combinations, such as eating food but never a character', () => {
  const eaten = nouns.filter((noun) =>
    isSensible(
      verbs.find(({ id }) => id === 'eat')!,
      noun,
    ),
  )
  expect(eaten.map(({ kind }) => kind)).not.toContain('creature')
  const gentle = ['chase', 'wash', 'draw', 'hug', 'tickle', 'feed']
  const toSomebody = deeds.filter((deed) => nouns.some((noun) => noun.kind === 'creature' && isSensible(deed, noun)))
  expect(toSomebody.map(({ id }) => id)).toEqual(gentle)
})

test('has a story for every verb', () => {
  expect(Object.keys(storyLines).sort()).toEqual([...acts, ...deeds].map(({ id }) => id).sort())
  for (const { order } of ordersOf(9)) {
    expect(storyOf(order.meaning)).toMatch(/^[A-Z].*[.!]$/)
    expect(storyOf(order.meaning)).not.toMatch(/WHO|WHAT|undefined/)
  }
})

test('agrees with plural names in stories', () => {
  const story = (verb: string, who: boolean, what: boolean) =>
    storyOf({
      clauses: [{ who: { noun: 'fox', many: who }, verb, what: { noun: 'ball', many: what }, tense: 'past' }],
      ...{ link: null, where: null, when: null, pronoun: false },
    })
  expect(story('carry', true, false)).toBe(
    'The ball has to go to a friend. The foxes have strong arms. It all happened yesterday.',
  )
  expect(story('push', false, true)).toBe(
    'The balls do not move by themselves. The fox stands behind them. It all happened yesterday.',
  )
  expect(story('lift', true, true)).toBe('The foxes are very strong. Up go the balls! It all happened yesterday.')
})

describe('every order', () => {
  test('has a best sentence that means what its picture shows', () => {
    for (const { order } of ordersOf(30)) {
      const said = parse(order.best)
      expect('meaning' in said && sameMeaning(said.meaning, order.meaning)).toBe(true)
      expect(sentenceOf(order.best, order.starter)).toMatch(/^[A-Z][a-z, ]+\.$/)
    }
  })

  test('has no other correct sentence except for pronouns and word order', () => {
    /** Normalizes plates: any correct pronoun counts as the best one. */
    const keysOf = (servings: readonly Serving[], { best, meaning }: Order) => {
      const sauce = servings.find((one) => one.plate.is === 'noun' && isPronoun(one.sauce))?.sauce
      const who = meaning.clauses[0]?.who
      const fits = who !== undefined && isPronoun(sauce ?? null) && pronounsFor(who).includes(sauce as Pronoun)
      return servings
        .map((one) => {
          if (fits && one.sauce === sauce) return wordsOf({ ...one, sauce: best[0]?.sauce ?? null })
          return wordsOf(
            fits && sauce === 'they' && one.plate.is === 'verb' && !one.sauce ? { ...one, sauce: 's' } : one,
          )
        })
        .sort()
    }
    for (const { order } of ordersOf(3)) {
      for (const plates of arrangements(order.belt, order.best.length))
        for (const servings of poured(plates, order.sauces)) {
          const said = parse(servings)
          if (!('meaning' in said) || !sameMeaning(resolveThey(order.meaning, said.meaning), order.meaning)) continue
          expect(keysOf(servings, order)).toEqual(keysOf(order.best, order))
        }
    }
  })

  test('can be parsed in any arrangement, into a meaning or a reason why it can’t be acted out', () => {
    for (const { order } of ordersOf(2))
      for (const plates of arrangements(order.belt, Math.min(3, order.best.length))) {
        const said = parse(plates.map((plate) => ({ plate, sauce: null })))
        expect('meaning' in said || said.puzzle.why !== undefined).toBe(true)
      }
  })
})
