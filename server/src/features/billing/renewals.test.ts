import {
  createCheckoutSession,
  getBillingDetails,
  getBillingHistory,
  getMe,
  type BillingDetails,
} from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { cards, charges, openCheckout, control, pay } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

/** Waits until the provider's own webhooks have updated billing-details to this. */
async function becomes(user: TestUser, expected: Partial<BillingDetails>): Promise<void> {
  const read = async () => {
    await app.runJobs()
    return (await app.as(user).call(getBillingDetails)).body.data
  }
  await expect.poll(read, { timeout: 20_000, interval: 100 }).toMatchObject(expected)
}

async function attempt(plan: 'monthly' | 'quarterly' | 'yearly', card: string): Promise<TestUser> {
  const user = await app.aRegistered()
  expect((await pay(app, await openCheckout(app, user, plan), card)).status).toBe(303)
  await becomes(user, { subscription_status: 'current', trialing: true })
  return user
}

const paid = (amount: number) => ({ amount, refunded: 0 })

test('a trial becomes a paid period, and that the next one, each charged once', async () => {
  const user = await attempt('monthly', cards.good)
  await control(app, 'clock', { days: '8' })
  await becomes(user, { subscription_status: 'current', trialing: false, past_due: false })
  expect(await charges(app, user)).toEqual([paid(999)])
  await control(app, 'clock', { days: '31' })
  expect(await charges(app, user)).toEqual([paid(999), paid(999)])
})

test('a canceled trial expires, charges nothing, and is not granted again', async () => {
  const user = await attempt('yearly', cards.good)
  const { provider_id } = await app.db
    .selectFrom('subscriptions')
    .where('user_id', '=', user.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  await app.services.payments.subscriptions.update(provider_id, { cancel_at_period_end: true })
  await becomes(user, { subscription_status: 'canceled', trialing: true })
  expect((await app.as(user).call(getMe)).body).toMatchObject({ active: true, subscription_status: 'canceled' })
  await control(app, 'clock', { days: '8' })
  await becomes(user, { subscription_status: 'expired', trialing: false })
  const me = (await app.as(user).call(getMe)).body
  expect(me).toMatchObject({ active: false, subscription_status: 'none', plan_type: '0' })
  expect(await charges(app, user)).toEqual([])
  expect((await pay(app, await openCheckout(app, user, 'yearly'))).status).toBe(303)
  await becomes(user, { subscription_status: 'current', trialing: false })
  expect(await charges(app, user)).toEqual([paid(9590)])
})

test('a card that fails after the trial: current during retries, then expired', async () => {
  const user = await attempt('monthly', cards.failsLater)
  await control(app, 'clock', { days: '8' })
  await becomes(user, { subscription_status: 'current', past_due: true })
  const { current_period_start: owedSince, past_due_until } = (await app.as(user).call(getBillingDetails)).body.data!
  expect((Date.parse(past_due_until ?? '') - Date.parse(owedSince)) / 86_400_000).toBe(7)
  expect((await app.as(user).call(getMe)).body.active).toBe(true)
  const again = await app.as(user).call(createCheckoutSession, { body: { plan: 'monthly' } })
  expect(again.statusCode).toBe(409)
  await control(app, 'clock', { days: '8' })
  await becomes(user, { subscription_status: 'expired', past_due: false, past_due_until: null })
  expect((await app.as(user).call(getMe)).body.active).toBe(false)
  expect(await charges(app, user)).toEqual([])
})

test('voids what is owed when the provider gives up, so that it is owed nowhere', async () => {
  const user = await attempt('monthly', cards.failsLater)
  await control(app, 'clock', { days: '8' })
  await becomes(user, { past_due: true })
  const owed = async () => {
    await app.runJobs()
    const { billing_history } = (await app.as(user).call(getBillingHistory)).body
    return billing_history.map((row: { status: string }) => row.status)
  }
  await expect.poll(owed, { timeout: 20_000, interval: 100 }).toEqual(['open', 'paid'])
  await control(app, 'clock', { days: '8' })
  await becomes(user, { subscription_status: 'expired' })
  await expect.poll(owed, { timeout: 20_000, interval: 100 }).toEqual(['void', 'paid'])
})

test('webhooks that arrive late, twice, or out of order lead to the same state', async () => {
  await control(app, 'deliveries/duplicate', { count: '3' })
  await control(app, 'deliveries/shuffle', { count: '6' })
  const user = await attempt('quarterly', cards.good)
  await control(app, 'deliveries/reset', {})
  await control(app, 'clock', { days: '8' })
  await becomes(user, { subscription_status: 'current', trialing: false, plan_type: '2' })
  expect(await charges(app, user)).toEqual([paid(2697)])
  const rows = await app.db.selectFrom('subscriptions').where('user_id', '=', user.id).selectAll().execute()
  expect(rows).toHaveLength(1)
})
