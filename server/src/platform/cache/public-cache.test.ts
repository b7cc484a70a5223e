import { expect, test } from 'vitest'
import { createCachedReader, createPublicCache } from './public-cache.ts'

function aCache(maxBytes = 100) {
  const changes = { now: 1 as number | null, state: () => changes.now }
  return { changes, cache: createPublicCache<string>(changes, { maxBytes, seconds: 60 }) }
}

test('what is cached is there until the next change', () => {
  const { changes, cache } = aCache()
  cache.begin()('a', 'first', 1)
  expect(cache.get('a')).toBe('first')
  changes.now = 2
  expect(cache.get('a')).toBeUndefined()
})

test('what was read before a change and made after it is not cached', () => {
  const { changes, cache } = aCache()
  const keep = cache.begin()
  changes.now = 2
  keep('a', 'old', 1)
  expect(cache.get('a')).toBeUndefined()
})

test('nothing is cached while nobody hears of changes, and nothing of before afterwards', () => {
  const { changes, cache } = aCache()
  cache.begin()('a', 'before', 1)
  changes.now = null
  expect(cache.get('a')).toBeUndefined()
  cache.begin()('a', 'deaf', 1)
  expect(cache.get('a')).toBeUndefined()
  changes.now = 1
  expect(cache.get('a')).toBeUndefined()
})

test('the least used leaves when room runs out, and what is larger than the room never enters', () => {
  const { cache } = aCache(10)
  cache.begin()('a', 'A', 4)
  cache.begin()('b', 'B', 4)
  cache.get('a')
  cache.begin()('c', 'C', 4)
  cache.begin()('d', 'D', 11)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', undefined])
})

test('a reader reads once for each key until the next change, and a failed read is tried again', async () => {
  const { changes } = aCache()
  const read = createCachedReader<string>(changes, { maxBytes: 100, seconds: 60, bytes: () => 8 })
  let reads = 0
  const next = () => Promise.resolve(String((reads += 1)))
  expect([await read('a', next), await read('a', next), await read('b', next)]).toEqual(['1', '1', '2'])
  await expect(read('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await read('c', next)).toBe('3')
  changes.now = 2
  expect(await read('a', next)).toBe('4')
})
