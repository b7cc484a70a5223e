import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Routes } from '../app.ts'
import { limitAttempts } from './rate-limits.ts'
import { redactPath } from '../process/log.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

const seen: number[] = []
let failures = 0
let release = () => {}
const routes: Routes = (server, { jobs }) => {
  jobs.define('note', z.object({ n: z.number() }), async ({ n }) => void seen.push(n))
  jobs.define('flaky', z.object({}), async () => {
    failures += 1
    if (failures === 1) throw new Error('the first time')
  })
  server.get('/api/slow', { config: { access: 'open' } }, async () => {
    await new Promise<void>((resolve) => (release = resolve))
    return { done: true }
  })
}
const email = {
  to: 'pat@example.org',
  subject: 'Hello <Pat>',
  preview: 'A preview',
  paragraphs: ['A paragraph.'],
  button: { text: 'See', url: '/x?a=1&b=2' },
  notes: [],
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ routes: [routes] })
})
afterAll(() => app.close())

test('the app is alive and ready', async () => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
})

describe('jobs', () => {
  test('a job in a transaction runs after the commit, and never after a rollback', async () => {
    const { jobs } = app.services
    await app.db.transaction().execute((trx) => jobs.send('note', { n: 1 }, { db: trx }))
    const undone = app.db.transaction().execute(async (trx) => {
      await jobs.send('note', { n: 2 }, { db: trx })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await app.runJobs()
    expect(seen).toEqual([1])
  })

  test('run by themselves in a started app, and again after a failure', async () => {
    const working = await startApp({ routes: [routes], jobsRun: true })
    await working.services.jobs.send('note', { n: 3 })
    await expect.poll(() => seen, { timeout: 15_000 }).toContain(3)
    await working.services.jobs.send('flaky', {})
    await expect.poll(() => failures, { timeout: 30_000 }).toBe(2)
    // Waiting jobs run right after one another, and not one per poll.
    const many = Array.from({ length: 60 }, (_, at) => 100 + at)
    await Promise.all(many.map((n) => working.services.jobs.send('note', { n })))
    await expect.poll(() => seen, { timeout: 30_000 }).toEqual(expect.arrayContaining(many))
  })
})

describe('mail', () => {
  test('is stored in the transaction that sends it, and shown in the outbox as page and as JSON', async () => {
    const { mail } = app.services
    await app.db.transaction().execute((trx) => mail.send(trx, email))
    const undone = app.db.transaction().execute(async (trx) => {
      await mail.send(trx, { ...email, subject: 'Never' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const [first, ...rest] = (await app.inject({ url: '/dev/outbox.json' })).json()
    expect([first, rest]).toMatchObject([{ to: email.to, subject: email.subject }, []])
    const page = (await app.inject({ url: '/dev/outbox' })).body
    expect(page).toContain('Hello &lt;Pat&gt;')
    expect(page).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">')
  })

  test('has no outbox in production', async () => {
    const real = await startApp({
      config: { production: true, stripeSecretKey: 'sk_test_a', stripeWebhookSecret: 'whsec_a' },
    })
    for (const url of ['/dev/outbox', '/dev/outbox.json'])
      expect((await real.inject({ url })).body).not.toContain('Outbox')
    expect((await real.inject({ url: '/dev/outbox.json' })).statusCode).not.toBe(200)
  })
})

describe('files', () => {
  test('are stored by key, and keys with .. are refused', async () => {
    const { files } = app.services
    await files.put('photos/a.txt', 'hello')
    expect(await files.exists('photos/a.txt')).toBe(true)
    expect((await (await files.get('photos/a.txt')).toArray()).join('')).toBe('hello')
    await expect(files.put('../outside.txt', 'x')).rejects.toThrow()
  })
})

describe('limits', () => {
  test('refuse beyond the maximum, and reset after the window', async () => {
    const once = () => limitAttempts(app.db, 'key', 2, 60)
    await once()
    await once()
    await expect(once()).rejects.toMatchObject({ code: 'too_many', status: 429 })
    await app.pool.query("update tries set resets_at = now() - interval '1 second'")
    await once()
    const { rows } = await app.pool.query('select key from tries')
    expect(JSON.stringify(rows)).not.toContain('"key":"key"')
  })

  test('hold for many simultaneous attempts', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => limitAttempts(app.db, 'at once', 5, 60)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
  })
})

test('a logged path contains neither query nor ticket', () => {
  expect(redactPath('/resetpassword?token=abc')).toBe('/resetpassword')
  expect(redactPath('/game_unzip_file/lantern-river.3.177.c2ln/vtx/index.html')).toBe(
    '/game_unzip_file/lantern-river/vtx/index.html',
  )
})

test('a stop waits for the running request', async () => {
  const stopping = await startApp({ routes: [routes], listen: true })
  const response = fetch(`${stopping.url}/api/slow`)
  const before = release
  await expect.poll(() => release !== before).toBe(true)
  const closed = stopping.close()
  release()
  expect(await (await response).json()).toEqual({ done: true })
  await closed
})

test('a public page is rendered with the nonce of its own policy', async () => {
  const response = await app.inject({ url: '/' })
  if (response.statusCode === 503) return expect(response.body).toContain('npm run build')
  const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? 'none'
  expect(response.body).toContain(`nonce="${nonce}"`)
  expect(response.headers['cache-control']).toBe('no-cache')
})

test('the payment sandbox is served at the app’s address, and its API works with the SDK', async () => {
  const paying = await startApp({ sandbox: true })
  expect((await fetch(`${paying.url}/_sandbox/`)).status).toBe(200)
  const customer = await paying.services.payments.customers.create({ email: 'pat@example.org' })
  expect(customer.id).toMatch(/^cus_/)
})
