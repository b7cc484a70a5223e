import { Card, questionTypes, type LanguageRow } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import {
  answerLine,
  cardOfLanguageRow,
  deckOfLanguage,
  languageChoices,
  settleLanguage,
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
const cardOf = (part: Partial<Record<keyof LanguageRow, unknown>>) => cardOfLanguageRow(set, row(part))
const two = { image: '["dog.svg","red car.svg"]', alt: '["a dog","a red car"]' }
const three = { image: '["dog.svg","car.svg","cow.svg"]', alt: '["dog","car","cow"]' }

describe('a language row becomes a card', () => {
  it('of type 5: picture, question, and the first answer capitalised', () => {
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

  it('of type 4: Yes is 0 and No is 1, whatever the stored answers say', () => {
    const card = cardOf({ question_type_id: 4, answers: '["No"]', correct_option: '[1]' })
    expect([card.layout, card.answers, card.correct]).toEqual(['yes-no', ['Yes', 'No'], [1]])
  })

  it('of type 2: at most four options as they are written, several of which may be right', () => {
    const card = cardOf({ question_type_id: 2, answers: '["a","b","c","d","e"]', correct_option: '[0,2,4]' })
    expect([card.layout, card.answers, card.correct]).toEqual(['choice', ['a', 'b', 'c', 'd'], [0, 2]])
  })

  it('of type 3: two pictures side by side, more of them a grid', () => {
    const pair = cardOf({ ...two, question_type_id: 3, correct_option: '[1]', answers: '["the red car"]' })
    expect([pair.layout, pair.correct, pair.answers]).toEqual(['two', [1], ['The red car']])
    expect(pair.pictures[1]).toEqual({ url: '/assets/language_image/red%20car.svg', alt: 'a red car' })
    const grid = cardOf({ ...three, question_type_id: 3, correct_option: '[0,2,3]' })
    expect([grid.layout, grid.correct]).toEqual(['grid', [0, 2]])
  })

  it.each([{ language_type_id: 8 }, { sub_category_id: 8 }])('of %o: the question alone with prefix Q.', (ids) => {
    const card = cardOf({ ...ids, question_type_id: 2, answers: '["a","b"]', correct_option: '[1]' })
    expect([card.layout, card.prompt, card.answers, card.correct]).toEqual(['question', 'Q. What is it?', [], []])
  })

  it.each([{ language_type_id: 29 }, { sub_category_id: 29 }])(
    'of %o: a labelled grid, two pictures or more',
    (ids) => {
      expect(cardOf({ ...ids, ...two, question_type_id: 3 }).layout).toBe('grid')
      expect(cardOf({ ...ids, ...three, question_type_id: 5 }).layout).toBe('grid')
    },
  )

  it('of any other type: picture and question, with the answer shown at once', () => {
    const card = cardOf({ question_type_id: 77 })
    expect([card.layout, card.caption]).toEqual(['picture-question', 'A dog'])
    expect(cardOf({ question_type_id: 6, answers: '[]' }).caption).toBe('No Answer')
  })

  it('takes correct_option as text or list, and numbers written as text', () => {
    const options = { question_type_id: 2, answers: '["a","b","c"]' }
    for (const correct_option of ['[1,2]', [1, 2], ['1', '2'], '["1","2"]'])
      expect(cardOf({ ...options, correct_option }).correct).toEqual([1, 2])
  })

  it.each(['', '{', 'null', '"a"', '{"a":1}', null, undefined])('counts the stored list %o as empty', (broken) => {
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

describe('the setup lists the answer', () => {
  it('in words', () => {
    expect(answerLine(set, row({}))).toBe('A dog')
    expect(answerLine(set, row({ question_type_id: 2, correct_option: '[0,1]' }))).toBe('A dog, a puppy')
    expect(answerLine(set, row({ question_type_id: 4, correct_option: '[1]' }))).toBe('No')
    expect(answerLine(set, row({ question_type_id: 2 }))).toBe('No Answer')
    expect(answerLine(set, row({ language_type_id: 8, answers: '[]' }))).toBe('')
  })

  it('as Invalid format when answers or right places are no valid list', () => {
    expect(answerLine(set, row({ answers: '["a' }))).toBe('Invalid format')
    expect(answerLine(set, row({ correct_option: '[1' }))).toBe('Invalid format')
  })
})

describe('the dropdowns of language cards', () => {
  it('cascade from category to part to question type, by name', () => {
    const view = settleLanguage(set, {})
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

  it('keep what can be kept and fall to the first of the rest', () => {
    expect(settleLanguage(set, { category: '3', part: '111', type: '2' })).toEqual({
      category: '3',
      part: '111',
      type: '5',
    })
    expect(settleLanguage(set, { category: '9', part: '110' }).part).toBe('140')
    expect(settleLanguage({ ...set, rows: [] }, {})).toEqual({ category: '', part: '', type: '' })
  })

  it('choose the cards of one deck, or mix those of all', () => {
    const mixed = settleLanguage(set, { category: 'all', part: 'all', type: 'all' })
    expect(deckOfLanguage(set, mixed).cards).toHaveLength(set.rows.length)
    const deck = deckOfLanguage(set, { category: '3', part: '110', type: '2' })
    expect([deck.title, deck.cards.map((card) => card.key)]).toEqual([
      'Basic Concepts · Size · Multiple Choice',
      ['language-2'],
    ])
  })
})
