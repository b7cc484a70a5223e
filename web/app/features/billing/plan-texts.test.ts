import { planOf, type BillingDetails, type Me, type PlanChange } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { cancelText, changeText, planTexts } from './plan-texts.ts'

const me = { isadmin: false, subscription_status: 'none' } as Me
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const billing = (facts: Partial<BillingDetails>): BillingDetails => ({
  subscription_status: 'current',
  plan_type: '3',
  current_period_start: inDays(-3),
  current_period_end: inDays(4),
  trialing: false,
  past_due: false,
  past_due_until: null,
  next_plan_type: null,
  failed_payment: null,
  ...facts,
})

describe('the plan box', () => {
  it('shows the plan, its price, and the next payment', () => {
    const { heading, line } = planTexts(me, billing({ current_period_end: '2099-05-01T12:00:00Z' }))
    expect([heading, line]).toEqual(['Yearly', '$95.90 a year. Next payment on May 1, 2099.'])
  })

  it('shows the first payment after the trial and a failed payment', () => {
    expect(planTexts(me, billing({ trialing: true })).line).toContain('Free trial. First payment on ')
    const failed_payment = { amount: 9590, failed_at: '2099-05-01T12:00:00Z', due: true }
    const owed = billing({ past_due: true, past_due_until: '2099-05-08T12:00:00Z', failed_payment })
    expect(planTexts(me, owed).line).toBe(
      '$95.90 a year. The payment of $95.90 didn’t go through. We’re trying again; everything stays open until May 8, 2099.',
    )
  })

  it('says how long a canceled plan still runs, and offers nothing to buy', () => {
    const texts = planTexts(me, billing({ subscription_status: 'canceled' }))
    expect(texts.heading).toBe('You canceled your plan')
    expect(texts.line).toContain('Everything stays open until ')
    expect(texts.way).toBeNull()
  })

  it('says that a plan expired, even before its period ends, and offers to renew', () => {
    const early = planTexts(me, billing({ subscription_status: 'expired' }))
    expect([early.heading, early.line]).toEqual(['You canceled your plan', 'It has ended.'])
    const over = planTexts(me, billing({ subscription_status: 'expired', current_period_end: '2020-05-01T12:00:00Z' }))
    expect(over.line).toBe('It ended on May 1, 2020.')
    expect(over.way).toEqual({ text: 'Renew Subscription', main: true })
  })

  it('shows the specified heading and the failed payment that ended the plan', () => {
    const failed_payment = { amount: 9590, failed_at: '2020-05-01T12:00:00Z', due: false }
    const ended = billing({ subscription_status: 'expired', failed_payment })
    expect(planTexts(me, ended)).toEqual({
      heading: 'You canceled your plan',
      line: 'Your Yearly plan ended because its payment of $95.90 on May 1, 2020 didn’t go through. You don’t owe anything.',
      way: { text: 'Renew Subscription', main: true },
    })
    const tried = billing({ subscription_status: 'expired', failed_payment: { ...failed_payment, due: true } })
    expect(planTexts(me, tried).line).not.toContain('owe')
  })

  it('shows a complimentary account after its plan has ended', () => {
    const free = { ...me, subscription_status: 'free', active: true } as Me
    expect(planTexts(free, billing({ subscription_status: 'expired' })).heading).toBe('Complimentary')
    expect(planTexts(free, billing({})).heading).toBe('Yearly')
  })

  it('sends users without a plan to pricing, but not those with free access', () => {
    expect(planTexts(me, null).way).toEqual({ text: 'Go to Pricing', main: true })
    expect(planTexts({ ...me, subscription_status: 'free' }, null).way).toBeNull()
    expect(planTexts({ ...me, isadmin: true }, null).heading).toBe('Administrator')
  })
})

describe('canceling a plan', () => {
  const end = { current_period_end: '2099-05-01T12:00:00Z' }

  it('says that a trial costs nothing, and that a paid plan lasts to its end', () => {
    expect(cancelText(planOf('3'), billing({ ...end, trialing: true }))).toEqual([
      'Your free trial stays open until May 1, 2099. Nothing is charged.',
    ])
    expect(cancelText(planOf('1'), billing(end))).toEqual([
      'Everything stays open until May 1, 2099. Nothing more is charged.',
    ])
  })

  it("says that part of a quarter or a year isn't refunded", () => {
    expect(cancelText(planOf('2'), billing(end))[1]).toBe('There’s no refund for part of a quarter.')
    expect(cancelText(planOf('3'), billing(end))[1]).toBe('There’s no refund for part of a year.')
  })

  it('says that a scheduled change is dropped and comes back with a renewal', () => {
    expect(cancelText(planOf('3'), billing({ ...end, next_plan_type: '1' })).at(-1)).toBe(
      'Your change to Monthly is canceled. If you renew before May 1, 2099, it’s scheduled again.',
    )
  })

  it('says that an unpaid plan ends now', () => {
    expect(cancelText(planOf('1'), billing({ past_due: true }))).toEqual([
      'Your plan ends now. We won’t retry the failed payment.',
    ])
  })
})

describe('changing a plan', () => {
  const change = (facts: Partial<PlanChange>): PlanChange => ({
    success: true,
    plan_type: '3',
    when: 'now',
    due_today: 8924,
    credit: 666,
    starts_at: '2030-06-11T00:00:00Z',
    next_amount: 9590,
    next_payment_at: '2031-06-11T12:00:00Z',
    preview: '',
    ...facts,
  })

  it('says what is paid today, what is credited, and when the next payment is', () => {
    expect(changeText(change({}), planOf('1'))).toEqual([
      'Today: $89.24: $95.90 a year less $6.66 for the rest of Monthly.',
      'Next payment on June 11, 2031: $95.90.',
    ])
  })

  it('says that a shorter plan starts when the paid one ends, and that a trial continues', () => {
    expect(
      changeText(change({ when: 'period_end', plan_type: '1', due_today: 0, next_amount: 999 }), planOf('3')),
    ).toEqual(['Today: $0.00. Yearly stays until June 11, 2031.', 'From June 11, 2031: Monthly, $9.99 a month.'])
    expect(changeText(change({ when: 'trial', due_today: 0 }), planOf('1'))[0]).toBe(
      'Today: $0.00. Your free trial continues.',
    )
    expect(changeText(change({ when: 'kept', due_today: 0 }), planOf('3'))).toEqual([
      'If you keep Yearly, the next payment is $95.90 a year on June 11, 2031.',
    ])
  })
})

it('a scheduled change names the new plan, its date, and its price', () => {
  const planned = billing({ current_period_end: '2099-05-01T12:00:00Z', next_plan_type: '1' })
  expect(planTexts(me, planned).line).toBe('$95.90 a year. It changes to Monthly on May 1, 2099: $9.99 a month.')
})
