import { cancelSubscription, getBillingDetails } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
import { subscribed, subscriptionIdOf } from './plan/testing-plans.ts'
import { refreshSubscription } from './store-subscription.service.ts'
import { choose, control, deliver, pay, sessionOf } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const billing = async (person: TestPerson) => (await app.as(person).call(getBillingDetails)).body

describe('a plan that is over', () => {
  const afterWeeks = async (person: TestPerson, days: number) => {
    await control(app, 'clock', { days: String(days) })
    await refreshSubscription(app.services, await subscriptionIdOf(app, person))
    return (await billing(person)).data
  }

  test.each([
    ['monthly', 999],
    ['quarterly', 2697],
    ['yearly', 9590],
  ] as const)('names the failed payment of a %s plan when that ended it', async (plan, amount) => {
    const person = await subscribed(app, { plan, standing: 'past due' })
    const owed = (await billing(person)).data
    expect(owed).toMatchObject({ past_due: true, failed_payment: { amount, due: true } })
    expect(await afterWeeks(person, 15)).toMatchObject({
      subscription_status: 'expired',
      failed_payment: { amount, failed_at: owed.failed_payment.failed_at, due: false },
    })
  })

  test('names none when the user canceled, in time or while the payment was owed', async () => {
    const inTime = await subscribed(app, { plan: 'monthly', standing: 'canceled' })
    expect(await afterWeeks(inTime, 32)).toMatchObject({ subscription_status: 'expired', failed_payment: null })
    const owing = await subscribed(app, { plan: 'monthly', standing: 'past due' })
    await app.as(owing).call(cancelSubscription, { body: {} })
    expect((await billing(owing)).data).toMatchObject({ subscription_status: 'expired', failed_payment: null })
  })
})

describe('the free trial', () => {
  test.each([
    ['aNew', true],
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

  test('is not available to a new account of an email address that had one', async () => {
    const first = await subscribed(app, { plan: 'monthly', standing: 'trial' })
    await app.db.deleteFrom('users').where('id', '=', first.id).execute()
    const again = await app.aNew({ email: first.email.toUpperCase() })
    expect(await billing(again)).toMatchObject({ data: null, trial_available: false })
  })
})

describe('a checkout that was left', () => {
  test('is offered to finish, by its plan, until it is paid; its page stays the same', async () => {
    const person = await app.aNew()
    expect((await billing(person)).unfinished_plan).toBeNull()
    await choose(app, person, 'monthly')
    const url = await choose(app, person, 'yearly')
    expect((await billing(person)).unfinished_plan).toBe('yearly')
    expect(await choose(app, person, 'yearly')).toBe(url)
    await pay(app, url)
    await deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
    await app.runJobs()
    expect((await billing(person)).unfinished_plan).toBeNull()
  })

  test('is offered also after its page has ended, and is then started again', async () => {
    const person = await app.aNew()
    const url = await choose(app, person, 'quarterly')
    await control(app, 'clock', { days: '2' })
    await deliver(app, { type: 'checkout.session.expired', object: { id: sessionOf(url) } })
    await app.runJobs()
    expect((await billing(person)).unfinished_plan).toBe('quarterly')
    const again = await choose(app, person, 'quarterly')
    expect(again).not.toBe(url)
    expect((await pay(app, again)).status).toBe(303)
  })

  test('is not offered to a user to whom everything is open', async () => {
    const person = await app.aNew()
    await choose(app, person, 'monthly')
    await app.db.updateTable('users').set({ complimentary: true }).where('id', '=', person.id).execute()
    expect(await billing(person)).toMatchObject({ unfinished_plan: null, trial_available: false })
  })
})
