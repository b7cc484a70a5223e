import {
  cancelSubscription,
  createCheckoutSession,
  getBillingDetails,
  getMe,
  resumeSubscription,
  upgradeSubscription,
} from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { refreshSubscription } from '../store-subscription.service.ts'
import { charges, openCheckout, control, pay, sessionOf, deliver } from '../testing-payments.ts'
import { subscribed, subscriptionIdOf } from './testing-plans.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const details = async (user: TestUser) => (await app.as(user).call(getBillingDetails)).body.data
const cancel = (user: TestUser, body: object = {}) => app.as(user).call(cancelSubscription, { body })
const resume = (user: TestUser) => app.as(user).call(resumeSubscription, { body: {} })
const paid = (amount: number) => ({ amount, refunded: 0 })

async function daysLater(user: TestUser, days: number) {
  await control(app, 'clock', { days: String(days) })
  await refreshSubscription(app.services, await subscriptionIdOf(app, user))
}

test.each([
  ['monthly', 32, 999],
  ['quarterly', 93, 2697],
  ['yearly', 367, 9590],
] as const)(
  'a canceled %s plan stays open to its end, shows as canceled at once, and is never charged again',
  async (plan, days, price) => {
    const user = await subscribed(app, { plan })
    const before = await details(user)
    const { statusCode, body } = await cancel(user, { user_id: user.id })
    expect([statusCode, body]).toEqual([
      200,
      { subscription_status: 'canceled', current_period_end: before.current_period_end },
    ])
    expect(await details(user)).toEqual({ ...before, subscription_status: 'canceled' })
    expect((await app.as(user).call(getMe)).body).toMatchObject({ active: true, subscription_status: 'canceled' })
    await daysLater(user, days)
    expect(await details(user)).toMatchObject({ subscription_status: 'expired' })
    expect(await charges(app, user)).toEqual([paid(price)])
  },
)

test('canceling in the trial charges nothing, and the trial runs to its end', async () => {
  const user = await subscribed(app, { plan: 'yearly', state: 'trial' })
  expect((await cancel(user)).body.subscription_status).toBe('canceled')
  expect(await details(user)).toMatchObject({ subscription_status: 'canceled', trialing: true })
  await daysLater(user, 8)
  expect(await details(user)).toMatchObject({ subscription_status: 'expired' })
  expect(await charges(app, user)).toEqual([])
})

test('canceling while a payment is owed ends the plan now and voids what is owed, so that no retry charges it', async () => {
  const user = await subscribed(app, { plan: 'monthly', state: 'past due' })
  const { statusCode, body } = await cancel(user)
  expect([statusCode, body.subscription_status]).toEqual([200, 'canceled'])
  expect(await details(user)).toMatchObject({ subscription_status: 'expired', past_due: false })
  expect((await app.as(user).call(getMe)).body.active).toBe(false)
  await daysLater(user, 10)
  expect(await charges(app, user)).toEqual([paid(999)])
})

test('canceling undoes a scheduled change of plan', async () => {
  const user = await subscribed(app, { plan: 'quarterly' })
  await app.as(user).call(upgradeSubscription, { body: { plan_type: '1' } })
  expect((await cancel(user)).statusCode).toBe(200)
  expect(await details(user)).toMatchObject({ subscription_status: 'canceled', next_plan_type: null })
  await daysLater(user, 93)
  expect(await charges(app, user)).toEqual([paid(2697)])
})

test.each([
  ['quarterly', '1', 93, 999],
  ['yearly', '1', 367, 999],
  ['yearly', '2', 367, 2697],
] as const)(
  'renewing a canceled %s plan schedules the change to plan %s again, which starts and is charged on its date',
  async (plan, next, days, price) => {
    const user = await subscribed(app, { plan })
    await app.as(user).call(upgradeSubscription, { body: { plan_type: next } })
    const before = await details(user)
    await cancel(user)
    const { statusCode, body } = await resume(user)
    expect([statusCode, body.message]).toEqual([
      200,
      expect.stringMatching(
        /^Your plan continues\. Nothing was charged\. Your change to (Monthly|Quarterly) on \w+ \d+, \d{4} is scheduled again\.$/,
      ),
    ])
    expect(await details(user)).toEqual(before)
    const made = await charges(app, user)
    await daysLater(user, days)
    expect(await details(user)).toMatchObject({ plan_type: next, next_plan_type: null })
    expect(await charges(app, user)).toEqual([...made, paid(price)])
  },
)

test('a change that was undone before the cancellation does not come back with the renewal', async () => {
  const user = await subscribed(app, { plan: 'yearly' })
  const change = (plan_type: string) => app.as(user).call(upgradeSubscription, { body: { plan_type } })
  await change('1')
  await cancel(user)
  await resume(user)
  await change('3')
  await cancel(user)
  expect((await resume(user)).body.message).toBe('Your plan continues. Nothing was charged.')
  expect(await details(user)).toMatchObject({ plan_type: '3', next_plan_type: null })
})

test('canceling in two tabs at once cancels once and tells both', async () => {
  const user = await subscribed(app, { plan: 'monthly' })
  const responses = await Promise.all([cancel(user), cancel(user), cancel(user)])
  expect(responses.map(({ body }) => body.subscription_status)).toEqual(['canceled', 'canceled', 'canceled'])
  const told = await app.db.selectFrom('notifications').where('user_id', '=', user.id).select('message').execute()
  expect(told.filter(({ message }) => message.startsWith('Your plan is canceled.'))).toHaveLength(1)
})

describe('the id in a cancellation', () => {
  test('may be the user’s own or missing; another one gets 403 and changes nothing', async () => {
    const [user, other] = [await subscribed(app, { plan: 'monthly' }), await subscribed(app, { plan: 'monthly' })]
    for (const user_id of [other.id, String(other.id), 'me', '', 0]) {
      const { statusCode, body } = await cancel(user, { user_id })
      expect([user_id, statusCode, body.code]).toEqual([user_id, 403, 'forbidden'])
    }
    for (const one of [user, other]) expect(await details(one)).toMatchObject({ subscription_status: 'current' })
    expect((await cancel(user, { user_id: String(user.id) })).statusCode).toBe(200)
    expect((await cancel(other, { user_id: null })).statusCode).toBe(200)
  })

  test('is refused as bad input if malformed; a visitor has to log in', async () => {
    expect((await cancel(await app.aSubscriber(), { user_id: { id: 1 } })).statusCode).toBe(422)
    for (const call of [cancelSubscription, resumeSubscription])
      expect((await app.call(call, { body: {} })).statusCode).toBe(401)
  })

  test('tells a user who never had a plan, or whose plan has ended, that there is none', async () => {
    const over = await subscribed(app, { plan: 'monthly', state: 'canceled' })
    await daysLater(over, 32)
    for (const user of [await app.aRegistered(), over])
      for (const response of [await cancel(user), await resume(user)])
        expect([response.statusCode, response.body.message]).toEqual([
          409,
          'You don’t have an active plan. Choose one on the pricing page.',
        ])
  })
})

test('after undoing a cancellation the plan continues and is charged when it renews, not before', async () => {
  const user = await subscribed(app, { plan: 'monthly', state: 'canceled' })
  expect(await details(user)).toMatchObject({ subscription_status: 'canceled' })
  const responses = await Promise.all([resume(user), resume(user)])
  for (const { statusCode, body } of responses)
    expect([statusCode, body]).toEqual([
      200,
      { success: true, message: 'Your plan continues. Nothing was charged.', subscription_status: 'current' },
    ])
  expect(await details(user)).toMatchObject({ subscription_status: 'current' })
  expect(await charges(app, user)).toEqual([paid(999)])
  await daysLater(user, 32)
  expect(await charges(app, user)).toEqual([paid(999), paid(999)])
})

test('a cancellation by date at the provider can be undone too', async () => {
  const user = await subscribed(app, { plan: 'monthly' })
  const id = await subscriptionIdOf(app, user)
  const end = Date.parse((await details(user)).current_period_end) / 1000
  await app.services.payments.subscriptions.update(id, { cancel_at: end })
  expect((await resume(user)).statusCode).toBe(200)
  expect(await details(user)).toMatchObject({ subscription_status: 'current' })
})

test('renewing after the end starts a checkout without a trial that charges at once', async () => {
  const user = await subscribed(app, { plan: 'monthly', state: 'canceled' })
  const early = await app.as(user).call(createCheckoutSession, { body: { plan: 'yearly' } })
  expect([early.statusCode, early.body.message]).toEqual([409, 'User already has an active subscription.'])
  await daysLater(user, 32)
  const url = await openCheckout(app, user, 'yearly')
  expect((await pay(app, url)).status).toBe(303)
  await deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
  await app.runJobs()
  expect(await details(user)).toMatchObject({ subscription_status: 'current', plan_type: '3', trialing: false })
  expect(await charges(app, user)).toEqual([paid(999), paid(9590)])
})
