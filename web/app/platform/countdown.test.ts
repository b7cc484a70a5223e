import { describe, expect, it } from 'vitest'
import { countdownText } from './countdown.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

describe('the countdown', () => {
  it.each([
    [undefined, 'Calculating'],
    [null, ''],
    ['2026-03-08T12:00:00Z', '7 days left'],
    ['2026-03-08T11:59:59Z', '6 days left'],
    ['2026-03-02T12:00:00Z', '1 day left'],
    ['2026-03-02T11:59:59Z', 'Less than a day left'],
    ['2026-03-01T12:00:00Z', 'Expired'],
    ['2026-02-01T12:00:00Z', 'Expired'],
  ])('of a period that ends at %s says %j', (end, text) => {
    expect(countdownText(end, now)).toBe(text)
  })
})
