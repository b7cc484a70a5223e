import { getMailPreferences } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { remindAbandonedSignUps } from './abandoned-sign-ups.service.ts'
import { cards, openCheckout, control, pay } from './testing-payments.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

/** Signs a user up who left the payment page hours ago. */
async function leaves(hours = 5): Promise<TestUser & { page: string }> {
  const user = await app.aRegistered({ first_name: 'Mei', chosen_plan: 'monthly' })
  const page = await openCheckout(app, user, 'monthly')
  await longAgo(user, hours)
  return { ...user, page }
}

async function longAgo({ id }: TestUser, hours: number): Promise<void> {
  const created_at = sql<Date>`now() - make_interval(hours => ${hours})`
  await app.db.updateTable('users').set({ created_at }).where('id', '=', id).execute()
  await app.db.updateTable('checkouts').set({ created_at }).where('user_id', '=', id).execute()
}

const remind = () => remindAbandonedSignUps(app.services)
const reminders = ({ email }: TestUser) =>
  app.db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .where('subject', '=', 'Finish signing up for Marigold')
    .selectAll()
    .execute()

test('reminds a user who left the payment page exactly once, with a link that asks for the password', async () => {
  const user = await leaves()
  await Promise.all([remind(), remind()])
  const [email, ...more] = await reminders(user)
  expect(more).toEqual([])
  expect(email?.body_text).toContain(`Finish checkout:\n${app.url}/login?next=/pricing\n`)
  expect(email?.body_text).toContain('The plan you chose: Monthly, $9.99 a month')
  expect(email?.body_text).toContain('Your first 7 days are free.')
  // Leaving another page days later sends no second reminder.
  await openCheckout(app, user, 'yearly')
  await longAgo(user, 30)
  await remind()
  expect(await reminders(user)).toHaveLength(1)
})

test('can be turned off from the email or the mail program, without logging in', async () => {
  const user = await leaves()
  await remind()
  const [email] = await reminders(user)
  const { pathname, search } = new URL(email?.unsubscribe_url ?? '')
  expect((await app.inject({ method: 'POST', url: pathname + search })).statusCode).toBe(200)
  const wants = await app.as(user).call(getMailPreferences)
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
  const user = await leaves(hours)
  if (Object.keys(changes).length > 0)
    await app.db.updateTable('users').set(changes).where('id', '=', user.id).execute()
  await remind()
  expect(await reminders(user)).toEqual([])
})

test('does not remind a user who never opened the payment page, or who just opened it again', async () => {
  const never = await app.aRegistered()
  await longAgo(never, 5)
  const again = await leaves()
  await openCheckout(app, again, 'quarterly')
  await remind()
  for (const user of [never, again]) expect(await reminders(user)).toEqual([])
})

test('does not remind a user who paid while no webhook arrived', async () => {
  await control(app, 'deliveries/drop', { count: '50' })
  const user = await leaves()
  expect((await pay(app, user.page, cards.good)).status).toBe(303)
  await remind()
  expect(await reminders(user)).toEqual([])
  await control(app, 'deliveries/reset', {})
})
