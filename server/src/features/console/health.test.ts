import { addThreadNote, getHealth, getThread, getThreads, replyToThread, retryJob } from '@marigold/contract'
import { sql } from 'kysely'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { shownSettings } from '../../platform/process/shown-settings.ts'
import { startApp } from '../../platform/testing/testing.ts'

/** An SMTP server that takes every email, or refuses every recipient. */
async function smtpServer(): Promise<{ url: string; refuse: (on: boolean) => void }> {
  let refused = false
  const server = createServer((socket) => {
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 receiver')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (inData) {
        inData = !text.endsWith('\r\n.\r\n')
        if (!inData) say('250 OK')
      } else if (text.startsWith('QUIT')) socket.end('221 Bye\r\n')
      else if (text.startsWith('RCPT') && refused) say('550 No such mailbox')
      else if (text.startsWith('DATA')) {
        inData = true
        say('354 Go on')
      } else say('250 OK')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, refuse: (on) => (refused = on) }
}

test('shows version, database, disk, and how calls did since the start', async () => {
  const failing = (app: App) =>
    app.get('/api/failing', { config: { access: 'open' } }, () => Promise.reject(new Error()))
  const app = await startApp({ routes: [failing] })
  const admin = await app.anAdmin()
  await app.inject({ url: '/api/failing' })
  const { statusCode, body } = await app.as(admin).call(getHealth)
  expect(statusCode).toBe(200)
  expect(body.server).toMatchObject({ version: expect.any(String), node: process.version })
  expect(body.database).toMatchObject({ version: expect.stringMatching(/^1\d/), embedded: false })
  expect(body.database.migration).toMatch(/^\d{4}-/)
  for (const bytes of [body.database.size, body.disk.free, body.disk.total]) expect(bytes).toBeGreaterThan(0)
  expect(body.requests).toMatchObject({ count: 1, errors: 1 })
  expect(body.requests.slowest).toMatchObject([{ call: 'GET /api/failing', count: 1, errors: 1 }])
})

test('shows the installed version by its name, or else by its commit', async () => {
  const versionOf = async (release: string | null) => {
    const app = await startApp({ config: { release } })
    return (await app.as(await app.anAdmin()).call(getHealth)).body.server.version
  }
  expect(await versionOf('2026.11')).toBe('2026.11')
  expect(await versionOf(null)).toMatch(/^([0-9a-f]{7,}|\d+\.\d+\.\d+)$/)
})

test('shows the last backup with the name of the file that was downloaded', async () => {
  const app = await startApp()
  const admin = await app.anAdmin()
  const last = async () => (await app.as(admin).call(getHealth)).body.backup
  expect(await last()).toBeNull()
  const response = await app.inject({
    url: '/api/admin/backup',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const { file, at } = await last()
  expect(response.headers['content-disposition']).toBe(`attachment; filename="${file}"`)
  expect(file).toMatch(/^marigold-\d{4}-\d\d-\d\d-\d\d-\d\d\.jsonl\.gz$/)
  expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)
})

test('masks every secret in the settings', async () => {
  const app = await startApp()
  const secret = 'very-secret-value'
  const settings = shownSettings({
    ...app.services.config,
    appSecret: secret,
    adminPassword: secret,
    stripeSecretKey: secret,
    stripeWebhookSecret: secret,
    smtpUrl: `smtps://post:${secret}@mail.example:465`,
    databaseUrl: `postgres://marigold:${secret}@db.example/marigold?password=${secret}`,
    stripeApiBase: `https://x:${secret}@stripe.example`,
  })
  expect(JSON.stringify(settings)).not.toContain(secret)
  const shown = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
  expect(shown).toMatchObject({ SMTP_URL: 'smtps://post:••••••••@mail.example:465', PARTNER_URL: null })
})

test('a reply that wasn’t delivered is shown with its job, and is sent when the job runs again', async () => {
  const smtp = await smtpServer()
  const app = await startApp({ config: { smtpUrl: smtp.url } })
  const admin = await app.anAdmin()
  await app.db
    .insertInto('threads')
    .values({ kind: 'message', name: 'Mei', email: 'mei@example.org', body: 'Hi' })
    .execute()
  const [{ id }] = (await app.as(admin).call(getThreads)).body.threads
  const reply = { text: 'Hello!', key: 'a key of mine', state: 'done', revision: 0 }
  const delivery = async () => (await app.as(admin).call(getThread, { params: { id } })).body.entries[0].delivery
  expect((await app.as(admin).call(replyToThread, { params: { id }, body: reply })).statusCode).toBe(200)
  expect(await delivery()).toBe('queued')

  smtp.refuse(true)
  await expect(app.runJobs()).rejects.toThrow('550')
  // The same as after the last attempt.
  await sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "550 No such mailbox"}'
    where name = 'send-mail'`.execute(app.db)
  expect(await delivery()).toBe('failed')
  const { jobs, email } = (await app.as(admin).call(getHealth)).body
  expect(jobs.queues).toContainEqual({ queue: 'send-mail', waiting: 0, active: 0, failed: 1 })
  expect(jobs.failed).toMatchObject([{ queue: 'send-mail', problem: '550 No such mailbox' }])
  expect(email).toMatchObject({ smtp: true, waiting: 1, oldest: expect.any(String), sent: 0 })

  smtp.refuse(false)
  const again = () => app.as(admin).call(retryJob, { params: { id: jobs.failed[0].id }, body: { queue: 'send-mail' } })
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 404])
  await app.runJobs()
  expect(await delivery()).toBe('sent')
  expect((await app.as(admin).call(getHealth)).body.email).toMatchObject({ waiting: 0, oldest: null, sent: 1 })
  const audit = await app.db.selectFrom('audit').orderBy('id').select(['action', 'after']).execute()
  expect(audit.at(-1)).toEqual({ action: 'job.retried', after: { queue: 'send-mail', job: 'retry' } })
  await app.as(admin).call(addThreadNote, { params: { id }, body: { text: 'Moved', key: 'another key' } })
  expect(await delivery()).toBe('sent')
})

test('is for administrators with two-step login', async () => {
  const app = await startApp()
  const id = z.uuid().parse('00000000-0000-4000-8000-000000000000')
  for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()]) {
    const caller = app.as(user)
    const statuses = [
      (await caller.call(getHealth)).statusCode,
      (await caller.call(retryJob, { params: { id }, body: { queue: 'send-mail' } })).statusCode,
    ]
    expect(statuses).toEqual(user === null ? [401, 401] : [403, 403])
  }
})
