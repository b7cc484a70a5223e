import { articulationCards, fluencyLines } from '@marigold/content'
import { waysToSay } from '@marigold/content/pronunciation'
import { expect, test } from 'vitest'
import { itemOf, itemsOf, keyOf, type Kind } from './items.ts'
import { lines } from './phrases.ts'
import { anyWords, vowelWords } from './words.ts'

const kinds = Object.keys(itemsOf) as Kind[]
const beginsWithVowel = (word: string) => /^[AEIOU]/.test(waysToSay(word)[0]?.[0] ?? '')
/** Every word of the cards, which people have read. */
const known = new Set(
  [...articulationCards.map(({ words }) => words), ...fluencyLines.map(({ sentence }) => sentence)]
    .flatMap((text) => text.split(/[^A-Za-z-]+/))
    .map((word) => word.toLowerCase()),
)

test.each(kinds)('%s: ten plays of ten glides need nothing twice', (kind) => {
  const keys = itemsOf[kind].map(keyOf)
  expect(keys.length).toBeGreaterThanOrEqual(100)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(itemsOf[kind].filter((item) => itemOf(kind, keyOf(item)).text !== item.text)).toEqual([])
})

test('words that begin with a vowel do so as they are said, not as they are written', () => {
  expect(vowelWords.filter((word) => !beginsWithVowel(word))).toEqual([])
})

test('among words with any start each common way to begin is there, and no vowel', () => {
  expect(anyWords.filter(beginsWithVowel)).toEqual([])
  const starts = new Set(anyWords.map((word) => waysToSay(word)[0]?.[0]))
  for (const start of [
    'P',
    'B',
    'T',
    'D',
    'K',
    'G',
    'M',
    'N',
    'F',
    'V',
    'S',
    'Z',
    'SH',
    'CH',
    'JH',
    'L',
    'R',
    'W',
    'HH',
  ])
    expect(starts, start).toContain(start)
})

test('every word is one of the cards', () => {
  expect([...vowelWords, ...anyWords].filter((word) => !known.has(word.toLowerCase()))).toEqual([])
})

test('every phrase is a line of the fluency cards for an easy onset or for linked words', () => {
  const cards = new Set(fluencyLines.filter(({ technique }) => [1, 3].includes(technique)).map((line) => line.sentence))
  expect(lines.filter((line) => !cards.has(line))).toEqual([])
})

test('a key that the tables no longer have is said as it stands', () => {
  expect(itemOf('words', 'old word')).toEqual({ text: 'old word', hint: '', linked: false })
})
