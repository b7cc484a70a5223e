import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Int32, UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { FilledText } from '../plain-line.ts'

/** What an administrator saves to insert into replies. */
export const WrittenSavedReply = z.object({
  title: FilledText('title_missing').max(limits.inbox.title),
  text: FilledText('text_missing').max(limits.inbox.text),
})

export const SavedReply = WrittenSavedReply.extend({
  id: z.int(),
  /** Grows with each change. A change that is based on an older one is refused. */
  revision: z.int(),
})
export type SavedReply = z.infer<typeof SavedReply>

const All = z.object({ replies: z.array(SavedReply) })
const which = { params: z.object({ id: UrlId }) }
const based = { revision: Int32.min(0) }
const limit = { max: 100, per: '1 hour', by: 'user' } as const

export const getSavedReplies = endpoint({
  method: 'GET',
  path: '/api/admin/saved-replies',
  auth: 'admin',
  summary: 'Lists the saved replies by title.',
  response: All,
})

export const addSavedReply = endpoint({
  method: 'POST',
  path: '/api/admin/saved-replies',
  auth: 'admin',
  summary: `Saves a reply to use again. There can be ${limits.inbox.savedReplies}.`,
  body: WrittenSavedReply,
  limit,
  response: All,
})

export const changeSavedReply = endpoint({
  method: 'PUT',
  path: '/api/admin/saved-replies/{id}',
  auth: 'admin',
  summary: 'Changes a saved reply.',
  ...which,
  body: WrittenSavedReply.extend(based),
  limit,
  response: All,
})

export const deleteSavedReply = endpoint({
  method: 'POST',
  path: '/api/admin/saved-replies/{id}/delete',
  auth: 'admin',
  summary: 'Deletes a saved reply. The log keeps its text.',
  ...which,
  body: z.object(based),
  limit,
  response: All,
})
