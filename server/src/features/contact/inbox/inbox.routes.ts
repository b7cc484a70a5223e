import {
  addSavedReply,
  addThreadNote,
  changeSavedReply,
  deleteSavedReply,
  getSavedReplies,
  getThread,
  getThreads,
  replyToThread,
  setThread,
} from '@marigold/contract'
import { sql } from 'kysely'
import type { Routes } from '../../../platform/app.ts'
import * as saved from './saved-replies.service.ts'
import * as actions from './thread-actions.service.ts'
import { listThreads } from './thread-list.service.ts'
import { readThread } from './thread-record.service.ts'

/** Registers the calls of the inbox, and records when a reply was sent. */
export const inboxRoutes: Routes = (app, services) => {
  const { db, config, mail } = services
  app.call(getThreads, ({ query }) => listThreads(db, query))
  app.call(getThread, ({ params }) => readThread(db, config, params.id))
  app.call(replyToThread, ({ user: admin, params: { id }, body }) => actions.replyTo(services, { admin, id }, body))
  app.call(addThreadNote, ({ user: admin, params: { id }, body }) => actions.addNote(services, { admin, id }, body))
  app.call(setThread, ({ user: admin, params: { id }, body }) => actions.changeThread(services, { admin, id }, body))

  app.call(getSavedReplies, async () => ({ replies: await saved.listSavedReplies(db) }))
  app.call(addSavedReply, async ({ user, body }) => ({ replies: await saved.addSavedReply(db, user, body) }))
  app.call(changeSavedReply, async ({ user: admin, params: { id }, body: { revision, ...body } }) => ({
    replies: await saved.changeSavedReply(db, { admin, id, revision }, body),
  }))
  app.call(deleteSavedReply, async ({ user: admin, params: { id }, body: { revision } }) => ({
    replies: await saved.deleteSavedReply(db, { admin, id, revision }),
  }))

  mail.onSent(async (trx, id) => {
    await trx
      .updateTable('thread_entries')
      .set({ sent_at: sql<Date>`now()` })
      .where('mail_id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
  })
}
