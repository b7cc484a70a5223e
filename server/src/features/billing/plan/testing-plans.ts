import type { PlanWord } from '@marigold/contract'
import { expect } from 'vitest'
import type { TestApp, TestUser } from '../../../platform/testing/testing.ts'
import { refreshSubscription } from '../store-subscription.service.ts'
import { cards, openCheckout, control, deliver, pay, sessionOf } from '../testing-payments.ts'

/** The state of a test user's plan. `paid in April` starts on April 1, for a month of 30 days. */
export type PlanState = 'paid' | 'paid in April' | 'trial' | 'canceled' | 'past due'

/** Days after which one period of the plan is over, but not two. */
const daysOf = { monthly: 31, quarterly: 92, yearly: 366 } as const

/** Returns the provider's id of a user's newest subscription. */
export async function subscriptionIdOf(app: TestApp, user: { id: number }): Promise<string> {
  const { provider_id } = await app.db
    .selectFrom('subscriptions')
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .select('provider_id')
    .executeTakeFirstOrThrow()
  return provider_id
}

/** Marks the trial as used, so that the next checkout is charged at once. */
export async function withoutTrial(app: TestApp, user: TestUser): Promise<void> {
  const past = new Date(Date.now() - 90 * 86_400_000)
  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: user.id,
      provider_id: `sub_before_${user.id}`,
      plan: 'monthly',
      provider_status: 'canceled',
      current_period_start: past,
      current_period_end: past,
      ended_at: past,
      live: false,
    })
    .execute()
}

/** Moves the sandbox's clock to the start of the next April. */
async function toApril(app: TestApp): Promise<void> {
  const { now } = (await app.inject({ method: 'GET', url: '/_sandbox/clock' })).json<{ now: number }>()
  const year = new Date(now * 1000).getUTCFullYear()
  const april = [year, year + 1].map((one) => Date.UTC(one, 3, 1) / 1000).find((one) => one >= now)
  await control(app, 'clock', { set_to: String(april) })
}

/** Creates a user who paid on the payment page, at the provider and in our tables. */
export async function subscribed(
  app: TestApp,
  { plan, state = 'paid', daysIn = 0 }: { plan: PlanWord; state?: PlanState; daysIn?: number },
): Promise<TestUser> {
  const user = await app.aRegistered()
  if (state !== 'trial') await withoutTrial(app, user)
  if (state === 'paid in April') await toApril(app)
  const url = await openCheckout(app, user, plan)
  expect((await pay(app, url, state === 'past due' ? cards.failsLater : cards.good)).status).toBe(303)
  await deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
  await app.runJobs()
  const id = await subscriptionIdOf(app, user)
  if (state === 'canceled') await app.services.payments.subscriptions.update(id, { cancel_at_period_end: true })
  if (state === 'past due') await control(app, 'clock', { days: String(daysOf[plan]) })
  if (daysIn > 0) await control(app, 'clock', { days: String(daysIn) })
  await refreshSubscription(app.services, id)
  return user
}
