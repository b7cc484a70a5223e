import { expect, test } from 'vitest'
import { OwnText, ownText, ownTextsOf, printedText, printOwnTexts, wipeOwnTexts, writeOwnText } from './own-text.ts'

const sentence = 'my brother is loud'

test('a typed text is nothing outside the page', () => {
  const text = new OwnText(sentence)
  expect(text.read()).toBe(sentence)
  expect(JSON.stringify({ text })).toBe('{"text":{}}')
  expect(JSON.stringify(structuredClone(text))).not.toContain('brother')
})

test('each player has texts of their own', () => {
  const play = {}
  writeOwnText(play, 1, 'title', sentence)
  expect(ownText(play, 1, 'title')).toBe(sentence)
  expect(ownText(play, 1, 'note')).toBe('')
  expect(ownText(play, 0, 'title')).toBe('')
  expect(ownText({}, 1, 'title')).toBe('')
})

test('paper shows a text only if the player lets it', () => {
  const play = {}
  writeOwnText(play, 0, 'title', sentence)
  expect(printedText(play, 0, 'title')).toBe('')
  printOwnTexts(play, 0, true)
  expect(printedText(play, 0, 'title')).toBe(sentence)
  writeOwnText(play, 0, 'title', 'calmer')
  expect(printedText(play, 0, 'title')).toBe('calmer')
})

test('texts are wiped, one player’s or everyone’s', () => {
  const play = {}
  writeOwnText(play, 0, 'title', 'a')
  writeOwnText(play, 1, 'title', 'b')
  printOwnTexts(play, 1, true)
  wipeOwnTexts(play, 1)
  expect([ownText(play, 0, 'title'), ownText(play, 1, 'title')]).toEqual(['a', ''])
  expect(ownTextsOf(play).value[1]?.prints).toBe(false)
  wipeOwnTexts(play)
  expect(ownText(play, 0, 'title')).toBe('')
})
