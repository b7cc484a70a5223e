import { changeCard, getBillingDetails } from '@marigold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { subscribed, subscriptionIdOf } from '../plan/testing-plans.ts'
import { cards, charges, control } from '../testing-payments.ts'

// Waits for the provider's own webhooks several times.
vi.setConfig({ testTimeout: 240_000 })

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const details = async (user: TestUser) => {
  await app.runJobs()
  return (await app.as(user).call(getBillingDetails)).body.data
}
const soon = { timeout: 60_000, interval: 100 }
const paid = (amount: number) => ({ amount, refunded: 0 })

/** What `givesCard` was last told that the card is charged at once. */
let owed: { invoice_number: string; amount: number } | null

/** Enters a new card on the provider's page. Returns its status and where it redirects. */
async function givesCard(user: TestUser, card: string) {
  const { statusCode, body } = await app.as(user).call(changeCard, { body: {} })
  expect(statusCode).toBe(200)
  owed = body.owed
  const { pathname } = new URL(body.url)
  const page = await app.inject({ method: 'GET', url: pathname })
  expect(page.body).toContain('Change the card')
  expect(page.body).not.toContain('Stop at the end of the period')
  const response = await app.inject({
    method: 'POST',
    url: `${pathname}/card`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card, expiry: '12 / 40', cvc: '123', name: 'Pat' }).toString(),
  })
  return { status: response.statusCode, to: response.headers.location }
}

test('a new card is entered on the provider’s page, which returns to the profile, and pays the next period', async () => {
  const user = await subscribed(app, { plan: 'monthly' })
  expect(await givesCard(user, cards.own)).toEqual({ status: 303, to: `${app.url}/myprofile?card=changed` })
  expect(owed).toBeNull()
  await app.runJobs()
  const { payments } = app.services
  const subscription = await payments.subscriptions.retrieve(await subscriptionIdOf(app, user), {
    expand: ['default_payment_method'],
  })
  expect(subscription.default_payment_method).toMatchObject({ card: { last4: '4444' } })
  expect(await charges(app, user)).toEqual([paid(999)])
  await control(app, 'clock', { days: '31' })
  expect(await charges(app, user)).toEqual([paid(999), paid(999)])
})

test.each([
  ['monthly', 999],
  ['quarterly', 2697],
  ['yearly', 9590],
] as const)('shows what a new card is charged for a %s plan before and after', async (plan, amount) => {
  const user = await subscribed(app, { plan, state: 'past due' })
  expect(await details(user)).toMatchObject({ past_due: true, failed_payment: { amount, due: true } })
  const { to } = await givesCard(user, cards.good)
  expect(owed).toEqual({ invoice_number: expect.stringMatching(/^[A-Z0-9]{8}-\d{4}$/), amount })
  expect(to).toBe(`${app.url}/myprofile?card=changed&invoice=${owed?.invoice_number}`)
  await expect.poll(() => details(user), soon).toMatchObject({ past_due: false, failed_payment: null })
  const { last_payment } = (await app.as(user).call(getBillingDetails)).body
  expect(last_payment).toEqual({ ...owed, paid_at: expect.any(String) })
  expect(await charges(app, user)).toEqual([paid(amount), paid(amount)])
})

test('after a failed payment, a good card pays what is owed at once, and only once', async () => {
  const user = await subscribed(app, { plan: 'monthly', state: 'past due' })
  expect(await details(user)).toMatchObject({ past_due: true })
  await givesCard(user, cards.good)
  await expect.poll(() => details(user), soon).toMatchObject({ past_due: false, subscription_status: 'current' })
  expect(await charges(app, user)).toEqual([paid(999), paid(999)])
  await control(app, 'clock', { days: '7' })
  expect(await charges(app, user)).toEqual([paid(999), paid(999)])
})

test('a new card that fails too leaves the payment owed; a declined card is not saved', async () => {
  const user = await subscribed(app, { plan: 'monthly', state: 'past due' })
  expect((await givesCard(user, cards.declined)).status).toBe(402)
  await givesCard(user, cards.failsLater)
  expect(await details(user)).toMatchObject({ past_due: true })
  expect(await charges(app, user)).toEqual([paid(999)])
})

test('without a card there is none to change, and without a login none is shown', async () => {
  const never = await app.as(await app.aRegistered()).call(changeCard, { body: {} })
  expect([never.statusCode, never.body.message]).toEqual([409, 'You haven’t paid with a card yet.'])
  expect((await app.call(changeCard, { body: {} })).statusCode).toBe(401)
})
