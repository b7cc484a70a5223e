import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryImport } from './retry-import.ts'

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

test("retries code that doesn't arrive", async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('failed')).mockResolvedValue('part')
  const part = retryImport(load)()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(part).resolves.toBe('part')
})

test('waits without a network and starts as soon as it is back', async () => {
  network.onLine = false
  const load = vi.fn().mockRejectedValue(new TypeError('failed'))
  const part = retryImport(load)()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load.mock.calls.length).toBeGreaterThan(10)
  load.mockResolvedValue('part')
  window.dispatchEvent(new Event('online'))
  await expect(part).resolves.toBe('part')
})

test('gives up if it fails with a network, because the page is older than its server', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('failed'))
  const given = expect(retryImport(load)()).rejects.toThrow('failed')
  await vi.advanceTimersByTimeAsync(120_000)
  await given
  expect(load).toHaveBeenCalledTimes(5)
})
