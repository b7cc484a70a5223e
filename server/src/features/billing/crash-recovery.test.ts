import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { planOf, plans, type PlanWord } from '@marigold/contract'
import { startSandbox } from '@marigold/sandbox'
import pg from 'pg'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { dataFolder, freePort, startProcess, type Process } from '../../platform/testing/testing-process.ts'
import { createLogin } from '../../platform/access/tokens.ts'

// Many users pay while the whole program is killed again and again, and the provider's webhooks are lost, duplicated,
// late, and out of order. In the end everyone has exactly what they paid for, once.

const users = process.env.FULL ? 1000 : 24
const kills = process.env.FULL ? 25 : 1
const atOnce = 8
const cleanups: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

interface Payer {
  id: number
  token: string
  plan: PlanWord
  /** Has had a plan before, so pays at once. */
  before: boolean
}

async function makePayers(host: string): Promise<Payer[]> {
  const { db, close } = openDatabase({ host, user: 'marigold', database: 'marigold' })
  const payers: Payer[] = []
  for (let n = 0; n < users; n++) {
    const name = `payer${n}`
    const { id } = await db
      .insertInto('users')
      .values({ username: name, email: `${name}@example.org`, first_name: 'Pat', last_name: 'Payer' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const past = new Date(Date.now() - 90 * 86_400_000)
    const before = n % 2 === 0
    const period = { current_period_start: past, current_period_end: past, ended_at: past }
    if (before)
      await db
        .insertInto('subscriptions')
        .values({
          user_id: id,
          provider_id: `sub_before_${n}`,
          plan: 'monthly',
          provider_status: 'canceled',
          live: false,
          ...period,
        })
        .execute()
    const token = await createLogin(db, id, { kind: 'person', deviceLabel: 'Test' })
    payers.push({ id, token, before, plan: plans[n % 3]?.word ?? 'monthly' })
  }
  await close()
  return payers
}

const form = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** Tries to pay once. Returns false when the program was killed meanwhile, or didn't know the result yet. */
async function tryToPay(base: string, { token, plan }: Payer): Promise<boolean> {
  const started = await fetch(`${base}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ plan }),
  })
  const body = (await started.json()) as { url?: string; code?: string }
  if (body.code === 'already_subscribed') return true
  if (body.url === undefined) return false
  const paid = await form(body.url, { card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Pat' })
  return paid.status === 303
}

const faults = ['drop', 'duplicate', 'delay', 'shuffle'] as const

async function makeTrouble(base: string): Promise<void> {
  const fault = faults[Math.floor(Math.random() * faults.length)] ?? 'drop'
  const count = String(2 + Math.floor(Math.random() * 12))
  await form(`${base}/_sandbox/deliveries/${fault}`, { count, seconds: '3' })
}

async function payAll(base: string, payers: Payer[], paid: () => void): Promise<void> {
  const waiting = [...payers]
  const work = async () => {
    for (let payer = waiting.pop(); payer !== undefined; payer = waiting.pop()) {
      const through = async () => {
        if (Math.random() < 0.3) await makeTrouble(base)
        return tryToPay(base, payer as Payer)
      }
      // Retries whatever the kill interrupted, like a user would.
      while (!(await through().catch(() => false))) await pause(100)
      paid()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function place() {
  const folder = dataFolder('myself')
  const port = await freePort()
  cleanups.push(folder.remove)
  const start = (): Process => {
    const started = startProcess(folder.path, { port })
    cleanups.push(() => started.kill())
    return started
  }
  const ask = async (sql: string) => {
    const client = new pg.Client({ host: folder.socket(), user: 'marigold', database: 'marigold' })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows as Record<string, unknown>[]
  }
  return { folder, start, ask }
}

/** Reads the provider's data once nothing is running. */
async function atProvider(dataDir: string) {
  const nowhere = 'http://127.0.0.1:9'
  const sandbox = await startSandbox({ dataDir, webhookUrl: nowhere, webhookSecret: 'whsec_x', publicBase: nowhere })
  cleanups.push(() => sandbox.stop())
  const stripe = new Stripe(sandbox.secretKey, { ...sandbox.apiBase, telemetry: false })
  const subscriptions: Stripe.Subscription[] = []
  for await (const one of stripe.subscriptions.list({ status: 'all', limit: 100 })) subscriptions.push(one)
  const charges: Stripe.Charge[] = []
  for await (const one of stripe.charges.list({ limit: 100 })) charges.push(one)
  return { subscriptions, charges }
}

test(
  `${users} checkouts, while the program is killed (${kills}), and webhooks lost, doubled, late, and mixed up: nothing is lost or duplicated`,
  { timeout: 3_000_000 },
  async () => {
    const { folder, start, ask } = await place()
    let running = start()
    await running.waitForOutput('Marigold is ready')
    const payers = await makePayers(folder.socket())
    let done = 0
    const paying = payAll(running.url, payers, () => done++)
    for (let kill = 1; kill <= kills; kill++) {
      const enough = Math.floor((users / (kills + 1)) * (kill - Math.random() * 0.9))
      while (done < enough) await pause(5)
      await running.kill()
      running = start()
      await running.waitForOutput('Marigold is ready')
    }
    await paying
    const live = async () => (await ask('select count(*)::int as live from subscriptions where live'))[0]?.['live']
    await expect.poll(live, { timeout: 240_000, interval: 500 }).toBe(users)
    const told = `select count(*)::int as told, count(distinct user_id)::int as people from notifications
      where message like 'Your payment of%' or message like 'Your 7-day free trial has started%'`
    await expect.poll(() => ask(told), { timeout: 240_000, interval: 500 }).toEqual([{ told: users, people: users }])
    const receipts = await ask(`select count(*)::int as receipts from mails where subject like 'Your receipt%'`)
    expect(receipts).toEqual([{ receipts: users / 2 }])
    const customers = await ask('select user_id::int as id, provider_id from billing_customers')
    await running.kill()

    const { subscriptions, charges } = await atProvider(join(folder.path, 'sandbox'))
    for (const payer of payers) {
      const customer = customers.find(({ id }) => id === payer.id)?.['provider_id']
      const held = subscriptions.filter((one) => one.customer === customer && one.status !== 'canceled')
      const stored = charges.filter((one) => one.customer === customer && one.paid && !one.refunded)
      const price = payer.before ? [planOf(payer.plan)?.cents] : []
      expect([held.length, stored.map((one) => one.amount)]).toEqual([1, price])
    }
  },
)
