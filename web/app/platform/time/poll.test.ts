import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('polls again only after the last response, good or bad, and stops when told to', async () => {
  const asked: PromiseWithResolvers<void>[] = []
  const stop = poll(() => {
    const one = Promise.withResolvers<void>()
    asked.push(one)
    return one.promise
  }, 2000)
  await vi.advanceTimersByTimeAsync(9000)
  expect(asked.length).toBe(1)
  asked[0]?.reject(new Error('no network'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked.length).toBe(2)
  stop()
  asked[1]?.resolve()
  await vi.advanceTimersByTimeAsync(9000)
  expect(asked.length).toBe(2)
})
