import { describe, expect, test } from 'vitest'
import { features, holds, type FeatureKind } from '../src/language/features.ts'
import { wholes } from '../src/language/generated/parts.ts'
import { groups, unrelatedThings } from '../src/language/groups.ts'
import { languageItems, languageSubcategories } from '../src/index.ts'
import type { LanguageItem } from '../src/index.ts'
import { readTable } from '../src/read-table.ts'
import { shows, things, type Thing } from '../src/language/things.ts'

const named = new Map(things.map((thing) => [thing.picture, thing]))
const sub = new Map(languageSubcategories.map(({ id, name }) => [id, name]))
const inCategory = (category: number, name?: string) =>
  languageItems.filter(
    (item) => item.category === category && (name === undefined || sub.get(item.subcategory) === name),
  )
const rightPictures = ({ pictures, correct }: LanguageItem) => correct.map((place) => pictures[place] ?? '')
const wrongPictures = ({ pictures, correct }: LanguageItem) => pictures.filter((_, place) => !correct.includes(place))
const say = ({ question, pictures }: LanguageItem) => `${question} ${pictures.join(' ')}`

test('no part has the name of the whole', () => {
  const bare = (text: string) => text.replace(/^(an?|the) /, '')
  const told = wholes.filter(({ whole, parts }) =>
    parts.some((part) => part.split(' ').some((word) => word.startsWith(bare(whole)))),
  )
  expect(told.map(({ whole, parts }) => [whole, parts])).toEqual([])
})

describe('things', () => {
  test('each has its own name and picture, a size from 1 to 5 and a plural', () => {
    expect(new Set(things.map(({ name }) => name)).size).toBe(things.length)
    expect(new Set(things.map(({ picture }) => picture)).size).toBe(things.length)
    expect(things.filter(({ size }) => ![1, 2, 3, 4, 5].includes(size)).map(({ name }) => name)).toEqual([])
    const alone = things.filter(
      ({ plural, name, tags }) => plural === '' || (plural === name && !/many|mass/.test(tags.join())),
    )
    expect(alone.map(({ name }) => name)).toEqual(['sheep', 'deer', 'fish', 'moose'])
  })

  test('kinds with a body plan have it: birds have wings and two legs, insects six legs', () => {
    const members = (label: string) => groups.find((group) => group.label === label)?.members ?? []
    const without = (label: string, ...tags: string[]) =>
      members(label)
        .filter((thing) => !tags.every((tag) => thing.tags.includes(tag)))
        .map(({ name }) => name)
    expect(without('birds', 'wings', 'feathers', 'legs2')).toEqual([])
    expect(without('insects', 'legs6')).toEqual([])
    expect(without('fruit', 'edible')).toEqual([])
    expect(without('clothes', 'wearable')).toEqual([])
    expect(without('sea animals', 'alive')).toEqual([])
  })
})

/** Tags of things that state the same fact as a feature in the other table. */
const sameFact: [FeatureKind, string, tag: string][] = [
  ['can', 'fly', 'flies'],
  ['can', 'swim', 'swims'],
  ['has', 'wings', 'wings'],
  ['has', 'feathers', 'feathers'],
  ['has', 'wheels', 'wheels'],
  ['has', 'four legs', 'legs4'],
  ['has', 'a tail', 'tail'],
  ['use', 'wear', 'wearable'],
  ['use', 'eat', 'edible'],
  ['use', 'drink', 'drink'],
  ['is', 'sharp', 'sharp'],
  ['is', 'cold', 'cold'],
  ['is', 'sweet', 'sweet'],
  ['is', 'loud', 'loud'],
  ['is', 'soft', 'soft'],
  ['is', 'hard', 'hard'],
  ['is', 'round', 'round'],
  ['is', 'alive', 'alive'],
  ['is', 'made of metal', 'metal'],
  ['color', 'red', 'red'],
  ['color', 'yellow', 'yellow'],
  ['color', 'blue', 'blue'],
  ['color', 'green', 'green'],
  ['color', 'brown', 'brown'],
  ['color', 'white', 'white'],
  ['color', 'gray', 'gray'],
  ['color', 'pink', 'pink'],
  ['color', 'orange', 'orange'],
]

describe('features', () => {
  test('nothing both has and lacks a feature, and each is true of at least two things and false of five', () => {
    for (const { phrase, yes, no } of features) {
      expect([phrase, yes.filter((thing) => no.includes(thing))]).toEqual([phrase, []])
      expect([phrase, new Set(yes).size === yes.length, new Set(no).size === no.length]).toEqual([phrase, true, true])
      expect([phrase, yes.length >= 2 && no.length >= 5]).toEqual([phrase, true])
    }
  })

  test.each(sameFact)('%s %s agrees with the table of things', (kind, phrase, tag) => {
    const feature = features.find((one) => one.kind === kind && one.phrase === phrase)
    const tagged = (thing: Thing) => thing.tags.includes(tag)
    expect(feature?.yes.filter((thing) => !tagged(thing)).map(({ name }) => name)).toEqual([])
    expect(feature?.no.filter(tagged).map(({ name }) => name)).toEqual([])
  })

  test('the right pictures of a question by feature have something that no wrong one has', () => {
    const asked = features.flatMap((feature) => {
      const { kind, phrase } = feature
      const has = { is: 'is', color: 'is', can: 'can', has: 'has', use: 'do we' }[kind]
      const all = { is: 'are', color: 'are', can: 'can', has: 'have', use: 'we' }[kind]
      return [
        { feature, question: `Which one ${has} ${phrase}?` },
        { feature, question: `Find all the ones that ${all} ${phrase}.` },
      ]
    })
    let met = 0
    for (const { feature, question } of asked) {
      for (const item of languageItems.filter(
        (one) => one.type === 3 && one.category !== 1 && one.question === question,
      )) {
        met += 1
        const told = (picture: string) => {
          const thing = named.get(picture)
          return thing ? holds(feature, thing) : null
        }
        expect([say(item), rightPictures(item).map(told)]).toEqual([say(item), rightPictures(item).map(() => true)])
        expect([say(item), wrongPictures(item).map(told)]).toEqual([say(item), wrongPictures(item).map(() => false)])
      }
    }
    expect(met).toBeGreaterThan(80)
  })
})

describe('groups', () => {
  const memberPictures = (label: string) =>
    groups.find((group) => group.label === label)?.members.map(({ picture }) => picture)

  test('wrong answers come from groups of other areas without shared members', () => {
    for (const group of groups) {
      expect([group.label, unrelatedThings(group).filter((thing) => group.members.includes(thing))]).toEqual([
        group.label,
        [],
      ])
    }
  })

  test('a hunt for a group marks exactly the members that are shown', () => {
    const hunts = inCategory(29, 'Find the Group')
    expect(hunts.length).toBeGreaterThan(20)
    for (const item of hunts) {
      const members = memberPictures(/^Find all the (.+)\.$/.exec(item.question)?.[1] ?? '') ?? []
      const marked = item.pictures.filter((picture) => members.includes(picture))
      expect([say(item), rightPictures(item)]).toEqual([say(item), marked])
    }
  })

  test('of four pictures three are of one group and the odd one is not', () => {
    for (const item of inCategory(12, 'Easy Groups')) {
      const fits = groups.filter(({ members }) =>
        wrongPictures(item).every((picture) => members.some((m) => m.picture === picture)),
      )
      expect([say(item), fits.length]).toEqual([say(item), 1])
      expect(fits[0]?.members.map(({ picture }) => picture)).not.toContain(rightPictures(item)[0])
    }
  })
})

describe('finding a thing', () => {
  test('no wrong picture also shows the thing, like a snowman shows a hat and a person a nose', () => {
    const byName = new Map(things.map((thing) => [thing.name, thing]))
    const finds = inCategory(5).filter(({ type }) => type === 3)
    expect(finds.length).toBeGreaterThan(150)
    for (const item of finds) {
      const sought = byName.get(/^Find the (.+)\.$/.exec(item.question)?.[1] ?? '')
      const wrong = wrongPictures(item).flatMap((picture) => named.get(picture) ?? [])
      expect([say(item), wrong.length, sought && wrong.some((thing) => shows(thing, sought))]).toEqual([
        say(item),
        3,
        false,
      ])
    }
  })

  test('what a picture also shows is a thing of the table', () => {
    const known = new Set(things.map(({ name }) => name))
    const rows = readTable('tables/language/also-shown.tsv', ['thing', 'shows'] as const)
    const words = rows.flatMap((row) => [row.thing, ...row.shows.split(' | ')])
    expect(words.filter((word) => !known.has(word))).toEqual([])
  })
})

describe('sizes, parts and plurals', () => {
  test('what is bigger in real life is at least three sizes larger', () => {
    const compared = inCategory(3, 'Size').filter(({ question }) => question.endsWith('in real life?'))
    expect(compared.length).toBeGreaterThan(5)
    for (const item of compared) {
      const size = (picture = '') => named.get(picture)?.size ?? 0
      const more = size(rightPictures(item)[0]) - size(wrongPictures(item)[0])
      expect([say(item), (item.question.includes('bigger') ? more : -more) >= 3]).toEqual([say(item), true])
    }
  })

  test('a wrong part is no part of the whole in the question', () => {
    const rows = new Map(wholes.map((row) => [row.picture, row]))
    for (const item of inCategory(14).filter(({ type }) => type === 2)) {
      const own = rows.get(item.pictures[0] ?? '')?.parts ?? []
      expect(item.answers.filter((answer) => own.includes(answer))).toEqual(
        item.correct.map((place) => item.answers[place]),
      )
    }
    expect(wholes.filter(({ parts, lacks }) => parts.length !== 3 || parts.includes(lacks))).toEqual([])
  })

  test('plurals match the table of things, and no wrong form is a right one', () => {
    for (const row of readTable('tables/language/plurals.tsv', ['part', 'one', 'picture', 'many', 'wrong'] as const)) {
      const thing = things.find(({ name, tags }) => name === row.one && !tags.includes('many'))
      expect([row.one, row.many]).toEqual([row.one, thing?.plural ?? row.many])
      expect(row.wrong.split(' | ')).not.toContain(row.many)
    }
  })
})
