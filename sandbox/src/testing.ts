import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { type Sandbox, type SandboxOptions, startSandbox } from './index.ts'

/** For tests only: a sandbox, a receiver of its webhooks, and the official client pointed at it. */
export async function startTestSandbox(dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))) {
  const receiver = await startReceiver()
  const options: SandboxOptions = {
    dataDir,
    webhookUrl: `${receiver.url}/hook`,
    webhookSecret: 'whsec_for_tests',
    publicBase: 'http://app.example',
  }
  let sandbox: Sandbox = await startSandbox(options)
  const test = {
    ...receiver,
    dataDir,
    options,
    get sandbox() {
      return sandbox
    },
    get base() {
      return `http://127.0.0.1:${sandbox.port}`
    },
    stripe: clientFor(sandbox),
    /** Stops the sandbox and starts it again on what it kept. */
    async restart() {
      await sandbox.stop()
      sandbox = await startSandbox(options)
      test.stripe = clientFor(sandbox)
    },
    /** Posts a form to a page or a control. */
    post(path: string, fields: Record<string, string>) {
      return fetch(`${test.base}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    },
    advance(seconds: number) {
      return test.post('/_sandbox/clock', { advance: String(seconds) })
    },
    async stop() {
      await sandbox.stop()
      receiver.close()
    },
  }
  return test
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

function clientFor(sandbox: Sandbox): Stripe {
  return new Stripe(sandbox.secretKey, { ...sandbox.apiBase, maxNetworkRetries: 0, telemetry: false })
}

/** What a correct card form holds. */
export const goodCard = {
  email: 'ada@example.com',
  card: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ada',
}

/** A monthly and a yearly price under the lookup keys `monthly` and `yearly`. */
export async function makePrices(stripe: Stripe) {
  const product = await stripe.products.create({ name: 'Marigold' })
  const monthly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    lookup_key: 'monthly',
  })
  const yearly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 9590,
    recurring: { interval: 'year' },
    lookup_key: 'yearly',
  })
  return { product, monthly, yearly }
}

interface Received {
  body: string
  signature: string
}

async function startReceiver() {
  const received: Received[] = []
  const answers: number[] = []
  let arrived: (() => void)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const status = answers.shift() ?? 200
      if (status === 200) received.push({ body, signature: String(request.headers['stripe-signature']) })
      response.writeHead(status).end()
      for (const wake of arrived) wake()
      arrived = []
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const events = () => received.map((one) => JSON.parse(one.body) as Stripe.Event)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Statuses of the next answers; 200 after them. */
    answers,
    events,
    /** Waits until what has arrived satisfies a condition. */
    async until(condition: (events: Stripe.Event[]) => boolean) {
      while (!condition(events())) await new Promise<void>((resolve) => arrived.push(resolve))
      return events()
    },
    close: () => server.close(),
  }
}
