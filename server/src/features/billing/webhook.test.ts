import { getBillingDetails } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { reconcile } from './reconcile.service.ts'
import { charges, openCheckout, deliver, pay, sessionOf } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

type Someone = Awaited<ReturnType<TestApp['aNewUser']>>
const details = async (user: Someone) => (await app.as(user).call(getBillingDetails)).body.data
const stored = (user: Someone) =>
  app.db.selectFrom('subscriptions').where('user_id', '=', user.id).orderBy('id').selectAll().execute()
const checkoutsOf = (user: Someone) =>
  app.db.selectFrom('checkouts').where('user_id', '=', user.id).orderBy('id').selectAll().execute()

test('the sandbox delivers signed webhooks to the app, which applies them', async () => {
  const user = await app.aNewUser()
  expect((await pay(app, await openCheckout(app, user, 'monthly'))).status).toBe(303)
  await expect
    .poll(
      async () => {
        await app.runJobs()
        return (await details(user))?.subscription_status
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe('current')
})

test('stores and applies a webhook only once when it arrives twice', async () => {
  const user = await app.aNewUser()
  const url = await openCheckout(app, user, 'monthly')
  await pay(app, url)
  const event = { id: 'evt_twice', type: 'checkout.session.completed', object: { id: sessionOf(url) } }
  expect(await Promise.all([deliver(app, event), deliver(app, event)])).toEqual([200, 200])
  await app.runJobs()
  expect(await deliver(app, event)).toBe(200)
  await app.runJobs()
  const kept = await app.db.selectFrom('provider_events').where('id', '=', 'evt_twice').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.applied_at).not.toBeNull()
  expect(await stored(user)).toHaveLength(1)
})

test('events in the wrong order, and repeated old ones, lead to the provider’s latest state', async () => {
  const user = await app.aNewUser()
  const url = await openCheckout(app, user, 'monthly')
  await pay(app, url)
  const session = await app.services.payments.checkout.sessions.retrieve(sessionOf(url))
  const subscription = { id: String(session.subscription), status: 'trialing' }
  await app.services.payments.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  await deliver(app, { type: 'customer.subscription.updated', object: subscription })
  await app.runJobs()
  await deliver(app, { type: 'checkout.session.completed', object: { id: session.id } })
  await deliver(app, { type: 'customer.subscription.created', object: subscription })
  await app.runJobs()
  expect(await details(user)).toMatchObject({ subscription_status: 'canceled', trialing: true })
  expect(await stored(user)).toHaveLength(1)
  expect((await checkoutsOf(user))[0]?.status).toBe('complete')
})

test('reconciliation finds what no webhook reported', async () => {
  const user = await app.aNewUser()
  await pay(app, await openCheckout(app, user, 'yearly'))
  await reconcile(app.services)
  expect(await details(user)).toMatchObject({ subscription_status: 'current', plan_type: '3' })
  const [row] = await stored(user)
  await app.services.payments.subscriptions.cancel(row?.provider_id ?? '')
  await app.db
    .updateTable('subscriptions')
    .set({ current_period_end: new Date(Date.now() - 1000) })
    .where('user_id', '=', user.id)
    .execute()
  await reconcile(app.services)
  expect((await stored(user))[0]).toMatchObject({ provider_status: 'canceled', live: false })
})

test('of two completed checkouts the first stays, and the second is canceled and refunded', async () => {
  const user = await app.aNewUser()
  const { payments } = app.services
  const first = await openCheckout(app, user, 'monthly')
  const session = await payments.checkout.sessions.retrieve(sessionOf(first))
  const price = await payments.prices.list({ lookup_keys: ['marigold_yearly_9590_usd'] })
  const { id } = await app.db
    .insertInto('checkouts')
    .values({ user_id: user.id, plan: 'yearly' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const metadata = { checkout_id: String(id) }
  // Opened directly at the provider, like by a tab that beat every lock.
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
  expect(await details(user)).toMatchObject({ subscription_status: 'current', plan_type: '1' })
  expect((await checkoutsOf(user)).map((row) => row.status)).toEqual(['complete', 'refunded'])
  expect(await charges(app, user)).toEqual([{ amount: 9590, refunded: 9590 }])
  const { data } = await payments.subscriptions.list({ customer: String(session.customer), status: 'all' })
  expect(data.map((one) => one.status).sort()).toEqual(['canceled', 'trialing'])
  expect(await stored(user)).toHaveLength(1)
})

test('refuses an unsigned, a wrongly signed, and an old event, and stores nothing', async () => {
  const before = await app.count('provider_events')
  const event = { type: 'customer.subscription.updated', object: { id: 'sub_forged' } }
  expect(await deliver(app, { ...event, secret: null })).toBe(400)
  expect(await deliver(app, { ...event, secret: 'whsec_guess' })).toBe(400)
  expect(await deliver(app, { ...event, at: Math.floor(Date.now() / 1000) - 3600 })).toBe(400)
  const stored = await app.db.selectFrom('provider_events').where('id', 'like', 'evt_test_%').select('body').execute()
  expect(JSON.stringify(stored)).not.toContain('sub_forged')
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
