import { expect, test } from 'vitest'
import { createKept, createReader } from './kept.ts'

function aKept(maxBytes = 100) {
  const changes = { now: 1 as number | null, state: () => changes.now }
  return { changes, kept: createKept<string>(changes, { maxBytes, seconds: 60 }) }
}

test('what is kept is there until the next change', () => {
  const { changes, kept } = aKept()
  kept.begin()('a', 'first', 1)
  expect(kept.get('a')).toBe('first')
  changes.now = 2
  expect(kept.get('a')).toBeUndefined()
})

test('what was read before a change and made after it is not kept', () => {
  const { changes, kept } = aKept()
  const keep = kept.begin()
  changes.now = 2
  keep('a', 'old', 1)
  expect(kept.get('a')).toBeUndefined()
})

test('nothing is kept while nobody hears of changes, and nothing of before afterwards', () => {
  const { changes, kept } = aKept()
  kept.begin()('a', 'before', 1)
  changes.now = null
  expect(kept.get('a')).toBeUndefined()
  kept.begin()('a', 'deaf', 1)
  expect(kept.get('a')).toBeUndefined()
  changes.now = 1
  expect(kept.get('a')).toBeUndefined()
})

test('the least used leaves when room runs out, and what is larger than the room never enters', () => {
  const { kept } = aKept(10)
  kept.begin()('a', 'A', 4)
  kept.begin()('b', 'B', 4)
  kept.get('a')
  kept.begin()('c', 'C', 4)
  kept.begin()('d', 'D', 11)
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['A', undefined, 'C', undefined])
})

test('a reader reads once for each key until the next change, and a failed read is tried again', async () => {
  const { changes } = aKept()
  const read = createReader<number>(changes, { maxBytes: 100, seconds: 60, bytes: () => 8 })
  let reads = 0
  const next = () => Promise.resolve((reads += 1))
  expect([await read('a', next), await read('a', next), await read('b', next)]).toEqual([1, 1, 2])
  await expect(read('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await read('c', next)).toBe(3)
  changes.now = 2
  expect(await read('a', next)).toBe(4)
})
