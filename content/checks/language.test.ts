import { describe, expect, test } from 'vitest'
import { languageCategories, languageItems, languageSubcategories, pictureList } from '../src/index.ts'
import type { LanguageItem } from '../src/index.ts'
import { britishSpellings, excludedWords } from './word-lists.ts'

const pictures = new Set(pictureList.map(({ name }) => name))
const nameOf = new Map(languageSubcategories.map(({ id, name }) => [id, name]))
const say = (item: LanguageItem) => `${item.category} ${nameOf.get(item.subcategory)}: ${item.question}`
const ofType = (type: number) => languageItems.filter((item) => item.type === type)
const textsOf = (item: LanguageItem) => [item.question, ...item.answers]

/** Names the items that break a rule, so that a failure says what to fix. */
const breaking = (rule: (item: LanguageItem) => boolean, items = languageItems) => items.filter(rule).map(say)

describe('categories', () => {
  test('36 categories with ids 1 to 36 and 236 subcategories from 101 keep their numbers', () => {
    expect(languageCategories.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1))
    expect(languageSubcategories.map(({ id }) => id)).toEqual(Array.from({ length: 236 }, (_, index) => index + 101))
    const categoryOf = (id: number) => languageCategories.find((one) => one.id === id)?.name
    expect([categoryOf(8), categoryOf(29)]).toEqual(['Conversation Starters', 'Picture Hunts'])
    const places = languageSubcategories.map(({ category, name }) => `${category}/${name}`)
    expect(new Set(places).size).toBe(236)
  })
})

describe('enough to practice with', () => {
  test('every category has at least 60% of its planned items', () => {
    const thin = languageCategories.filter(
      ({ id, count }) => languageItems.filter(({ category }) => category === id).length < count * 0.6,
    )
    expect(thin.map(({ name }) => name)).toEqual([])
  })

  test('there are at least 4,000 items', () => {
    expect(languageItems.length).toBeGreaterThanOrEqual(4_000)
  })

  test('every subcategory has ten items of one type, so that no choice leads to an empty deck', () => {
    const thin = languageSubcategories.filter(({ id }) => {
      const items = languageItems.filter(({ subcategory }) => subcategory === id)
      return Math.max(0, ...[...Map.groupBy(items, ({ type }) => type).values()].map((same) => same.length)) < 10
    })
    expect(thin.map(({ category, name }) => `${category} ${name}`)).toEqual([])
  })
})

describe('every language item', () => {
  test('exists once', () => {
    expect(new Set(languageItems.map(({ key }) => key)).size).toBe(languageItems.length)
    const same = Map.groupBy(languageItems, (item) =>
      [item.category, item.type, item.question, ...item.pictures, ...[...item.answers].sort()].join('|').toLowerCase(),
    )
    expect([...same.values()].filter((items) => items.length > 1).map((items) => items.map(say))).toEqual([])
  })

  test('is in a subcategory of its category', () => {
    const categoryOf = new Map(languageSubcategories.map(({ id, category }) => [id, category]))
    expect(breaking((item) => categoryOf.get(item.subcategory) !== item.category)).toEqual([])
  })

  test('has pictures that exist, none twice in an item', () => {
    expect(breaking((item) => item.pictures.some((name) => !pictures.has(name)))).toEqual([])
    expect(breaking((item) => item.type === 3 && new Set(item.pictures).size !== item.pictures.length)).toEqual([])
  })

  test('is written in plain American English without quotes or backslashes', () => {
    const words = (text: string) => text.toLowerCase().match(/[a-z-]+/g) ?? []
    expect(breaking((item) => textsOf(item).some((text) => /["\\“”]|\s{2}|^\s|\s$/.test(text)))).toEqual([])
    const unsuitable = (word: string) => excludedWords.has(word) || britishSpellings.has(word)
    expect(breaking((item) => textsOf(item).some((text) => words(text).some(unsuitable)))).toEqual([])
  })

  test('starts with a capital and ends with punctuation', () => {
    expect(breaking((item) => !/^[A-Z_0-9].*[.?!:_]$/.test(item.question))).toEqual([])
  })
})

describe('right answers', () => {
  test('a choice has two to four different options with a right and a wrong one', () => {
    const wrong = breaking(
      ({ answers, correct }) =>
        answers.length < 2 ||
        answers.length > 4 ||
        new Set(answers.map((answer) => answer.toLowerCase())).size !== answers.length ||
        correct.length === 0 ||
        correct.length === answers.length,
      ofType(2),
    )
    expect(wrong).toEqual([])
  })

  test('the right answer of a choice does not stand out by its length', () => {
    const single = ofType(2).filter(({ correct }) => correct.length === 1)
    const longest = single.filter(({ answers, correct }) => {
      const right = answers[correct[0] ?? 0]?.length ?? 0
      return answers.every((answer, index) => index === correct[0] || answer.length + 4 < right)
    })
    expect(longest.length).toBeLessThanOrEqual(single.length * 0.12)
  })

  test('are spread evenly over a to d, and over Yes and No', () => {
    const four = ofType(2).filter(({ answers, correct }) => answers.length === 4 && correct.length === 1)
    for (const place of [0, 1, 2, 3]) {
      const share = four.filter(({ correct }) => correct[0] === place).length / Math.max(four.length, 1)
      expect([place, four.length < 200 || Math.abs(share - 0.25) <= 0.03]).toEqual([place, true])
    }
    const yesNo = ofType(4)
    const yes = yesNo.filter(({ correct }) => correct[0] === 0).length / Math.max(yesNo.length, 1)
    expect(yesNo.length < 100 || Math.abs(yes - 0.5) <= 0.04).toBe(true)
  })

  test('of Yes and No, and of numbers, never repeat more than four times in a row', () => {
    const lists = Map.groupBy([...ofType(4), ...ofType(2).filter(({ subcategory }) => subcategory === 322)], (item) =>
      [item.subcategory, item.type].join('/'),
    )
    const tedious = [...lists].filter(([, items]) => {
      const places = items.map(({ correct }) => correct[0])
      return places.some((place, at) => at >= 4 && places.slice(at - 4, at).every((other) => other === place))
    })
    expect(tedious.map(([name]) => name)).toEqual([])
  })

  test('a choice of pictures has two, or up to twelve in a grid, with right and wrong ones that are named in words', () => {
    const wrong = breaking(
      ({ pictures: shown, correct, answers }) =>
        shown.length < 2 ||
        shown.length > 12 ||
        correct.length === 0 ||
        correct.length === shown.length ||
        answers.length === 0,
      ofType(3),
    )
    expect(wrong).toEqual([])
  })

  test('picture hunts are grids of six, nine or twelve', () => {
    const hunts = languageItems.filter(({ category }) => category === 29)
    expect(breaking(({ type, pictures: shown }) => type !== 3 || ![6, 9, 12].includes(shown.length), hunts)).toEqual([])
  })

  test('a question to answer shows at least one answer, a conversation starter none', () => {
    expect(breaking(({ answers }) => answers.length === 0, ofType(5))).toEqual([])
    expect(breaking(({ answers }) => answers.length > 0, ofType(6))).toEqual([])
    const starters = languageItems.filter(({ category }) => category === 8)
    expect(breaking(({ type }) => type !== 6, starters)).toEqual([])
  })
})
