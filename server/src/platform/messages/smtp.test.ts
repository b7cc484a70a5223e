import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/testing.ts'

// An SMTP server that supports as much of RFC 5321 as one email needs.
interface Received {
  from: string
  to: string[]
  message: string
}
const received: Received[] = []
let answerToRcpt = '250 OK'

function serve(socket: Socket): void {
  let buffer = ''
  let email: Received = { from: '', to: [], message: '' }
  let inData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const receive = (line: string) => {
    const [verb = ''] = line.split(/[ :]/)
    if (verb === 'EHLO' || verb === 'HELO') return say('250 receiver')
    if (verb === 'MAIL') email = { from: line.slice('MAIL FROM:'.length), to: [], message: '' }
    if (verb === 'RCPT') {
      if (answerToRcpt.startsWith('250')) email.to.push(line.slice('RCPT TO:'.length))
      return say(answerToRcpt)
    }
    if (verb === 'DATA') {
      inData = true
      return say('354 Go on')
    }
    if (verb === 'QUIT') return socket.end('221 Bye\r\n')
    say('250 OK')
  }
  say('220 receiver')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    buffer += String(chunk)
    for (;;) {
      const end = inData ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(end)
      if (at < 0) return
      const part = buffer.slice(0, at)
      buffer = buffer.slice(at + end.length)
      if (!inData) receive(part)
      else {
        inData = false
        received.push({ ...email, message: part })
        say('250 Kept')
      }
    }
  })
}

const server: Server = createServer(serve)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  received.length = 0
  answerToRcpt = '250 OK'
})

const email = {
  to: 'pat@example.org',
  subject: 'Hello 🌼',
  preview: 'A preview',
  paragraphs: ['A paragraph.'],
  button: { text: 'See', url: '/x?a=1' },
  notes: [],
}
const start = () => startApp({ config: { smtpUrl, mailFrom: 'Marigold <hello@marigold.example>' } })
const send = (app: TestApp, changes = {}) =>
  app.db.transaction().execute((trx) => app.services.mail.send(trx, { ...email, ...changes }))

test('with SMTP_URL an email is sent after its commit, as text and HTML, and then deleted', async () => {
  const app = await start()
  await send(app)
  expect(received).toEqual([])
  await app.runJobs()
  expect(received).toHaveLength(1)
  const [{ from, to, message }] = received as [Received]
  expect([from, to]).toEqual(['<hello@marigold.example>', ['<pat@example.org>']])
  expect(message).toMatch(/^From: Marigold <hello@marigold\.example>\r$/m)
  expect(message).toMatch(/^Message-ID: <mail-\d+-\d+@localhost>\r$/m)
  expect(message).toContain('text/plain')
  expect(message).toContain('text/html')
  expect(await app.count('mails')).toBe(0)
  await app.runJobs()
  expect(received).toHaveLength(1)
})

test('an optional email has unsubscribe instructions, for the mail program too', async () => {
  const app = await start()
  await send(app, { unsubscribeUrl: 'https://marigold.example/unsubscribe?token=7.announcements.abc' })
  await send(app)
  await app.runJobs()
  const [optional, other] = received as [Received, Received]
  const headers = optional.message.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(headers).toMatch(
    /^List-Unsubscribe: <https:\/\/marigold\.example\/unsubscribe\?token=7\.announcements\.abc>\r$/m,
  )
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(other.message).not.toContain('List-Unsubscribe')
})

test('an email that is not accepted yet is stored and sent with the next attempt', async () => {
  const app = await start()
  await send(app)
  answerToRcpt = '451 Try later'
  await expect(app.runJobs()).rejects.toThrow()
  expect([received.length, await app.count('mails')]).toEqual([0, 1])
  answerToRcpt = '250 OK'
  await app.pool.query("update pgboss.job set state = 'retry' where name = 'send-mail' and state = 'active'")
  await app.runJobs()
  expect([received.length, await app.count('mails')]).toEqual([1, 0])
})

test('line breaks in a subject or an address add neither a header nor a recipient', async () => {
  const app = await start()
  await send(app, { subject: 'Hi\r\nBcc: all@example.org', to: 'pat@example.org\r\nRCPT TO:<eve@example.org>' })
  await app.runJobs().catch(() => undefined)
  const recipients = received.flatMap(({ to }) => to)
  expect(recipients.length).toBeLessThan(2)
  expect(recipients).not.toContain('<eve@example.org>')
  for (const { message } of received) expect(message).not.toMatch(/^Bcc:/m)
})

test('a comma in an address does not add a recipient', async () => {
  const app = await start()
  await send(app, { to: 'pat@example.org, eve@example.org' })
  await app.runJobs().catch(() => undefined)
  expect(received.flatMap(({ to }) => to)).not.toContain('<eve@example.org>')
})
