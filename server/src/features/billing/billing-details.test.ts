import { cancelSubscription, getBillingDetails } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { subscribed, subscriptionIdOf } from './plan/testing-plans.ts'
import { refreshSubscription } from './store-subscription.service.ts'
import { openCheckout, control, deliver, pay, sessionOf } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const billing = async (user: TestUser) => (await app.as(user).call(getBillingDetails)).body

describe('a plan that has ended', () => {
  const afterWeeks = async (user: TestUser, days: number) => {
    await control(app, 'clock', { days: String(days) })
    await refreshSubscription(app.services, await subscriptionIdOf(app, user))
    return (await billing(user)).data
  }

  test.each([
    ['monthly', 999],
    ['quarterly', 2697],
    ['yearly', 9590],
  ] as const)('shows the failed payment that ended a %s plan', async (plan, amount) => {
    const user = await subscribed(app, { plan, state: 'past due' })
    const owed = (await billing(user)).data
    expect(owed).toMatchObject({ past_due: true, failed_payment: { amount, due: true } })
    expect(await afterWeeks(user, 15)).toMatchObject({
      subscription_status: 'expired',
      failed_payment: { amount, failed_at: owed.failed_payment.failed_at, due: false },
    })
  })

  test('shows none when the user canceled, in time or while the payment was owed', async () => {
    const inTime = await subscribed(app, { plan: 'monthly', state: 'canceled' })
    expect(await afterWeeks(inTime, 32)).toMatchObject({ subscription_status: 'expired', failed_payment: null })
    const owing = await subscribed(app, { plan: 'monthly', state: 'past due' })
    await app.as(owing).call(cancelSubscription, { body: {} })
    expect((await billing(owing)).data).toMatchObject({ subscription_status: 'expired', failed_payment: null })
  })
})

describe('the free trial', () => {
  test.each([
    ['aNewUser', true],
    ['aRegistered', true],
    ['aComplimentary', false],
    ['aPartner', false],
    ['anAdmin', false],
    ['aTrialing', false],
    ['aSubscriber', false],
    ['aPastDue', false],
    ['aCanceledButRunning', false],
    ['anExpired', false],
  ] as const)('%s: available %s', async (role, expected) => {
    expect((await billing(await app[role]())).trial_available).toBe(expected)
  })

  test('is not available to a new account with an email address that has had one', async () => {
    const first = await subscribed(app, { plan: 'monthly', state: 'trial' })
    await app.db.deleteFrom('users').where('id', '=', first.id).execute()
    const again = await app.aNewUser({ email: first.email.toUpperCase() })
    expect(await billing(again)).toMatchObject({ data: null, trial_available: false })
  })
})

describe('an unfinished checkout', () => {
  test('can be finished with the same plan and page until it is paid', async () => {
    const user = await app.aNewUser()
    expect((await billing(user)).unfinished_plan).toBeNull()
    await openCheckout(app, user, 'monthly')
    const url = await openCheckout(app, user, 'yearly')
    expect((await billing(user)).unfinished_plan).toBe('yearly')
    expect(await openCheckout(app, user, 'yearly')).toBe(url)
    await pay(app, url)
    await deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
    await app.runJobs()
    expect((await billing(user)).unfinished_plan).toBeNull()
  })

  test('can also be finished after its page has expired, with a new page', async () => {
    const user = await app.aNewUser()
    const url = await openCheckout(app, user, 'quarterly')
    await control(app, 'clock', { days: '2' })
    await deliver(app, { type: 'checkout.session.expired', object: { id: sessionOf(url) } })
    await app.runJobs()
    expect((await billing(user)).unfinished_plan).toBe('quarterly')
    const again = await openCheckout(app, user, 'quarterly')
    expect(again).not.toBe(url)
    expect((await pay(app, again)).status).toBe(303)
  })

  test('is not offered to a user who already has access to everything', async () => {
    const user = await app.aNewUser()
    await openCheckout(app, user, 'monthly')
    await app.db.updateTable('users').set({ complimentary: true }).where('id', '=', user.id).execute()
    expect(await billing(user)).toMatchObject({ unfinished_plan: null, trial_available: false })
  })
})
