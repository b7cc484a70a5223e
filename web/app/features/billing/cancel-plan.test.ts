import { cancelSubscription, getBillingDetails } from '@marigold/contract'
import { expect, test, vi } from 'vitest'
import { cancelPlan } from './cancel-plan.ts'

const failed = 'Subscription cancellation failed.'
const canceled = { message: 'Subscription cancelled successfully.', note: '' }
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const plan = (subscription_status: string) => json({ success: true, data: { subscription_status } })

/** Cancels with these answers of the server. */
function cancel(answer: () => Promise<Response>, billing: () => Promise<Response> = lost) {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('window', { localStorage: { getItem: () => 'token' } })
  vi.stubGlobal('fetch', (url: string) => {
    if (url === cancelSubscription.path) return answer()
    return url === getBillingDetails.path ? billing() : lost()
  })
  return cancelPlan('token')
}

test('a plan is canceled, or the server says why it isn’t', async () => {
  expect(await cancel(() => json({ subscription_status: 'canceled' }))).toEqual(canceled)
  expect(await cancel(() => json({ subscription_status: 'current' }))).toEqual({ message: failed, note: '' })
  const message = 'The payment provider doesn’t answer. Please try again in a minute.'
  const refused = await cancel(() => json({ success: false, code: 'unavailable', message }, 503))
  expect(refused).toEqual({ message: failed, note: message })
})

test('after a lost answer, the plan itself says whether it was canceled', async () => {
  expect(await cancel(lost, () => plan('canceled'))).toEqual(canceled)
  for (const billing of [() => plan('current'), lost]) {
    const { message, note } = await cancel(lost, billing)
    expect([message, note]).toEqual([failed, expect.stringMatching(/^We couldn’t reach Marigold/)])
  }
})
