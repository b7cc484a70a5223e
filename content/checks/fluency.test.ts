import { describe, expect, test } from 'vitest'
import { fluencyLevels, fluencyLines, fluencyTechniques } from '../src/index.ts'
import type { FluencyLine } from '../src/index.ts'
import { isKnown, waysToSay } from './pronunciation.ts'
import { isVowel } from './targets.ts'
import { britishSpellings, excludedWords } from './word-lists.ts'

const techniqueOf = new Map(fluencyTechniques.map((technique) => [technique.id, technique]))
const say = ({ key, sentence }: FluencyLine) => `${key}: ${sentence}`
const breaking = (rule: (line: FluencyLine) => boolean) => fluencyLines.filter(rule).map(say)

describe('fluency', () => {
  test('has 14 techniques and 10 levels, which keep their numbers', () => {
    expect(fluencyTechniques.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
    expect(fluencyLevels.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
  })

  test('offers no line of a technique outside its levels', () => {
    const wrong = breaking(({ technique, level }) => {
      const offered = techniqueOf.get(technique)
      return !offered || level < offered.from || level > offered.to
    })
    expect(wrong).toEqual([])
  })

  test('has no line twice within a technique', () => {
    const same = Map.groupBy(fluencyLines, ({ technique, sentence }) => `${technique} ${sentence.toLowerCase()}`)
    expect([...same.values()].filter((lines) => lines.length > 1).map((lines) => lines.map(say))).toEqual([])
  })

  test('has lines as long as their level says', () => {
    const lengths: Record<number, [number, number]> = {
      2: [1, 1],
      3: [2, 2],
      5: [4, 6],
      6: [7, 10],
      7: [11, 16],
      9: [40, 70],
    }
    const wrong = breaking(({ level, sentence }) => {
      const spoken = sentence
        .replace(/\s?\([^)]*\)/g, '')
        .replace(/[/_]/g, ' ')
        .trim()
        .split(/\s+/)
      const [least, most] = lengths[level] ?? [1, 60]
      return spoken.length < least || spoken.length > most
    })
    expect(wrong).toEqual([])
  })

  test('starts the way its technique requires: a vowel or H for easy onset, a light touch of lips or tongue for light contact', () => {
    const starting = (technique: number, allowed: RegExp) =>
      breaking((line) => line.technique === technique && line.level < 8 && !allowed.test(line.sentence))
    expect(starting(1, /^(?!one|use|uni)(?:[aeiouh]|who)/i)).toEqual([])
    expect(starting(2, /^(a |an |the )?(?!th|ch|ce|ci|kn)[pbtdkgmc]/i)).toEqual([])
  })

  test('shows the mark of its technique', () => {
    const marks: Record<number, RegExp> = {
      3: /_/,
      5: / \/ /,
      7: /\(breathe\) /,
      8: /[a-z]~[a-z]/i,
      9: /[a-z] \(pause, say it again\)/i,
      10: /\(ready\) /,
    }
    const lacks = ({ technique, level, sentence }: FluencyLine) =>
      level < 8 && marks[technique] !== undefined && !marks[technique].test(sentence)
    expect(breaking(lacks)).toEqual([])
  })

  test('eases out within the stuttered word, after its first sound', () => {
    const onset = /(?<![\p{L}~])(?:qu|[^aeiou\W\d_~]+)~[\p{L}]/giu
    const wrong = breaking(
      ({ technique, sentence }) =>
        technique === 8 && (sentence.match(onset)?.length !== 1 || sentence.split('~').length !== 2),
    )
    expect(wrong).toEqual([])
    expect(breaking(({ technique, sentence }) => technique !== 8 && sentence.includes('~'))).toEqual([])
  })

  test('cancels after the stuttered word: the cue never comes first, with nothing in between', () => {
    const afterWord = /\p{L} \(pause, say it again\)(?=[.,?!]? |[.,?!]?$)/gu
    expect(breaking(({ technique, sentence }) => technique === 9 && sentence.match(afterWord)?.length !== 1)).toEqual(
      [],
    )
  })

  test('pauses between thoughts: never after a lone conjunction', () => {
    const torn = /(?:^|\/ )(?:(?:and|but|or|so)(?: then| here| there)?|By the time|That is how we know) \/ /
    expect(breaking(({ technique, sentence }) => technique === 5 && torn.test(sentence))).toEqual([])
  })

  test('only stretches long vowels: a stretched short vowel reads as another word', () => {
    const short = /^(IH|EH|AE|AH|UH)/
    const stretched = fluencyLines.filter(({ technique, level }) => technique === 4 && level >= 2 && level <= 4)
    const wrong = stretched.filter(({ sentence }) => {
      const [, before = '', vowel = '', after = ''] = /([a-z]*?)([aeiou])\2{2,}([a-z]*)/.exec(sentence) ?? []
      const meant = [before + vowel + after, before + vowel + vowel + after].filter((word) => isKnown(word))
      return meant.length === 0 || meant.every((word) => short.test(waysToSay(word)[0]?.find(isVowel) ?? ''))
    })
    expect(stretched.length).toBeGreaterThan(90)
    expect(wrong.map(say)).toEqual([])
  })

  test('has at least 2,000 lines', () => {
    expect(fluencyLines.length).toBeGreaterThanOrEqual(2000)
  })

  test('is written in plain American English without quotes or backslashes', () => {
    const words = (text: string) => text.toLowerCase().match(/[a-z-]+/g) ?? []
    expect(breaking(({ sentence }) => /["\\“”]|\s{2}|^\s|\s$/.test(sentence) || sentence === '')).toEqual([])
    const unsuitable = (word: string) => excludedWords.has(word) || britishSpellings.has(word)
    expect(breaking(({ sentence }) => words(sentence).some(unsuitable))).toEqual([])
  })
})
