import { changeCard, getBillingDetails } from '@marigold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../../platform/testing/testing.ts'
import { subscribed, subscriptionIdOf } from '../plan/testing-plans.ts'
import { cards, charges, control } from '../testing-payments.ts'

// The provider's own webhooks are waited for, several times in a test.
vi.setConfig({ testTimeout: 240_000 })

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const details = async (person: TestPerson) => {
  await app.runJobs()
  return (await app.as(person).call(getBillingDetails)).body.data
}
const soon = { timeout: 60_000, interval: 100 }
const paid = (amount: number) => ({ amount, refunded: 0 })

/** What the last `givesCard` was told that the card is charged at once. */
let owed: { invoice_number: string; amount: number } | null

/** Gives a new card on the provider's page; answers its status and where it leads. */
async function givesCard(person: TestPerson, card: string) {
  const { statusCode, body } = await app.as(person).call(changeCard, { body: {} })
  expect(statusCode).toBe(200)
  owed = body.owed
  const { pathname } = new URL(body.url)
  const page = await app.inject({ method: 'GET', url: pathname })
  expect(page.body).toContain('Change the card')
  expect(page.body).not.toContain('Stop at the end of the period')
  const answer = await app.inject({
    method: 'POST',
    url: `${pathname}/card`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card, expiry: '12 / 40', cvc: '123', name: 'Pat' }).toString(),
  })
  return { status: answer.statusCode, to: answer.headers.location }
}

test('a new card is given on the provider’s page, comes back to the profile, and pays the next period', async () => {
  const person = await subscribed(app, { plan: 'monthly' })
  expect(await givesCard(person, cards.own)).toEqual({ status: 303, to: `${app.url}/myprofile?card=changed` })
  expect(owed).toBeNull()
  await app.runJobs()
  const { payments } = app.services
  const subscription = await payments.subscriptions.retrieve(await subscriptionIdOf(app, person), {
    expand: ['default_payment_method'],
  })
  expect(subscription.default_payment_method).toMatchObject({ card: { last4: '4444' } })
  expect(await charges(app, person)).toEqual([paid(999)])
  await control(app, 'clock', { days: '31' })
  expect(await charges(app, person)).toEqual([paid(999), paid(999)])
})

test.each([
  ['monthly', 999],
  ['quarterly', 2697],
  ['yearly', 9590],
] as const)('what a new card is charged for a %s plan is said before and after', async (plan, amount) => {
  const person = await subscribed(app, { plan, standing: 'past due' })
  expect(await details(person)).toMatchObject({ past_due: true, failed_payment: { amount, due: true } })
  const { to } = await givesCard(person, cards.good)
  expect(owed).toEqual({ invoice_number: expect.stringMatching(/^[A-Z0-9]{8}-\d{4}$/), amount })
  expect(to).toBe(`${app.url}/myprofile?card=changed&invoice=${owed?.invoice_number}`)
  await expect.poll(() => details(person), soon).toMatchObject({ past_due: false, failed_payment: null })
  const { last_payment } = (await app.as(person).call(getBillingDetails)).body
  expect(last_payment).toEqual({ ...owed, paid_at: expect.any(String) })
  expect(await charges(app, person)).toEqual([paid(amount), paid(amount)])
})

test('after a failed payment a good card settles what is owed at once, and once', async () => {
  const person = await subscribed(app, { plan: 'monthly', standing: 'past due' })
  expect(await details(person)).toMatchObject({ past_due: true })
  await givesCard(person, cards.good)
  await expect.poll(() => details(person), soon).toMatchObject({ past_due: false, subscription_status: 'current' })
  expect(await charges(app, person)).toEqual([paid(999), paid(999)])
  await control(app, 'clock', { days: '7' })
  expect(await charges(app, person)).toEqual([paid(999), paid(999)])
})

test('a new card that fails too leaves the payment owed; one that is declined is not even kept', async () => {
  const person = await subscribed(app, { plan: 'monthly', standing: 'past due' })
  expect((await givesCard(person, cards.declined)).status).toBe(402)
  await givesCard(person, cards.failsLater)
  expect(await details(person)).toMatchObject({ past_due: true })
  expect(await charges(app, person)).toEqual([paid(999)])
})

test('without a card there is none to change, and without a sign-in none is shown', async () => {
  const never = await app.as(await app.aRegistered()).call(changeCard, { body: {} })
  expect([never.statusCode, never.body.message]).toEqual([409, 'You haven’t paid with a card yet.'])
  expect((await app.call(changeCard, { body: {} })).statusCode).toBe(401)
})
