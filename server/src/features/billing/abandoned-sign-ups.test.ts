import { getMailPreferences } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
import { remindAbandonedSignUps } from './abandoned-sign-ups.service.ts'
import { cards, choose, control, pay } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

/** Signed up and left the payment page, hours ago. */
async function leaves(hours = 5): Promise<TestPerson & { page: string }> {
  const person = await app.aRegistered({ first_name: 'Mei', chosen_plan: 'monthly' })
  const page = await choose(app, person, 'monthly')
  await longAgo(person, hours)
  return { ...person, page }
}

async function longAgo({ id }: TestPerson, hours: number): Promise<void> {
  const created_at = sql<Date>`now() - make_interval(hours => ${hours})`
  await app.db.updateTable('users').set({ created_at }).where('id', '=', id).execute()
  await app.db.updateTable('checkouts').set({ created_at }).where('user_id', '=', id).execute()
}

const remind = () => remindAbandonedSignUps(app.services)
const reminders = ({ email }: TestPerson) =>
  app.db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .where('subject', '=', 'Finish signing up for Marigold')
    .selectAll()
    .execute()

test('reminds a user who left the payment page once, ever, with a link that asks for the password', async () => {
  const person = await leaves()
  await Promise.all([remind(), remind()])
  const [email, ...more] = await reminders(person)
  expect(more).toEqual([])
  expect(email?.body_text).toContain(`Finish checkout:\n${app.url}/login?next=/pricing\n`)
  expect(email?.body_text).toContain('The plan you chose: Monthly, $9.99 a month')
  expect(email?.body_text).toContain('Your first 7 days are free.')
  // Another page that is left, days later, brings no second one.
  await choose(app, person, 'yearly')
  await longAgo(person, 30)
  await remind()
  expect(await reminders(person)).toHaveLength(1)
})

test('says how to stop reminders, to the mail program too, and that works without a login', async () => {
  const person = await leaves()
  await remind()
  const [email] = await reminders(person)
  const { pathname, search } = new URL(email?.unsubscribe_url ?? '')
  expect((await app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200)
  const wants = await app.as(person).call(getMailPreferences)
  expect(wants.body).toEqual({ announcements: true, new_games: true, reminders: false })
})

test('promises no free days to a user whose mailbox has had them', async () => {
  const first = await leaves()
  expect((await pay(app, first.page)).status).toBe(303)
  await expect.poll(() => app.runJobs().then(() => app.count('trials_used')), { timeout: 20_000 }).toBeGreaterThan(0)
  const second = await leaves()
  const email = first.email.replace('@', '+2@')
  await app.db.updateTable('users').set({ email }).where('id', '=', second.id).execute()
  await remind()
  const [reminder] = await reminders({ ...second, email })
  expect(reminder?.body_text).toContain('Finish checkout')
  expect(reminder?.body_text).not.toContain('free. You can cancel')
})

test.each([
  ['left a moment ago', 1, {}],
  ['left more than a week ago', 8 * 24, {}],
  ['wants no reminders', 5, { mail_reminders: false }],
  ['is blocked', 5, { status: 'blocked' }],
  ['has a complimentary account', 5, { complimentary: true }],
])('does not remind a user who %s', async (_who, hours, changes) => {
  const person = await leaves(hours)
  if (Object.keys(changes).length > 0)
    await app.db.updateTable('users').set(changes).where('id', '=', person.id).execute()
  await remind()
  expect(await reminders(person)).toEqual([])
})

test('does not remind a user who never opened the payment page, or who opened it again just now', async () => {
  const never = await app.aRegistered()
  await longAgo(never, 5)
  const again = await leaves()
  await choose(app, again, 'quarterly')
  await remind()
  for (const person of [never, again]) expect(await reminders(person)).toEqual([])
})

test('does not remind a user who paid while no news of it arrived', async () => {
  await control(app, 'deliveries/drop', { count: '50' })
  const person = await leaves()
  expect((await pay(app, person.page, cards.good)).status).toBe(303)
  await remind()
  expect(await reminders(person)).toEqual([])
  await control(app, 'deliveries/reset', {})
})
