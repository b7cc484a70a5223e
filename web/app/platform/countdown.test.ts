import { describe, expect, it } from 'vitest'
import { countdownText } from './countdown.ts'

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
    expect(countdownText({ subscription_status: 'current', current_period_end: end, past_due_until: null }, now)).toBe(
      text,
    )
  })

  it('while a payment is owed counts to the day until which everything stays open', () => {
    const owed = { current_period_end: '2026-03-31T12:00:00Z', past_due_until: '2026-03-08T12:00:00Z' }
    expect(countdownText({ subscription_status: 'current', ...owed }, now)).toBe('7 days left')
  })

  it('is calculating until billing is known, and nothing for a person without any', () => {
    expect(countdownText(undefined, now)).toBe('Calculating')
    expect(countdownText(null, now)).toBe('')
  })

  it('says Expired when the server does, whatever this device thinks the date is', () => {
    const billing = {
      subscription_status: 'expired' as const,
      current_period_end: '2026-03-08T12:00:00Z',
      past_due_until: null,
    }
    expect(countdownText(billing, now)).toBe('Expired')
  })
})
