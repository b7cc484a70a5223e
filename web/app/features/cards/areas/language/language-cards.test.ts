import { Card, questionTypes, type LanguageRow } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import {
  answerLine,
  toLanguageCard,
  languageDeck,
  languageChoices,
  nearestLanguageView,
  type LanguageSet,
} from './language-cards.ts'

const row = (part: Partial<Record<keyof LanguageRow, unknown>>): LanguageRow => ({
  ...({
    id: 7,
    key: 'language.3.x',
    language_type_id: 3,
    sub_category_id: 110,
    question_type_id: 5,
    image_url: '/assets/language_image/dog.svg',
    image: '["dog.svg"]',
    alt: '["a dog"]',
    questions: 'What is it?',
    answers: '["a dog","a puppy"]',
    correct_option: '[]',
    age: '5-7',
  } satisfies LanguageRow),
  ...(part as Partial<LanguageRow>),
})
const set: LanguageSet = {
  rows: [
    row({ id: 1 }),
    row({ id: 2, question_type_id: 2 }),
    row({ id: 3, sub_category_id: 111 }),
    row({ id: 4, language_type_id: 9, sub_category_id: 140 }),
  ],
  catagory: [
    { cat_id: 3, id: 110, category_name: 'Size' },
    { cat_id: 3, id: 111, category_name: 'Shape' },
    { cat_id: 9, id: 140, category_name: 'Easy' },
  ],
  categories: [
    { id: 3, category_name: 'Basic Concepts' },
    { id: 9, category_name: 'Opposites' },
  ],
  types: questionTypes,
}
const cardOf = (part: Partial<Record<keyof LanguageRow, unknown>>) => toLanguageCard(set, row(part))
const two = { image: '["dog.svg","red car.svg"]', alt: '["a dog","a red car"]' }
const three = { image: '["dog.svg","car.svg","cow.svg"]', alt: '["dog","car","cow"]' }

describe('language row to card', () => {
  it('type 5 has a picture, a question, and a capitalized first answer', () => {
    expect(Card.parse(cardOf({}))).toEqual({
      key: 'language-7',
      area: 'language',
      layout: 'picture-question',
      prompt: 'What is it?',
      pictures: [{ url: '/assets/language_image/dog.svg', alt: 'a dog' }],
      caption: '',
      marks: [],
      answers: ['A dog', 'A puppy'],
      correct: [],
      target: 'Basic Concepts, Size',
    })
    expect(cardOf({ answers: '[]' }).answers).toEqual(['No Answer'])
    expect(cardOf({ answers: '[""]' }).answers).toEqual(['No Answer'])
    expect(cardOf({ answers: '[3,null]' }).answers).toEqual(['3'])
  })

  it('type 4 uses 0 for Yes and 1 for No, whatever the stored answers say', () => {
    const card = cardOf({ question_type_id: 4, answers: '["No"]', correct_option: '[1]' })
    expect([card.layout, card.answers, card.correct]).toEqual(['yes-no', ['Yes', 'No'], [1]])
  })

  it('type 2 has at most four options as written, several of which may be right', () => {
    const card = cardOf({ question_type_id: 2, answers: '["a","b","c","d","e"]', correct_option: '[0,2,4]' })
    expect([card.layout, card.answers, card.correct]).toEqual(['choice', ['a', 'b', 'c', 'd'], [0, 2]])
  })

  it('type 3 shows two pictures side by side, and more as a grid', () => {
    const pair = cardOf({ ...two, question_type_id: 3, correct_option: '[1]', answers: '["the red car"]' })
    expect([pair.layout, pair.correct, pair.answers]).toEqual(['two', [1], ['The red car']])
    expect(pair.pictures[1]).toEqual({ url: '/assets/language_image/red%20car.svg', alt: 'a red car' })
    const grid = cardOf({ ...three, question_type_id: 3, correct_option: '[0,2,3]' })
    expect([grid.layout, grid.correct]).toEqual(['grid', [0, 2]])
  })

  it.each([{ language_type_id: 8 }, { sub_category_id: 8 }])(
    '%o shows the question alone with the prefix Q.',
    (ids) => {
      const card = cardOf({ ...ids, question_type_id: 2, answers: '["a","b"]', correct_option: '[1]' })
      expect([card.layout, card.prompt, card.answers, card.correct]).toEqual(['question', 'Q. What is it?', [], []])
    },
  )

  it.each([{ language_type_id: 29 }, { sub_category_id: 29 }])(
    '%o shows two or more pictures as a labeled grid',
    (ids) => {
      expect(cardOf({ ...ids, ...two, question_type_id: 3 }).layout).toBe('grid')
      expect(cardOf({ ...ids, ...three, question_type_id: 5 }).layout).toBe('grid')
    },
  )

  it('any other type shows a picture and question with the answer at once', () => {
    const card = cardOf({ question_type_id: 77 })
    expect([card.layout, card.caption]).toEqual(['picture-question', 'A dog'])
    expect(cardOf({ question_type_id: 6, answers: '[]' }).caption).toBe('No Answer')
  })

  it('accepts correct_option as text or list, and numbers as text', () => {
    const options = { question_type_id: 2, answers: '["a","b","c"]' }
    for (const correct_option of ['[1,2]', [1, 2], ['1', '2'], '["1","2"]'])
      expect(cardOf({ ...options, correct_option }).correct).toEqual([1, 2])
  })

  it.each(['', '{', 'null', '"a"', '{"a":1}', null, undefined])('treats the stored list %o as empty', (broken) => {
    expect(cardOf({ question_type_id: 2, answers: broken, correct_option: broken })).toMatchObject({
      answers: [],
      correct: [],
    })
    expect(cardOf({ answers: broken }).answers).toEqual(['No Answer'])
    expect(cardOf({ image: broken, alt: broken }).pictures).toEqual([
      { url: '/assets/language_image/dog.svg', alt: '' },
    ])
    expect(cardOf({ image: broken, image_url: '' }).pictures).toEqual([])
  })
})

describe('the answer line in the setup', () => {
  it('shows the answer in words', () => {
    expect(answerLine(set, row({}))).toBe('A dog')
    expect(answerLine(set, row({ question_type_id: 2, correct_option: '[0,1]' }))).toBe('A dog, a puppy')
    expect(answerLine(set, row({ question_type_id: 4, correct_option: '[1]' }))).toBe('No')
    expect(answerLine(set, row({ question_type_id: 2 }))).toBe('No Answer')
    expect(answerLine(set, row({ language_type_id: 8, answers: '[]' }))).toBe('')
  })

  it('says Invalid format if the answers or correct places are no valid list', () => {
    expect(answerLine(set, row({ answers: '["a' }))).toBe('Invalid format')
    expect(answerLine(set, row({ correct_option: '[1' }))).toBe('Invalid format')
  })
})

describe('the dropdowns of language cards', () => {
  it('cascade from category to part to question type, by name', () => {
    const view = nearestLanguageView(set, {})
    expect(view).toEqual({ category: '3', part: '110', type: '5' })
    expect(languageChoices(set, view)).toEqual({
      categories: [
        { value: 'all', label: 'All categories (4)' },
        { value: '3', label: 'Basic Concepts' },
        { value: '9', label: 'Opposites' },
      ],
      parts: [
        { value: 'all', label: 'All subcategories' },
        { value: '110', label: 'Size' },
        { value: '111', label: 'Shape' },
      ],
      types: [
        { value: 'all', label: 'All question types' },
        { value: '5', label: 'Show Answer' },
        { value: '2', label: 'Multiple Choice' },
      ],
    })
  })

  it('keep valid values and reset the rest to the first choice', () => {
    expect(nearestLanguageView(set, { category: '3', part: '111', type: '2' })).toEqual({
      category: '3',
      part: '111',
      type: '5',
    })
    expect(nearestLanguageView(set, { category: '9', part: '110' }).part).toBe('140')
    expect(nearestLanguageView({ ...set, rows: [] }, {})).toEqual({ category: '', part: '', type: '' })
  })

  it('select the cards of one deck or mix all of them', () => {
    const mixed = nearestLanguageView(set, { category: 'all', part: 'all', type: 'all' })
    expect(languageDeck(set, mixed).cards).toHaveLength(set.rows.length)
    const deck = languageDeck(set, { category: '3', part: '110', type: '2' })
    expect([deck.title, deck.cards.map((card) => card.key)]).toEqual([
      'Basic Concepts · Size · Multiple Choice',
      ['language-2'],
    ])
  })
})
