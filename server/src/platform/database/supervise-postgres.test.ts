import { expect, test, vi } from 'vitest'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { superviseEmbeddedPostgres } from './supervise-postgres.ts'

const connection = { host: '/socket', user: 'marigold', database: 'marigold' }
const log = { error: vi.fn(), fatal: vi.fn() } as never
const aMinuteMs = 60_000

/**
 * Supervises a fake PostgreSQL that runs for each of `uptimes`, then until it's stopped, and starts when `starts`
 * returns true.
 */
async function supervise(options: { uptimes: number[]; starts?: (attempt: number) => boolean; full?: boolean }) {
  const { uptimes, starts = () => true, full = false } = options
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const waits: number[] = []
  let attempts = 0
  const start = async (): Promise<EmbeddedPostgres> => {
    attempts += 1
    if (attempts > 1 && !starts(attempts - 1)) throw new Error('does not start')
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const uptime = uptimes.shift()
    if (uptime !== undefined)
      setImmediate(() => {
        now += uptime
        end()
      })
    return { connection, ended, stop: async () => end() }
  }
  const giveUp = vi.fn()
  const postgres = await superviseEmbeddedPostgres('folder', {
    status: { down: false, full },
    log,
    start,
    wait: async (ms) => void waits.push(ms / 1_000),
    giveUp,
  })
  return { postgres, waits, giveUp, attempts: () => attempts }
}

test('restarts a database half a second after it ended, however often, if it ran for long enough', async () => {
  const { postgres, waits, attempts } = await supervise({ uptimes: [5 * aMinuteMs, 2 * aMinuteMs, 9 * aMinuteMs] })
  await vi.waitFor(() => expect(attempts()).toBe(4))
  await postgres.stop()
  expect(waits).toEqual([0.5, 0.5, 0.5])
})

test('waits longer after each failed attempt, at most 30 s, and gives up after ten', async () => {
  const { postgres, waits, giveUp } = await supervise({ uptimes: [5 * aMinuteMs], starts: () => false })
  await postgres.ended
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30, 30, 30])
  expect(giveUp).toHaveBeenCalledOnce()
})

test('gives up on a database that starts and soon ends, again and again', async () => {
  const { postgres, giveUp, attempts } = await supervise({ uptimes: Array<number>(20).fill(1_000) })
  await postgres.ended
  expect(giveUp).toHaveBeenCalledOnce()
  expect(attempts()).toBe(10)
})

test('keeps trying while the disk is full', async () => {
  const { postgres, waits, giveUp, attempts } = await supervise({
    uptimes: [5 * aMinuteMs],
    starts: (attempt) => attempt > 50,
    full: true,
  })
  await vi.waitFor(() => expect(attempts()).toBe(52))
  await postgres.stop()
  expect(giveUp).not.toHaveBeenCalled()
  expect(Math.max(...waits)).toBe(30)
})

test('does not restart a database that was stopped', async () => {
  const { postgres, attempts } = await supervise({ uptimes: [] })
  await postgres.stop()
  await postgres.ended
  expect(attempts()).toBe(1)
})
