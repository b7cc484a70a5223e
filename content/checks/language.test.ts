import { describe, expect, test } from 'vitest'
import { languageCategories, languageItems, languageSubcategories, pictureList } from '../src/index.ts'
import type { LanguageItem } from '../src/index.ts'

const pictures = new Set(pictureList.map(({ name }) => name))
const nameOf = new Map(languageSubcategories.map(({ id, name }) => [id, name]))
const say = (item: LanguageItem) => `${item.category} ${nameOf.get(item.subcategory)}: ${item.question}`
const ofType = (type: number) => languageItems.filter((item) => item.type === type)

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

  test('has pictures that exist', () => {
    expect(breaking((item) => item.pictures.some((name) => !pictures.has(name)))).toEqual([])
  })
})

describe('right answers', () => {
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
})
