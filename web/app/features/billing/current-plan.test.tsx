import type { BillingDetails, Me } from '@marigold/contract'
import { expect, test, vi } from 'vitest'
import { draw, waysOf } from '../../ui/testing-draw.tsx'
import { CurrentPlan } from './current-plan.tsx'

const me = { plan_type: '1', active: true, subscription_status: 'current' } as Me
const monthly: BillingDetails = {
  subscription_status: 'current',
  plan_type: '1',
  current_period_start: '2026-11-01T00:00:00.000Z',
  current_period_end: '2026-12-01T00:00:00.000Z',
  trialing: false,
  past_due: false,
  past_due_until: null,
  next_plan_type: null,
  failed_payment: null,
}
const loggedIn = () => vi.stubGlobal('window', { localStorage: { getItem: () => 'token' } })

test('the plan is on its way, or could not be read', () => {
  loggedIn()
  expect(draw(<CurrentPlan me={me} billing={undefined} />)).toContain('aria-busy="true"')
  const failed = draw(<CurrentPlan me={me} billing={undefined} failed />)
  expect(failed).toContain('role="alert"')
  expect(waysOf(failed)).toEqual(['Retry'])
})

test('a plan that runs can be changed and canceled, and one that was canceled can be renewed', () => {
  loggedIn()
  expect(waysOf(draw(<CurrentPlan me={me} billing={monthly} />))).toEqual([
    'Upgrade Plan',
    'Change card',
    'Cancel Plan',
  ])
  const canceled = draw(<CurrentPlan me={me} billing={{ ...monthly, subscription_status: 'canceled' }} />)
  expect(waysOf(canceled)[0]).toBe('Renew Subscription')
})

test('without a plan there is only the way to pricing', () => {
  loggedIn()
  const html = draw(<CurrentPlan me={{ ...me, plan_type: '0', active: false }} billing={null} />)
  expect(html).toContain('No plan yet')
  expect(waysOf(html)).toEqual(['Go to Pricing'])
})

test('a payment that is owed is announced, also while a new card is being charged', () => {
  loggedIn()
  const owed = { ...monthly, past_due: true }
  expect(draw(<CurrentPlan me={me} billing={owed} />)).toMatch(/role="alert".*update your card/s)
  expect(draw(<CurrentPlan me={me} billing={owed} />, '/?card=changed')).toMatch(/role="alert".*is being charged/s)
})
