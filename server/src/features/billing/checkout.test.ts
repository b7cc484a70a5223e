import { createCheckoutSession, getBillingDetails, getMe, plans } from '@marigold/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { reconcile } from './reconcile.service.ts'
import { cards, charges, choose, control, deliver, pay, sessionOf } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const completed = (url: string) => deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
const details = async (person: Parameters<TestApp['as']>[0]) => (await app.as(person).call(getBillingDetails)).body.data

async function subscribe(person: Awaited<ReturnType<TestApp['aNew']>>, plan: (typeof plans)[number]['word']) {
  const url = await choose(app, person, plan)
  expect(await pay(app, url)).toEqual({ status: 303, to: `${app.url}/pricing?thankyou=1` })
  await completed(url)
  await app.runJobs()
  return url
}

/** Canceled in its trial, and the provider's clock moved past its end. */
async function endTrial(person: { id: number }) {
  const { provider_id } = await app.db
    .selectFrom('subscriptions')
    .where('user_id', '=', person.id)
    .select('provider_id')
    .executeTakeFirstOrThrow()
  await app.services.payments.subscriptions.update(provider_id, { cancel_at_period_end: true })
  await control(app, 'clock', { days: '8' })
  await deliver(app, { type: 'customer.subscription.deleted', object: { id: provider_id } })
  await app.runJobs()
}

test.each(plans.map((plan) => [plan.word, plan] as const))(
  'the %s plan: a first subscription is free for 7 days, a second one charges its price at once',
  async (word, plan) => {
    const person = await app.aNew()
    await subscribe(person, word)
    const trial = await details(person)
    expect(trial).toMatchObject({
      subscription_status: 'current',
      plan_type: plan.code,
      trialing: true,
      past_due: false,
    })
    const days = (Date.parse(trial.current_period_end) - Date.parse(trial.current_period_start)) / 86_400_000
    expect([days, await charges(app, person)]).toEqual([7, []])
    await endTrial(person)
    expect(await details(person)).toMatchObject({ subscription_status: 'expired', plan_type: plan.code })
    await subscribe(person, word)
    expect(await details(person)).toMatchObject({ subscription_status: 'current', trialing: false })
    expect(await charges(app, person)).toEqual([{ amount: plan.cents, refunded: 0 }])
    const me = (await app.as(person).call(getMe)).body
    expect(me).toMatchObject({ subscription_status: 'current', plan_type: plan.code, active: true })
  },
)

test('a trial ends in the price of its plan', async () => {
  const person = await app.aNew()
  await subscribe(person, 'quarterly')
  const [row] = await app.db.selectFrom('subscriptions').where('user_id', '=', person.id).selectAll().execute()
  await app.services.payments.subscriptions.update(row?.provider_id ?? '', { trial_end: 'now' })
  await deliver(app, { type: 'invoice.paid', object: invoiceOf(row?.provider_id ?? '') })
  await app.runJobs()
  expect(await charges(app, person)).toEqual([{ amount: 2697, refunded: 0 }])
  expect(await details(person)).toMatchObject({ subscription_status: 'current', trialing: false })
})

const invoiceOf = (subscription: string) => ({ id: 'in_hint', parent: { subscription_details: { subscription } } })

test('a card that fails at the renewal leaves the person current while the provider retries', async () => {
  const person = await app.aNew()
  const url = await choose(app, person, 'monthly')
  expect((await pay(app, url, cards.failsLater)).status).toBe(303)
  await completed(url)
  await app.runJobs()
  const [row] = await app.db.selectFrom('subscriptions').where('user_id', '=', person.id).selectAll().execute()
  await app.services.payments.subscriptions.update(row?.provider_id ?? '', { trial_end: 'now' }).catch(() => undefined)
  await deliver(app, { type: 'invoice.payment_failed', object: invoiceOf(row?.provider_id ?? '') })
  await app.runJobs()
  expect(await details(person)).toMatchObject({ subscription_status: 'current', past_due: true })
  await app.db
    .updateTable('subscriptions')
    .set({ past_due_since: new Date(Date.now() - 8 * 86_400_000) })
    .where('user_id', '=', person.id)
    .execute()
  expect(await details(person)).toMatchObject({ subscription_status: 'expired', past_due: false })
})

test('a declined card buys nothing, and another one pays on the same page', async () => {
  const person = await app.aNew()
  const url = await choose(app, person, 'monthly')
  // The page is shown again, by a redirect to itself.
  expect(await pay(app, url, cards.declined)).toEqual({ status: 303, to: new URL(url).pathname })
  await reconcile(app.services)
  expect(await details(person)).toBeNull()
  expect((await pay(app, url, cards.good)).status).toBe(303)
  await reconcile(app.services)
  expect(await details(person)).toMatchObject({ subscription_status: 'current' })
})

test('a trial is once a person: also for an account made again with the same e-mail', async () => {
  const email = 'twice@example.org'
  const first = await app.aNew({ email })
  await subscribe(first, 'monthly')
  await app.db.deleteFrom('users').where('id', '=', first.id).execute()
  const again = await app.aNew({ email: 'Twice@example.org' })
  await subscribe(again, 'monthly')
  expect(await details(again)).toMatchObject({ subscription_status: 'current', trialing: false })
  expect(await charges(app, again)).toEqual([{ amount: 999, refunded: 0 }])
})

test('the payment page comes back to the free games when it is left, and is free for 7 days', async () => {
  const url = await choose(app, await app.aNew(), 'yearly')
  const session = await app.services.payments.checkout.sessions.retrieve(sessionOf(url))
  expect([session.cancel_url, session.success_url, session.amount_total]).toEqual([
    `${app.url}/exploregames?message=Free%20Games`,
    `${app.url}/pricing?thankyou=1`,
    0,
  ])
})

test('a trial is once a person: also after a change of e-mail', async () => {
  const person = await app.aNew()
  await subscribe(person, 'monthly')
  await app.db.updateTable('users').set({ email: 'moved@example.org' }).where('id', '=', person.id).execute()
  await endTrial(person)
  await subscribe(person, 'monthly')
  expect(await details(person)).toMatchObject({ subscription_status: 'current', trialing: false })
})

test('tabs with the same plan get the same page, however close together', async () => {
  const person = await app.aNew()
  const urls = await Promise.all(Array.from({ length: 8 }, () => choose(app, person, 'yearly')))
  expect(new Set(urls).size).toBe(1)
  expect(await choose(app, person, 'yearly')).toBe(urls[0])
  const open = await app.db.selectFrom('checkouts').where('user_id', '=', person.id).selectAll().execute()
  expect(open).toHaveLength(1)
})

test('choosing another plan closes the page of the first', async () => {
  const person = await app.aNew()
  const monthly = await choose(app, person, 'monthly')
  const yearly = await choose(app, person, 'yearly')
  expect((await pay(app, monthly)).status).toBe(410)
  expect((await pay(app, yearly)).status).toBe(303)
})

test('eight checkouts of three plans at once each get a page, and exactly one page stays payable', async () => {
  const person = await app.aNew()
  const words = plans.map((plan) => plan.word)
  const wanted = Array.from({ length: 8 }, (_, n) => words[n % words.length] ?? 'monthly')
  const urls = await Promise.all(wanted.map((plan) => choose(app, person, plan)))
  const sessions = await Promise.all(
    [...new Set(urls)].map((url) => app.services.payments.checkout.sessions.retrieve(sessionOf(url))),
  )
  expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
  const payable = sessions.find(({ status }) => status === 'open')?.url ?? ''
  expect((await pay(app, payable)).status).toBe(303)
  await completed(payable)
  await app.runJobs()
  expect(await details(person)).toMatchObject({ subscription_status: 'current' })
  const rows = await app.db.selectFrom('checkouts').where('user_id', '=', person.id).select('status').execute()
  expect(rows.filter(({ status }) => status === 'complete')).toHaveLength(1)
  expect(rows.filter(({ status }) => status === 'open')).toHaveLength(0)
})

test('a page that cannot be made leaves the page payable that the user has', async () => {
  const person = await app.aNew()
  const url = await choose(app, person, 'monthly')
  const away = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'no answer' })
  vi.spyOn(app.services.payments.checkout.sessions, 'create').mockRejectedValueOnce(away)
  const failed = await app.as(person).call(createCheckoutSession, { body: { plan: 'yearly' } })
  expect([failed.statusCode, failed.body.code]).toEqual([502, 'provider_unavailable'])
  expect(await choose(app, person, 'monthly')).toBe(url)
  expect((await pay(app, url)).status).toBe(303)
})

test.each(['aSubscriber', 'aTrialing', 'aPastDue', 'aCanceledButRunning'] as const)(
  '%s, whose period runs, cannot start another subscription',
  async (role) => {
    const person = await app[role]()
    const answer = await app.as(person).call(createCheckoutSession, { body: { plan: 'yearly' } })
    expect([answer.statusCode, answer.body.code]).toEqual([409, 'already_subscribed'])
    expect(answer.body.message).toBe('User already has an active subscription.')
  },
)

test('a person who paid a moment ago, in another tab and without any webhook yet, is not sold a second one', async () => {
  const person = await app.aNew()
  expect((await pay(app, await choose(app, person, 'monthly'))).status).toBe(303)
  for (const plan of ['monthly', 'yearly']) {
    const answer = await app.as(person).call(createCheckoutSession, { body: { plan } })
    expect([answer.statusCode, answer.body.code]).toEqual([409, 'already_subscribed'])
  }
  expect(await details(person)).toMatchObject({ subscription_status: 'current', plan_type: '1' })
})

test.each([[undefined], ['weekly'], ['1'], [''], [3], [['monthly']]])('the plan %j is refused', async (plan) => {
  const answer = await app.as(await app.aNew()).call(createCheckoutSession, { body: { plan } })
  expect([answer.statusCode, answer.body.code]).toEqual([422, 'invalid'])
  expect(answer.body.errors.plan).toEqual(['Choose monthly, quarterly or yearly.'])
})

test('signed out, neither billing-details nor a checkout can be had; cookies do not help', async () => {
  const headers = { cookie: 'sass_user=1; partner_user=1' }
  expect((await app.call(getBillingDetails, { headers })).statusCode).toBe(401)
  expect((await app.call(createCheckoutSession, { headers, body: { plan: 'monthly' } })).statusCode).toBe(401)
})

test('everyone sees their own billing alone, and someone who never paid sees none', async () => {
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
