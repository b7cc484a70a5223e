import {
  addThreadNote,
  auditActions,
  bugReport,
  exportData,
  getNotifications,
  getThread,
  getThreads,
  limits,
  replyToThread,
  setThread,
} from '@marigold/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'
import { saveMessage } from '../contact.service.ts'

let app: TestApp
let ada: TestUser
let grace: TestUser
beforeEach(async () => {
  app = await startApp()
  ada = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
  grace = await app.anAdmin({ first_name: 'Grace', last_name: 'Hopper' })
})

const report = (user: TestUser, bug_details: string) =>
  app.as(user).call(bugReport, {
    body: { bug_details },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  })
const message = (contactName: string, contactMessage: string) =>
  saveMessage(
    app.db,
    { mail: app.services.mail, adminEmail: null },
    { contactName, contactEmail: `${contactName.toLowerCase()}@example.org`, contactMessage },
  )
const list = async (query: object = {}) => (await app.as(ada).call(getThreads, { query })).body
const excerpts = async (query: object) => (await list(query)).threads.map(({ excerpt }: { excerpt: string }) => excerpt)
const first = async (): Promise<number> => (await list()).threads[0].id
const read = async (id: number) => (await app.as(ada).call(getThread, { params: { id } })).body
let keys = 0
const reply = (admin: TestUser, id: number, body: object) =>
  app.as(admin).call(replyToThread, {
    params: { id },
    body: { key: `a key of ${++keys}`, text: 'It sails again.', state: 'waiting', revision: 0, ...body },
  })
const change = (admin: TestUser, id: number, body: object) =>
  app.as(admin).call(setThread, { params: { id }, body: { state: 'open', assignee: null, revision: 0, ...body } })
const audit = () =>
  app.db.selectFrom('audit').orderBy('id').select(['actor_id', 'action', 'object', 'before', 'after']).execute()
const emails = () => app.db.selectFrom('mails').orderBy('id').selectAll().execute()

describe('the inbox', () => {
  test('lists messages and reports together, newest first, with their writers', async () => {
    const mei = await app.aRegistered({ first_name: 'Mei', last_name: 'Lin' })
    await report(mei, `${'The boat stands still. '.repeat(20)}`)
    await message('Omar', 'Do you have a game about buses?')
    const { threads, next, admins } = await list()
    expect(threads).toMatchObject([
      { kind: 'message', name: 'Omar', email: 'omar@example.org', state: 'open', assignee: null, replies: 0 },
      { kind: 'report', name: 'Mei Lin', email: mei.email },
    ])
    expect(threads[1].excerpt).toHaveLength(limits.inbox.excerpt)
    expect([next, admins]).toEqual([
      null,
      [
        { id: ada.id, name: 'Ada Byron' },
        { id: grace.id, name: 'Grace Hopper' },
      ],
    ])
    expect(await read(threads[1].id)).toMatchObject({ browser: 'Firefox on Windows', user_id: mei.id, entries: [] })
  })

  test('is searched by words of the text, browser, name, and email, which must all match', async () => {
    const mei = await app.aRegistered({ first_name: 'Mei', last_name: 'Lin' })
    await report(mei, 'The boat stands still')
    await message('Omar', '100% loud, I’d say')
    for (const search of ['boat STANDS', 'mei', mei.email, 'firefox boat'])
      expect([search, await excerpts({ search })]).toEqual([search, ['The boat stands still']])
    for (const search of ['100%', 'omar@example', 'lo'])
      expect([search, await excerpts({ search })]).toEqual([search, ['100% loud, I’d say']])
    for (const search of ['%_\\', 'boat omar']) expect([search, await excerpts({ search })]).toEqual([search, []])
  })

  test('finds words through indexes, not by reading every thread', async () => {
    await sql`insert into threads (kind, name, email, body)
      select 'message', 'Writer ' || n, n || '@example.org', 'Nothing about it ' || n from generate_series(1, 5000) n`.execute(
      app.db,
    )
    await message('Omar', 'Where is the zebrafish?')
    await sql`analyze threads, users`.execute(app.db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from threads
      where lower(' ' || name || ' ' || email || ' ' || browser || ' ' || body) like '%zebrafish%'`.execute(app.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('threads_search')
    expect(await excerpts({ search: 'zebrafish' })).toEqual(['Where is the zebrafish?'])
  })

  test('is filtered by state, kind, and assignee, page after page', async () => {
    const mei = await app.aRegistered()
    await report(mei, 'A report')
    for (let n = 0; n <= limits.console.perPage; n++) await message('Omar', `Message ${n}`)
    const page = await list()
    expect([page.threads.length, page.threads[0].excerpt]).toEqual([50, 'Message 50'])
    const rest = await list({ before: page.next })
    expect(rest.threads.map(({ excerpt }: { excerpt: string }) => excerpt)).toEqual(['Message 0', 'A report'])
    expect(rest.next).toBeNull()
    const id = page.threads[0].id as number
    await change(grace, id, { state: 'waiting', assignee: grace.id })
    expect(await excerpts({ state: 'waiting' })).toEqual(['Message 50'])
    expect(await excerpts({ assignee: grace.id })).toEqual(['Message 50'])
    expect(await excerpts({ assignee: ada.id })).toEqual([])
    expect((await excerpts({ assignee: 'nobody' }))[0]).toBe('Message 49')
    expect(await excerpts({ kind: 'report' })).toEqual(['A report'])
  })
})

describe('a reply', () => {
  test('to a report reaches its user by notification and email, once, and sets the state', async () => {
    const mei = await app.aRegistered({ first_name: 'Mei' })
    await report(mei, 'The boat stands still.\n\nPage: /about\nBrowser: Mozilla/5.0 (X11), 1180 × 760')
    const id = await first()
    const text = 'It sails again.\n\nThank you!'
    for (let times = 0; times < 2; times++) {
      const { statusCode, body } = await reply(ada, id, { text, state: 'done', key: 'one and the same' })
      expect([statusCode, body.state, body.entries]).toMatchObject([
        200,
        'done',
        [{ kind: 'reply', text, by: 'Ada Byron', delivery: 'preview' }],
      ])
    }
    const bell = (await app.as(mei).call(getNotifications)).body
    expect(bell).toMatchObject([
      { kind: 'reply', message: 'An answer to your problem report: It sails again. Thank you!' },
    ])
    const [email, ...more] = await emails()
    expect([more, email?.recipient, email?.subject, email?.unsubscribe_url]).toEqual([
      [],
      mei.email,
      'We answered your problem report',
      null,
    ])
    expect(email?.body_text).toContain('It sails again.\n\nThank you!')
    expect(email?.body_text).toContain('You wrote: “The boat stands still.”')
    const exported = (await app.as(mei).call(exportData)).body.parts.answers_to_them
    expect(exported).toMatchObject([{ report: expect.stringMatching(/^The boat stands still\./), answer: text }])
    expect(await audit()).toEqual([
      {
        actor_id: ada.id,
        action: 'thread.replied',
        object: `thread ${id}`,
        before: { state: 'open' },
        after: { state: 'done' },
      },
    ])
  })

  test('to a contact message is emailed to its address, as text', async () => {
    await message('Omar', 'Do you have a game about <b>buses</b>?')
    expect((await reply(ada, await first(), { text: 'Soon <i>we hope</i>.' })).statusCode).toBe(200)
    const [email] = await emails()
    expect([email?.recipient, email?.subject]).toEqual(['omar@example.org', 'We answered your message'])
    expect(email?.body_text).toContain('Hi Omar,\n\nThank you for writing to us.')
    for (const markup of ['<i>', '<b>buses']) expect(email?.body_html).not.toContain(markup)
    expect(await app.count('notifications')).toBe(0)
  })

  test('that another administrator answered first is refused with the name, and nothing is sent', async () => {
    await message('Omar', 'Where is my receipt?')
    const id = await first()
    const { body } = await reply(ada, id, {})
    const late = await reply(grace, id, { text: 'In your account.' })
    expect([late.statusCode, late.body.message]).toEqual([
      409,
      expect.stringMatching(
        /^Ada Byron changed this while you had it open, so nothing was saved\. Your text is still here/,
      ),
    ])
    expect([(await emails()).length, (await read(id)).entries.length]).toEqual([1, 1])
    expect((await reply(grace, id, { text: 'In your account.', revision: body.revision })).statusCode).toBe(200)
    const own = await change(grace, id, { state: 'done', revision: body.revision })
    expect(own.body.message).toMatch(/^You changed this in another window/)
  })

  test('to a report without a user is refused', async () => {
    const mei = await app.aRegistered()
    await report(mei, 'I am leaving')
    await app.db.deleteFrom('users').where('id', '=', mei.id).execute()
    const id = await first()
    expect(await read(id)).toMatchObject({ name: '', email: '', user_id: null })
    expect((await reply(ada, id, {})).statusCode).toBe(409)
    expect([await app.count('mails'), await app.count('thread_entries')]).toEqual([0, 0])
  })
})

test('a note is seen by administrators only, and never conflicts', async () => {
  const mei = await app.aRegistered()
  await report(mei, 'The boat stands still.')
  const id = await first()
  const add = (admin: TestUser, key: string) =>
    app.as(admin).call(addThreadNote, { params: { id }, body: { text: 'Known since June', key } })
  await change(grace, id, { state: 'waiting' })
  for (const key of ['first note', 'first note']) expect((await add(ada, key)).statusCode).toBe(200)
  expect((await read(id)).entries).toMatchObject([
    { kind: 'note', text: 'Known since June', by: 'Ada Byron', delivery: null },
  ])
  expect([await app.count('mails'), await app.count('notifications')]).toEqual([0, 0])
  expect(JSON.stringify((await app.as(mei).call(exportData)).body)).not.toContain('Known since June')
  expect((await audit()).map(({ action }) => action)).toEqual(['thread.changed', 'thread.noted'])
})

test('state and assignee change together, and the log has only what changed', async () => {
  await message('Omar', 'Where is my receipt?')
  const id = await first()
  const { body } = await change(ada, id, { state: 'waiting', assignee: grace.id })
  expect(body).toMatchObject({ state: 'waiting', assignee: { id: grace.id, name: 'Grace Hopper' } })
  const same = await change(ada, id, { state: 'waiting', assignee: grace.id, revision: body.revision })
  expect(same.body.revision).toBe(body.revision)
  const undone = await change(ada, id, { state: 'waiting', revision: body.revision })
  expect(undone.body.assignee).toBeNull()
  expect((await audit()).map(({ before, after }) => [before, after])).toEqual([
    [
      { state: 'open', assignee: null },
      { state: 'waiting', assignee: grace.id },
    ],
    [{ assignee: grace.id }, { assignee: null }],
  ])
  const stranger = await app.aRegistered()
  const { revision } = undone.body
  const refused = await change(ada, id, { state: 'waiting', assignee: stranger.id, revision })
  expect([refused.statusCode, refused.body.errors]).toEqual([422, { assignee: ['Please choose an administrator.'] }])
  expect(auditActions).toEqual(expect.arrayContaining((await audit()).map(({ action }) => action)))
})

test('is for administrators with two-step login; unknown threads are not found', async () => {
  const body = { key: 'a key of mine', text: 'x', state: 'done', revision: 0, assignee: null }
  for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()]) {
    const statuses = [(await app.as(user).call(getThreads)).statusCode]
    for (const call of [getThread, replyToThread, addThreadNote, setThread])
      statuses.push(
        (await app.as(user).call(call, { params: { id: 1 }, ...(call !== getThread && { body }) })).statusCode,
      )
    expect(new Set(statuses)).toEqual(new Set([user === null ? 401 : 403]))
  }
  for (const { statusCode } of [await reply(ada, 999, {}), await change(ada, 999, {})]) expect(statusCode).toBe(404)
  const empty = await reply(ada, 1, { text: ' ', key: 'short', state: 'lost' })
  expect(empty.body.errors).toMatchObject({ text: ['Please enter an answer.'], key: [expect.any(String)] })
})
