import { autoLogin, getBillingDetails, getMe, register } from '@marigold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { reconcile } from './reconcile.service.ts'
import { settleSession } from './settle-checkout.service.ts'
import { refreshSubscription } from './store-subscription.service.ts'
import { rowExpansion } from './subscription-row.ts'
import { cards, charges, openCheckout, deliver, pay, sessionOf } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const billing = async (user: TestUser) => (await app.as(user).call(getBillingDetails)).body
const received = (url: string) => deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })

async function buys(user: TestUser, card: string): Promise<string> {
  const url = await openCheckout(app, user, 'monthly')
  expect((await pay(app, url, card)).status).toBe(303)
  await received(url)
  await app.runJobs()
  return url
}

async function atProvider(user: TestUser) {
  const { provider_id } = await app.db
    .selectFrom('billing_customers')
    .where('user_id', '=', user.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  const { data } = await app.services.payments.subscriptions.list({ customer: provider_id, status: 'all' })
  return data.map((one) => one.status)
}

async function clearTrials() {
  await app.db.deleteFrom('trials_used').execute()
}

test('a card gets one trial: a second user is told so, is charged nothing, and pays at once next time', async () => {
  await clearTrials()
  const first = await app.aNewUser()
  await buys(first, cards.own)
  expect(await billing(first)).toMatchObject({ data: { trialing: true }, trial_refused: false })
  const second = await app.aNewUser()
  await buys(second, cards.own)
  expect(await billing(second)).toMatchObject({ data: null, trial_refused: true, trial_available: false })
  expect([await atProvider(second), await charges(app, second)]).toEqual([['canceled'], []])
  expect((await app.as(second).call(getMe)).body.active).toBe(false)

  const url = await openCheckout(app, second, 'monthly')
  expect((await billing(second)).trial_refused).toBe(false)
  const session = await app.services.payments.checkout.sessions.retrieve(sessionOf(url))
  expect(session.amount_total).toBe(999)
  await pay(app, url, cards.own)
  await received(url)
  await app.runJobs()
  expect(await billing(second)).toMatchObject({
    data: { subscription_status: 'current', trialing: false },
    trial_refused: false,
  })
  expect(await charges(app, second)).toEqual([{ amount: 999, refunded: 0 }])
})

test('recognizes the card after the first account is deleted', async () => {
  await clearTrials()
  const first = await app.aNewUser()
  await buys(first, cards.own)
  await app.db.deleteFrom('users').where('id', '=', first.id).execute()
  const again = await app.aNewUser()
  await buys(again, cards.own)
  expect(await billing(again)).toMatchObject({ data: null, trial_refused: true, trial_available: false })
})

test('only one of two simultaneous users with the same card gets the trial', async () => {
  await clearTrials()
  const users = [await app.aNewUser(), await app.aNewUser()]
  const urls = []
  for (const user of users) {
    const url = await openCheckout(app, user, 'yearly')
    await pay(app, url, cards.own)
    urls.push(url)
  }
  await Promise.all(urls.map(received))
  await Promise.all([app.runJobs(), app.runJobs()])
  await reconcile(app.services)
  const responses = await Promise.all(users.map(billing))
  expect(responses.map((response) => response.trial_refused).sort()).toEqual([false, true])
  expect(responses.filter((response) => response.data?.trialing)).toHaveLength(1)
})

test('repeated events and reconciliation leave a refused trial refused', async () => {
  await clearTrials()
  await buys(await app.aNewUser(), cards.own)
  const second = await app.aNewUser()
  const url = await buys(second, cards.own)
  await received(url)
  await app.runJobs()
  await reconcile(app.services)
  expect(await billing(second)).toMatchObject({ data: null, trial_refused: true, trial_available: false })
  expect(await charges(app, second)).toEqual([])
})

test('a trial without a card yet waits for the event that names the card', async () => {
  await clearTrials()
  await buys(await app.aNewUser(), cards.own)
  const second = await app.aNewUser()
  const url = await openCheckout(app, second, 'monthly')
  await pay(app, url, cards.own)
  const { payments } = app.services
  const { subscription } = await payments.checkout.sessions.retrieve(sessionOf(url))
  const id = String(subscription)
  const created = { ...(await payments.subscriptions.retrieve(id, rowExpansion)), default_payment_method: null }
  const early = vi.spyOn(payments.subscriptions, 'retrieve').mockResolvedValue(created as never)
  await refreshSubscription(app.services, id)
  early.mockRestore()
  expect((await billing(second)).data).toBeNull()
  await deliver(app, { type: 'customer.subscription.updated', object: { id } })
  await app.runJobs()
  expect(await billing(second)).toMatchObject({ data: null, trial_refused: true, trial_available: false })
})

type Heard = 'nothing yet' | 'the subscription alone' | 'the whole payment'

test.each<Heard>(['nothing yet', 'the subscription alone', 'the whole payment'])(
  'a newcomer whose card had a trial is signed in by the ticket, and told, when we had heard of %s',
  async (known) => {
    await clearTrials()
    await buys(await app.aNewUser(), cards.own)
    const password = 'seven quiet turtles'
    const name = { first_name: 'Mei', last_name: 'Lin' }
    const email = `mei.${known.replaceAll(' ', '.')}@example.org`
    const body = { ...name, email, password, password_confirmation: password, occupation: '1' }
    const { payment_url } = (await app.call(register, { body })).body
    const { to } = await pay(app, payment_url, cards.own)
    const ticket = new URL(to ?? '').searchParams.get('user_id')
    const session = sessionOf(payment_url)
    if (known === 'the subscription alone') {
      const { subscription } = await app.services.payments.checkout.sessions.retrieve(session)
      await refreshSubscription(app.services, String(subscription))
    }
    if (known === 'the whole payment') await settleSession(app.services, session)
    const entered = await app.call(autoLogin, { body: { user_id: ticket } })
    expect(entered.body).toMatchObject({ access_token: expect.any(String), pending: false, trial_refused: true })
    expect((await app.call(autoLogin, { body: { user_id: ticket } })).statusCode).toBe(401)
  },
)

test.each([
  ['a tag after a plus', 'ida@clinic.test', 'Ida+second@Clinic.test'],
  ['other capitals', 'tom@clinic.test', 'TOM@clinic.test'],
])('%s is the same mailbox, and gets no second trial', async (_name, email, other) => {
  const first = await app.aNewUser({ email })
  await buys(first, cards.good)
  await app.db.deleteFrom('users').where('id', '=', first.id).execute()
  const session = await app.services.payments.checkout.sessions.retrieve(
    sessionOf(await openCheckout(app, await app.aNewUser({ email: other }), 'monthly')),
  )
  expect(session.amount_total).toBe(999)
})

test('a refused trial stays used after an email change', async () => {
  await clearTrials()
  await buys(await app.aNewUser(), cards.own)
  const second = await app.aNewUser()
  await buys(second, cards.own)
  await app.db.updateTable('users').set({ email: 'elsewhere@clinic.test' }).where('id', '=', second.id).execute()
  const url = await openCheckout(app, second, 'monthly')
  expect((await app.services.payments.checkout.sessions.retrieve(sessionOf(url))).amount_total).toBe(999)
})

test('the stored hashes do not reveal email or card, and match only under the same key', async () => {
  await clearTrials()
  const user = await app.aNewUser()
  await buys(user, cards.own)
  const stored = await app.db.selectFrom('trials_used').select('key_hash').execute()
  expect(stored.map((row) => row.key_hash.length)).toEqual([32, 32])
  const other = await startApp({ sandbox: true })
  const same = await other.aNewUser({ email: user.email })
  const url = await openCheckout(other, same, 'monthly')
  await pay(other, url, cards.own)
  await reconcile(other.services)
  const theirs = await other.db.selectFrom('trials_used').select('key_hash').execute()
  const hex = (rows: typeof stored) => rows.map((row) => row.key_hash.toString('hex'))
  expect(hex(theirs).filter((one) => hex(stored).includes(one))).toEqual([])
})
