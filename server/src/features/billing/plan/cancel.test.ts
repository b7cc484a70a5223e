import {
  cancelSubscription,
  createCheckoutSession,
  getBillingDetails,
  getMe,
  resumeSubscription,
  upgradeSubscription,
} from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../../platform/testing/testing.ts'
import { refreshSubscription } from '../store-subscription.service.ts'
import { charges, choose, control, pay, sessionOf, deliver } from '../testing-payments.ts'
import { subscribed, subscriptionIdOf } from './testing-plans.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const details = async (person: TestPerson) => (await app.as(person).call(getBillingDetails)).body.data
const cancel = (person: TestPerson, body: object = {}) => app.as(person).call(cancelSubscription, { body })
const resume = (person: TestPerson) => app.as(person).call(resumeSubscription, { body: {} })
const paid = (amount: number) => ({ amount, refunded: 0 })

async function daysLater(person: TestPerson, days: number) {
  await control(app, 'clock', { days: String(days) })
  await refreshSubscription(app.services, await subscriptionIdOf(app, person))
}

test.each([
  ['monthly', 32, 999],
  ['quarterly', 93, 2697],
  ['yearly', 367, 9590],
] as const)(
  'a canceled %s plan stays open to its end, says canceled at once, and is never charged again',
  async (plan, days, price) => {
    const person = await subscribed(app, { plan })
    const before = await details(person)
    const { statusCode, body } = await cancel(person, { user_id: person.id })
    expect([statusCode, body]).toEqual([
      200,
      { subscription_status: 'canceled', current_period_end: before.current_period_end },
    ])
    expect(await details(person)).toEqual({ ...before, subscription_status: 'canceled' })
    expect((await app.as(person).call(getMe)).body).toMatchObject({ active: true, subscription_status: 'canceled' })
    await daysLater(person, days)
    expect(await details(person)).toMatchObject({ subscription_status: 'expired' })
    expect(await charges(app, person)).toEqual([paid(price)])
  },
)

test('canceled in the trial, nothing is charged at all, and the trial runs to its end', async () => {
  const person = await subscribed(app, { plan: 'yearly', standing: 'trial' })
  expect((await cancel(person)).body.subscription_status).toBe('canceled')
  expect(await details(person)).toMatchObject({ subscription_status: 'canceled', trialing: true })
  await daysLater(person, 8)
  expect(await details(person)).toMatchObject({ subscription_status: 'expired' })
  expect(await charges(app, person)).toEqual([])
})

test('canceled while a payment is owed, it ends now: what is owed is let go and no retry charges it', async () => {
  const person = await subscribed(app, { plan: 'monthly', standing: 'past due' })
  const { statusCode, body } = await cancel(person)
  expect([statusCode, body.subscription_status]).toEqual([200, 'canceled'])
  expect(await details(person)).toMatchObject({ subscription_status: 'expired', past_due: false })
  expect((await app.as(person).call(getMe)).body.active).toBe(false)
  await daysLater(person, 10)
  expect(await charges(app, person)).toEqual([paid(999)])
})

test('canceling calls a planned change of plan off', async () => {
  const person = await subscribed(app, { plan: 'quarterly' })
  await app.as(person).call(upgradeSubscription, { body: { plan_type: '1' } })
  expect((await cancel(person)).statusCode).toBe(200)
  expect(await details(person)).toMatchObject({ subscription_status: 'canceled', next_plan_type: null })
  await daysLater(person, 93)
  expect(await charges(app, person)).toEqual([paid(2697)])
})

test.each([
  ['quarterly', '1', 93, 999],
  ['yearly', '1', 367, 999],
  ['yearly', '2', 367, 2697],
] as const)(
  'renewing a canceled %s plan schedules the change to plan %s again, which begins and is charged on its day',
  async (plan, next, days, price) => {
    const person = await subscribed(app, { plan })
    await app.as(person).call(upgradeSubscription, { body: { plan_type: next } })
    const before = await details(person)
    await cancel(person)
    const { statusCode, body } = await resume(person)
    expect([statusCode, body.message]).toEqual([
      200,
      expect.stringMatching(
        /^Your plan continues\. Nothing was charged\. Your change to (Monthly|Quarterly) on \w+ \d+, \d{4} is scheduled again\.$/,
      ),
    ])
    expect(await details(person)).toEqual(before)
    const made = await charges(app, person)
    await daysLater(person, days)
    expect(await details(person)).toMatchObject({ plan_type: next, next_plan_type: null })
    expect(await charges(app, person)).toEqual([...made, paid(price)])
  },
)

test('a change that was undone before the cancellation does not come back with the renewal', async () => {
  const person = await subscribed(app, { plan: 'yearly' })
  const change = (plan_type: string) => app.as(person).call(upgradeSubscription, { body: { plan_type } })
  await change('1')
  await cancel(person)
  await resume(person)
  await change('3')
  await cancel(person)
  expect((await resume(person)).body.message).toBe('Your plan continues. Nothing was charged.')
  expect(await details(person)).toMatchObject({ plan_type: '3', next_plan_type: null })
})

test('twice, at once and in two tabs, it is canceled once and every tab is told so', async () => {
  const person = await subscribed(app, { plan: 'monthly' })
  const answers = await Promise.all([cancel(person), cancel(person), cancel(person)])
  expect(answers.map(({ body }) => body.subscription_status)).toEqual(['canceled', 'canceled', 'canceled'])
  const told = await app.db.selectFrom('notifications').where('user_id', '=', person.id).select('message').execute()
  expect(told.filter(({ message }) => message.startsWith('Your plan is canceled.'))).toHaveLength(1)
})

describe('whose plan', () => {
  test('one’s own or nobody’s id is accepted, another one is 403 and changes nothing', async () => {
    const [person, other] = [await subscribed(app, { plan: 'monthly' }), await subscribed(app, { plan: 'monthly' })]
    for (const user_id of [other.id, String(other.id), 'me', '', 0]) {
      const { statusCode, body } = await cancel(person, { user_id })
      expect([user_id, statusCode, body.code]).toEqual([user_id, 403, 'forbidden'])
    }
    for (const one of [person, other]) expect(await details(one)).toMatchObject({ subscription_status: 'current' })
    expect((await cancel(person, { user_id: String(person.id) })).statusCode).toBe(200)
    expect((await cancel(other, { user_id: null })).statusCode).toBe(200)
  })

  test('an id that is no id is bad input; a visitor is signed out', async () => {
    expect((await cancel(await app.aSubscriber(), { user_id: { id: 1 } })).statusCode).toBe(422)
    for (const call of [cancelSubscription, resumeSubscription])
      expect((await app.call(call, { body: {} })).statusCode).toBe(401)
  })

  test('someone who never had a plan, or whose plan is over, is told so', async () => {
    const over = await subscribed(app, { plan: 'monthly', standing: 'canceled' })
    await daysLater(over, 32)
    for (const person of [await app.aRegistered(), over])
      for (const answer of [await cancel(person), await resume(person)])
        expect([answer.statusCode, answer.body.message]).toEqual([
          409,
          'You don’t have an active plan. Choose one on the pricing page.',
        ])
  })
})

test('taken back before its end, the plan goes on and is charged when it renews, not before', async () => {
  const person = await subscribed(app, { plan: 'monthly', standing: 'canceled' })
  expect(await details(person)).toMatchObject({ subscription_status: 'canceled' })
  const answers = await Promise.all([resume(person), resume(person)])
  for (const { statusCode, body } of answers)
    expect([statusCode, body]).toEqual([
      200,
      { success: true, message: 'Your plan continues. Nothing was charged.', subscription_status: 'current' },
    ])
  expect(await details(person)).toMatchObject({ subscription_status: 'current' })
  expect(await charges(app, person)).toEqual([paid(999)])
  await daysLater(person, 32)
  expect(await charges(app, person)).toEqual([paid(999), paid(999)])
})

test('a cancellation that somebody made at the provider by a date is taken back too', async () => {
  const person = await subscribed(app, { plan: 'monthly' })
  const id = await subscriptionIdOf(app, person)
  const end = Date.parse((await details(person)).current_period_end) / 1000
  await app.services.payments.subscriptions.update(id, { cancel_at: end })
  expect((await resume(person)).statusCode).toBe(200)
  expect(await details(person)).toMatchObject({ subscription_status: 'current' })
})

test('renewed after its end, the checkout has no trial and charges at once', async () => {
  const person = await subscribed(app, { plan: 'monthly', standing: 'canceled' })
  const early = await app.as(person).call(createCheckoutSession, { body: { plan: 'yearly' } })
  expect([early.statusCode, early.body.message]).toEqual([409, 'User already has an active subscription.'])
  await daysLater(person, 32)
  const url = await choose(app, person, 'yearly')
  expect((await pay(app, url)).status).toBe(303)
  await deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
  await app.runJobs()
  expect(await details(person)).toMatchObject({ subscription_status: 'current', plan_type: '3', trialing: false })
  expect(await charges(app, person)).toEqual([paid(999), paid(9590)])
})
