import { getDeclinedPayments, getUser, type DeclinedRow } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { subscribed, withoutTrial } from './plan/testing-plans.ts'
import { reconcile } from './reconcile.service.ts'
import { sweepEvents } from './sweep-events.service.ts'
import { cards, control, deliver, openCheckout, pay } from './testing-payments.ts'

let app: TestApp
let admin: TestUser
beforeAll(async () => {
  app = await startApp({ sandbox: true })
  admin = await app.anAdmin()
})
afterAll(() => app.close())

/** Reads the provider's events, and returns the cards of a user that were declined. */
async function declinedOf({ id }: TestUser) {
  await sweepEvents(app.services)
  await app.runJobs()
  return (await app.as(admin).call(getUser, { params: { id } })).body.declined
}

async function listed({ id }: TestUser) {
  const { declined } = (await app.as(admin).call(getDeclinedPayments, { query: {} })).body
  return (declined as DeclinedRow[]).filter(({ user }) => user?.id === id)
}

const card = 'Visa ending in 0002'

test('each card that was declined before there was a plan is listed, with when, how much, and why', async () => {
  const user = await app.aRegistered()
  await withoutTrial(app, user)
  const url = await openCheckout(app, user, 'yearly')
  await pay(app, url, cards.declined)
  await pay(app, url, cards.declined)
  const declined = await declinedOf(user)
  expect(declined).toMatchObject(Array(2).fill({ amount: 9590, failure: 'generic_decline', card }))
  expect(Math.abs(Date.now() - Date.parse(declined[0]?.declined_at ?? ''))).toBeLessThan(60_000)
  expect(await listed(user)).toMatchObject(
    Array(2).fill({ amount: 9590, has_plan: false, user: { email: user.email } }),
  )
  await pay(app, url, cards.good)
  await reconcile(app.services)
  expect(await listed(user)).toMatchObject(Array(2).fill({ has_plan: true }))
  expect(await declinedOf(user)).toHaveLength(2)
})

test('a card that was only to be saved for a trial costs nothing', async () => {
  const user = await app.aNewUser()
  await pay(app, await openCheckout(app, user, 'monthly'), cards.declined)
  expect(await declinedOf(user)).toMatchObject([{ amount: 0, failure: 'generic_decline', card }])
})

test('a card that was declined is listed even if its event arrives after another card has paid', async () => {
  const user = await app.aRegistered()
  await withoutTrial(app, user)
  const url = await openCheckout(app, user, 'monthly')
  await control(app, 'fail-next-charge', { count: '1', reason: 'insufficient_funds' })
  await control(app, 'deliveries/drop', { count: '100' })
  await pay(app, url, cards.good)
  await pay(app, url, cards.good)
  await control(app, 'deliveries/reset', {})
  await reconcile(app.services)
  expect(await declinedOf(user)).toMatchObject([{ amount: 999, failure: 'insufficient_funds' }])
})

test('a failed renewal is only its invoice’s failure', async () => {
  const user = await subscribed(app, { plan: 'monthly', state: 'past due' })
  expect(await declinedOf(user)).toEqual([])
  const { body } = await app.as(admin).call(getUser, { params: { id: user.id } })
  expect(body.invoices[0]).toMatchObject({ status: 'open', failure: 'generic_decline' })
})

test('an event counts once, and one of an unknown customer not at all', async () => {
  const user = await app.aNewUser()
  await openCheckout(app, user, 'monthly')
  const { provider_id: customer } = await app.db
    .selectFrom('billing_customers')
    .where('user_id', '=', user.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  const failed = { code: 'expired_card', payment_method: { card: { brand: 'amex', last4: '0005' } } }
  const type = 'setup_intent.setup_failed'
  const object = { id: 'seti_1', customer, last_setup_error: failed }
  const before = await app.count('declined_payments')
  await deliver(app, { type, object, id: 'evt_declined_1' })
  await app.runJobs()
  await app.db.updateTable('provider_events').set({ applied_at: null }).where('id', '=', 'evt_declined_1').execute()
  await sweepEvents(app.services)
  await deliver(app, { type, object, id: 'evt_declined_1' })
  await deliver(app, { type, object: { ...object, customer: 'cus_nobody' }, id: 'evt_declined_2' })
  await app.runJobs()
  expect(await app.count('declined_payments')).toBe(before + 1)
  expect(await declinedOf(user)).toMatchObject([{ failure: 'expired_card', card: 'American Express ending in 0005' }])
})
