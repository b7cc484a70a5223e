import { describe, expect, test } from 'vitest'
import { fluencyLevels, fluencyLines, fluencyTechniques } from '../src/index.ts'
import type { FluencyLine } from '../src/index.ts'

const say = ({ key, sentence }: FluencyLine) => `${key}: ${sentence}`

describe('fluency', () => {
  test('has 14 techniques and 10 levels, which keep their numbers', () => {
    expect(fluencyTechniques.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
    expect(fluencyLevels.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
  })

  test('has no line twice within a technique', () => {
    const same = Map.groupBy(fluencyLines, ({ technique, sentence }) => `${technique} ${sentence.toLowerCase()}`)
    expect([...same.values()].filter((lines) => lines.length > 1).map((lines) => lines.map(say))).toEqual([])
  })

  test('has at least 2,000 lines', () => {
    expect(fluencyLines.length).toBeGreaterThanOrEqual(2000)
  })
})
