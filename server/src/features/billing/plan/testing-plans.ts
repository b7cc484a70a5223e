import type { PlanWord } from '@marigold/contract'
import { expect } from 'vitest'
import type { TestApp, TestPerson } from '../../../platform/testing/testing.ts'
import { refreshSubscription } from '../store-subscription.service.ts'
import { cards, choose, control, deliver, pay, sessionOf } from '../testing-payments.ts'

/** What a person of a test has. `paid in April` begins on April 1: a month of 30 days. */
export type Standing = 'paid' | 'paid in April' | 'trial' | 'canceled' | 'past due'

/** Days after which a period of the plan is over, but no second one. */
const daysOf = { monthly: 31, quarterly: 92, yearly: 366 } as const

/** The provider's id of a person's newest subscription. */
export async function subscriptionIdOf(app: TestApp, person: { id: number }): Promise<string> {
  const { provider_id } = await app.db
    .selectFrom('subscriptions')
    .where('user_id', '=', person.id)
    .orderBy('id', 'desc')
    .select('provider_id')
    .executeTakeFirstOrThrow()
  return provider_id
}

/** Has had the trial already, so that the next checkout is charged at once. */
async function withoutTrial(app: TestApp, person: TestPerson): Promise<void> {
  const past = new Date(Date.now() - 90 * 86_400_000)
  await app.db
    .insertInto('subscriptions')
    .values({
      user_id: person.id,
      provider_id: `sub_before_${person.id}`,
      plan: 'monthly',
      provider_status: 'canceled',
      current_period_start: past,
      current_period_end: past,
      ended_at: past,
      live: false,
    })
    .execute()
}

/** Moves the sandbox's clock to the first moment of the next April. */
async function toApril(app: TestApp): Promise<void> {
  const { now } = (await app.inject({ method: 'GET', url: '/_sandbox/clock' })).json<{ now: number }>()
  const year = new Date(now * 1000).getUTCFullYear()
  const april = [year, year + 1].map((one) => Date.UTC(one, 3, 1) / 1000).find((one) => one >= now)
  await control(app, 'clock', { set_to: String(april) })
}

/** A person who went through the payment page, at the provider as in our tables. */
export async function subscribed(
  app: TestApp,
  { plan, standing = 'paid', daysIn = 0 }: { plan: PlanWord; standing?: Standing; daysIn?: number },
): Promise<TestPerson> {
  const person = await app.aRegistered()
  if (standing !== 'trial') await withoutTrial(app, person)
  if (standing === 'paid in April') await toApril(app)
  const url = await choose(app, person, plan)
  expect((await pay(app, url, standing === 'past due' ? cards.failsLater : cards.good)).status).toBe(303)
  await deliver(app, { type: 'checkout.session.completed', object: { id: sessionOf(url) } })
  await app.runJobs()
  const id = await subscriptionIdOf(app, person)
  if (standing === 'canceled') await app.services.payments.subscriptions.update(id, { cancel_at_period_end: true })
  if (standing === 'past due') await control(app, 'clock', { days: String(daysOf[plan]) })
  if (daysIn > 0) await control(app, 'clock', { days: String(daysIn) })
  await refreshSubscription(app.services, id)
  return person
}
