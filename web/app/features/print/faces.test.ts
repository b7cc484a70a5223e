import type { Card } from '@marigold/contract'
import { expect, test } from 'vitest'
import { uniqueTokens } from './draw-token.ts'
import { backFace, frontFace, pairFaces } from './faces.ts'
import { spokenLine } from './spoken-line.ts'

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
  key: 'language-3',
  layout: 'grid',
  prompt: 'Touch all that are not clothes.',
  pictures: ['a pig', 'a coat', 'a pear'].map(picture),
  answers: ['The pear and the pig'],
  correct: [0, 2],
})
const choice = card({ layout: 'choice', prompt: 'What is this?', answers: ['ruler', 'book'], correct: [1] })
const line = card({ area: 'fluency', layout: 'line', prompt: '', pictures: [], caption: 'Our_cat / is yellow.' })

test("prints a question's answer on the back, with the letter of the option", () => {
  expect(frontFace(grid, 'both')).toMatchObject({ lettered: true, text: 'Touch all that are not clothes.' })
  expect(frontFace(grid, 'both').pictures).toHaveLength(3)
  expect(backFace(grid, 'word')?.text).toBe('a, c)  The pear and the pig')
  expect(frontFace(choice, 'both').options).toEqual(['a)  ruler', 'b)  book'])
  expect(backFace(choice, 'word')?.text).toBe('b)  book')
  expect(JSON.stringify(frontFace(card({}), 'both').text)).not.toContain('Under')
})

test('keeps all pictures of a question about them, even for words only', () => {
  const order = card({
    prompt: 'Touch the hat, then the truck.',
    pictures: ['a truck', 'a hat', 'a pizza'].map(picture),
  })
  expect(frontFace(order, 'word').pictures).toHaveLength(3)
  expect(frontFace(card({}), 'word').pictures).toHaveLength(1)
  expect(frontFace(card({ prompt: 'Who flies planes?' }), 'word').pictures).toHaveLength(0)
})

test('leaves the back of a question without an answer empty', () => {
  expect(backFace(card({ layout: 'question', prompt: 'Q. What makes you laugh?', answers: [] }), 'word')).toBeNull()
})

test('makes a memory pair of a question and its answer, or of a card twice', () => {
  expect(pairFaces(choice, 'both').map((face) => face.text)).toEqual(['What is this?', 'b)  book'])
  expect(pairFaces(line, 'both').map((face) => face.text)).toEqual(['Our cat / is yellow.', 'Our cat / is yellow.'])
  const sure = card({ layout: 'yes-no', answers: ['Yes', 'No'], correct: [0], prompt: 'Is a rock hard?' })
  expect(pairFaces(sure, 'both').map((face) => face.text)).toEqual(['Is a rock hard?', 'Is a rock hard?'])
})

test('shows questions in games without their answers, numbered for the answer key', () => {
  const tokens = uniqueTokens([choice, grid, { ...choice, key: 'language-2' }], 'both')
  expect(tokens.map(({ key, number }) => [key, number])).toEqual([
    [choice.key, 1],
    [grid.key, 2],
  ])
  expect(tokens[0]?.face).toEqual(frontFace(choice, 'both'))
  expect(tokens[1]?.face).toMatchObject({ text: grid.prompt, lettered: true })
  expect(uniqueTokens([line], 'both').map(({ number }) => number)).toEqual([null])
})

test('never takes an answer that is always shown for a question', () => {
  expect(frontFace(card({ prompt: '', caption: 'Under the table' }), 'both').text).toBe('')
})

test.each([
  ['Our_cat_is yellow.', 'Our cat is yellow.', [[0, 10]]],
  ['The mooon is up.', 'The mooon is up.', [[5, 8]]],
  ['Is it late? / Yes, it is.', 'Is it late? – Yes, it is.', []],
  ['Mix / and stir.', 'Mix / and stir.', []],
])('prints the line "%s" as "%s"', (written, text, marks) => {
  expect(spokenLine(written)).toEqual({ text, marks })
})
