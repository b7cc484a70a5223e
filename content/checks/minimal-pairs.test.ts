import { expect, test } from 'vitest'
import { contrasts, minimalPairs, pairCards, type MinimalPair } from '../src/minimal-pairs.ts'
import { differByContrast } from '../src/rules/pair-rules.ts'

const name = ({ contrast, words }: MinimalPair) => `${contrast}: ${words.map(({ word }) => word).join(' ')}`
const textsOf = ({ words: [one, other] }: MinimalPair): [string, string] => [one.word, other.word]

test('the words of a pair differ by exactly their contrast', () => {
  expect(minimalPairs.filter((pair) => !differByContrast(pair.contrast, textsOf(pair))).map(name)).toEqual([])
})

test('there are at least twelve contrasts with at least ten pairs each, and each has a reason', () => {
  const sizes = contrasts.map(({ code }) => minimalPairs.filter(({ contrast }) => contrast === code).length)
  expect(contrasts.length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(minimalPairs.length)
  for (const { name: called, pattern, why } of contrasts)
    expect([called, pattern.length > 3, why.length > 10]).toEqual([called, true, true])
  expect(new Set(contrasts.map(({ pattern }) => pattern)).size).toBe(contrasts.length)
})

test('each contrast has at least ten pairs with both pictures, so that it can be its own set', () => {
  const pictured = contrasts.map(({ code }) => [
    code,
    minimalPairs.filter((pair) => pair.contrast === code && pair.pictured).length,
  ])
  expect(pictured.filter(([, pairs]) => Number(pairs) < 10)).toEqual([])
})

test('no pair exists twice, and its two pictures differ', () => {
  expect(new Set(minimalPairs.map(name)).size).toBe(minimalPairs.length)
  const same = minimalPairs.filter(({ words: [one, other] }) => one.picture === other.picture || one.picture === '')
  expect(same.map(name)).toEqual([])
})

test('a pair is offered once both of its pictures are drawn', () => {
  expect(minimalPairs.some(({ pictured }) => pictured)).toBe(true)
  expect(minimalPairs.filter(({ pictured, words }) => pictured && words.some(({ picture }) => picture === ''))).toEqual(
    [],
  )
})

const marked = ({ words }: MinimalPair) =>
  words
    .map(({ word, marks }) =>
      marks.reduceRight((text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`, word),
    )
    .join(' ')

test('the letters of a pair spell its sounds, where the words differ', () => {
  const all = minimalPairs.map(marked)
  for (const pair of [
    '[r]ail [wh]ale',
    '[r]un [o]ne',
    's[l]eep s[w]eep',
    'c[l]ean q[u]een',
    'ne[ck] ne[t]',
    '[k]ick [t]ick',
    'ri[c]e righ[t]',
    'pa[ss] pa[th]',
    'la[p] lau[gh]',
    'o[ff]er au[th]or',
    'wa[tch] wa[sh]',
    'gra[p]e gray',
    '[tr]ee [t]ea',
    'pi[l]ot pi[r]ate',
  ])
    expect(all).toContain(pair)
  const unmarked = ({ contrast, words: [one, other] }: MinimalPair) =>
    one.marks.length === 0 || (contrast !== 'final' && other.marks.length === 0)
  expect(minimalPairs.filter(unmarked).map(name)).toEqual([])
})

test('at least six pairs of every contrast have both pictures, each with its meaning', () => {
  const offered = (code: string) => pairCards.filter(({ contrast }) => contrast === code)
  for (const { code } of contrasts) expect([code, offered(code).length >= 6]).toEqual([code, true])
  expect(new Set(pairCards.map(({ key }) => key)).size).toBe(pairCards.length)
  expect(pairCards.flatMap(({ words }) => words).filter(({ alt }) => alt === '')).toEqual([])
  for (const { code } of contrasts)
    expect(offered(code).map(({ rank }) => rank)).toEqual(offered(code).map((_, at) => at + 1))
})
