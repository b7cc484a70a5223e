import { answerReport, bugReport, exportData, getNotifications, getReports, setReportState } from '@marigold/contract'
import { beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
let admin: TestUser
beforeEach(async () => {
  app = await startApp()
  admin = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
})

const report = (user: TestUser, bug_details: string) =>
  app.as(user).call(bugReport, {
    body: { bug_details },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  })
const list = async (query: object = {}) => (await app.as(admin).call(getReports, { query })).body
const response = (id: number, body: object) =>
  app.as(admin).call(answerReport, {
    params: { id },
    body: { key: `key of ${id} and ${JSON.stringify(body)}`.slice(0, 60), ...body },
  })
const words = async (query: object) => (await list(query)).reports.map(({ details }: { details: string }) => details)

test('lists reports with user, browser, and state, newest first, and filters by state and words', async () => {
  const [mei, rosa] = [await app.aRegistered({ first_name: 'Mei', last_name: 'Lin' }), await app.aRegistered()]
  await report(mei, 'The boat stands still.\n\nGame: Lantern River (lantern-river)\nLevel: Bend 3')
  await report(rosa, '100% loud')
  const { reports, total } = await list()
  expect([total, reports[1]]).toMatchObject([
    2,
    { browser: 'Firefox on Windows', state: 'open', person: { name: 'Mei Lin', email: mei.email }, answers: [] },
  ])
  const [loud, boat] = [reports[0].details, reports[1].details]
  expect(await words({ search: 'lantern BEND' })).toEqual([boat])
  expect(await words({ search: 'mei' })).toEqual([boat])
  expect(await words({ search: '100%' })).toEqual([loud])
  expect(await words({ search: '%_\\' })).toEqual([])
  await app.as(admin).call(setReportState, { params: { id: reports[0].id }, body: { state: 'closed' } })
  expect([await words({ state: 'open' }), await words({ state: 'closed' })]).toEqual([[boat], [loud]])
  expect(await words({ page: 2 })).toEqual([])
})

test('a reply reaches its user by notification and email, once, and may close the report', async () => {
  const mei = await app.aRegistered({ first_name: 'Mei' })
  await report(mei, 'The boat stands still.')
  const [{ id }] = (await list()).reports
  const body = { text: 'It sails again.\n\nThank you!', close: true, key: 'one and the same' }
  for (let times = 0; times < 2; times++) {
    const { statusCode, body: now } = await response(id, body)
    expect([statusCode, now.state, now.answers]).toMatchObject([200, 'closed', [{ text: body.text, by: 'Ada Byron' }]])
  }
  const bell = (await app.as(mei).call(getNotifications)).body
  expect(bell).toMatchObject([{ kind: 'reply', message: 'An answer to your bug report: It sails again. Thank you!' }])
  const emails = await app.db.selectFrom('mails').selectAll().execute()
  expect(emails).toMatchObject([
    { recipient: mei.email, subject: 'We answered your bug report', unsubscribe_url: null },
  ])
  expect(emails[0]?.body_text).toContain('It sails again.\n\nThank you!')
  expect(emails[0]?.body_text).toContain('You wrote: “The boat stands still.”')
  const exported = (await app.as(mei).call(exportData)).body.parts.answers_to_them
  expect(exported).toMatchObject([{ report: 'The boat stands still.', answer: body.text }])
  const audit = await app.db.selectFrom('audit').orderBy('id').select(['actor_id', 'action']).execute()
  expect(audit).toEqual(['report.answered', 'report.closed'].map((action) => ({ actor_id: admin.id, action })))
})

test('a report can be closed and reopened; only changes are recorded', async () => {
  await report(await app.aRegistered(), 'Once more')
  const [{ id }] = (await list()).reports
  const set = (state: string) => app.as(admin).call(setReportState, { params: { id }, body: { state } })
  const states: string[] = []
  for (const state of ['closed', 'closed', 'open']) states.push((await set(state)).body.state)
  expect(states).toEqual(['closed', 'closed', 'open'])
  expect((await app.db.selectFrom('audit').orderBy('id').select('action').execute()).map((row) => row.action)).toEqual([
    'report.closed',
    'report.reopened',
  ])
  expect((await set('lost')).statusCode).toBe(422)
})

test('a report without a user cannot be replied to', async () => {
  const mei = await app.aRegistered()
  await report(mei, 'I am leaving')
  await app.db.deleteFrom('users').where('id', '=', mei.id).execute()
  const [stored] = (await list()).reports
  expect(stored.person).toBeNull()
  expect((await response(stored.id, { text: 'Hello?' })).statusCode).toBe(409)
  expect(await app.count('mails')).toBe(0)
})

test('reports are for administrators with two-step login; unknown ones are not found', async () => {
  const key = 'a key of mine'
  for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()]) {
    const caller = app.as(user)
    const statuses = [
      (await caller.call(getReports)).statusCode,
      (await caller.call(answerReport, { params: { id: 1 }, body: { text: 'x', key } })).statusCode,
      (await caller.call(setReportState, { params: { id: 1 }, body: { state: 'closed' } })).statusCode,
    ]
    expect(new Set(statuses)).toEqual(new Set([user === null ? 401 : 403]))
  }
  expect((await response(999, { text: 'x' })).statusCode).toBe(404)
  expect((await app.as(admin).call(setReportState, { params: { id: 999 }, body: { state: 'open' } })).statusCode).toBe(
    404,
  )
  expect((await response(1, { text: ' ', key: 'short' })).body.errors).toMatchObject({
    text: ['Please enter an answer.'],
    key: [expect.any(String)],
  })
})
