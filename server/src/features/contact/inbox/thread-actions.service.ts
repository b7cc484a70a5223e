import { baseLocale, m } from '#messages'
import type { addThreadNote, AuditValues, replyToThread, setThread, Thread, ThreadState } from '@marigold/contract'
import type { z } from 'zod'
import { recordAudit } from '../../../platform/access/audit.ts'
import { refuseStale, revisionOf, type Based } from '../../../platform/access/revision.ts'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { inLocale, inLocaleOfUser } from '../../../platform/http/locale.ts'
import { notify } from '../../../platform/messages/notify.ts'
import { replyEmail, type Writer } from './reply-email.ts'
import { noThread, readThread, threadObject } from './thread-record.service.ts'

const inBell = 600

type Parts = Pick<Services, 'db' | 'mail' | 'config'>

/** Which thread, and by whom. */
interface Target {
  admin: Based['admin']
  id: number
}

async function lockThread(trx: Db, id: number) {
  const thread = await trx
    .selectFrom('threads')
    .where('id', '=', id)
    .select(['kind', 'user_id', 'name', 'email', 'body', 'state', 'assignee_id'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (thread === undefined) throw noThread()
  return thread
}

type Locked = Awaited<ReturnType<typeof lockThread>>

/** Stores a reply or a note in the caller's transaction. Returns null when its key exists. */
async function addEntry(
  trx: Db,
  { admin, id }: Target,
  entry: { kind: 'reply' | 'note'; key: string; text: string },
): Promise<number | null> {
  const stored = await trx
    .insertInto('thread_entries')
    .values({ thread_id: id, author_id: admin.id, kind: entry.kind, key: entry.key, body: entry.text })
    .onConflict((conflict) => conflict.columns(['thread_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id ?? null
}

/** Emails a reply to the writer, once for each key, and notifies a user in the app, too. */
export async function replyTo(
  parts: Parts,
  target: Target,
  { text, key, state, revision }: z.output<typeof replyToThread.body & z.ZodType>,
): Promise<Thread> {
  const { admin, id } = target
  return parts.db.transaction().execute(async (trx) => {
    const thread = await lockThread(trx, id)
    const entry = await addEntry(trx, target, { kind: 'reply', key, text })
    if (entry !== null) {
      await refuseStale(trx, await revisionOf(trx, threadObject(id)), { admin, revision })
      const mailId = await deliver(trx, parts, thread, { entry, text })
      await trx.updateTable('thread_entries').set({ mail_id: mailId }).where('id', '=', entry).execute()
      await trx.updateTable('threads').set({ state }).where('id', '=', id).execute()
      const changed = { before: { state: thread.state }, after: { state } }
      await recordAudit(trx, { actorId: admin.id, action: 'thread.replied', object: threadObject(id), ...changed })
    }
    return readThread(trx, parts.config, id)
  })
}

/** Sends the email of a reply, and the notification. Returns the email's number. */
async function deliver(
  trx: Db,
  { mail }: Parts,
  { user_id, ...thread }: Locked,
  { entry, text }: { entry: number; text: string },
): Promise<number> {
  // A visitor's language isn't known.
  if (thread.kind === 'message')
    return inLocale(baseLocale, () =>
      mail.send(trx, replyEmail({ kind: 'message', email: thread.email, name: thread.name, text: thread.body }, text)),
    )
  const user = await trx
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(['id', 'email', 'first_name'])
    .executeTakeFirst()
  if (user === undefined) throw new Refusal('conflict', m.contact_this_users_account_was_deleted_so())
  const writer: Writer = { kind: 'report', email: user.email, name: user.first_name, text: thread.body }
  const line = text.replaceAll(/\s+/g, ' ')
  return inLocaleOfUser(
    trx,
    user.id,
    async () => {
      const message = m.contact_an_answer_to_your_bug_report({
        value: line.length > inBell ? `${line.slice(0, inBell)}…` : line,
      })
      await notify(trx, user.id, { kind: 'reply', key: `answer ${entry}`, message })
      return mail.send(trx, replyEmail(writer, text))
    },
    baseLocale,
  )
}

/** Adds a note, once for each key. */
export async function addNote(
  { db, config }: Parts,
  target: Target,
  { text, key }: z.output<typeof addThreadNote.body & z.ZodType>,
): Promise<Thread> {
  const { admin, id } = target
  return db.transaction().execute(async (trx) => {
    await lockThread(trx, id)
    const entry = await addEntry(trx, target, { kind: 'note', key, text })
    if (entry !== null) await recordAudit(trx, { actorId: admin.id, action: 'thread.noted', object: threadObject(id) })
    return readThread(trx, config, id)
  })
}

/** Sets the state of a thread and who it's assigned to, which must be an administrator. */
export async function changeThread(
  { db, config }: Parts,
  { admin, id }: Target,
  { state, assignee, revision }: z.output<typeof setThread.body & z.ZodType>,
): Promise<Thread> {
  return db.transaction().execute(async (trx) => {
    const thread = await lockThread(trx, id)
    await refuseStale(trx, await revisionOf(trx, threadObject(id)), { admin, revision })
    const before = { state: thread.state as ThreadState, assignee: thread.assignee_id }
    const { before: was, after } = difference(before, { state, assignee })
    if (Object.keys(after).length > 0) {
      if (after.assignee) await refuseOthers(trx, Number(after.assignee))
      await trx.updateTable('threads').set({ state, assignee_id: assignee }).where('id', '=', id).execute()
      await recordAudit(trx, {
        actorId: admin.id,
        action: 'thread.changed',
        object: threadObject(id),
        before: was,
        after,
      })
    }
    return readThread(trx, config, id)
  })
}

/** Returns the values that differ. */
function difference<Values extends AuditValues>(before: Values, after: Values) {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  const only = (values: Values): AuditValues => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: only(before), after: only(after) }
}

async function refuseOthers(trx: Db, userId: number): Promise<void> {
  const admin = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .where('is_admin', '=', true)
    .select('id')
    .executeTakeFirst()
  if (admin !== undefined) return
  const sentence = m.contact_choose_an_administrator()
  throw new Refusal('invalid', sentence, { assignee: [sentence] })
}
