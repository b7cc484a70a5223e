import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from './testing.ts'

let at: TestSandbox
beforeEach(async () => {
  at = await startTestSandbox()
})
afterEach(() => at.stop())

const customer = (email: string) => at.stripe.customers.create({ email })
const emails = (events: Stripe.Event[]) => events.map((event) => (event.data.object as Stripe.Customer).email)
const count = (wanted: number) => (events: Stripe.Event[]) => events.length >= wanted

test('resends an event until it is accepted', async () => {
  at.answers.push(500, 503)
  await customer('a@example.com')
  await at.until(count(1))
  const [event] = (await at.stripe.events.list()).data
  expect(at.events().map((one) => one.id)).toEqual([event?.id])
})

test('delivers what was pending before a restart', async () => {
  at.answers.push(500)
  await customer('a@example.com')
  await at.restart()
  expect(emails(await at.until(count(1)))).toEqual(['a@example.com'])
})

test('events can arrive twice, newest first, or not at all, and be resent', async () => {
  await at.post('/_sandbox/deliveries/duplicate', { count: '1' })
  await customer('twice@example.com')
  await at.until(count(2))
  await at.post('/_sandbox/deliveries/shuffle', { count: '2' })
  await customer('first@example.com')
  await customer('second@example.com')
  await at.until(count(4))
  await at.post('/_sandbox/deliveries/drop', { count: '1' })
  await customer('lost@example.com')
  await customer('last@example.com')
  await at.until(count(5))
  const expected = ['twice', 'twice', 'second', 'first', 'last'].map((name) => `${name}@example.com`)
  expect(emails(at.events())).toEqual(expected)
  await at.post('/_sandbox/deliveries/redeliver', {})
  expect(emails(await at.until(count(6)))).toEqual([...expected, 'lost@example.com'])
})

test('clearing the faults sends what was held back', async () => {
  await at.post('/_sandbox/deliveries/shuffle', { count: '3' })
  await customer('first@example.com')
  await customer('second@example.com')
  await at.post('/_sandbox/deliveries/reset', {})
  expect(emails(await at.until(count(2)))).toEqual(['second@example.com', 'first@example.com'])
})

test('a control refuses bad input', async () => {
  for (const [path, fields] of [
    ['clock', { days: 'x' }],
    ['clock', { set_to: 'tomorrow' }],
    ['clock', { days: '2000' }],
    ['fail-next-charge', { count: '-1' }],
    ['refund', { charge: 'ch_no' }],
  ] as const) {
    const response = await at.post(`/_sandbox/${path}`, fields)
    expect([response.status, await response.json()]).toEqual([400, { message: expect.any(String) }])
  }
})

test('the controls refuse a form from another site', async () => {
  const response = await fetch(`${at.base}/_sandbox/clock`, {
    method: 'POST',
    body: new URLSearchParams({ days: '1' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status).toBe(403)
})

test('the overview shows who bought, and escapes what people typed', async () => {
  await at.stripe.customers.create({ email: '<img/src=x>@example.com' })
  const page = await fetch(`${at.base}/_sandbox/`)
  const text = await page.text()
  expect(text).toContain('&lt;img/src=x&gt;')
  expect(text).not.toContain('<img')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('after kill -9 during a write, every acknowledged request is still there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-killed-'))
  const child = fork(new URL('fixtures/start.ts', import.meta.url), [dataDir, at.url])
  const [{ port, secretKey }] = (await once(child, 'message')) as [{ port: number; secretKey: string }]
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
  const kept: string[] = []
  const writing = Array.from({ length: 4 }, async () => {
    for (;;) kept.push((await stripe.customers.create({ email: 'k@example.com' })).id)
  })
  while (kept.length < 40) await new Promise((resolve) => setImmediate(resolve))
  child.kill('SIGKILL')
  await Promise.allSettled(writing)
  const again = await startTestSandbox(dataDir)
  for (const id of kept) expect((await again.stripe.customers.retrieve(id)).id).toBe(id)
  await again.stop()
})
