import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, every, pause } from './timers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('calls once after the delay, and not at all once canceled', () => {
  const act = vi.fn()
  after(500, act)
  const cancel = after(500, act)
  cancel()
  vi.advanceTimersByTime(499)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledTimes(1)
})

test('calls repeatedly until stopped', () => {
  const act = vi.fn()
  const end = every(100, act)
  vi.advanceTimersByTime(350)
  end()
  vi.advanceTimersByTime(350)
  expect(act).toHaveBeenCalledTimes(3)
})

test('a pause resolves after its time', async () => {
  const done = vi.fn()
  void pause(200).then(done)
  await vi.advanceTimersByTimeAsync(199)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
})
