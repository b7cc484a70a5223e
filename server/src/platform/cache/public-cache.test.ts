import { expect, test } from 'vitest'
import { createCachedReader, createPublicCache } from './public-cache.ts'

function aCache(maxBytes = 100) {
  const changes = { now: 1 as number | null, state: () => changes.now }
  return { changes, cache: createPublicCache<string>(changes, { maxBytes, seconds: 60 }) }
}

test('keeps a value until the next change', () => {
  const { changes, cache } = aCache()
  cache.begin()('a', 'first', 1)
  expect(cache.get('a')).toBe('first')
  changes.now = 2
  expect(cache.get('a')).toBeUndefined()
})

test('does not cache a value that was read before a change and created after it', () => {
  const { changes, cache } = aCache()
  const keep = cache.begin()
  changes.now = 2
  keep('a', 'old', 1)
  expect(cache.get('a')).toBeUndefined()
})

test('caches nothing while changes cannot be received, and drops earlier values', () => {
  const { changes, cache } = aCache()
  cache.begin()('a', 'before', 1)
  changes.now = null
  expect(cache.get('a')).toBeUndefined()
  cache.begin()('a', 'deaf', 1)
  expect(cache.get('a')).toBeUndefined()
  changes.now = 1
  expect(cache.get('a')).toBeUndefined()
})

test('evicts the least recently used value when full, and never caches one that is too large', () => {
  const { cache } = aCache(10)
  cache.begin()('a', 'A', 4)
  cache.begin()('b', 'B', 4)
  cache.get('a')
  cache.begin()('c', 'C', 4)
  cache.begin()('d', 'D', 11)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', undefined])
})

test('a reader reads once per key until the next change, and retries a failed read', async () => {
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
