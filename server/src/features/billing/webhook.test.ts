import { getBillingDetails } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { reconcile } from './reconcile.service.ts'
import { charges, choose, deliver, pay, sessionOf } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

type Someone = Awaited<ReturnType<TestApp['aNew']>>
const details = async (person: Someone) => (await app.as(person).call(getBillingDetails)).body.data
const stored = (person: Someone) =>
  app.db.selectFrom('subscriptions').where('user_id', '=', person.id).orderBy('id').selectAll().execute()
const checkoutsOf = (person: Someone) =>
  app.db.selectFrom('checkouts').where('user_id', '=', person.id).orderBy('id').selectAll().execute()

test('the sandbox really tells the app: paid, delivered, signed, applied', async () => {
  const person = await app.aNew()
  expect((await pay(app, await choose(app, person, 'monthly'))).status).toBe(303)
  await expect
    .poll(
      async () => {
        await app.runJobs()
        return (await details(person))?.subscription_status
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe('current')
})

test('a webhook that arrives twice is kept and applied once', async () => {
  const person = await app.aNew()
  const url = await choose(app, person, 'monthly')
  await pay(app, url)
  const event = { id: 'evt_twice', type: 'checkout.session.completed', object: { id: sessionOf(url) } }
  expect(await Promise.all([deliver(app, event), deliver(app, event)])).toEqual([200, 200])
  await app.runJobs()
  expect(await deliver(app, event)).toBe(200)
  await app.runJobs()
  const kept = await app.db.selectFrom('provider_events').where('id', '=', 'evt_twice').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.applied_at).not.toBeNull()
  expect(await stored(person)).toHaveLength(1)
})

test('events in the wrong order, and old ones again, end in what the provider says last', async () => {
  const person = await app.aNew()
  const url = await choose(app, person, 'monthly')
  await pay(app, url)
  const session = await app.services.payments.checkout.sessions.retrieve(sessionOf(url))
  const subscription = { id: String(session.subscription), status: 'trialing' }
  await app.services.payments.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await deliver(app, { type: 'customer.subscription.updated', object: subscription })
  await app.runJobs()
  await deliver(app, { type: 'checkout.session.completed', object: { id: session.id } })
  await deliver(app, { type: 'customer.subscription.created', object: subscription })
  await app.runJobs()
  expect(await details(person)).toMatchObject({ subscription_status: 'canceled', trialing: true })
  expect(await stored(person)).toHaveLength(1)
  expect((await checkoutsOf(person))[0]?.status).toBe('complete')
})

test('what no webhook ever told is found by the reconciler', async () => {
  const person = await app.aNew()
  await pay(app, await choose(app, person, 'yearly'))
  await reconcile(app.services)
  expect(await details(person)).toMatchObject({ subscription_status: 'current', plan_type: '3' })
  const [row] = await stored(person)
  await app.services.payments.subscriptions.cancel(row?.provider_id ?? '')
  await app.db
    .updateTable('subscriptions')
    .set({ current_period_end: new Date(Date.now() - 1000) })
    .where('user_id', '=', person.id)
    .execute()
  await reconcile(app.services)
  expect((await stored(person))[0]).toMatchObject({ provider_status: 'canceled', live: false })
})

test('of two completed checkouts the first stays, and the second is canceled and refunded', async () => {
  const person = await app.aNew()
  const { payments } = app.services
  const first = await choose(app, person, 'monthly')
  const session = await payments.checkout.sessions.retrieve(sessionOf(first))
  const price = await payments.prices.list({ lookup_keys: ['marigold_yearly_9590_usd'] })
  const { id } = await app.db
    .insertInto('checkouts')
    .values({ user_id: person.id, plan: 'yearly' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const metadata = { checkout_id: String(id) }
  // Opened behind the app's back, as by a tab that was quicker than every lock.
  const second = await payments.checkout.sessions.create({
    mode: 'subscription',
    customer: String(session.customer),
    line_items: [{ price: price.data[0]?.id ?? '', quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: `${app.url}/pricing?thankyou=1`,
    cancel_url: app.url,
  })
  expect([(await pay(app, first)).status, (await pay(app, second.url ?? '')).status]).toEqual([303, 303])
  await deliver(app, { type: 'checkout.session.completed', object: { id: session.id } })
  await app.runJobs()
  for (const type of ['checkout.session.completed', 'checkout.session.completed'])
    await deliver(app, { type, object: { id: second.id } })
  await app.runJobs()
  await app.runJobs()
  expect(await details(person)).toMatchObject({ subscription_status: 'current', plan_type: '1' })
  expect((await checkoutsOf(person)).map((row) => row.status)).toEqual(['complete', 'refunded'])
  expect(await charges(app, person)).toEqual([{ amount: 9590, refunded: 9590 }])
  const { data } = await payments.subscriptions.list({ customer: String(session.customer), status: 'all' })
  expect(data.map((one) => one.status).sort()).toEqual(['canceled', 'trialing'])
  expect(await stored(person)).toHaveLength(1)
})

test('an unsigned event, a wrongly signed one and an old one are refused, and nothing is kept', async () => {
  const before = await app.count('provider_events')
  const event = { type: 'customer.subscription.updated', object: { id: 'sub_forged' } }
  expect(await deliver(app, { ...event, secret: null })).toBe(400)
  expect(await deliver(app, { ...event, secret: 'whsec_guess' })).toBe(400)
  expect(await deliver(app, { ...event, at: Math.floor(Date.now() / 1000) - 3600 })).toBe(400)
  const kept = await app.db.selectFrom('provider_events').where('id', 'like', 'evt_test_%').select('body').execute()
  expect(JSON.stringify(kept)).not.toContain('sub_forged')
  expect(await app.count('provider_events')).toBeGreaterThanOrEqual(before)
})

test("another shop's subscription at the same provider changes nothing", async () => {
  const { payments } = app.services
  const customer = await payments.customers.create({ email: 'other@example.org' })
  const price = await payments.prices.list({ lookup_keys: ['marigold_monthly_999_usd'] })
  const session = await payments.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.data[0]?.id ?? '', quantity: 1 }],
    success_url: app.url,
  })
  await pay(app, session.url ?? '')
  const before = await app.count('subscriptions')
  await deliver(app, { type: 'checkout.session.completed', object: { id: session.id } })
  await app.runJobs()
  expect(await app.count('subscriptions')).toBe(before)
})
