import { describe, expect, test } from 'vitest'
import { listIn, readList, sampleList } from './own-list.ts'

const problems = (text: string) => readList(text).problems.join(' ')

test('accepts a group on each line, with extra spaces, empty lines, and capitals', () => {
  const { grid } = readList('  Pets :  Rex,Tiger ,  Bubbles \n\nCousins: Ana, Ben, Tom\n')
  expect(grid?.groups).toEqual([
    { label: 'Pets', kind: 'own', words: ['Rex', 'Tiger', 'Bubbles'], also: [] },
    { label: 'Cousins', kind: 'own', words: ['Ana', 'Ben', 'Tom'], also: [] },
  ])
})

test('the sample list is valid', () => {
  expect(readList(sampleList).grid?.groups).toHaveLength(2)
})

describe('names the line with a problem and says how to fix it', () => {
  test.each([
    ['', 'Write 2 to 4 groups, each on its own line.'],
    ['Pets: a, b, c', 'Write 2 to 4 groups'],
    ['Pets a, b, c\nFood: d, e, f', 'Line 1 has no colon.'],
    [': a, b, c\nFood: d, e, f', 'Line 1 has no link before its colon.'],
    ['Pets: a, b, c\nFood:', 'Line 2 has no words after its colon.'],
    ['Pets: a, b, c\nFood: d', 'Line 2 has 1 word. It needs 3 or 4'],
    ['Pets: a, b, c\nFood: d, e, f, g, h', 'Line 2 has 5 words. It needs 3 or 4'],
    ['Pets: a, b, c\nFood: d, e, f, g', 'Line 2 has 4 words, and line 1 has 3. Every group needs the same number.'],
    ['Pets: a, b, c\nFood: d, e, A', '“A” appears twice.'],
    ['Pets: a, b, c\nPets: d, e, f', 'Two groups are named “Pets.”'],
    ['Pets: a, b, c\nFood: d, e, marshmallow pie', '“marshmallow pie” is longer than 14 letters'],
    [`${'x'.repeat(41)}: a, b, c\nFood: d, e, f`, 'The link on line 1 is longer than 40 letters.'],
    ['A: a, b, c\nB: d, e, f\nC: g, h, i\nD: j, k, l\nE: m, n, o', 'There are 5 groups. The loom holds 4.'],
  ])('%j', (text, told) => {
    expect(problems(text)).toContain(told)
    expect(readList(text).grid).toBeNull()
  })
})

test('restores the saved list, or the sample if nothing valid was saved', () => {
  expect(listIn({ own: 'Pets: a, b, c' })).toBe('Pets: a, b, c')
  for (const kept of [undefined, null, { own: 7 }, { own: ' ' }, 'own']) expect(listIn(kept)).toBe(sampleList)
})
