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
    /** Stops the sandbox and starts it again with its data. */
    async restart() {
      await sandbox.stop()
      sandbox = await startSandbox(options)
      test.stripe = clientFor(sandbox)
    },
    /** Posts a form to a page or a control. */
    post(path: string, fields: Record<string, string>) {
      return fetch(`${test.base}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    },
    advance(days: number) {
      return test.post('/_sandbox/clock', { days: String(days) })
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

/** A valid card form. */
export const goodCard = { card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Ada' }
export const failsLater = '4000 0000 0000 0341'
export const declinedCard = '4000 0000 0000 0002'

/** Creates a monthly, a quarterly, and a yearly price, with these names as lookup keys. */
export async function makePrices({ prices }: Stripe) {
  const make = (lookup_key: string, unit_amount: number, recurring: Stripe.PriceCreateParams.Recurring) =>
    prices.create({
      currency: 'usd',
      lookup_key,
      product_data: { name: `Marigold ${lookup_key}` },
      recurring,
      unit_amount,
    })
  return {
    monthly: await make('monthly', 999, { interval: 'month' }),
    quarterly: await make('quarterly', 2697, { interval: 'month', interval_count: 3 }),
    yearly: await make('yearly', 9590, { interval: 'year' }),
  }
}

/** Opens a checkout for a customer, who is new unless given. */
export async function openCheckout(
  { stripe }: TestSandbox,
  price: Stripe.Price,
  { trialDays, customer }: { trialDays?: number; customer?: string } = {},
) {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer ?? (await stripe.customers.create({ email: 'ada@example.com' })).id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://app.example/done',
    cancel_url: 'http://app.example/exploregames?message=Free%20Games',
    metadata: { checkout_id: '42' },
    subscription_data: { metadata: { checkout_id: '42' }, ...(trialDays && { trial_period_days: trialDays }) },
  })
}

/** Buys a subscription on the checkout page. */
export async function subscribe(
  at: TestSandbox,
  price: Stripe.Price,
  { card = goodCard.card, ...options }: Parameters<typeof openCheckout>[2] & { card?: string } = {},
) {
  const { id } = await openCheckout(at, price, options)
  await at.post(`/_sandbox/checkout/${id}`, { ...goodCard, card })
  const { subscription } = await at.stripe.checkout.sessions.retrieve(id)
  return at.stripe.subscriptions.retrieve(String(subscription))
}

/** Returns a subscription's only item. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new Error('The subscription has no item')
  return item
}

interface Received {
  body: string
  signature: string
}

async function startReceiver() {
  const received: Received[] = []
  const responses: number[] = []
  let arrived: (() => void)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const status = responses.shift() ?? 200
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
    /** Statuses of the next responses. Later ones are 200. */
    answers: responses,
    events,
    /** Waits until the received events satisfy a condition. */
    async until(condition: (events: Stripe.Event[]) => boolean) {
      while (!condition(events())) await new Promise<void>((resolve) => arrived.push(resolve))
      return events()
    },
    close: () => server.close(),
  }
}
