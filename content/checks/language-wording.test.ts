import { describe, expect, test } from 'vitest'
import { altOf, languageItems, languageSubcategories } from '../src/index.ts'
import type { LanguageItem } from '../src/index.ts'
import { isSure, spokenWords } from '../src/language/spoken.ts'
import { things } from '../src/language/things.ts'

const thingOf = new Map(things.map((thing) => [thing.picture, thing]))
const wordOf = new Map(spokenWords.map((word) => [word.picture, word]))
const sub = new Map(languageSubcategories.map(({ id, name }) => [id, name]))
const say = ({ category, question, answers }: LanguageItem) => `${category} ${question} ${answers.join(' / ')}`
const itemsOf = (category: number, name?: string) =>
  languageItems.filter((item) => item.category === category && (!name || sub.get(item.subcategory) === name))
const breaking = (items: LanguageItem[], rule: (item: LanguageItem) => boolean) => {
  expect(items.length).toBeGreaterThan(10)
  return items.filter(rule).map(say)
}

describe('wording of language items', () => {
  test('a person is never it', () => {
    const ofPeople = itemsOf(7).filter(({ pictures }) => thingOf.get(pictures[0] ?? '')?.group === 'person')
    expect(ofPeople.length).toBeGreaterThan(3)
    expect(ofPeople.filter(({ answers }) => /\bit\b/.test(answers[0] ?? '')).map(say)).toEqual([])
  })

  test('next to a picture of one thing, a plural does not mention several visible ones', () => {
    const choices = itemsOf(17).filter(({ type }) => type === 2)
    expect(breaking(choices, ({ question }) => /\b(here|[Ll]ook|I can|these)\b/.test(question))).toEqual([])
  })

  test('a choice of names does not ask for these, which would reveal the only plural', () => {
    expect(breaking(itemsOf(5), ({ type, question }) => type === 2 && /\bthese\b/.test(question))).toEqual([])
  })

  test('a choice about the future says that it is in the future', () => {
    const choices = itemsOf(18, 'Future').filter(({ type }) => type === 2)
    expect(choices.length).toBeGreaterThan(5)
    expect(choices.filter(({ question }) => !/tomorrow|soon|next|later|clouds/i.test(question)).map(say)).toEqual([])
  })
})

describe('pictures that stand for a sound', () => {
  test('have only one name at the end that matters, when the child must find the name', () => {
    const first = [...itemsOf(29, 'Find the Sound'), ...itemsOf(34, 'Same First Sound'), ...itemsOf(12, 'Sounds')]
    const last = [...itemsOf(29, 'Find the Rhyme'), ...itemsOf(34, 'Rhyme'), ...itemsOf(34, 'Last Sound')]
    const unsure = (items: LanguageItem[], end: 'first' | 'last') =>
      breaking(items, ({ type, pictures, question }) => {
        const asked = question.includes('rhyme') ? 'last' : end
        return type === 3 && pictures.some((picture) => !isSure(wordOf.get(picture) ?? never, asked))
      })
    expect([unsure(first, 'first'), unsure(last, 'last')]).toEqual([[], []])
  })

  test('are described with the intended word', () => {
    const other = spokenWords.filter(({ word, picture }) => !altOf(picture).toLowerCase().includes(word))
    expect(other.map(({ word, picture }) => [word, altOf(picture)])).toEqual([])
  })
})

const never = { ...spokenWords[0], word: 'a', otherName: 'b' } as (typeof spokenWords)[number]
