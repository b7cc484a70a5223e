import { expect, test } from 'vitest'
import { coalesceReads, coalesceReadsByKey } from './coalesce-reads.ts'

function aReading() {
  const started: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const read = coalesceReads(() => new Promise<number>((resolve, reject) => started.push({ resolve, reject })))
  return { read, started }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('callers during a read share the next one, and never get older data', async () => {
  const { read, started } = aReading()
  const first = read()
  const later = [read(), read()]
  expect(started).toHaveLength(1)
  started[0]?.resolve(1)
  expect(await first).toBe(1)
  await turn()
  expect(started).toHaveLength(2)
  started[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2])
  const alone = read()
  expect(started).toHaveLength(3)
  started[2]?.resolve(3)
  expect(await alone).toBe(3)
})

test('a failed read fails for its own callers only', async () => {
  const { read, started } = aReading()
  const first = read()
  const later = read()
  started[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await turn()
  started[1]?.resolve(2)
  expect(await later).toBe(2)
})

test('each key has its own reads, and later callers never get a finished one', async () => {
  let count = 0
  const read = coalesceReadsByKey((key) => Promise.resolve(`${key}${(count += 1)}`))
  expect(await Promise.all([read('a'), read('b')])).toEqual(['a1', 'b2'])
  expect(await read('a')).toBe('a3')
})
