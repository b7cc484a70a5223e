import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minimalPairs } from '@marigold/content'
import { expect, test } from 'vitest'
import { waysToSay } from '@marigold/content/pronunciation'
import { allPairs, contrasts, pairsOf, type Kind, type Pair } from './pairs.ts'
import { otherPictures, pictureOf } from './words.ts'

const sounds = (word: string) => waysToSay(word)[0] ?? []
const differ = (one: string[], other: string[]) => one.flatMap((sound, at) => (sound === other[at] ? [] : [at]))
const name = ({ contrast, words }: Pair) => `${contrast}: ${words.join(' ')}`
const rows = new Map(
  minimalPairs.map((pair) => [`${pair.contrast}.${pair.words.map(({ word }) => word).join('.')}`, pair]),
)
const words = [...new Set((['maximal', 'near', 'minimal'] as const).flatMap(allPairs).flatMap((pair) => pair.words))]

test('every minimal pair comes from the content, with both of its pictures', () => {
  const strange = allPairs('minimal').filter(({ key, words: [one, other] }) => {
    const row = rows.get(key)
    return !row?.pictured || row.words[0].picture !== pictureOf(one) || row.words[1].picture !== pictureOf(other)
  })
  expect(strange.map(name)).toEqual([])
})

test('every word belongs to a minimal pair in the content and uses its picture there', () => {
  const known = new Map(minimalPairs.flatMap((pair) => pair.words.map(({ word, picture }) => [word, picture])))
  expect(words.filter((word) => known.get(word) !== pictureOf(word))).toEqual([])
  expect(Object.keys(otherPictures).filter((word) => !words.includes(word))).toEqual([])
})

/** Place (from the lips back), manner, voicing, and whether the sound is a sonorant. */
const features: Record<string, [place: number, manner: string, voiced: boolean, sings: boolean]> = {
  P: [0, 'stop', false, false],
  B: [0, 'stop', true, false],
  M: [0, 'nasal', true, true],
  W: [0, 'glide', true, true],
  F: [1, 'fricative', false, false],
  TH: [2, 'fricative', false, false],
  T: [3, 'stop', false, false],
  D: [3, 'stop', true, false],
  S: [3, 'fricative', false, false],
  N: [3, 'nasal', true, true],
  L: [3, 'liquid', true, true],
  R: [4, 'liquid', true, true],
  SH: [4, 'fricative', false, false],
  CH: [4, 'affricate', false, false],
  K: [5, 'stop', false, false],
  G: [5, 'stop', true, false],
  NG: [5, 'nasal', true, true],
}

test('a maximal contrast differs in place, manner, and voicing, and only one of its sounds is a sonorant', () => {
  const wrong = allPairs('maximal').filter(({ contrast, words: [one, other] }) => {
    const [a, b] = [sounds(one), sounds(other)]
    const [at = -1, ...more] = differ(a, b)
    const [first, second] = [features[a[at] ?? ''], features[b[at] ?? '']]
    const far = first && second && first.every((feature, i) => feature !== second[i])
    return a.length !== b.length || more.length > 0 || !far || `${a[at]}-${b[at]}` !== contrast
  })
  expect(wrong.map(name)).toEqual([])
})

/** Whether two words of the same length differ in the contrast and in one more sound. */
function nearly(contrast: string, a: string[], b: string[]): boolean {
  if (contrast === 'final') return a.length === b.length + 1 && differ(a.slice(0, -1), b).length === 1
  if (contrast === 'cluster')
    return a.length === b.length + 1 && [0, 1].some((left) => differ(a.toSpliced(left, 1), b).length === 1)
  const [one = '', other = ''] = contrast.toUpperCase().split('-')
  const at = differ(a, b)
  return a.length === b.length && at.length === 2 && at.some((i) => a[i] === one && b[i] === other)
}

test('a near minimal pair differs in its contrast and in one more sound', () => {
  const wrong = allPairs('near').filter(({ contrast, words: [a, b] }) => !nearly(contrast, sounds(a), sounds(b)))
  expect(wrong.map(name)).toEqual([])
})

test.each(['maximal', 'near', 'minimal'] as const)(
  'no %s pair is listed twice or uses one picture for both words',
  (kind) => {
    const keys = allPairs(kind).map(({ words: both }) => both.toSorted().join())
    expect(new Set(keys).size).toBe(keys.length)
    expect(
      allPairs(kind)
        .filter(({ words: [a, b] }) => pictureOf(a) === pictureOf(b))
        .map(name),
    ).toEqual([])
  },
)

test('every contrast has enough pairs of each kind, and the target contrast has at least nine', () => {
  const least: Record<Kind, number> = { maximal: 5, near: 4, minimal: 9 }
  for (const kind of ['maximal', 'near', 'minimal'] as const)
    for (const { code } of contrasts)
      expect([kind, code, pairsOf(kind, code).length >= least[kind]]).toEqual([kind, code, true])
  expect(pairsOf('minimal', 'mixed').length).toBeGreaterThan(130)
})

test('the build includes exactly the pictures of these words', () => {
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8')) as string[]
  expect(listed).toEqual([...new Set(words.map(pictureOf))].toSorted())
})

// Words that a voice, or someone reading quickly, might pronounce in another way.
const saidTwoWays = [
  'bass',
  'bow',
  'close',
  'lead',
  'live',
  'row',
  'sow',
  'tear',
  'use',
  'wind',
  'wound',
  'does',
  'read',
]

test('no word has two pronunciations', () => {
  expect(words.filter((word) => saidTwoWays.includes(word))).toEqual([])
})
