import type { BillingDetails } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { countdownPeriod, countdownText } from './countdown.ts'

const period = (facts: Partial<BillingDetails>) => ({
  subscription_status: 'current' as const,
  current_period_start: '2026-03-01T12:00:00Z',
  current_period_end: '2026-03-08T12:00:00Z',
  past_due_until: null,
  trialing: false,
  ...facts,
})
const now = Date.parse('2026-03-01T12:00:00Z')

describe('the countdown', () => {
  it.each([
    ['2026-03-08T12:00:00Z', '7 days left'],
    ['2026-03-08T11:59:59Z', '6 days left'],
    ['2026-03-02T12:00:00Z', '1 day left'],
    ['2026-03-02T11:59:59Z', 'Less than a day left'],
    ['2026-03-01T12:00:00Z', 'Expired'],
    ['2026-02-01T12:00:00Z', 'Expired'],
  ])('of a period that ends at %s says %j', (end, text) => {
    expect(countdownText(period({ current_period_end: end }), now)).toBe(text)
  })

  it.each([
    ['2026-03-01T12:00:00Z', '7 days left'],
    ['2026-03-01T12:00:01Z', '7 days left'],
    ['2026-03-02T11:59:59Z', '7 days left'],
    ['2026-03-02T12:00:00Z', '6 days left'],
    ['2026-03-02T12:00:01Z', '5 days left'],
    ['2026-03-07T12:00:00Z', '1 day left'],
    ['2026-03-07T12:00:01Z', 'Less than a day left'],
    ['2026-03-08T12:00:00Z', 'Expired'],
  ])('at %s of a trial that began on March 1 at noon, says %j', (at, text) => {
    for (const subscription_status of ['current', 'canceled'] as const) {
      const trial = period({ subscription_status, trialing: true, current_period_end: '2026-03-08T12:00:00Z' })
      expect(countdownText(trial, Date.parse(at))).toBe(text)
    }
  })

  it('rounds the first day of a paid period down', () => {
    const paid = period({ current_period_end: '2026-03-31T12:00:00Z' })
    expect(countdownText(paid, Date.parse('2026-03-01T12:00:01Z'))).toBe('29 days left')
  })

  it('shows nothing for users with access after their plan has ended', () => {
    const over = period({ subscription_status: 'expired' })
    expect([countdownPeriod(over, true), countdownPeriod(over, false)]).toEqual([null, over])
    const runs = period({})
    expect(countdownPeriod(runs, true)).toBe(runs)
    expect(countdownPeriod(undefined, true)).toBeUndefined()
  })

  it('counts to the end of access while a payment is due', () => {
    const owed = { current_period_end: '2026-03-31T12:00:00Z', past_due_until: '2026-03-08T12:00:00Z' }
    expect(countdownText(period(owed), now)).toBe('7 days left')
  })

  it('says Calculating until billing is known, and nothing for users without it', () => {
    expect(countdownText(undefined, now)).toBe('Calculating')
    expect(countdownText(null, now)).toBe('')
  })

  it("says Expired when the server does, whatever this device's date is", () => {
    const over = period({ subscription_status: 'expired', current_period_end: '2026-03-08T12:00:00Z' })
    expect(countdownText(over, now)).toBe('Expired')
  })
})
