import { expect, test } from 'vitest'
import { chunksFor, layOut, ownCrossings, withoutSlashes } from './chunking.ts'

const said = (text: string, by: 'syllables' | 'words' | 'phrases') =>
  layOut(text, by).map(({ text: one, kind, more }) => (kind === 'pause' ? '*' : more ? `${one}-` : one))

test('splits a text into syllables, words, or phrases, with a pause stone between phrases', () => {
  const text = 'After dinner / we played a board game.'
  expect(said(text, 'phrases')).toEqual(['After dinner', '*', 'we played a board game.'])
  expect(said(text, 'words')).toEqual(['After', 'dinner', '*', 'we', 'played', 'a', 'board', 'game.'])
  expect(said(text, 'syllables')).toEqual(['Af-', 'ter', 'din-', 'ner', '*', 'we', 'played', 'a', 'board', 'game.'])
  expect(withoutSlashes(text)).toBe('After dinner we played a board game.')
})

test('a word that no table contains stays whole, wherever it is', () => {
  expect(said('Zuzanna ate banana-bread', 'syllables')).toEqual(['Zuzanna', 'ate', 'banana-bread'])
})

test('own text makes a crossing for each line and sentence, with pauses at commas, slashes, and dashes', () => {
  expect(ownCrossings('My name is Zed. I like trains, buses and planes!\nHello / there – friend')).toEqual([
    'My name is Zed.',
    'I like trains, / buses and planes!',
    'Hello / there / friend',
  ])
  expect(ownCrossings(' \n / , … \n')).toEqual([])
})

test('own text that is too long for one stream is split after a pause, or after twelve words', () => {
  const six = 'one two three four five six'
  expect(ownCrossings(`${six}, ${six}, ${six}`)).toEqual([`${six}, / ${six},`, six])
  expect(ownCrossings(`${six} ${six} ${six}`)).toEqual([`${six} ${six}`, six])
  expect(ownCrossings('Go. '.repeat(60))).toHaveLength(20)
})

test('a sentence without pauses uses words when phrases were chosen', () => {
  expect(chunksFor('I would like a ticket please', 'phrases')).toBe('words')
  expect(chunksFor('Good morning', 'phrases')).toBe('phrases')
  expect(chunksFor('Good morning, / how are you', 'phrases')).toBe('phrases')
  expect(chunksFor('I would like a ticket please', 'syllables')).toBe('syllables')
})
