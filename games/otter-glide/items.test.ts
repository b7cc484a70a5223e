import { articulationCards, fluencyLines } from '@marigold/content'
import { waysToSay } from '@marigold/content/pronunciation'
import { expect, test } from 'vitest'
import { itemForKey, itemsOf, itemKey, type Kind } from './items.ts'
import { lines } from './phrases.ts'
import { anyWords, vowelWords } from './words.ts'

const kinds = Object.keys(itemsOf) as Kind[]
const beginsWithVowel = (word: string) => /^[AEIOU]/.test(waysToSay(word)[0]?.[0] ?? '')
/** Every word of the cards, which have been proofread. */
const known = new Set(
  [...articulationCards.map(({ words }) => words), ...fluencyLines.map(({ sentence }) => sentence)]
    .flatMap((text) => text.split(/[^A-Za-z-]+/))
    .map((word) => word.toLowerCase()),
)

test.each(kinds)('%s: has enough items for ten games of ten glides', (kind) => {
  const keys = itemsOf[kind].map(itemKey)
  expect(keys.length).toBeGreaterThanOrEqual(100)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(itemsOf[kind].filter((item) => itemForKey(kind, itemKey(item)).text !== item.text)).toEqual([])
})

test('starts vowel words with a vowel sound, not just a vowel letter', () => {
  expect(vowelWords.filter((word) => !beginsWithVowel(word))).toEqual([])
})

test('covers every common initial consonant of “Any start”', () => {
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

test('uses only words from the cards', () => {
  expect([...vowelWords, ...anyWords].filter((word) => !known.has(word.toLowerCase()))).toEqual([])
})

test('uses only phrases from the fluency cards for easy onset or linked words', () => {
  const cards = new Set(fluencyLines.filter(({ technique }) => [1, 3].includes(technique)).map((line) => line.sentence))
  expect(lines.filter((line) => !cards.has(line))).toEqual([])
})

test('uses a key that is no longer in the tables as text', () => {
  expect(itemForKey('words', 'old word')).toEqual({ text: 'old word', hint: '', linked: false })
})
