import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { late } from './late.ts'

const network = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  network.onLine = true
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', network)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks again for code that does not arrive', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('failed')).mockResolvedValue('part')
  const part = late(load)()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(part).resolves.toBe('part')
})

test('without a network it waits for as long as that takes, and begins as soon as it is back', async () => {
  network.onLine = false
  const load = vi.fn().mockRejectedValue(new TypeError('failed'))
  const part = late(load)()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load.mock.calls.length).toBeGreaterThan(10)
  load.mockResolvedValue('part')
  window.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('part')
})

test('what fails though there is a network is given up: the page is older than its server', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('failed'))
  const given = expect(late(load)()).rejects.toThrow('failed')
  await vi.advanceTimersByTimeAsync(120_000)
  await given
  expect(load).toHaveBeenCalledTimes(5)
})
