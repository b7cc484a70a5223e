import { chanceFrom } from '@marigold/device'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemsOf } from './deck.ts'
import pictureNames from './pictures.json' with { type: 'json' }
import { sequenceOf } from './sequence.ts'
import { sounds, wordsOf } from './words.ts'

const targets = ['S', 'S', 'R', 'R', 'L']

test('in blocks, all tries of a target come together, with an equal share for each target', () => {
  const order = sequenceOf(targets, 'blocked', 12, chanceFrom(1)).map((index) => targets[index])
  expect(order).toEqual([...'SSSSRRRRLLLL'])
})

test('in random order, every card comes equally often and never twice in a row', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const order = sequenceOf(targets, 'random', 50, chanceFrom(seed))
      for (let card = 0; card < targets.length; card++) expect(order.filter((one) => one === card)).toHaveLength(10)
      expect(order.some((one, at) => at > 0 && one === order[at - 1])).toBe(false)
    }),
  )
})

test('a single card comes every time', () => {
  expect(sequenceOf(['S'], 'random', 3, chanceFrom(1))).toEqual([0, 0, 0])
})

test('each word of the game marks characters that it contains, and names its target', () => {
  for (const sound of sounds)
    for (const { text, marks, target, own } of wordsOf(sound)) {
      const [start, end] = marks[0] ?? [0, 0]
      expect(text.slice(start, end).length).toBeGreaterThan(0)
      expect(text).toMatch(/^[a-z]+$/)
      expect(target).toMatch(new RegExp(`^${sound}, (initial|medial|final), words$`))
      expect(pictureNames).toContain(own)
    }
})

const card = (more: object) =>
  ({ key: 'c', area: 'language', pictures: [], marks: [], answers: [], correct: [], target: 'Wh', ...more }) as never

test('the board shows a question without its answer, or the word to say', () => {
  const deck = {
    title: '',
    source: '',
    cards: [
      card({ layout: 'question', prompt: 'Where do bees live?', caption: 'in a hive' }),
      card({ layout: 'word', prompt: '', caption: 'Rabbit', marks: [[0, 1]] }),
    ],
  }
  expect(itemsOf('cards', deck).map(({ text }) => text)).toEqual(['Where do bees live?', 'Rabbit'])
  expect(itemsOf('cards', null)).toEqual(wordsOf('S'))
  expect(itemsOf('none', deck)).toEqual([expect.objectContaining({ text: '' })])
})
