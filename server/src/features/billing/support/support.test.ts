import {
  cancelUserPlan,
  extendUserTrial,
  getBillingDetails,
  getBillingHistory,
  getMe,
  getNotifications,
  getUser,
  refundInvoice,
  setAreas,
  resumeUserPlan,
  type UserRecord,
} from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { subscribed, subscriptionIdOf } from '../plan/testing-plans.ts'
import { refreshSubscription } from '../store-subscription.service.ts'
import { charges, control } from '../testing-payments.ts'

let app: TestApp
let admin: TestUser
let other: TestUser
beforeAll(async () => {
  app = await startApp({ sandbox: true })
  admin = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
  other = await app.anAdmin({ first_name: 'Grace', last_name: 'Hopper' })
})
afterAll(() => app.close())

const recordOf = async ({ id }: { id: number }): Promise<UserRecord> =>
  (await app.as(admin).call(getUser, { params: { id } })).body
type Call = Parameters<TestApp['call']>[0]
/** Does something to an account, based on what it is now. */
async function act(call: Call, user: TestUser, body: object, { by = admin, params = {} } = {}) {
  const { revision } = await recordOf(user)
  return app.as(by).call(call, { params: { id: user.id, ...params }, body: { revision, ...body } })
}
const logged = ({ id }: { id: number }) =>
  app.db
    .selectFrom('audit')
    .where('user_id', '=', id)
    .orderBy('id')
    .select(['actor_id', 'action', 'object', 'before', 'after', 'reason'])
    .execute()
async function messagesTo(user: TestUser): Promise<string[]> {
  const { body } = await app.as(user).call(getNotifications)
  return (body as { message: string }[]).map(({ message }) => message)
}
const planOf = async (user: TestUser) => (await app.as(user).call(getBillingDetails)).body.data
const reason = 'Asked by phone'

describe('a plan', () => {
  test('is canceled and resumed by an administrator, each with what was before and after', async () => {
    const user = await subscribed(app, { plan: 'monthly' })
    const before = await planOf(user)
    const canceled = await act(cancelUserPlan, user, { reason })
    expect([canceled.statusCode, canceled.body.plans[0]]).toMatchObject([200, { state: 'canceled', live: true }])
    expect(await planOf(user)).toEqual({ ...before, subscription_status: 'canceled' })
    const again = await act(cancelUserPlan, user, { reason: 'Twice' })
    expect(again.statusCode).toBe(200)
    const resumed = await act(resumeUserPlan, user, { reason: 'Changed their mind' })
    expect([resumed.statusCode, resumed.body.plans[0].state]).toEqual([200, 'current'])
    expect(await planOf(user)).toEqual(before)
    await act(resumeUserPlan, user, { reason: 'Twice' })
    const end = before.current_period_end
    expect(await logged(user)).toEqual([
      {
        ...{ actor_id: admin.id, action: 'user.plan_canceled', object: '', reason },
        ...{ before: { renews: true }, after: { renews: false, open_until: end } },
      },
      {
        ...{ actor_id: admin.id, action: 'user.plan_resumed', object: '', reason: 'Changed their mind' },
        ...{ before: { renews: false }, after: { renews: true, renews_on: end } },
      },
    ])
    expect(await charges(app, user)).toEqual([{ amount: 999, refunded: 0 }])
  })

  test('with an overdue payment ends at once, and the failure is shown in the bank’s words', async () => {
    const user = await subscribed(app, { plan: 'monthly', state: 'past due' })
    const { invoices } = await recordOf(user)
    expect(invoices[0]).toMatchObject({ status: 'open', failure: 'generic_decline', paid: 0, amount: 999 })
    expect(Date.parse(invoices[0]?.retry_at ?? '')).toBeGreaterThan(Date.parse(invoices[0]?.created_at ?? ''))
    const { body } = await act(cancelUserPlan, user, { reason })
    expect(body.plans[0]).toMatchObject({ state: 'expired', live: false, end_reason: 'cancellation_requested' })
    expect(body.invoices[0]).toMatchObject({ failure: 'generic_decline' })
  })

  test('fails for insufficient funds, and the failure is gone once it is paid', async () => {
    const user = await subscribed(app, { plan: 'monthly' })
    // The plans of the other tests renew, too.
    await control(app, 'fail-next-charge', { count: '100', reason: 'insufficient_funds' })
    await control(app, 'clock', { days: '31' })
    await control(app, 'fail-next-charge', { count: '0' })
    const id = await subscriptionIdOf(app, user)
    await refreshSubscription(app.services, id)
    expect((await recordOf(user)).invoices[0]).toMatchObject({ status: 'open', failure: 'insufficient_funds' })
    await control(app, 'clock', { days: '2' })
    await refreshSubscription(app.services, id)
    const [paid] = (await recordOf(user)).invoices
    expect(paid).toMatchObject({ status: 'paid', failure: null, retry_at: null })
    // What happened can still be seen.
    expect([paid?.failed_at, paid?.paid_at]).toEqual([expect.any(String), expect.any(String)])
  })

  test('needs a reason, and there must be one', async () => {
    const user = await app.aRegistered()
    for (const call of [cancelUserPlan, resumeUserPlan]) {
      expect((await act(call, user, { reason: ' ' })).body.errors).toEqual({ reason: ['Please give a reason.'] })
      expect((await act(call, user, { reason })).statusCode).toBe(409)
    }
    expect(await logged(user)).toEqual([])
  })
})

describe('a free trial', () => {
  test('is extended once per request, the first charge moves with it, and its owner is told', async () => {
    const user = await subscribed(app, { plan: 'monthly', state: 'trial' })
    const { revision, plans } = await recordOf(user)
    const trial_end = plans[0]?.period_end ?? ''
    const input = { params: { id: user.id }, body: { revision, trial_end, days: 5, reason } }
    const { statusCode, body } = await app.as(admin).call(extendUserTrial, input)
    const extended = new Date(Date.parse(trial_end) + 5 * 86_400_000).toISOString()
    expect([statusCode, body.plans[0]]).toMatchObject([200, { state: 'trial', period_end: extended }])
    expect((await app.as(admin).call(extendUserTrial, input)).statusCode).toBe(409)
    expect(await logged(user)).toMatchObject([
      { action: 'user.trial_extended', before: { trial_end }, after: { trial_end: extended }, reason },
    ])
    expect((await messagesTo(user))[0]).toMatch(/^Your free trial was extended until /)
    await control(app, 'clock', { days: '8' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, user))
    expect([await planOf(user), await charges(app, user)]).toMatchObject([{ trialing: true }, []])
    await control(app, 'clock', { days: '5' })
    await refreshSubscription(app.services, await subscriptionIdOf(app, user))
    expect([await planOf(user), await charges(app, user)]).toMatchObject([
      { trialing: false, subscription_status: 'current' },
      [{ amount: 999, refunded: 0 }],
    ])
  })

  test('that was extended at the provider but not recorded is not extended twice', async () => {
    const user = await subscribed(app, { plan: 'monthly', state: 'trial' })
    const trial_end = (await recordOf(user)).plans[0]?.period_end ?? ''
    const extended = Date.parse(trial_end) + 2 * 86_400_000
    await app.services.payments.subscriptions.update(await subscriptionIdOf(app, user), { trial_end: extended / 1000 })
    const { body } = await act(extendUserTrial, user, { trial_end, days: 2, reason })
    expect(body.plans[0].period_end).toBe(new Date(extended).toISOString())
    expect((await act(extendUserTrial, user, { trial_end, days: 1, reason })).statusCode).toBe(409)
    expect(await logged(user)).toHaveLength(1)
  })

  test('is not extended when it is canceled or over, or by more than a month', async () => {
    const user = await subscribed(app, { plan: 'monthly', state: 'trial' })
    const trial_end = (await recordOf(user)).plans[0]?.period_end ?? ''
    for (const days of [0, -3, 31, 1.5])
      expect([days, (await act(extendUserTrial, user, { trial_end, days, reason })).statusCode]).toEqual([days, 422])
    await act(cancelUserPlan, user, { reason })
    const canceled = await act(extendUserTrial, user, { trial_end, days: 3, reason })
    expect([canceled.statusCode, canceled.body.message]).toEqual([
      409,
      expect.stringMatching(/^This trial was canceled/),
    ])
    const paying = await subscribed(app, { plan: 'monthly' })
    expect((await act(extendUserTrial, paying, { trial_end, days: 3, reason })).statusCode).toBe(409)
  })
})

describe('a refund', () => {
  async function paying() {
    const user = await subscribed(app, { plan: 'monthly' })
    const invoice = (await recordOf(user)).invoices[0]
    const params = { invoice: invoice?.id ?? 0 }
    const refund = async (amount: number, change: object = {}, by = admin) => {
      const refunded = (await recordOf(user)).invoices[0]?.refunded
      const body = { amount, refunded, invoice_number: invoice?.invoice_number, reason, ...change }
      return act(refundInvoice, user, body, { by, params })
    }
    return { user, number: invoice?.invoice_number ?? '', params, refund }
  }

  test('is partial or of what is left, is shown on the invoice, and its owner is told', async () => {
    const { user, number, refund } = await paying()
    const part = await refund(400)
    expect([part.statusCode, part.body.invoices[0]]).toMatchObject([200, { status: 'partly refunded', refunded: 400 }])
    const rest = await refund(599)
    expect([rest.statusCode, rest.body.invoices[0]]).toMatchObject([200, { status: 'refunded', refunded: 999 }])
    expect(await charges(app, user)).toEqual([{ amount: 999, refunded: 999 }])
    const one = { actor_id: admin.id, action: 'user.refunded', object: `invoice ${number}`, reason }
    expect(await logged(user)).toEqual([
      { ...one, before: { refunded: 0 }, after: { refunded: 400 } },
      { ...one, before: { refunded: 400 }, after: { refunded: 999 } },
    ])
    expect((await messagesTo(user)).slice(0, 2)).toEqual([
      expect.stringContaining('$9.99'),
      expect.stringContaining('$4.00'),
    ])
    const history = (await app.as(user).call(getBillingHistory)).body.billing_history
    expect(history[0]).toMatchObject({ status: 'refunded', refunded: 999 })
    // The plan goes on: a refund doesn't cancel it.
    expect((await app.as(user).call(getMe)).body.active).toBe(true)
  })

  test('is never more than what is left', async () => {
    const { user, refund } = await paying()
    const over = await refund(1000)
    expect([over.statusCode, over.body.errors]).toEqual([
      422,
      { amount: ['Only $9.99 of this invoice can still be refunded.'] },
    ])
    await refund(999)
    const none = await refund(1)
    expect([none.statusCode, none.body.errors]).toEqual([422, { amount: ['This invoice was refunded in full.'] }])
    for (const amount of [0, -5, 1.5, 1e12]) expect([amount, (await refund(amount)).statusCode]).toEqual([amount, 422])
    expect(await charges(app, user)).toEqual([{ amount: 999, refunded: 999 }])
    expect(await logged(user)).toHaveLength(1)
  })

  test('of the same request happens once, even if its record was lost', async () => {
    const { user, number, params } = await paying()
    const { revision } = await recordOf(user)
    const body = { revision, amount: 300, refunded: 0, invoice_number: number, reason }
    const send = () => app.as(admin).call(refundInvoice, { params: { id: user.id, ...params }, body })
    // The provider has the refund, but the transaction that records it fails.
    await sql`alter table audit add constraint lost check (action <> 'user.refunded') not valid`.execute(app.db)
    expect((await send()).statusCode).toBe(500)
    await sql`alter table audit drop constraint lost`.execute(app.db)
    expect([await charges(app, user), await logged(user)]).toEqual([[{ amount: 999, refunded: 300 }], []])
    // Meanwhile, another administrator changes something else, so the account is read again.
    const { areas } = await recordOf(user)
    await act(setAreas, user, { areas: { ...areas, fluency: false } }, { by: other })
    body.revision = (await recordOf(user)).revision
    const repeated = await Promise.all([send(), send()])
    expect(repeated.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await charges(app, user)).toEqual([{ amount: 999, refunded: 300 }])
    const refunds = (await logged(user)).filter(({ action }) => action === 'user.refunded')
    expect(refunds).toMatchObject([{ before: { refunded: 0 }, after: { refunded: 300 } }])
  })

  test('needs the number of the invoice, which must be this user’s', async () => {
    const { user, refund, params } = await paying()
    const wrong = await refund(100, { invoice_number: 'MG-0' })
    expect([wrong.statusCode, wrong.body.errors]).toEqual([
      422,
      { invoice_number: ['This isn’t the number of the invoice.'] },
    ])
    const stranger = await subscribed(app, { plan: 'monthly' })
    const { revision } = await recordOf(stranger)
    const body = { revision, amount: 100, refunded: 0, invoice_number: 'x', reason }
    const foreign = await app.as(admin).call(refundInvoice, { params: { id: stranger.id, ...params }, body })
    expect(foreign.statusCode).toBe(404)
    expect(await charges(app, user)).toEqual([{ amount: 999, refunded: 0 }])
  })

  test('of two administrators at once: the second is told by whom, and one refund is made', async () => {
    const { user, number, params } = await paying()
    const { revision } = await recordOf(user)
    const body = { revision, amount: 500, refunded: 0, invoice_number: number, reason }
    const input = { params: { id: user.id, ...params }, body }
    const both = await Promise.all([app.as(admin), app.as(other)].map((by) => by.call(refundInvoice, input)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.body.message).toMatch(/^(Ada Byron|Grace Hopper) changed/)
    expect(await charges(app, user)).toEqual([{ amount: 999, refunded: 500 }])
  })
})

test('administrators don’t decide about their own money, and nobody else decides about anyone’s', async () => {
  const user = await subscribed(app, { plan: 'monthly' })
  await app.db.updateTable('users').set({ is_admin: true }).where('id', '=', user.id).execute()
  await app.db.updateTable('sign_ins').set({ second_factor_at: new Date() }).where('user_id', '=', user.id).execute()
  const own = await act(cancelUserPlan, user, { reason }, { by: user })
  expect([own.statusCode, own.body.message]).toEqual([409, expect.stringMatching(/^This is your own account/)])
  for (const by of [await app.aSubscriber(), await app.anAdminWithoutCode()])
    for (const [call, body] of [
      [cancelUserPlan, {}],
      [resumeUserPlan, {}],
      [extendUserTrial, { trial_end: new Date().toISOString(), days: 1 }],
      [refundInvoice, { amount: 1, refunded: 0, invoice_number: 'x' }],
    ] as const)
      expect((await act(call, user, { reason, ...body }, { by, params: { invoice: 1 } })).statusCode).toBe(403)
  expect(await charges(app, user)).toEqual([{ amount: 999, refunded: 0 }])
  expect(await logged(user)).toEqual([])
})
