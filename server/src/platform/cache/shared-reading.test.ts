import { expect, test } from 'vitest'
import { sharedReading, sharedReadings } from './shared-reading.ts'

function aReading() {
  const started: { resolve: (value: number) => void; reject: (error: Error) => void }[] = []
  const read = sharedReading(() => new Promise<number>((resolve, reject) => started.push({ resolve, reject })))
  return { read, started }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('who asks while a reading is under way shares the one after it, and never gets what was read before', async () => {
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

test('a reading that fails fails for its own askers alone', async () => {
  const { read, started } = aReading()
  const first = read()
  const later = read()
  started[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  await turn()
  started[1]?.resolve(2)
  expect(await later).toBe(2)
})

test('by key, each has readings of its own, and one that is over is not given to whoever asks later', async () => {
  let count = 0
  const read = sharedReadings((key) => Promise.resolve(`${key}${(count += 1)}`))
  expect(await Promise.all([read('a'), read('b')])).toEqual(['a1', 'b2'])
  expect(await read('a')).toBe('a3')
})
