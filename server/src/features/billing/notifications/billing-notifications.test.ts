import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { upgradeSubscription } from '@marigold/contract'
import { cards, openCheckout, control, deliver, pay } from '../testing-payments.ts'
import { subscribed, subscriptionIdOf } from '../plan/testing-plans.ts'
import { notifyRenewals, notifyTrialEnds } from './reminders.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

// Dates vary with the day of the run, so they're masked.
const plain = (text: string) => text.replaceAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g, 'DATE')

async function toldTo(user: TestUser): Promise<string[]> {
  await app.runJobs()
  const rows = await app.db
    .selectFrom('notifications')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .select('message')
    .execute()
  return rows.map(({ message }) => plain(message))
}

async function lettersTo(user: TestUser) {
  const mails = app.db.selectFrom('mails').where('recipient', '=', user.email).orderBy('id')
  return mails.select(['subject', 'body_text as text', 'body_html as html']).execute()
}

const soon = { timeout: 20_000, interval: 100 }
const begun = 'Your 7-day free trial has started. The Monthly plan starts on DATE.'
const ends = 'Your free trial ends on DATE. The Monthly plan then starts for $9.99.'
const paid = 'Your payment of $9.99 went through. The Monthly plan runs until DATE.'

async function attempt(card = cards.good): Promise<TestUser> {
  const user = await app.aRegistered({ first_name: 'Mei' })
  expect((await pay(app, await openCheckout(app, user, 'monthly'), card)).status).toBe(303)
  await expect.poll(() => toldTo(user), soon).toEqual([begun])
  return user
}

describe('notifies a user', () => {
  test('of a trial, its upcoming end, and each payment, once, with a receipt for the payment', async () => {
    const user = await attempt()
    await control(app, 'clock', { days: '5' })
    await expect.poll(() => toldTo(user), soon).toEqual([begun, ends])
    await control(app, 'clock', { days: '3' })
    await expect.poll(() => toldTo(user), soon).toEqual([begun, ends, paid])
    await control(app, 'clock', { days: '31' })
    await expect.poll(() => toldTo(user), soon).toEqual([begun, ends, paid, paid])
    const [started, ending, receipt, next, ...more] = await lettersTo(user)
    expect([started?.subject, plain(ending?.subject ?? ''), receipt?.subject, next?.subject, more]).toEqual([
      'Your 7-day free trial has started',
      'Your free trial ends on DATE',
      'Your receipt for $9.99',
      'Your receipt for $9.99',
      [],
    ])
    const terms =
      /Plan: Monthly\nPrice: \$9\.99 a month\nFirst charge: \$9\.99 on DATE\nCard: Visa ending in 4242\nTo cancel: Choose Cancel Plan in My Profile before DATE/
    for (const email of [started, ending]) expect(plain(email?.text ?? '')).toMatch(terms)
    expect(plain(receipt?.text ?? '')).toMatch(
      /Hi Mei,[^]*Receipt number: [A-Z0-9]{8}-\d{4}\nDate: DATE\nPlan: Monthly\nPeriod: DATE to DATE\nStatus: Paid on DATE\nCard: Visa ending in 4242\n[^]*Monthly plan, DATE to DATE: \$9\.99\nTotal \(US dollars\): \$9\.99\nPaid: \$9\.99\n/,
    )
    expect(receipt?.html).toContain('$9.99')
    expect(receipt?.text).not.toBe(next?.text)
  })

  test('of a failed payment and of the end that follows', async () => {
    const user = await attempt(cards.failsLater)
    await control(app, 'clock', { days: '8' })
    const failed =
      'The payment for your Monthly plan didn’t go through. We’ll try again, and everything stays open until DATE.'
    await expect.poll(() => toldTo(user), soon).toEqual([begun, failed])
    await control(app, 'clock', { days: '30' })
    const ended = 'Your Monthly plan has ended because its payment didn’t go through. The free games stay open.'
    await expect.poll(() => toldTo(user), soon).toEqual([begun, failed, ended])
    const subjects = (await lettersTo(user)).map(({ subject }) => subject)
    expect(subjects.slice(1)).toEqual([
      'Your payment didn’t go through: update your card',
      'Your Monthly plan has ended',
    ])
    const [, failure, end] = await lettersTo(user)
    expect(failure?.text).toMatch(/Amount due: \$9\.99\n[^]*Update your card:\nhttp\S+\/myprofile\n/)
    expect(end?.text).toMatch(/Choose a plan:\nhttp\S+\/pricing\n/)
  })

  test('of a canceled, resumed, and ended plan, but not of the end of a trial that will cost nothing', async () => {
    const user = await attempt()
    const id = await subscriptionIdOf(app, user)
    const { subscriptions } = app.services.payments
    const canceled = 'Your plan is canceled. Everything stays open until DATE.'
    await subscriptions.update(id, { cancel_at_period_end: true })
    await expect.poll(() => toldTo(user), soon).toEqual([begun, canceled])
    await subscriptions.update(id, { cancel_at_period_end: false })
    const resumed = 'Your plan continues. It no longer ends on DATE.'
    await expect.poll(() => toldTo(user), soon).toEqual([begun, canceled, resumed])
    await subscriptions.update(id, { cancel_at_period_end: true })
    await expect.poll(() => toldTo(user), soon).toEqual([begun, canceled, resumed, canceled])
    await notifyTrialEnds(app.services)
    await control(app, 'clock', { days: '8' })
    const ended = 'Your Monthly plan has ended. The free games stay open.'
    await expect.poll(() => toldTo(user), soon).toEqual([begun, canceled, resumed, canceled, ended])
    const [, ...emails] = await lettersTo(user)
    expect(emails.map(({ subject }) => plain(subject))).toEqual([
      'Your plan is canceled and stays open until DATE',
      'Your Monthly plan continues',
      'Your plan is canceled and stays open until DATE',
      'Your Monthly plan has ended',
    ])
    expect(emails[0]?.text).not.toContain('First charge')
    expect(plain(emails[1]?.text ?? '')).toContain('First charge: $9.99 on DATE')
  })

  test('of a new card, and of a shorter plan that was chosen and undone, each by email', async () => {
    const user = await subscribed(app, { plan: 'yearly' })
    const { payments } = app.services
    const id = await subscriptionIdOf(app, user)
    await deliver(app, { type: 'customer.subscription.updated', object: { id } })
    await app.runJobs()
    const before = (await lettersTo(user)).length
    const notifications = async () => {
      await app.runJobs()
      return (await lettersTo(user)).slice(before).map(({ subject, text }) => [plain(subject), plain(text)] as const)
    }
    const { customer } = await payments.subscriptions.retrieve(id)
    const card = await payments.paymentMethods.attach('pm_card_mastercard', { customer: String(customer) })
    await payments.customers.update(String(customer), { invoice_settings: { default_payment_method: card.id } })
    await expect.poll(async () => (await notifications()).length, soon).toBe(1)
    await app.as(user).call(upgradeSubscription, { body: { plan_type: '1' } })
    await app.as(user).call(upgradeSubscription, { body: { plan_type: '3' } })
    const told = await notifications()
    expect(told.map(([subject]) => subject)).toEqual([
      'Your card was changed to Mastercard ending in 4444',
      'Your plan changes to Monthly on DATE',
      'You’re keeping the Yearly plan',
    ])
    expect(told[0]?.[1]).toContain('Next charge: $95.90 on DATE')
    expect(told[1]?.[1]).toContain('Now: Yearly\nThen: Monthly, $9.99 a month\n')
    expect(told[2]?.[1]).toContain('Next charge: $95.90 on DATE')
    // Reporting the same state again sends nothing.
    for (let n = 0; n < 2; n++) await deliver(app, { type: 'customer.subscription.updated', object: { id } })
    expect(await notifications()).toHaveLength(3)
  })

  test('of the reason why a trial did not start', async () => {
    await pay(app, await openCheckout(app, await app.aRegistered(), 'monthly'), cards.own)
    await app.runJobs()
    const second = await app.aRegistered()
    await pay(app, await openCheckout(app, second, 'monthly'), cards.own)
    const refused = 'Your card was used for a free trial before, so the trial didn’t start. Nothing was charged.'
    await expect.poll(() => toldTo(second), soon).toEqual([refused])
    const [email, ...more] = await lettersTo(second)
    expect([email?.subject, more]).toEqual(['Your free trial didn’t start', []])
    expect(email?.text).toMatch(/Choose a plan:\nhttp\S+\/pricing\n/)
  })

  test('of the same events, however late, often, and out of order the webhooks arrive', async () => {
    await control(app, 'deliveries/duplicate', { count: '3' })
    await control(app, 'deliveries/shuffle', { count: '6' })
    const user = await attempt()
    await control(app, 'deliveries/reset', {})
    const object = { id: await subscriptionIdOf(app, user) }
    for (let n = 0; n < 3; n++) await deliver(app, { type: 'customer.subscription.trial_will_end', object })
    await expect.poll(() => toldTo(user), soon).toEqual([begun, ends])
    expect(await lettersTo(user)).toHaveLength(2)
  })

  test('of the upcoming end of a trial even when the provider never announced it', async () => {
    const user = await app.aTrialing()
    await notifyTrialEnds(app.services)
    expect(await toldTo(user)).toEqual([])
    const end = new Date(Date.now() + 2 * 86_400_000)
    await app.db.updateTable('subscriptions').set({ current_period_end: end }).where('user_id', '=', user.id).execute()
    for (let n = 0; n < 2; n++) await notifyTrialEnds(app.services)
    expect(await toldTo(user)).toEqual([ends])
    expect(await lettersTo(user)).toHaveLength(1)
  })
})

describe('a yearly renewal', () => {
  async function renewingIn(days: number, changes: object = {}): Promise<TestUser> {
    const user = await app.aSubscriber()
    const current_period_end = new Date(Date.now() + days * 86_400_000)
    await app.db
      .updateTable('subscriptions')
      .set({ plan: 'yearly', current_period_end, card: 'Visa ending in 4242', ...changes })
      .where('user_id', '=', user.id)
      .execute()
    return user
  }
  const reminders = async (user: TestUser) =>
    (await lettersTo(user)).filter(({ subject }) => subject.includes('renews on'))

  test('is announced once, 30 days ahead, however often and concurrently the job runs', async () => {
    const user = await renewingIn(29)
    await Promise.all([notifyRenewals(app.services), notifyRenewals(app.services)])
    await notifyRenewals(app.services)
    const [email, ...more] = await reminders(user)
    expect([plain(email?.subject ?? ''), more]).toEqual(['Your Yearly plan renews on DATE for $95.90', []])
    expect(plain(email?.text ?? '')).toContain(
      'Price: $95.90 a year\nNext charge: $95.90 on DATE\nCard: Visa ending in 4242\nTo cancel: Choose Cancel Plan in My Profile before DATE',
    )
  })

  test('is announced again for the next period, and after an outage as long as it is still ahead', async () => {
    const user = await renewingIn(2)
    await notifyRenewals(app.services)
    expect(await reminders(user)).toHaveLength(1)
    const next = new Date(Date.now() + 20 * 86_400_000)
    await app.db.updateTable('subscriptions').set({ current_period_end: next }).where('user_id', '=', user.id).execute()
    for (let n = 0; n < 2; n++) await notifyRenewals(app.services)
    expect(await reminders(user)).toHaveLength(2)
  })

  test.each([
    ['earlier than 30 days ahead', 31, {}],
    ['after it', -1, {}],
    ['of a canceled plan', 20, { cancel_at_period_end: true }],
    ['of a plan that changes to a shorter one', 20, { next_plan: 'monthly' }],
    ['of a monthly plan', 20, { plan: 'monthly' }],
    ['of a plan that is over', 20, { live: false, provider_status: 'canceled' }],
    ['of a plan that owes a payment', 20, { provider_status: 'past_due' }],
  ])('is not announced %s', async (_why, days, changes) => {
    const user = await renewingIn(days, changes)
    await notifyRenewals(app.services)
    expect(await reminders(user)).toEqual([])
  })
})

test('news of a plan are in the language that its user chose', async () => {
  const user = await app.aRegistered({ first_name: 'Mei', locale: 'en-XA' })
  await pay(app, await openCheckout(app, user, 'monthly'), cards.good)
  await expect
    .poll(() => toldTo(user), soon)
    .toEqual([expect.stringMatching(/^Yóúr 7-dáý fréé tríál háš štártéd\. .*~/)])
  expect(await lettersTo(user)).toEqual([
    {
      subject: expect.stringMatching(/^Yóúr 7-dáý fréé tríál/),
      text: expect.stringMatching(/Príçé~+: \$9\.99/),
      html: expect.stringContaining('<html lang="en-XA">'),
    },
  ])
})
