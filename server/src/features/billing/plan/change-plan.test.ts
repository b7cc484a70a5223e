import { getBillingDetails, upgradePreview, upgradeSubscription, type PlanWord } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../../platform/testing/testing.ts'
import { refreshSubscription } from '../store-subscription.service.ts'
import { charges, control } from '../testing-payments.ts'
import { subscribed, subscriptionIdOf, type Standing } from './testing-plans.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const details = async (person: TestPerson) => (await app.as(person).call(getBillingDetails)).body.data
const look = (person: TestPerson, plan_type: unknown) =>
  app.as(person).call(upgradePreview, { query: { plan_type: String(plan_type) } })
const change = (person: TestPerson, plan_type: unknown, preview?: string) =>
  app.as(person).call(upgradeSubscription, { body: { plan_type, ...(preview !== undefined && { preview }) } })
const someone = (plan: PlanWord, standing: Standing = 'paid', daysIn = 0) => subscribed(app, { plan, standing, daysIn })
const paid = (amount: number) => ({ amount, refunded: 0 })

describe('to a longer plan', () => {
  test('the golden case: monthly to yearly on day 10 of 30 costs 95.90 less 6.66, as shown before, charged once', async () => {
    // A month of 30 days, whenever the test runs.
    const person = await someone('monthly', 'paid in April', 10)
    const { body: shown } = await look(person, '3')
    expect(shown).toMatchObject({ success: true, when: 'now', due_today: 8924, credit: 666, next_amount: 9590 })
    const days = (Date.parse(shown.next_payment_at) - Date.parse(shown.starts_at)) / 86_400_000
    expect([365, 366]).toContain(days)
    const { statusCode, body } = await change(person, '3', shown.preview)
    expect([statusCode, body]).toEqual([
      200,
      { success: true, message: 'Subscription upgraded successfully!', note: '', when: 'now' },
    ])
    expect(await details(person)).toMatchObject({
      subscription_status: 'current',
      plan_type: '3',
      next_plan_type: null,
    })
    expect(await charges(app, person)).toEqual([paid(999), paid(8924)])
  })

  test('two tabs and a double click change it once; the rest are told which plan they have', async () => {
    const person = await someone('monthly')
    const { body: shown } = await look(person, '2')
    const answers = await Promise.all([0, 1, 2, 3].map(() => change(person, '2', shown.preview)))
    const codes = answers.map((answer) => answer.statusCode).sort()
    expect(codes).toEqual([200, 409, 409, 409])
    const refused = answers.find((answer) => answer.statusCode === 409)
    expect(refused?.body).toMatchObject({ success: false, message: 'You already have the Quarterly plan.' })
    expect(await charges(app, person)).toEqual([paid(999), paid(shown.due_today)])
  })

  test('two tabs that choose different plans end in one of them, and each step is charged once', async () => {
    const person = await someone('monthly')
    const answers = await Promise.all([change(person, '2'), change(person, '3')])
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
    const { plan_type, next_plan_type } = await details(person)
    expect([plan_type, next_plan_type]).toSatisfy(
      ([now, next]) => (now === '3' && next === null) || (now === '3' && next === '2'),
    )
    const total = (await charges(app, person)).reduce((sum, { amount }) => sum + amount, 0)
    expect([9590, 9591, 9589]).toContain(total)
  })

  test('a card that is refused leaves the plan, the period and the money as they were; then it can be tried again', async () => {
    const person = await someone('monthly')
    const before = await details(person)
    const { body: shown } = await look(person, '3')
    await control(app, 'fail-next-charge', { count: '1' })
    const { statusCode, body } = await change(person, '3', shown.preview)
    expect([statusCode, body]).toEqual([
      402,
      {
        success: false,
        code: 'payment_failed',
        message: 'Your card was declined. Your plan didn’t change, and nothing was charged.',
      },
    ])
    expect(await details(person)).toEqual(before)
    expect(await charges(app, person)).toEqual([paid(999)])
    // At the provider, too, an answer is kept: the same amount is refused again, one that is shown anew is tried anew.
    const { body: anew } = await look(person, '3')
    expect((await change(person, '3', anew.preview)).statusCode).toBe(200)
    expect((await charges(app, person)).length).toBe(2)
  })

  test('an amount that was shown in a period that has ended since is not charged', async () => {
    const person = await someone('monthly')
    const { body: shown } = await look(person, '3')
    await control(app, 'clock', { days: '32' })
    const late = await change(person, '3', shown.preview)
    expect([late.statusCode, late.body.message]).toEqual([
      409,
      'The amount has changed since it was shown. Please look at it once more.',
    ])
    expect(await charges(app, person)).toEqual([paid(999), paid(999)])
    const { body: anew } = await look(person, '3')
    expect((await change(person, '3', anew.preview)).statusCode).toBe(200)
  })

  test('in the trial it is changed at once and costs 0.00; the trial goes on and is then charged the new price', async () => {
    const person = await someone('monthly', 'trial')
    const { body: shown } = await look(person, '3')
    expect(shown).toMatchObject({ when: 'trial', due_today: 0, credit: 0, next_amount: 9590 })
    const before = await details(person)
    expect((await change(person, '3', shown.preview)).body.message).toBe('Subscription upgraded successfully!')
    expect(await details(person)).toEqual({ ...before, plan_type: '3' })
    expect(await charges(app, person)).toEqual([])
    await control(app, 'clock', { days: '8' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, person))
    expect(await charges(app, person)).toEqual([paid(9590)])
  })
})

describe('to and fro in one trial', () => {
  test('each change shows its own price and the same day, costs nothing, and the last one is charged once', async () => {
    const person = await someone('monthly', 'trial')
    const before = await details(person)
    for (const [plan_type, next_amount] of [
      ['3', 9590],
      ['1', 999],
      ['3', 9590],
      ['2', 2697],
      ['1', 999],
      ['3', 9590],
    ] as const) {
      const { body: shown } = await look(person, plan_type)
      expect(shown).toMatchObject({ plan_type, when: 'trial', due_today: 0, credit: 0, next_amount })
      expect(shown.next_payment_at).toBe(before?.current_period_end)
      const answers = await Promise.all([0, 1].map(() => change(person, plan_type, shown.preview)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(await details(person)).toEqual({ ...before, plan_type })
      expect(await charges(app, person)).toEqual([])
    }
    await control(app, 'clock', { days: '8' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, person))
    expect(await charges(app, person)).toEqual([paid(9590)])
    expect(await details(person)).toMatchObject({
      plan_type: '3',
      next_plan_type: null,
      subscription_status: 'current',
    })
  })

  test('what was shown for an earlier change to the same plan is not what a later one keeps to', async () => {
    const person = await someone('monthly')
    const { body: shown } = await look(person, '3')
    expect((await change(person, '3', shown.preview)).statusCode).toBe(200)
    const made = await charges(app, person)
    // Back, and then the first amount once more: it is neither charged again nor taken for the new one.
    expect((await change(person, '1')).body.when).toBe('period_end')
    expect((await change(person, '3', shown.preview)).statusCode).toBe(409)
    expect(await charges(app, person)).toEqual(made)
  })
})

describe('to a shorter plan', () => {
  test('it begins when what is paid for ends: nothing is charged before, then its own price', async () => {
    const person = await someone('quarterly')
    const before = await details(person)
    const { body: shown } = await look(person, '1')
    expect(shown).toMatchObject({
      when: 'period_end',
      due_today: 0,
      starts_at: before.current_period_end,
      next_amount: 999,
      next_payment_at: before.current_period_end,
    })
    const { body } = await change(person, '1', shown.preview)
    expect(body.when).toBe('period_end')
    expect(body.message).toBe('Subscription upgraded successfully!')
    expect(body.note).toMatch(/^Your plan changes to Monthly on \w+ \d+, \d{4}\. Nothing is charged today\.$/)
    expect(await details(person)).toEqual({ ...before, next_plan_type: '1' })
    expect((await change(person, '1')).body.message).toMatch(/^Your plan already changes to Monthly on .*\.$/)
    await control(app, 'clock', { days: '93' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, person))
    expect(await details(person)).toMatchObject({
      plan_type: '1',
      next_plan_type: null,
      subscription_status: 'current',
    })
    expect(await charges(app, person)).toEqual([paid(2697), paid(999)])
    await control(app, 'clock', { days: '31' })
    expect(await charges(app, person)).toEqual([paid(2697), paid(999), paid(999)])
  })

  test('choosing the plan that runs calls it off; choosing a longer one instead begins at once', async () => {
    const person = await someone('quarterly')
    await change(person, '1')
    const { body: shown } = await look(person, '2')
    expect(shown).toMatchObject({ when: 'kept', due_today: 0 })
    const { body } = await change(person, '2', shown.preview)
    expect(body.message).toBe('You’re keeping your Quarterly plan.')
    expect(body.note).toMatch(/^It no longer changes on \w+ \d+, \d{4}\.$/)
    expect(await details(person)).toMatchObject({ plan_type: '2', next_plan_type: null })
    await change(person, '1')
    await change(person, '3')
    expect(await details(person)).toMatchObject({ plan_type: '3', next_plan_type: null })
    expect(await charges(app, person)).toHaveLength(2)
  })

  test('keeping the plan from a tab that is too old changes nothing and charges nothing', async () => {
    const person = await someone('quarterly')
    await change(person, '1')
    const { preview } = (await look(person, '2')).body
    await control(app, 'clock', { days: '93' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, person))
    const made = await charges(app, person)
    expect((await change(person, '2', preview)).statusCode).toBe(409)
    expect(await details(person)).toMatchObject({ plan_type: '1', next_plan_type: null })
    expect(await charges(app, person)).toEqual(made)
  })

  test('a refused card leaves a planned change as it was', async () => {
    const person = await someone('quarterly')
    await change(person, '1')
    await control(app, 'fail-next-charge', { count: '1' })
    expect((await change(person, '3')).statusCode).toBe(402)
    expect(await details(person)).toMatchObject({ plan_type: '2', next_plan_type: '1' })
  })
})

describe('refused', () => {
  test.each([['0'], ['4'], [''], [3], [null], [['1']], [undefined]])('the plan %j', async (plan) => {
    const person = await app.aSubscriber()
    const { statusCode, body } = await change(person, plan)
    expect([statusCode, body.success, body.errors.plan_type]).toEqual([422, false, ['Please select a plan.']])
  })

  test('the plan already held, by look and by change', async () => {
    const person = await someone('monthly')
    for (const answer of [await look(person, '1'), await change(person, '1')])
      expect([answer.statusCode, answer.body.message]).toEqual([409, 'You already have the Monthly plan.'])
  })

  test.each([
    ['never', 'You don’t have an active plan. Choose one on the pricing page.'],
    ['canceled', 'You canceled your plan. Renew it first; then it can be changed.'],
    ['past due', 'Your last payment didn’t go through. Update your card first, then change your plan.'],
  ] as const)('someone who %s', async (standing, message) => {
    const person = standing === 'never' ? await app.aRegistered() : await someone('monthly', standing)
    for (const answer of [await look(person, '3'), await change(person, '3')])
      expect([answer.statusCode, answer.body.message]).toEqual([409, message])
  })

  test('an amount that was shown for somebody else, for another plan, or is made up', async () => {
    const [person, other] = [await someone('monthly'), await someone('monthly')]
    const { preview } = (await look(other, '3')).body
    const own = (await look(person, '2')).body.preview
    for (const token of [preview, own, '1.2.x', `${preview}x`, '']) {
      const { statusCode, body } = await change(person, '3', token)
      expect([token, statusCode, body.code]).toEqual([token, 409, 'conflict'])
    }
    expect(await charges(app, person)).toEqual([paid(999)])
  })

  test('a visitor', async () => {
    expect((await app.call(upgradePreview, { query: { plan_type: '3' } })).statusCode).toBe(401)
    expect((await app.call(upgradeSubscription, { body: { plan_type: '3' } })).statusCode).toBe(401)
  })
})
