import { addSavedReply, changeSavedReply, deleteSavedReply, getSavedReplies, limits } from '@marigold/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../../platform/testing/testing.ts'

let app: TestApp
let ada: TestUser
beforeEach(async () => {
  app = await startApp()
  ada = await app.anAdmin({ first_name: 'Ada', last_name: 'Byron' })
})

const receipts = { title: 'Receipts', text: 'Find receipts under Billing History.' }
const add = (body: object = receipts) => app.as(ada).call(addSavedReply, { body })

test('are listed by title, changed, and deleted, and the log keeps each text', async () => {
  await add()
  const { body } = await add({ title: 'Buses', text: 'Soon, we hope.' })
  expect(body.replies.map(({ title }: { title: string }) => title)).toEqual(['Buses', 'Receipts'])
  const [buses] = body.replies
  const params = { id: buses.id }
  const changed = await app.as(ada).call(changeSavedReply, {
    params,
    body: { title: 'Buses', text: 'They are here!', revision: buses.revision },
  })
  const [now] = changed.body.replies
  expect(now).toMatchObject({ text: 'They are here!' })
  const deleted = await app.as(ada).call(deleteSavedReply, { params, body: { revision: now.revision } })
  expect(deleted.body.replies).toMatchObject([receipts])
  expect((await app.as(ada).call(getSavedReplies)).body).toEqual(deleted.body)
  const audit = await app.db.selectFrom('audit').orderBy('id').select(['action', 'before', 'after']).execute()
  expect(audit.slice(1)).toEqual([
    { action: 'saved_reply.added', before: null, after: { title: 'Buses', text: 'Soon, we hope.' } },
    {
      action: 'saved_reply.changed',
      before: { title: 'Buses', text: 'Soon, we hope.' },
      after: { title: 'Buses', text: 'They are here!' },
    },
    { action: 'saved_reply.deleted', before: { title: 'Buses', text: 'They are here!' }, after: null },
  ])
})

test('a change or deletion based on an older revision is refused', async () => {
  const grace = await app.anAdmin()
  const [{ id, revision }] = (await add()).body.replies
  const edit = (user: TestUser, text: string) =>
    app.as(user).call(changeSavedReply, { params: { id }, body: { title: 'Receipts', text, revision } })
  expect((await edit(ada, 'First')).statusCode).toBe(200)
  const late = await edit(grace, 'Second')
  expect([late.statusCode, late.body.message]).toEqual([409, expect.stringContaining('Ada Byron changed this')])
  const gone = await app.as(grace).call(deleteSavedReply, { params: { id }, body: { revision } })
  expect([gone.statusCode, (await app.as(ada).call(getSavedReplies)).body.replies[0].text]).toEqual([409, 'First'])
})

test('are limited in number, need a title and a text, and are for administrators only', async () => {
  await sql`insert into saved_replies (title, body) select n, n from generate_series(1, ${limits.inbox.savedReplies}) n`.execute(
    app.db,
  )
  expect((await add()).statusCode).toBe(409)
  expect((await add({ title: ' ', text: '' })).body.errors).toEqual({
    title: ['Please enter a title.'],
    text: [expect.any(String)],
  })
  const body = { ...receipts, revision: 0 }
  for (const user of [null, await app.aSubscriber(), await app.anAdminWithoutCode()]) {
    const caller = app.as(user)
    const statuses = [
      (await caller.call(getSavedReplies)).statusCode,
      (await caller.call(addSavedReply, { body: receipts })).statusCode,
      (await caller.call(changeSavedReply, { params: { id: 1 }, body })).statusCode,
      (await caller.call(deleteSavedReply, { params: { id: 1 }, body: { revision: 0 } })).statusCode,
    ]
    expect(new Set(statuses)).toEqual(new Set([user === null ? 401 : 403]))
  }
})
