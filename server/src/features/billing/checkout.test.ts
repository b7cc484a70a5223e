import { createCheckoutSession, getBillingDetails, getMe, plans } from '@marigold/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { reconcile } from './reconcile.service.ts'
import { cards, charges, openCheckout, control, deliver, pay, sessionOf } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const completed = (url: string) => deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
const details = async (user: Parameters<TestApp['as']>[0]) => (await app.as(user).call(getBillingDetails)).body.data

async function subscribe(user: Awaited<ReturnType<TestApp['aNewUser']>>, plan: (typeof plans)[number]['word']) {
  const url = await openCheckout(app, user, plan)
  expect(await pay(app, url)).toEqual({ status: 303, to: `${app.url}/pricing?thankyou=1` })
  await completed(url)
  await app.runJobs()
  return url
}

/** Cancels a trial and moves the provider's clock past its end. */
async function endTrial(user: { id: number }) {
  const { provider_id } = await app.db
    .selectFrom('subscriptions')
    .where('user_id', '=', user.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  await app.services.payments.subscriptions.update(provider_id, { cancel_at_period_end: true })
  await control(app, 'clock', { days: '8' })
  await deliver(app, { type: 'customer.subscription.deleted', object: { id: provider_id } })
  await app.runJobs()
}

test.each(plans.map((plan) => [plan.word, plan] as const))(
  'the %s plan: a first subscription is free for 7 days, a second one is charged at once',
  async (word, plan) => {
    const user = await app.aNewUser()
    await subscribe(user, word)
    const trial = await details(user)
    expect(trial).toMatchObject({
      subscription_status: 'current',
      plan_type: plan.code,
      trialing: true,
      past_due: false,
    })
    const days = (Date.parse(trial.current_period_end) - Date.parse(trial.current_period_start)) / 86_400_000
    expect([days, await charges(app, user)]).toEqual([7, []])
    await endTrial(user)
    expect(await details(user)).toMatchObject({ subscription_status: 'expired', plan_type: plan.code })
    await subscribe(user, word)
    expect(await details(user)).toMatchObject({ subscription_status: 'current', trialing: false })
    expect(await charges(app, user)).toEqual([{ amount: plan.cents, refunded: 0 }])
    const me = (await app.as(user).call(getMe)).body
    expect(me).toMatchObject({ subscription_status: 'current', plan_type: plan.code, active: true })
  },
)

test('charges the price of the plan after the trial', async () => {
  const user = await app.aNewUser()
  await subscribe(user, 'quarterly')
  const [row] = await app.db.selectFrom('subscriptions').where('user_id', '=', user.id).selectAll().execute()
  await app.services.payments.subscriptions.update(row?.provider_id ?? '', { trial_end: 'now' })
  await deliver(app, { type: 'invoice.paid', object: invoiceOf(row?.provider_id ?? '') })
  await app.runJobs()
  expect(await charges(app, user)).toEqual([{ amount: 2697, refunded: 0 }])
  expect(await details(user)).toMatchObject({ subscription_status: 'current', trialing: false })
})

const invoiceOf = (subscription: string) => ({ id: 'in_hint', parent: { subscription_details: { subscription } } })

test('a card that fails at the renewal leaves the user active while the provider retries', async () => {
  const user = await app.aNewUser()
  const url = await openCheckout(app, user, 'monthly')
  expect((await pay(app, url, cards.failsLater)).status).toBe(303)
  await completed(url)
  await app.runJobs()
  const [row] = await app.db.selectFrom('subscriptions').where('user_id', '=', user.id).selectAll().execute()
  await app.services.payments.subscriptions.update(row?.provider_id ?? '', { trial_end: 'now' }).catch(() => undefined)
  await deliver(app, { type: 'invoice.payment_failed', object: invoiceOf(row?.provider_id ?? '') })
  await app.runJobs()
  expect(await details(user)).toMatchObject({ subscription_status: 'current', past_due: true })
  await app.db
    .updateTable('subscriptions')
    .set({ past_due_since: new Date(Date.now() - 8 * 86_400_000) })
    .where('user_id', '=', user.id)
    .execute()
  expect(await details(user)).toMatchObject({ subscription_status: 'expired', past_due: false })
})

test('a declined card buys nothing, and another one can pay on the same page', async () => {
  const user = await app.aNewUser()
  const url = await openCheckout(app, user, 'monthly')
  // The page redirects to itself.
  expect(await pay(app, url, cards.declined)).toEqual({ status: 303, to: new URL(url).pathname })
  await reconcile(app.services)
  expect(await details(user)).toBeNull()
  expect((await pay(app, url, cards.good)).status).toBe(303)
  await reconcile(app.services)
  expect(await details(user)).toMatchObject({ subscription_status: 'current' })
})

test('a user gets one trial, even with a new account for the same email', async () => {
  const email = 'twice@example.org'
  const first = await app.aNewUser({ email })
  await subscribe(first, 'monthly')
  await app.db.deleteFrom('users').where('id', '=', first.id).execute()
  const again = await app.aNewUser({ email: 'Twice@example.org' })
  await subscribe(again, 'monthly')
  expect(await details(again)).toMatchObject({ subscription_status: 'current', trialing: false })
  expect(await charges(app, again)).toEqual([{ amount: 999, refunded: 0 }])
})

test('leaving the payment page leads to the free games, and the page shows 7 free days', async () => {
  const url = await openCheckout(app, await app.aNewUser(), 'yearly')
  const session = await app.services.payments.checkout.sessions.retrieve(sessionOf(url))
  expect([session.cancel_url, session.success_url, session.amount_total]).toEqual([
    `${app.url}/exploregames?message=Free%20Games`,
    `${app.url}/pricing?thankyou=1`,
    0,
  ])
})

test('a user gets one trial, even after changing their email', async () => {
  const user = await app.aNewUser()
  await subscribe(user, 'monthly')
  await app.db.updateTable('users').set({ email: 'moved@example.org' }).where('id', '=', user.id).execute()
  await endTrial(user)
  await subscribe(user, 'monthly')
  expect(await details(user)).toMatchObject({ subscription_status: 'current', trialing: false })
})

test('tabs with the same plan get the same page, even at the same time', async () => {
  const user = await app.aNewUser()
  const urls = await Promise.all(Array.from({ length: 8 }, () => openCheckout(app, user, 'yearly')))
  expect(new Set(urls).size).toBe(1)
  expect(await openCheckout(app, user, 'yearly')).toBe(urls[0])
  const open = await app.db.selectFrom('checkouts').where('user_id', '=', user.id).selectAll().execute()
  expect(open).toHaveLength(1)
})

test('choosing another plan closes the page of the first', async () => {
  const user = await app.aNewUser()
  const monthly = await openCheckout(app, user, 'monthly')
  const yearly = await openCheckout(app, user, 'yearly')
  expect((await pay(app, monthly)).status).toBe(410)
  expect((await pay(app, yearly)).status).toBe(303)
})

test('eight simultaneous checkouts of three plans each get a page, and exactly one page stays payable', async () => {
  const user = await app.aNewUser()
  const words = plans.map((plan) => plan.word)
  const wanted = Array.from({ length: 8 }, (_, n) => words[n % words.length] ?? 'monthly')
  const urls = await Promise.all(wanted.map((plan) => openCheckout(app, user, plan)))
  const sessions = await Promise.all(
    [...new Set(urls)].map((url) => app.services.payments.checkout.sessions.retrieve(sessionOf(url))),
  )
  expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
  const payable = sessions.find(({ status }) => status === 'open')?.url ?? ''
  expect((await pay(app, payable)).status).toBe(303)
  await completed(payable)
  await app.runJobs()
  expect(await details(user)).toMatchObject({ subscription_status: 'current' })
  const rows = await app.db.selectFrom('checkouts').where('user_id', '=', user.id).select('status').execute()
  expect(rows.filter(({ status }) => status === 'complete')).toHaveLength(1)
  expect(rows.filter(({ status }) => status === 'open')).toHaveLength(0)
})

test('when a page cannot be created, the user’s current page stays payable', async () => {
  const user = await app.aNewUser()
  const url = await openCheckout(app, user, 'monthly')
  const away = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'no answer' })
  vi.spyOn(app.services.payments.checkout.sessions, 'create').mockRejectedValueOnce(away)
  const failed = await app.as(user).call(createCheckoutSession, { body: { plan: 'yearly' } })
  expect([failed.statusCode, failed.body.code]).toEqual([502, 'provider_unavailable'])
  expect(await openCheckout(app, user, 'monthly')).toBe(url)
  expect((await pay(app, url)).status).toBe(303)
})

test.each(['aSubscriber', 'aTrialing', 'aPastDue', 'aCanceledButRunning'] as const)(
  '%s cannot start another subscription while the period is running',
  async (role) => {
    const user = await app[role]()
    const response = await app.as(user).call(createCheckoutSession, { body: { plan: 'yearly' } })
    expect([response.statusCode, response.body.code]).toEqual([409, 'already_subscribed'])
    expect(response.body.message).toBe('User already has an active subscription.')
  },
)

test('a user who just paid in another tab, before any webhook, cannot buy a second subscription', async () => {
  const user = await app.aNewUser()
  expect((await pay(app, await openCheckout(app, user, 'monthly'))).status).toBe(303)
  for (const plan of ['monthly', 'yearly']) {
    const response = await app.as(user).call(createCheckoutSession, { body: { plan } })
    expect([response.statusCode, response.body.code]).toEqual([409, 'already_subscribed'])
  }
  expect(await details(user)).toMatchObject({ subscription_status: 'current', plan_type: '1' })
})

test.each([[undefined], ['weekly'], ['1'], [''], [3], [['monthly']]])('refuses the plan %j', async (plan) => {
  const response = await app.as(await app.aNewUser()).call(createCheckoutSession, { body: { plan } })
  expect([response.statusCode, response.body.code]).toEqual([422, 'invalid'])
  expect(response.body.errors.plan).toEqual(['Please choose a monthly, quarterly, or yearly plan.'])
})

test('billing-details and checkout need a login; cookies do not help', async () => {
  const headers = { cookie: 'sass_user=1; partner_user=1' }
  expect((await app.call(getBillingDetails, { headers })).statusCode).toBe(401)
  expect((await app.call(createCheckoutSession, { headers, body: { plan: 'monthly' } })).statusCode).toBe(401)
})

test('users see only their own billing, and a user who never paid sees none', async () => {
  const [subscriber, stranger] = [await app.aSubscriber(), await app.aRegistered()]
  expect(await details(subscriber)).toMatchObject({ subscription_status: 'current', plan_type: '1' })
  const asked = await app.as(stranger).call(getBillingDetails, { query: { user_id: subscriber.id } as never })
  expect(asked.body).toEqual({
    data: null,
    trial_refused: false,
    trial_available: true,
    unfinished_plan: null,
    last_payment: null,
  })
})
