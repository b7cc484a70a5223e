import { bugReport, checkPicks, getBackup } from '@marigold/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { minFreeBytes, watchDiskSpace } from './disk-space.ts'
import { declaredCalls } from '../testing/testing-calls.ts'
import { startApp } from '../testing/testing.ts'

test('on a full disk, reads continue and writes are refused with a message until there is space again', async () => {
  const app = await startApp()
  const admin = await app.anAdmin()
  const user = await app.aSubscriber()
  // A login that is due for renewal is read without being renewed.
  await sql`update sign_ins set last_used_at = now() - interval '1 day'`.execute(app.db)
  const report = () => app.as(user).call(bugReport, { body: { bug_details: 'The cards do not turn.' } })

  app.status.full = true
  expect(await report()).toMatchObject({
    statusCode: 507,
    body: { code: 'storage_full', message: expect.stringContaining('out of disk space') },
  })
  const reads = declaredCalls
    .map(([, call]) => call)
    .filter(({ method, path, stream }) => method === 'GET' && !path.includes('{') && !stream)
    .filter((call) => call !== getBackup)
  expect(reads.length).toBeGreaterThan(20)
  const refused: string[] = []
  for (const read of reads) {
    const { statusCode } = await app.as(read.auth === 'admin' ? admin : user).call(read)
    if (statusCode >= 500) refused.push(`${read.path} answered ${statusCode}`)
  }
  expect(refused).toEqual([])
  // Nobody takes a copy of everything without a line in the log, which is a write.
  expect((await app.as(admin).call(getBackup)).statusCode).toBe(507)
  // This is a read too, although it's a POST and counted.
  expect((await app.as(user).call(checkPicks, { body: { picks: { fluency: [1] } } })).statusCode).toBe(200)

  app.status.full = false
  expect((await report()).statusCode).toBe(200)
  expect(await app.count('threads')).toBe(1)
})

test('the disk counts as full while any of its folders has less than the reserve', async () => {
  vi.useFakeTimers()
  const status = { down: false, full: false }
  const sizes = { data: minFreeBytes, cluster: minFreeBytes }
  const log = { error: vi.fn(), warn: vi.fn() }
  const stop = await watchDiskSpace(['data', 'cluster'], {
    status,
    log: log as never,
    free: async (folder) => sizes[folder as keyof typeof sizes],
  })
  expect(status.full).toBe(false)
  sizes.cluster -= 1
  await vi.advanceTimersByTimeAsync(1_000)
  expect(status.full).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  sizes.cluster += 1
  await vi.advanceTimersByTimeAsync(1_000)
  expect(status.full).toBe(false)
  // One line for each change, not for each check.
  expect([log.error.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1])
  stop()
  vi.useRealTimers()
})
