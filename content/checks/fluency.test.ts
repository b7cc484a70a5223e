import { describe, expect, test } from 'vitest'
import { fluencyLevels, fluencyLines, fluencyTechniques } from '../src/index.ts'
import type { FluencyLine } from '../src/index.ts'
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

  test('is written in plain American English without quotes or backslashes', () => {
    const words = (text: string) => text.toLowerCase().match(/[a-z-]+/g) ?? []
    expect(breaking(({ sentence }) => /["\\“”]|\s{2}|^\s|\s$/.test(sentence) || sentence === '')).toEqual([])
    const unsuitable = (word: string) => excludedWords.has(word) || britishSpellings.has(word)
    expect(breaking(({ sentence }) => words(sentence).some(unsuitable))).toEqual([])
  })
})
