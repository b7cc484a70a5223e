import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLive, meStatus, subscriptionState, type SubscriptionFacts } from './subscription-state.ts'

const now = new Date('2026-03-10T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)
const facts = (given: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  providerStatus: 'active',
  periodEnd: days(10),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  endedAt: null,
  ...given,
})

describe('the current state of a stored subscription', () => {
  const table: [string, Partial<SubscriptionFacts>, string, boolean][] = [
    ['a running trial is current', { providerStatus: 'trialing' }, 'current', true],
    ['a paid period is current', {}, 'current', true],
    ['a renewal that is on its way does not lock anyone out', { periodEnd: days(-0.5) }, 'current', true],
    ['a period that passed days ago without a renewal is over', { periodEnd: days(-2) }, 'expired', false],
    ['canceled, the paid time still runs', { cancelAtPeriodEnd: true }, 'canceled', true],
    ['canceled ends to the second', { cancelAtPeriodEnd: true, periodEnd: now }, 'expired', false],
    ['a canceled trial runs to its end', { providerStatus: 'trialing', cancelAtPeriodEnd: true }, 'canceled', true],
    ['past due for a day is current', { providerStatus: 'past_due', pastDueSince: days(-1) }, 'current', true],
    ['past due for seven days is current', { providerStatus: 'past_due', pastDueSince: days(-7) }, 'current', true],
    ['past due for longer is over', { providerStatus: 'past_due', pastDueSince: days(-7.01) }, 'expired', false],
    [
      'past due and canceled',
      { providerStatus: 'past_due', pastDueSince: days(-1), cancelAtPeriodEnd: true },
      'canceled',
      true,
    ],
    ['stopped at once, the paid time runs', { providerStatus: 'canceled', endedAt: days(-1) }, 'canceled', true],
    ['stopped at the end of its period', { providerStatus: 'canceled', endedAt: days(10) }, 'expired', false],
    ['stopped long ago', { providerStatus: 'canceled', endedAt: days(-1), periodEnd: days(-1) }, 'expired', false],
    [
      'stopped because it was never paid',
      { providerStatus: 'canceled', endedAt: days(-1), pastDueSince: days(-9) },
      'expired',
      false,
    ],
    ['unpaid', { providerStatus: 'unpaid' }, 'expired', false],
    ['incomplete', { providerStatus: 'incomplete' }, 'expired', false],
    ['incomplete and expired', { providerStatus: 'incomplete_expired' }, 'expired', false],
    ['paused', { providerStatus: 'paused' }, 'expired', false],
    ['a word nobody knows yet', { providerStatus: 'whatever' }, 'expired', false],
  ]
  test.each(table)('%s', (_name, given, status, running) => {
    expect(subscriptionState(facts(given), now)).toEqual({ status, running })
  })
})

const anyFacts = fc.record({
  providerStatus: fc.constantFrom('trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete', 'paused'),
  periodEnd: fc.integer({ min: -60, max: 400 }).map(days),
  cancelAtPeriodEnd: fc.boolean(),
  pastDueSince: fc.option(fc.integer({ min: -60, max: 0 }).map(days)),
  endedAt: fc.option(fc.integer({ min: -60, max: 400 }).map(days)),
})

test('a user without access is told expired, and a user with access never is', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { status, running } = subscriptionState(given, now)
      expect(running).toBe(status !== 'expired')
    }),
  )
})

test('a subscription that is over stays over unless something changes', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 1000 }), (given, later) => {
      if (!subscriptionState(given, now).running) expect(subscriptionState(given, days(later)).running).toBe(false)
    }),
  )
})

test('every subscription expires eventually without news from the provider', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      expect(subscriptionState(given, days(500)).running).toBe(false)
    }),
  )
})

test('only canceled and incomplete_expired allow another subscription', () => {
  const words = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused', 'canceled', 'incomplete_expired']
  expect(words.filter((word) => !isLive(word))).toEqual(['canceled', 'incomplete_expired'])
})

test('me says free for complimentary accounts and none for expired ones', () => {
  expect([
    meStatus(true, { status: 'current', running: true }),
    meStatus(true, null),
    meStatus(false, { status: 'current', running: true }),
    meStatus(false, { status: 'canceled', running: true }),
    meStatus(false, { status: 'expired', running: false }),
    meStatus(false, null),
  ]).toEqual(['free', 'free', 'current', 'canceled', 'none', 'none'])
})
