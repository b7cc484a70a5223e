import { getBillingDetails, upgradePreview, upgradeSubscription, type PlanWord } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { refreshSubscription } from '../store-subscription.service.ts'
import { charges, control } from '../testing-payments.ts'
import { subscribed, subscriptionIdOf, type PlanState } from './testing-plans.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const details = async (user: TestUser) => (await app.as(user).call(getBillingDetails)).body.data
const look = (user: TestUser, plan_type: unknown) =>
  app.as(user).call(upgradePreview, { query: { plan_type: String(plan_type) } })
const change = (user: TestUser, plan_type: unknown, preview?: string) =>
  app.as(user).call(upgradeSubscription, { body: { plan_type, ...(preview !== undefined && { preview }) } })
const createUser = (plan: PlanWord, standing: PlanState = 'paid', daysIn = 0) =>
  subscribed(app, { plan, state: standing, daysIn })
const paid = (amount: number) => ({ amount, refunded: 0 })

describe('to a longer plan', () => {
  test('monthly to yearly on day 10 of 30 costs 95.90 less 6.66, as shown before, charged once', async () => {
    // A month of 30 days, whenever the test runs.
    const user = await createUser('monthly', 'paid in April', 10)
    const { body: shown } = await look(user, '3')
    expect(shown).toMatchObject({ success: true, when: 'now', due_today: 8924, credit: 666, next_amount: 9590 })
    const days = (Date.parse(shown.next_payment_at) - Date.parse(shown.starts_at)) / 86_400_000
    expect([365, 366]).toContain(days)
    const { statusCode, body } = await change(user, '3', shown.preview)
    expect([statusCode, body]).toEqual([
      200,
      { success: true, message: 'Subscription upgraded successfully!', note: '', when: 'now' },
    ])
    expect(await details(user)).toMatchObject({
      subscription_status: 'current',
      plan_type: '3',
      next_plan_type: null,
    })
    expect(await charges(app, user)).toEqual([paid(999), paid(8924)])
  })

  test('two tabs and a double click change it once; the others are told which plan they have', async () => {
    const user = await createUser('monthly')
    const { body: shown } = await look(user, '2')
    const responses = await Promise.all([0, 1, 2, 3].map(() => change(user, '2', shown.preview)))
    const codes = responses.map((response) => response.statusCode).sort()
    expect(codes).toEqual([200, 409, 409, 409])
    const refused = responses.find((response) => response.statusCode === 409)
    expect(refused?.body).toMatchObject({ success: false, message: 'You already have the Quarterly plan.' })
    expect(await charges(app, user)).toEqual([paid(999), paid(shown.due_today)])
  })

  test('two tabs with different plans end in one of them, and each step is charged once', async () => {
    const user = await createUser('monthly')
    const responses = await Promise.all([change(user, '2'), change(user, '3')])
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200])
    const { plan_type, next_plan_type } = await details(user)
    expect([plan_type, next_plan_type]).toSatisfy(
      ([now, next]) => (now === '3' && next === null) || (now === '3' && next === '2'),
    )
    const total = (await charges(app, user)).reduce((sum, { amount }) => sum + amount, 0)
    expect([9590, 9591, 9589]).toContain(total)
  })

  test('a declined card leaves the plan, the period, and the money unchanged, and can be retried', async () => {
    const user = await createUser('monthly')
    const before = await details(user)
    const { body: shown } = await look(user, '3')
    await control(app, 'fail-next-charge', { count: '1' })
    const { statusCode, body } = await change(user, '3', shown.preview)
    expect([statusCode, body]).toEqual([
      402,
      {
        success: false,
        code: 'payment_failed',
        message: 'Your card was declined. Your plan didn’t change, and nothing was charged.',
      },
    ])
    expect(await details(user)).toEqual(before)
    expect(await charges(app, user)).toEqual([paid(999)])
    // The provider replays its response: the same amount is declined again, and a newly shown one is tried again.
    const { body: again } = await look(user, '3')
    expect((await change(user, '3', again.preview)).statusCode).toBe(200)
    expect((await charges(app, user)).length).toBe(2)
  })

  test('an amount that was shown in an earlier period is not charged', async () => {
    const user = await createUser('monthly')
    const { body: shown } = await look(user, '3')
    await control(app, 'clock', { days: '32' })
    const late = await change(user, '3', shown.preview)
    expect([late.statusCode, late.body.message]).toEqual([
      409,
      'The amount has changed since it was shown. Please look at it once more.',
    ])
    expect(await charges(app, user)).toEqual([paid(999), paid(999)])
    const { body: again } = await look(user, '3')
    expect((await change(user, '3', again.preview)).statusCode).toBe(200)
  })

  test('in the trial it changes at once for 0.00; the trial continues and then charges the new price', async () => {
    const user = await createUser('monthly', 'trial')
    const { body: shown } = await look(user, '3')
    expect(shown).toMatchObject({ when: 'trial', due_today: 0, credit: 0, next_amount: 9590 })
    const before = await details(user)
    expect((await change(user, '3', shown.preview)).body.message).toBe('Subscription upgraded successfully!')
    expect(await details(user)).toEqual({ ...before, plan_type: '3' })
    expect(await charges(app, user)).toEqual([])
    await control(app, 'clock', { days: '8' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, user))
    expect(await charges(app, user)).toEqual([paid(9590)])
  })
})

describe('back and forth in one trial', () => {
  test('each change shows its own price and the same date, costs nothing, and the last one is charged once', async () => {
    const user = await createUser('monthly', 'trial')
    const before = await details(user)
    for (const [plan_type, next_amount] of [
      ['3', 9590],
      ['1', 999],
      ['3', 9590],
      ['2', 2697],
      ['1', 999],
      ['3', 9590],
    ] as const) {
      const { body: shown } = await look(user, plan_type)
      expect(shown).toMatchObject({ plan_type, when: 'trial', due_today: 0, credit: 0, next_amount })
      expect(shown.next_payment_at).toBe(before?.current_period_end)
      const responses = await Promise.all([0, 1].map(() => change(user, plan_type, shown.preview)))
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(await details(user)).toEqual({ ...before, plan_type })
      expect(await charges(app, user)).toEqual([])
    }
    await control(app, 'clock', { days: '8' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, user))
    expect(await charges(app, user)).toEqual([paid(9590)])
    expect(await details(user)).toMatchObject({
      plan_type: '3',
      next_plan_type: null,
      subscription_status: 'current',
    })
  })

  test('a preview of an earlier change to the same plan does not apply to a later one', async () => {
    const user = await createUser('monthly')
    const { body: shown } = await look(user, '3')
    expect((await change(user, '3', shown.preview)).statusCode).toBe(200)
    const made = await charges(app, user)
    // Back again, and then with the first amount: it's neither charged again nor mistaken for the new one.
    expect((await change(user, '1')).body.when).toBe('period_end')
    expect((await change(user, '3', shown.preview)).statusCode).toBe(409)
    expect(await charges(app, user)).toEqual(made)
  })
})

describe('to a shorter plan', () => {
  test('starts at the end of the paid period: charges nothing before, then its own price', async () => {
    const user = await createUser('quarterly')
    const before = await details(user)
    const { body: shown } = await look(user, '1')
    expect(shown).toMatchObject({
      when: 'period_end',
      due_today: 0,
      starts_at: before.current_period_end,
      next_amount: 999,
      next_payment_at: before.current_period_end,
    })
    const { body } = await change(user, '1', shown.preview)
    expect(body.when).toBe('period_end')
    expect(body.message).toBe('Subscription upgraded successfully!')
    expect(body.note).toMatch(/^Your plan changes to Monthly on \w+ \d+, \d{4}\. Nothing is charged today\.$/)
    expect(await details(user)).toEqual({ ...before, next_plan_type: '1' })
    expect((await change(user, '1')).body.message).toMatch(/^Your plan already changes to Monthly on .*\.$/)
    await control(app, 'clock', { days: '93' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, user))
    expect(await details(user)).toMatchObject({
      plan_type: '1',
      next_plan_type: null,
      subscription_status: 'current',
    })
    expect(await charges(app, user)).toEqual([paid(2697), paid(999)])
    await control(app, 'clock', { days: '31' })
    expect(await charges(app, user)).toEqual([paid(2697), paid(999), paid(999)])
  })

  test('choosing the current plan cancels it; choosing a longer one starts at once instead', async () => {
    const user = await createUser('quarterly')
    await change(user, '1')
    const { body: shown } = await look(user, '2')
    expect(shown).toMatchObject({ when: 'kept', due_today: 0 })
    const { body } = await change(user, '2', shown.preview)
    expect(body.message).toBe('You’re keeping your Quarterly plan.')
    expect(body.note).toMatch(/^It no longer changes on \w+ \d+, \d{4}\.$/)
    expect(await details(user)).toMatchObject({ plan_type: '2', next_plan_type: null })
    await change(user, '1')
    await change(user, '3')
    expect(await details(user)).toMatchObject({ plan_type: '3', next_plan_type: null })
    expect(await charges(app, user)).toHaveLength(2)
  })

  test('keeping the plan from an outdated tab changes and charges nothing', async () => {
    const user = await createUser('quarterly')
    await change(user, '1')
    const { preview } = (await look(user, '2')).body
    await control(app, 'clock', { days: '93' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, user))
    const made = await charges(app, user)
    expect((await change(user, '2', preview)).statusCode).toBe(409)
    expect(await details(user)).toMatchObject({ plan_type: '1', next_plan_type: null })
    expect(await charges(app, user)).toEqual(made)
  })

  test('a declined card leaves a scheduled change as it was', async () => {
    const user = await createUser('quarterly')
    await change(user, '1')
    await control(app, 'fail-next-charge', { count: '1' })
    expect((await change(user, '3')).statusCode).toBe(402)
    expect(await details(user)).toMatchObject({ plan_type: '2', next_plan_type: '1' })
  })
})

describe('refuses', () => {
  test.each([['0'], ['4'], [''], [3], [null], [['1']], [undefined]])('the plan %j', async (plan) => {
    const user = await app.aSubscriber()
    const { statusCode, body } = await change(user, plan)
    expect([statusCode, body.success, body.errors.plan_type]).toEqual([422, false, ['Please select a plan.']])
  })

  test('the current plan, in the preview and in the change', async () => {
    const user = await createUser('monthly')
    for (const response of [await look(user, '1'), await change(user, '1')])
      expect([response.statusCode, response.body.message]).toEqual([409, 'You already have the Monthly plan.'])
  })

  test.each([
    ['never', 'You don’t have an active plan. Choose one on the pricing page.'],
    ['canceled', 'You canceled your plan. Renew it first; then it can be changed.'],
    ['past due', 'Your last payment didn’t go through. Update your card first, then change your plan.'],
  ] as const)('a user who %s', async (standing, message) => {
    const user = standing === 'never' ? await app.aRegistered() : await createUser('monthly', standing)
    for (const response of [await look(user, '3'), await change(user, '3')])
      expect([response.statusCode, response.body.message]).toEqual([409, message])
  })

  test('an amount that was shown to another user, for another plan, or is made up', async () => {
    const [user, other] = [await createUser('monthly'), await createUser('monthly')]
    const { preview } = (await look(other, '3')).body
    const own = (await look(user, '2')).body.preview
    for (const token of [preview, own, '1.2.x', `${preview}x`, '']) {
      const { statusCode, body } = await change(user, '3', token)
      expect([token, statusCode, body.code]).toEqual([token, 409, 'conflict'])
    }
    expect(await charges(app, user)).toEqual([paid(999)])
  })

  test('a visitor', async () => {
    expect((await app.call(upgradePreview, { query: { plan_type: '3' } })).statusCode).toBe(401)
    expect((await app.call(upgradeSubscription, { body: { plan_type: '3' } })).statusCode).toBe(401)
  })
})
