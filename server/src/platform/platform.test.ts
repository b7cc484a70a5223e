import { endpoint } from '@marigold/contract'
import { expect, test } from 'vitest'
import { startApp } from './testing.ts'

test('an app of its own database answers that it is alive and ready', async () => {
  const app = await startApp()
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
  await app.aSubscriber()
  expect(await app.count('users')).toBe(1)
  const { z } = await import('zod')
  const none = endpoint({ method: 'GET', path: '/api/none', auth: 'open', summary: '', response: z.object({}) })
  const answer = await app.call(none)
  expect([answer.statusCode, answer.body]).toEqual([404, { message: 'There is no such call.', code: 'not_found' }])
})
