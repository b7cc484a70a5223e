import {
  deleteUser,
  endUserLogins,
  exportUser,
  getAuditLog,
  getMe,
  getNotifications,
  getUser,
  postRating,
  setAreas,
  setBlocked,
  setComplimentary,
  turnOffSecondFactor,
  viewAsUser,
  type UserRecord,
} from '@marigold/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let admin: TestUser
beforeEach(async () => {
  app = await startApp()
  admin = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
})

const recordOf = async (user: { id: number }): Promise<UserRecord> =>
  (await app.as(admin).call(getUser, { params: { id: user.id } })).body
/** Does something to an account, based on what it is now. */
async function act(call: Parameters<TestApp['call']>[0], user: { id: number }, body: object, by = admin) {
  const { revision } = await recordOf(user)
  return app.as(by).call(call, { params: { id: user.id }, body: { revision, ...body } })
}
const logged = () =>
  app.db
    .selectFrom('audit')
    .orderBy('id')
    .select(['actor_id', 'action', 'user_id', 'before', 'after', 'reason'])
    .execute()

/** Returns what the security log says while `work` runs. */
async function securityEvents(work: () => Promise<unknown>): Promise<string[]> {
  const info = vi.spyOn(app.services.log, 'info')
  await work()
  const events = info.mock.calls.flatMap(([line, kind]) => (kind === 'security' ? [line as { event: string }] : []))
  info.mockRestore()
  return events.map(({ event }) => event)
}

describe('an account', () => {
  test('is shown with everything that is stored, but no texts of emails', async () => {
    const user = await app.aSubscriber({ phone_number: '555 0100', city: 'Toledo', state: 'OH' })
    const game = await app.db
      .insertInto('games')
      .values({ un_zip_filename: 'boats', game_name: 'Paper Boats', published_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.as(user).call(postRating, { body: { game_id: game.id, rating: 5, review: 'We sailed all day.' } })
    await app.db.insertInto('threads').values({ kind: 'report', user_id: user.id, body: 'It sinks' }).execute()
    const mail = { subject: 'Hello', body_text: 'a secret link', body_html: 'a secret link' }
    await app.db
      .insertInto('mails')
      .values({ ...mail, recipient: user.email.toUpperCase() })
      .execute()
    await app.db
      .insertInto('invoices')
      .values({
        ...{ user_id: user.id, customer: 'cus', provider_id: 'in_1', number: 'MG-1', status: 'paid', plan: 'monthly' },
        ...{ period_start: new Date(), period_end: new Date(), lines: '[]', total: 999, paid: 999, refunded: 100 },
        created_at: new Date(),
      })
      .execute()
    const record = await recordOf(user)
    expect(record).toMatchObject({
      ...{ id: user.id, role: 'subscriber', blocked: false, block: null, revision: 0, two_step_login: false },
      profile: { phone_number: '555 0100', address: ['Toledo', 'OH'], email_confirmed: false },
      areas: { articulation: true, language: true, fluency: true, minimal_pairs: true, own_cards: true },
      plans: [{ plan: 'monthly', state: 'current', live: true }],
      invoices: [{ invoice_number: 'MG-1', status: 'partly refunded', amount: 999, refunded: 100 }],
      logins: [{ device: 'Test' }],
      reviews: [{ game: 'Paper Boats', rating: 5, text: 'We sailed all day.' }],
      reports: [{ details: 'It sinks', state: 'open' }],
      emails: [{ subject: 'Hello' }],
    })
    expect(JSON.stringify(record)).not.toContain('secret')
  })

  test('that does not exist is not found', async () => {
    const statuses = await Promise.all([
      app.as(admin).call(getUser, { params: { id: 999 } }),
      app.as(admin).call(exportUser, { params: { id: 999 } }),
      app
        .as(admin)
        .call(setAreas, { params: { id: 999 }, body: { revision: 0, areas: (await recordOf(admin)).areas } }),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(await logged()).toEqual([])
  })
})

describe('a complimentary account', () => {
  test('is granted and ended; the user has it at once and is told; the log has both', async () => {
    const user = await app.aRegistered()
    const me = async () => {
      const { body } = await app.as(user).call(getMe)
      return [body.active, body.subscription_status]
    }
    expect(await me()).toEqual([false, 'none'])
    const granted = await act(setComplimentary, user, { on: true, reason: 'Board member' })
    expect([granted.statusCode, granted.body.complimentary, granted.body.role]).toEqual([200, true, 'complimentary'])
    expect(await me()).toEqual([true, 'free'])
    await act(setComplimentary, user, { on: false, reason: 'Left the board' })
    expect(await me()).toEqual([false, 'none'])
    const bell = (await app.as(user).call(getNotifications)).body as { message: string }[]
    expect(bell.map(({ message }) => message)).toEqual([
      'Your complimentary account has ended. Choose a plan to keep all games and cards.',
      'Your account is now complimentary: all games and cards are open, and you don’t need a plan.',
    ])
    const one = { actor_id: admin.id, action: 'user.complimentary', user_id: user.id }
    expect(await logged()).toEqual([
      { ...one, before: { complimentary: false }, after: { complimentary: true }, reason: 'Board member' },
      { ...one, before: { complimentary: true }, after: { complimentary: false }, reason: 'Left the board' },
    ])
  })

  test('needs a reason, and granting it twice records it once', async () => {
    const user = await app.aRegistered()
    const empty = await act(setComplimentary, user, { on: true, reason: ' ' })
    expect([empty.statusCode, empty.body.errors]).toEqual([422, { reason: ['Please give a reason.'] }])
    await act(setComplimentary, user, { on: true, reason: 'Board member' })
    await act(setComplimentary, user, { on: true, reason: 'Again' })
    expect(await logged()).toHaveLength(1)
  })

  test('is never one’s own: another administrator decides about it', async () => {
    const own = await act(setComplimentary, admin, { on: true, reason: 'I like it' })
    expect([own.statusCode, own.body.message]).toEqual([409, expect.stringContaining('your own account')])
    expect([(await recordOf(admin)).complimentary, await logged()]).toEqual([false, []])
  })
})

test('card areas are turned off one by one, and the log says which', async () => {
  const user = await app.aSubscriber()
  const { areas } = await recordOf(user)
  const { body } = await act(setAreas, user, { areas: { ...areas, language: false, minimal_pairs: false } })
  expect(body.areas).toEqual({ ...areas, language: false, minimal_pairs: false })
  expect((await app.as(user).call(getMe)).body).toMatchObject({ articulation: true, language: false })
  await act(setAreas, user, { areas: body.areas })
  expect(await logged()).toMatchObject([
    {
      action: 'user.areas',
      before: { language: true, minimal_pairs: true },
      after: { language: false, minimal_pairs: false },
    },
  ])
})

describe('two administrators', () => {
  test('who change the same account: the second is told by whom, and nothing is overwritten', async () => {
    const other = await app.anAdmin({ first_name: 'Grace', last_name: 'Hopper' })
    const user = await app.aRegistered()
    const { revision } = await recordOf(user)
    const input = { params: { id: user.id }, body: { revision, on: true, reason: 'Pilot school' } }
    const results = await Promise.all([
      app.as(admin).call(setComplimentary, input),
      app.as(other).call(setBlocked, input),
    ])
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const second = results.find(({ statusCode }) => statusCode === 409)
    expect(second?.body.message).toMatch(/^(Ada Byron|Grace Hopper) changed this account while you had it open,/)
    expect(await logged()).toHaveLength(1)
    const own = await app.as(admin).call(setComplimentary, input)
    const again = await app.as(other).call(setComplimentary, input)
    expect([own.statusCode, again.statusCode]).toEqual([409, 409])
  })
})

test('looking at an account and exporting its data don’t get in the way of a change', async () => {
  const other = await app.anAdmin()
  const user = await app.aSubscriber()
  const { revision } = await recordOf(user)
  const params = { id: user.id }
  expect((await app.as(other).call(viewAsUser, { params })).statusCode).toBe(200)
  expect((await app.as(other).call(exportUser, { params })).statusCode).toBe(200)
  const { statusCode } = await app
    .as(admin)
    .call(setComplimentary, { params, body: { revision, on: true, reason: 'Pilot school' } })
  expect(statusCode).toBe(200)
  expect((await logged()).map(({ action }) => action)).toEqual(['user.viewed', 'user.exported', 'user.complimentary'])
})

describe('blocking', () => {
  test('ends every login, keeps the reason, and can be undone', async () => {
    const user = await app.aSubscriber()
    const blocked = await act(setBlocked, user, { on: true, reason: 'Shared the password' })
    expect(blocked.body.block).toMatchObject({ reason: 'Shared the password', by: 'Ada Byron' })
    expect([(await app.as(user).call(getMe)).statusCode, blocked.body.logins]).toEqual([401, []])
    const open = await act(setBlocked, user, { on: false, reason: 'Changed it' })
    expect([open.body.blocked, open.body.block]).toEqual([false, null])
    // Old logins stay ended.
    expect((await app.as(user).call(getMe)).statusCode).toBe(401)
    expect(await logged()).toMatchObject([
      { action: 'user.blocked', before: { blocked: false }, after: { blocked: true }, reason: 'Shared the password' },
      { action: 'user.blocked', before: { blocked: true }, after: { blocked: false }, reason: 'Changed it' },
    ])
  })

  test('an administrator notifies the others, because it needs nobody’s consent', async () => {
    const [grace, third] = [await app.anAdmin(), await app.anAdmin()]
    expect((await act(setBlocked, grace, { on: true, reason: 'Lost the laptop' })).statusCode).toBe(200)
    const told = await app.db.selectFrom('notifications').select(['user_id', 'message', 'link']).execute()
    const message = 'Another administrator blocked an administrator’s account. See who did that, and why.'
    expect(told).toEqual([{ user_id: third.id, message, link: `/console/users/${grace.id}` }])
    await act(setBlocked, await app.aSubscriber(), { on: true, reason: 'Shared the password' })
    expect(await app.count('notifications')).toBe(1)
  })

  test('is in the security log only if it changed something', async () => {
    const user = await app.aSubscriber()
    const block = (on: boolean) => securityEvents(() => act(setBlocked, user, { on, reason: 'x' }))
    expect(await block(true)).toEqual(['account blocked'])
    expect(await block(true)).toEqual([])
    expect(await block(false)).toEqual(['account unblocked'])
  })

  test('refuses oneself, and is refused to everyone else', async () => {
    const own = await act(setBlocked, admin, { on: true, reason: 'Oops' })
    expect([own.statusCode, own.body.code]).toEqual([409, 'conflict'])
    const user = await app.aSubscriber()
    for (const [by, status] of [
      [await app.aSubscriber(), 403],
      [await app.anAdminWithoutCode(), 403],
    ] as const)
      expect((await act(setBlocked, user, { on: true, reason: 'No' }, by)).statusCode).toBe(status)
    expect(await logged()).toEqual([])
  })
})

test('all logins of an account can be ended', async () => {
  const user = await app.aSubscriber()
  // Two that expired, which the page doesn't show.
  for (const column of ['idle_until', 'ends_at'])
    await sql`insert into sign_ins (user_id, token_hash, kind, device_label, idle_until, ends_at)
      select user_id, ${Buffer.from(column)}, kind, '', ${column === 'idle_until' ? sql`now() - interval '1 day'` : sql`now() + interval '1 day'`},
        ${column === 'ends_at' ? sql`now() - interval '1 day'` : sql`now() + interval '1 day'`}
      from sign_ins where user_id = ${user.id} limit 1`.execute(app.db)
  expect((await recordOf(user)).logins).toHaveLength(1)
  const { body } = await act(endUserLogins, user, { reason: 'Lost the laptop' })
  expect([body.logins, (await app.as(user).call(getMe)).statusCode]).toEqual([[], 401])
  expect(await logged()).toMatchObject([
    { action: 'user.logins_ended', before: { logins: 1 }, after: { logins: 0 }, reason: 'Lost the laptop' },
  ])
})

describe('two-step login', () => {
  const check = { checked_by: 'Ada Byron', how: 'Called the clinic’s number on file' }

  test('is turned off after an identity check, which is recorded', async () => {
    const user = await app.aSubscriber()
    const sealed_key = Buffer.from('x')
    await app.db
      .insertInto('second_factors')
      .values({ user_id: user.id, sealed_key, confirmed_at: new Date() })
      .execute()
    expect((await recordOf(user)).two_step_login).toBe(true)
    const missing = await act(turnOffSecondFactor, user, { checked_by: '', how: '' })
    expect([missing.statusCode, Object.keys(missing.body.errors)]).toEqual([422, ['checked_by', 'how']])
    const { body } = await act(turnOffSecondFactor, user, check)
    expect([body.two_step_login, body.logins]).toEqual([false, []])
    expect(await logged()).toMatchObject([
      {
        action: 'user.second_factor_off',
        after: { two_step_login: false, checked_by: 'Ada Byron' },
        reason: check.how,
      },
    ])
    expect((await act(turnOffSecondFactor, user, check)).statusCode).toBe(409)
    const message = (
      await app.db.selectFrom('notifications').where('user_id', '=', user.id).select('message').execute()
    )[0]
    expect(message?.message).toMatch(/^Two-step login was turned off/)
  })

  test('of one’s own account is not turned off here', async () => {
    expect((await act(turnOffSecondFactor, admin, check)).statusCode).toBe(409)
  })
})

test('an export is what the user would get, and is recorded', async () => {
  const user = await app.aSubscriber({ city: 'Toledo' })
  const { body } = await app.as(admin).call(exportUser, { params: { id: user.id } })
  expect(body.parts.profile).toMatchObject([{ username: user.username, city: 'Toledo' }])
  expect(body.parts.plans).toHaveLength(1)
  expect(await logged()).toMatchObject([{ action: 'user.exported', user_id: user.id }])
  // An export that fails isn't recorded.
  await sql`alter table card_sets rename to lost_sets`.execute(app.db)
  expect((await app.as(admin).call(exportUser, { params: { id: user.id } })).statusCode).toBe(500)
  expect(await logged()).toHaveLength(1)
})

describe('deleting', () => {
  test('asks for the email of the account, and leaves only the log', async () => {
    const user = await app.aSubscriber()
    const wrong = await act(deleteUser, user, { email: 'someone@example.org', reason: 'Asked by phone' })
    expect([wrong.statusCode, wrong.body.errors]).toEqual([422, { email: ['This isn’t the email of the account.'] }])
    const email = user.email.toUpperCase()
    const { statusCode, body } = await act(deleteUser, user, { email, reason: 'Asked by phone' })
    expect([statusCode, body.message]).toEqual([200, 'The account was deleted.'])
    expect((await app.as(admin).call(getUser, { params: { id: user.id } })).statusCode).toBe(404)
    const mails = await app.db.selectFrom('mails').select(['recipient', 'subject']).execute()
    expect(mails).toEqual([{ recipient: user.email, subject: 'Your account was deleted' }])
    const log = await app.as(admin).call(getAuditLog, { query: { account: String(user.id) } })
    expect(log.body.records).toMatchObject([
      { action: 'user.deleted', account: { id: user.id, name: null }, reason: 'Asked by phone' },
    ])
    expect(JSON.stringify(await logged())).not.toContain(user.email)
  })

  test('refuses an administrator until another one has confirmed that the rights are removed', async () => {
    const grace = await app.anAdmin()
    const typed = { email: grace.email, reason: 'Left the clinic' }
    const refused = await act(deleteUser, grace, typed)
    expect([refused.statusCode, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Ask for its administrator rights to be removed first.'),
    ])
    expect([await app.count('users'), await logged()]).toEqual([2, []])
    await app.db.updateTable('users').set({ is_admin: false }).where('id', '=', grace.id).execute()
    expect((await act(deleteUser, grace, typed)).statusCode).toBe(200)
  })

  test('refuses one’s own account', async () => {
    const { statusCode } = await act(deleteUser, admin, { email: admin.email, reason: 'x' })
    expect([statusCode, await app.count('users')]).toEqual([409, 1])
  })
})
