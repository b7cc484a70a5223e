import { cancelSubscription, getBillingDetails, getBillingHistory } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { subscribed, subscriptionIdOf } from './plan/testing-plans.ts'
import { sweepEvents } from './sweep-events.service.ts'
import { openCheckout, control, pay } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const details = async (user: TestUser) => (await app.as(user).call(getBillingDetails)).body.data

async function sweep() {
  await sweepEvents(app.services)
  await app.runJobs()
}

test('finds events without a webhook in the provider’s list, and reports them once', async () => {
  const canceled = await subscribed(app, { plan: 'monthly' })
  const refunded = await subscribed(app, { plan: 'yearly' })
  await control(app, 'deliveries/drop', { count: '1000' })
  const { payments } = app.services
  await payments.subscriptions.update(await subscriptionIdOf(app, canceled), { cancel_at_period_end: true })
  const charge = (await payments.charges.list({ limit: 1 })).data[0]
  await payments.refunds.create({ charge: String(charge?.id) })
  const newcomer = await app.aNewUser()
  expect((await pay(app, await openCheckout(app, newcomer, 'monthly'))).status).toBe(303)
  for (let round = 0; round < 3; round++) await sweep()
  await control(app, 'deliveries/reset', {})
  expect(await details(canceled)).toMatchObject({ subscription_status: 'canceled' })
  expect(await details(newcomer)).toMatchObject({ subscription_status: 'current', trialing: true })
  const bills = (await app.as(refunded).call(getBillingHistory, { query: {} })).body.billing_history
  expect(bills).toEqual([expect.objectContaining({ status: 'refunded', refunded: 9590 })])
  const told = await app.db
    .selectFrom('notifications')
    .where('user_id', 'in', [canceled.id, refunded.id, newcomer.id])
    .where('message', 'not like', 'Your payment of%')
    .orderBy('user_id')
    .select('message')
    .execute()
  expect(told).toHaveLength(3)
})

test('the next sweep applies an event whose processing was interrupted', async () => {
  const user = await subscribed(app, { plan: 'monthly' })
  await app.as(user).call(cancelSubscription, { body: {} })
  const id = await subscriptionIdOf(app, user)
  await app.db.updateTable('subscriptions').set({ cancel_at_period_end: false }).where('provider_id', '=', id).execute()
  await app.db
    .insertInto('provider_events')
    .values({
      id: 'evt_cut_off',
      type: 'customer.subscription.updated',
      body: JSON.stringify({ id: 'evt_cut_off', type: 'customer.subscription.updated', data: { object: { id } } }),
      received_at: new Date(Date.now() - 60_000),
    })
    .execute()
  await sweepEvents(app.services)
  expect(await details(user)).toMatchObject({ subscription_status: 'canceled' })
})
