import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../../platform/testing.ts'
import { cards, choose, control, deliver, pay } from '../testing-payments.ts'
import { tellOfTrialEnds } from './reminders.service.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

// Dates are those of the day: what is compared is the sentence.
const plain = (text: string) => text.replaceAll(/[A-Z][a-z]+ \d{1,2}, \d{4}/g, 'DATE')

async function toldTo(person: TestPerson): Promise<string[]> {
  await app.runJobs()
  const rows = await app.db
    .selectFrom('notifications')
    .where('user_id', '=', person.id)
    .orderBy('id')
    .select('message')
    .execute()
  return rows.map(({ message }) => plain(message))
}

async function lettersTo(person: TestPerson) {
  const mails = app.db.selectFrom('mails').where('recipient', '=', person.email).orderBy('id')
  return mails.select(['subject', 'body_text as text', 'body_html as html']).execute()
}

const soon = { timeout: 20_000, interval: 100 }
const begun = 'Your 7-day free trial has begun. The Monthly plan follows on DATE.'
const ends = 'Your free trial ends on DATE. The Monthly plan then begins, for 9.99 USD.'
const paid = 'Your payment of 9.99 USD went through. The Monthly plan runs until DATE.'

async function tries(card = cards.good): Promise<TestPerson> {
  const person = await app.aRegistered({ first_name: 'Mei' })
  expect((await pay(app, await choose(app, person, 'monthly'), card)).status).toBe(303)
  await expect.poll(() => toldTo(person), soon).toEqual([begun])
  return person
}

async function subscriptionOf(person: TestPerson): Promise<string> {
  const row = app.db.selectFrom('subscriptions').where('user_id', '=', person.id).select('provider_id')
  return (await row.executeTakeFirstOrThrow()).provider_id
}

describe('a person is told', () => {
  test('of a trial, its near end and each payment, once, with a receipt that says what was paid', async () => {
    const person = await tries()
    await control(app, 'clock', { days: '5' })
    await expect.poll(() => toldTo(person), soon).toEqual([begun, ends])
    await control(app, 'clock', { days: '3' })
    await expect.poll(() => toldTo(person), soon).toEqual([begun, ends, paid])
    await control(app, 'clock', { days: '31' })
    await expect.poll(() => toldTo(person), soon).toEqual([begun, ends, paid, paid])
    const [ending, receipt, next, ...more] = await lettersTo(person)
    expect([ending?.subject, receipt?.subject, next?.subject, more]).toEqual([
      'Your free trial ends in three days',
      'Your receipt: 9.99 USD',
      'Your receipt: 9.99 USD',
      [],
    ])
    expect(plain(receipt?.text ?? '')).toMatch(
      /Thank you, Mei![^]*Receipt: [A-Z0-9]{8}-\d{4}\nPaid on: DATE\nPlan: Monthly\nRuns until: DATE\nAmount: 9\.99 USD/,
    )
    expect(receipt?.html).toContain('9.99 USD')
    expect(receipt?.text).not.toBe(next?.text)
  })

  test('of a payment that failed and of the end that follows it', async () => {
    const person = await tries(cards.failsLater)
    await control(app, 'clock', { days: '8' })
    const failed =
      'The payment for your Monthly plan did not go through. We will try again; everything stays open until DATE.'
    await expect.poll(() => toldTo(person), soon).toEqual([begun, failed])
    await control(app, 'clock', { days: '30' })
    const ended = 'Your Monthly plan has ended because its payment did not go through. The free games stay open.'
    await expect.poll(() => toldTo(person), soon).toEqual([begun, failed, ended])
    const subjects = (await lettersTo(person)).map(({ subject }) => subject)
    expect(subjects).toEqual(['A payment did not go through', 'Your plan has ended'])
  })

  test('that the plan is canceled, goes on, and has ended, and of no trial’s end that will cost nothing', async () => {
    const person = await tries()
    const id = await subscriptionOf(person)
    const { subscriptions } = app.services.payments
    const canceled = 'Your plan is canceled. Everything stays open until DATE.'
    await subscriptions.update(id, { cancel_at_period_end: true })
    await expect.poll(() => toldTo(person), soon).toEqual([begun, canceled])
    await subscriptions.update(id, { cancel_at_period_end: false })
    const resumed = 'Your plan goes on: nothing ends on DATE.'
    await expect.poll(() => toldTo(person), soon).toEqual([begun, canceled, resumed])
    await subscriptions.update(id, { cancel_at_period_end: true })
    await expect.poll(() => toldTo(person), soon).toEqual([begun, canceled, resumed, canceled])
    await tellOfTrialEnds(app.services)
    await control(app, 'clock', { days: '8' })
    const ended = 'Your Monthly plan has ended. The free games stay open.'
    await expect.poll(() => toldTo(person), soon).toEqual([begun, canceled, resumed, canceled, ended])
    expect((await lettersTo(person)).map(({ subject }) => subject)).toEqual([
      'Your plan is canceled',
      'Your plan is canceled',
    ])
  })

  test('why a trial did not start', async () => {
    await pay(app, await choose(app, await app.aRegistered(), 'monthly'), cards.own)
    await app.runJobs()
    const second = await app.aRegistered()
    await pay(app, await choose(app, second, 'monthly'), cards.own)
    const refused = 'The card that you gave had a free trial before, so the trial did not start. Nothing was charged.'
    await expect.poll(() => toldTo(second), soon).toEqual([refused])
  })

  test('the same, however late, often and mixed up the provider’s news arrives', async () => {
    await control(app, 'deliveries/duplicate', { count: '3' })
    await control(app, 'deliveries/shuffle', { count: '6' })
    const person = await tries()
    await control(app, 'deliveries/reset', {})
    const object = { id: await subscriptionOf(person) }
    for (let n = 0; n < 3; n++) await deliver(app, { type: 'customer.subscription.trial_will_end', object })
    await expect.poll(() => toldTo(person), soon).toEqual([begun, ends])
    expect(await lettersTo(person)).toHaveLength(1)
  })

  test('of a trial’s near end also when the provider never said so', async () => {
    const person = await app.aTrialing()
    await tellOfTrialEnds(app.services)
    expect(await toldTo(person)).toEqual([])
    const end = new Date(Date.now() + 2 * 86_400_000)
    await app.db
      .updateTable('subscriptions')
      .set({ current_period_end: end })
      .where('user_id', '=', person.id)
      .execute()
    for (let n = 0; n < 2; n++) await tellOfTrialEnds(app.services)
    expect(await toldTo(person)).toEqual([ends])
    expect(await lettersTo(person)).toHaveLength(1)
  })
})
