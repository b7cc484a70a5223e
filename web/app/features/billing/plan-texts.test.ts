import type { BillingDetails, Me } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { planTexts } from './plan-texts.ts'

const me = { isadmin: false, subscription_status: 'none' } as Me
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const billing = (facts: Partial<BillingDetails>): BillingDetails => ({
  subscription_status: 'current',
  plan_type: '3',
  current_period_start: inDays(-3),
  current_period_end: inDays(4),
  trialing: false,
  past_due: false,
  next_plan_type: null,
  ...facts,
})

describe('the plan box', () => {
  it('says what runs, what it costs and when the next payment is', () => {
    const { heading, line } = planTexts(me, billing({ current_period_end: '2099-05-01T12:00:00Z' }))
    expect([heading, line]).toEqual(['Yearly', '95.90 USD a year. Next payment on May 1, 2099.'])
  })

  it('tells the first payment after the trial, and a payment that failed', () => {
    expect(planTexts(me, billing({ trialing: true })).line).toContain('Free trial. First payment on ')
    expect(planTexts(me, billing({ past_due: true })).line).toContain('The last payment did not go through.')
  })

  it('of a canceled plan that still runs says how long, and offers nothing to buy', () => {
    const texts = planTexts(me, billing({ subscription_status: 'canceled' }))
    expect(texts.heading).toBe('You canceled your plan')
    expect(texts.line).toContain('Everything stays open until ')
    expect(texts.way).toBeNull()
  })

  it('of an expired plan says so, even when its period would have run on, and offers to renew', () => {
    const early = planTexts(me, billing({ subscription_status: 'expired' }))
    expect([early.heading, early.line]).toEqual(['You canceled your plan', 'It has ended.'])
    const over = planTexts(me, billing({ subscription_status: 'expired', current_period_end: '2020-05-01T12:00:00Z' }))
    expect(over.line).toBe('It ended on May 1, 2020.')
    expect(over.way).toEqual({ text: 'Renew Subscription', main: true })
  })

  it('sends someone without a plan to pricing, and nobody whose account is open anyway', () => {
    expect(planTexts(me, null).way).toEqual({ text: 'Go to Pricing', main: true })
    expect(planTexts({ ...me, subscription_status: 'free' }, null).way).toBeNull()
    expect(planTexts({ ...me, isadmin: true }, null).heading).toBe('Administrator')
  })
})
