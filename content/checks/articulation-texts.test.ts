import { expect, test } from 'vitest'
import { articulationRows, marksIn, type WordRow } from '../src/articulation.ts'
import { waysToSay, wordsOf } from './pronunciation.ts'
import { britishSpellings, excludedWords } from './word-lists.ts'

const slots = Map.groupBy(articulationRows, (row) => `${row.sound} ${row.position}`)
const name = (row: WordRow) => `${row.sound} ${row.position} ${row.word}`
const texts = articulationRows.flatMap((row) =>
  [row.word, row.phrase, row.sentence, row.loaded].filter((text) => text !== '').map((text) => ({ row, text })),
)

function breaking(rule: (row: WordRow) => boolean): string[] {
  return articulationRows.filter(rule).map(name)
}

test('texts contain their word', () => {
  expect(texts.filter(({ row, text }) => marksIn(text, row).length === 0).map(({ text }) => text)).toEqual([])
})

test('sentences have three to seven words, a capital first and a full stop or question mark last', () => {
  const wrong = breaking(
    ({ sentence }) =>
      !/^[A-Z][A-Za-z, -]*[.?]$/.test(sentence) || wordsOf(sentence).length < 3 || wordsOf(sentence).length > 7,
  )
  expect(wrong).toEqual([])
})

test('loaded sentences have four to nine words, one breath', () => {
  const wrong = breaking(
    ({ loaded }) =>
      loaded !== '' &&
      (!/^[A-Z][A-Za-z, -]*[.?]$/.test(loaded) || wordsOf(loaded).length < 4 || wordsOf(loaded).length > 9),
  )
  expect(wrong).toEqual([])
})

test('phrases have two to four words, no contraction and no full stop', () => {
  const wrong = breaking(
    ({ phrase }) => !/^[A-Za-z -]+$/.test(phrase) || wordsOf(phrase).length < 2 || wordsOf(phrase).length > 4,
  )
  expect(wrong).toEqual([])
})

test('about half of the phrases of a slot are carriers, and their frames rotate', () => {
  for (const [slot, rows] of slots) {
    const carriers = rows.filter(({ frame }) => frame !== '')
    const share = carriers.length / rows.length
    expect([slot, share > 0.35 && share < 0.65]).toEqual([slot, true])
    expect([slot, new Set(carriers.map(({ frame }) => frame)).size >= 3]).toEqual([slot, true])
  }
})

test('no pattern fills a slot: at most three sentences begin alike', () => {
  const dull = [...slots].flatMap(([slot, rows]) => {
    const starts = Map.groupBy(rows, ({ sentence, word }) =>
      wordsOf(sentence.toLowerCase().replace(word.toLowerCase(), '_')).slice(0, 3).join(' '),
    )
    return [...starts].filter(([, same]) => same.length > 3).map(([start]) => `${slot}: ${start}`)
  })
  expect(dull).toEqual([])
})

test('an article fits its word', () => {
  const wrong = texts.filter(({ text }) =>
    wordsOf(text.toLowerCase()).some((word, index, all) => {
      const first = waysToSay(all[index + 1] ?? 'the')[0]?.[0] ?? ''
      const vowel = /^[AEIOU]/.test(first)
      return (word === 'a' && vowel) || (word === 'an' && !vowel)
    }),
  )
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('texts contain no quote, backslash, excluded word, or British spelling', () => {
  const wrong = texts.filter(
    ({ text }) =>
      /["\\']/.test(text) ||
      wordsOf(text.toLowerCase()).some((word) => excludedWords.has(word) || britishSpellings.has(word)),
  )
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('no text has V or Z where speech has F or S: have to, has to, used to', () => {
  const wrong = articulationRows
    .filter(({ loaded }) => /\b(have|has|used?) to\b/i.test(loaded))
    .map(({ loaded }) => loaded)
  expect(wrong).toEqual([])
})
