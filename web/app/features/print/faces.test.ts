import type { Card } from '@marigold/contract'
import { expect, test } from 'vitest'
import { tokensOf } from './draw-token.ts'
import { backOf, callOf, frontOf, pairOf, tokenOf } from './faces.ts'
import { saidLine } from './said-line.ts'

const picture = (alt: string) => ({ url: `/assets/language_image/${alt}.svg`, alt })
const card = (part: Partial<Card>): Card => ({
  key: 'language-1',
  area: 'language',
  layout: 'picture-question',
  prompt: 'Where is the cat?',
  pictures: [picture('a cat under a table')],
  caption: '',
  marks: [],
  answers: ['Under the table'],
  correct: [],
  target: 'Position Words, Under',
  ...part,
})
const grid = card({
  layout: 'grid',
  prompt: 'Touch all that are not clothes.',
  pictures: ['a pig', 'a coat', 'a pear'].map(picture),
  answers: ['The pear and the pig'],
  correct: [0, 2],
})
const choice = card({ layout: 'choice', prompt: 'What is this?', answers: ['ruler', 'book'], correct: [1] })
const line = card({ area: 'fluency', layout: 'line', prompt: '', pictures: [], caption: 'Our_cat / is yellow.' })

test('a question keeps its answer for the back, where letters tell which one it is', () => {
  expect(frontOf(grid, 'both')).toMatchObject({ lettered: true, text: 'Touch all that are not clothes.' })
  expect(frontOf(grid, 'both').pictures).toHaveLength(3)
  expect(backOf(grid, 'word')?.text).toBe('a, c)  The pear and the pig')
  expect(frontOf(choice, 'both').options).toEqual(['a)  ruler', 'b)  book'])
  expect(backOf(choice, 'word')?.text).toBe('b)  book')
  expect(JSON.stringify(frontOf(card({}), 'both').text)).not.toContain('Under')
})

test('a question that is about its pictures has all of them, even when only words are wanted', () => {
  const order = card({
    prompt: 'Touch the hat, then the truck.',
    pictures: ['a truck', 'a hat', 'a pizza'].map(picture),
  })
  expect(frontOf(order, 'word').pictures).toHaveLength(3)
  expect(frontOf(card({}), 'word').pictures).toHaveLength(1)
  expect(frontOf(card({ prompt: 'Who flies planes?' }), 'word').pictures).toHaveLength(0)
})

test('a question without an answer has nothing on its back', () => {
  expect(backOf(card({ layout: 'question', prompt: 'Q. What makes you laugh?', answers: [] }), 'word')).toBeNull()
})

test('a memory pair is a question and its answer, or a card twice', () => {
  expect(pairOf(choice, 'both').map((face) => face.text)).toEqual(['What is this?', 'b)  book'])
  expect(pairOf(line, 'both').map((face) => face.text)).toEqual(['Our cat / is yellow.', 'Our cat / is yellow.'])
  const sure = card({ layout: 'yes-no', answers: ['Yes', 'No'], correct: [0], prompt: 'Is a rock hard?' })
  expect(pairOf(sure, 'both').map((face) => face.text)).toEqual(['Is a rock hard?', 'Is a rock hard?'])
})

test('as a thing to find, a question is its right picture and the answer in words; several are pictures alone', () => {
  const two = card({ ...grid, answers: ['The pear'], correct: [2] })
  expect(tokenOf(two, 'both')).toMatchObject({ pictures: [picture('a pear')], text: 'The pear' })
  expect(tokenOf(grid, 'both')).toMatchObject({ pictures: ['a pig', 'a pear'].map(picture), text: '' })
  expect(tokenOf(grid, 'word')).toMatchObject({ pictures: [], text: 'The pear and the pig' })
})

test('in bingo the caller asks the question, and its answer is on the boards', () => {
  expect(callOf(choice, 'both')).toMatchObject({ text: 'What is this?', options: ['Answer: book'], pictures: [] })
  expect(callOf(line, 'both')).toEqual(tokenOf(line, 'both'))
  const same = [
    choice,
    card({ key: 'language-2', layout: 'choice', prompt: 'Name it.', answers: ['it'], correct: [0] }),
  ]
  expect(tokensOf(same, 'both').map(({ key }) => key)).toEqual(['language-1'])
})

test.each([
  ['Our_cat_is yellow.', 'Our cat is yellow.', [[0, 10]]],
  ['The mooon is up.', 'The mooon is up.', [[5, 8]]],
  ['Is it late? / Yes, it is.', 'Is it late? – Yes, it is.', []],
  ['Mix / and stir.', 'Mix / and stir.', []],
])('the line "%s" is printed as "%s"', (written, text, marks) => {
  expect(saidLine(written)).toEqual({ text, marks })
})
