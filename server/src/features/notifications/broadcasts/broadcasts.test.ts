import {
  cancelAnnouncement,
  getAnnouncements,
  getNotifications,
  sendAnnouncement,
  sendTestAnnouncement,
} from '@marigold/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { notifyNewGames } from '../new-games.service.ts'
import { resumeBroadcasts, sendBatch } from './broadcast.service.ts'

let app: TestApp
let admin: TestUser
beforeEach(async () => {
  app = await startApp()
  admin = await app.anAdmin({ first_name: 'Ada' })
})

const confirmed = { email_confirmed_at: new Date() }
const draft = { title: 'A quiet night', text: 'Marigold rests.\n\nOn Sunday from 2 to 3.', link: '/whatsnew' }
let keys = 0
const send = (body: object = {}) =>
  app.as(admin).call(sendAnnouncement, { body: { ...draft, key: `a key of ${++keys}`, ...body } })
const emails = () => app.db.selectFrom('mails').orderBy('id').selectAll().execute()
const bellOf = async (user: TestUser) =>
  (await app.as(user).call(getNotifications)).body.map(({ kind, message, link }: Record<string, string>) => [
    kind,
    message,
    link,
  ])
const listed = async () => (await app.as(admin).call(getAnnouncements)).body

/** Creates a number of users with confirmed addresses. */
const crowd = (many: number) =>
  sql`insert into users (username, email, email_confirmed_at) select 'crowd' || n, 'crowd' || n || '@example.org', now()
    from generate_series(1, ${many}::int) n`.execute(app.db)

describe('an announcement', () => {
  test('notifies every active user, and emails those who want it', async () => {
    const wants = await app.aRegistered({ ...confirmed, first_name: 'Mei' })
    const optedOut = await app.aRegistered({ ...confirmed, mail_announcements: false })
    const unconfirmed = await app.aRegistered()
    const blocked = await app.aRegistered({ ...confirmed, status: 'blocked' })
    const sent = await send()
    expect([sent.statusCode, sent.body.state, sent.body.notified]).toEqual([200, 'sending', 0])
    await app.runJobs()
    const line = ['announcement', 'A quiet night: Marigold rests. On Sunday from 2 to 3.', '/whatsnew']
    for (const user of [wants, optedOut, unconfirmed, admin]) expect(await bellOf(user)).toEqual([line])
    expect(await app.db.selectFrom('notifications').where('user_id', '=', blocked.id).selectAll().execute()).toEqual([])
    const [email, ...more] = await emails()
    expect([more, email?.recipient, email?.subject]).toEqual([[], wants.email, 'A quiet night'])
    expect(email?.body_text).toContain('Hi Mei,\n\nMarigold rests.\n\nOn Sunday from 2 to 3.')
    expect(email?.body_text).toContain(`/unsubscribe?token=${wants.id}.announcements.`)
    expect(email?.unsubscribe_url).toContain(`/unsubscribe?token=${wants.id}.announcements.`)
    expect((await listed()).announcements).toMatchObject([{ ...draft, state: 'sent', notified: 4, mailed: 1 }])
  })

  test('does not reach users who register later', async () => {
    await send()
    const late = await app.aRegistered({ ...confirmed, created_at: new Date(Date.now() + 60_000) })
    await app.runJobs()
    expect([await bellOf(late), await emails()]).toEqual([[], []])
  })

  test('reaches each of many users exactly once, although batches fail, run twice, and run concurrently', async () => {
    await crowd(230)
    const { body } = await send()
    let failures = 2
    const failing = {
      ...app.services,
      mail: {
        ...app.services.mail,
        async send(...args: Parameters<typeof app.services.mail.send>) {
          const id = await app.services.mail.send(...args)
          // In the middle of a batch, as if the process were killed there.
          if (args[1].to === 'crowd150@example.org' && failures-- > 0) throw new Error('killed')
          return id
        },
      },
    }
    await sendBatch(failing, body.id)
    await expect(sendBatch(failing, body.id)).rejects.toThrow('killed')
    expect(await emails()).toHaveLength(99)
    await expect(sendBatch(failing, body.id)).rejects.toThrow('killed')
    await Promise.all([1, 2, 3, 4].map(() => sendBatch(app.services, body.id)))
    await app.runJobs()
    const users = (await emails()).map(({ recipient }) => recipient)
    expect([users.length, new Set(users).size, await app.count('notifications')]).toEqual([230, 230, 231])
    expect((await listed()).announcements[0]).toMatchObject({ state: 'sent', notified: 231, mailed: 230 })
  })

  test('continues where its jobs were lost', async () => {
    await crowd(120)
    await send()
    await app.pool.query("delete from pgboss.job where name = 'send-broadcast'")
    await app.runJobs()
    expect(await emails()).toEqual([])
    await resumeBroadcasts(app.services)
    await app.runJobs()
    expect(await emails()).toHaveLength(120)
  })

  test('sent again with the same key is the first one; the audit log says who sent it', async () => {
    const first = await send({ key: 'one and the same' })
    const again = await send({ key: 'one and the same', title: 'Another' })
    expect([again.body.id, again.body.title]).toEqual([first.body.id, 'A quiet night'])
    const audit = await app.db.selectFrom('audit').select(['actor_id', 'action', 'object']).execute()
    expect(audit).toEqual([
      { actor_id: admin.id, action: 'announcement.sent', object: `announcement ${first.body.id}` },
    ])
  })

  test('can be tested with an email to its author; the reach of the next one is counted', async () => {
    await app.aRegistered(confirmed)
    await app.aRegistered()
    const response = await app.as(admin).call(sendTestAnnouncement, { body: draft })
    expect(response.body.message).toBe(`The email is on its way to ${admin.email}.`)
    expect((await emails()).map(({ recipient }) => recipient)).toEqual([admin.email])
    expect([await app.count('notifications'), (await listed()).reach]).toEqual([0, { people: 3, letters: 1 }])
  })

  test('waits for its time, and reaches everyone who registered by then', async () => {
    const at = new Date(Date.now() + 3_600_000)
    const { body } = await send({ send_at: at.toISOString() })
    expect(body).toMatchObject({ state: 'scheduled', send_at: at.toISOString() })
    // Jobs run before their time here, and one that was lost is restarted.
    await app.runJobs()
    await resumeBroadcasts(app.services)
    await app.runJobs()
    expect([await app.count('notifications'), (await listed()).announcements[0].state]).toEqual([0, 'scheduled'])
    const late = await app.aRegistered(confirmed)
    await app.db.updateTable('broadcasts').set({ send_at: new Date() }).execute()
    await resumeBroadcasts(app.services)
    await app.runJobs()
    expect((await bellOf(late)).length).toBe(1)
    expect((await listed()).announcements).toMatchObject([{ state: 'sent', notified: 2, mailed: 1 }])
    const audit = await app.db.selectFrom('audit').select(['action', 'after']).execute()
    expect(audit).toEqual([{ action: 'announcement.scheduled', after: { send_at: at.toISOString() } }])
  })

  test('can be canceled before its time, not later', async () => {
    const cancel = (id: number) => app.as(admin).call(cancelAnnouncement, { params: { id } })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = (await send({ send_at: at })).body
    for (let times = 0; times < 2; times++)
      expect([(await cancel(id)).statusCode, (await cancel(id)).body.state]).toEqual([200, 'canceled'])
    await app.db.updateTable('broadcasts').set({ send_at: new Date() }).execute()
    await resumeBroadcasts(app.services)
    await app.runJobs()
    expect(await app.count('notifications')).toBe(0)
    const { id: second } = (await send()).body
    expect([(await cancel(second)).statusCode, (await cancel(999)).statusCode]).toEqual([409, 404])
    const audit = await app.db.selectFrom('audit').where('action', '=', 'announcement.canceled').selectAll().execute()
    expect(audit).toMatchObject([{ object: `announcement ${id}`, before: { send_at: at }, after: { send_at: null } }])
  })

  test('needs a time in the future, within a year', async () => {
    for (const ahead of [-60_000, 367 * 86_400_000]) {
      const { statusCode, body } = await send({ send_at: new Date(Date.now() + ahead).toISOString() })
      expect([statusCode, body.errors]).toEqual([422, { send_at: ['Choose a time in the future, within a year.'] }])
    }
    expect(await app.count('broadcasts')).toBe(0)
  })

  test('can be written by administrators with two-step login, and is validated', async () => {
    const body = { ...draft, key: 'a key of mine' }
    for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()])
      expect((await app.as(user).call(cancelAnnouncement, { params: { id: 1 } })).statusCode).toBe(user ? 403 : 401)
    for (const call of [sendAnnouncement, sendTestAnnouncement, getAnnouncements]) {
      const statuses: number[] = []
      for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()])
        statuses.push((await app.as(user).call(call, { ...(call !== getAnnouncements && { body }) })).statusCode)
      expect(statuses).toEqual([401, 403, 403])
    }
    const wrong = await send({ title: ' ', text: 'x'.repeat(601), link: '//evil.example', key: 'short' })
    expect([wrong.statusCode, Object.keys(wrong.body.errors).sort()]).toEqual([422, ['key', 'link', 'text', 'title']])
    expect(await app.count('broadcasts')).toBe(0)
  })
})

test('sends a single email about new games to users who want it', async () => {
  const wants = await app.aRegistered(confirmed)
  await app.aRegistered({ ...confirmed, mail_new_games: false })
  for (const name of ['Paper Boats', 'Tea Garden'])
    await app.db
      .insertInto('games')
      .values({ un_zip_filename: name.toLowerCase().replace(' ', '-'), game_name: name, published_at: new Date() })
      .execute()
  await notifyNewGames(app.services)
  await notifyNewGames(app.services)
  await app.runJobs()
  const [email, ...more] = await emails()
  expect([more, email?.recipient, email?.subject]).toEqual([[], wants.email, 'New games on Marigold'])
  expect(email?.body_text).toContain('2 new games: Paper Boats and Tea Garden.')
  expect(email?.unsubscribe_url).toContain(`${wants.id}.new_games.`)
  expect(await bellOf(wants)).toEqual([['games', '2 new games: Paper Boats and Tea Garden.', '/exploregames']])
})

test('new games are told to each user in their language', async () => {
  const chose = await app.aRegistered({ ...confirmed, locale: 'en-XA' })
  const plain = await app.aRegistered(confirmed)
  await app.db
    .insertInto('games')
    .values({ un_zip_filename: 'paper-boats', game_name: 'Paper Boats', published_at: new Date() })
    .execute()
  await notifyNewGames(app.services)
  await app.runJobs()
  expect((await emails()).map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual(
    [
      [chose.email, expect.stringMatching(/^Á ñéw gámé óñ Márígóld~/)],
      [plain.email, 'A new game on Marigold'],
    ].sort(),
  )
  expect([await bellOf(chose), await bellOf(plain)]).toEqual([
    [['games', expect.stringMatching(/^Ñéw gámé: Paper Boats.*~/), '/Gamedescription/paper-boats']],
    [['games', 'New game: Paper Boats.', '/Gamedescription/paper-boats']],
  ])
})
