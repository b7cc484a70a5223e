import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Int32, UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { FilledText } from '../plain-line.ts'

const { text, key } = limits.inbox

/** Messages are from the contact page, and reports from a user who had a problem. */
export const threadKinds = ['message', 'report'] as const
export type ThreadKind = (typeof threadKinds)[number]

/** `open` is the team's turn, `waiting` the writer's. */
export const threadStates = ['open', 'waiting', 'done'] as const
export const ThreadState = z.enum(threadStates)
export type ThreadState = z.infer<typeof ThreadState>

/** An administrator, as others see them. */
export const Admin = z.object({ id: z.int(), name: z.string() })
export type Admin = z.infer<typeof Admin>

/** A thread in the inbox. */
export const ThreadRow = z.object({
  id: z.int(),
  kind: z.enum(threadKinds),
  /** Both are empty once the account of a report was deleted. */
  name: z.string(),
  email: z.string(),
  /** How the text begins. */
  excerpt: z.string(),
  state: ThreadState,
  assignee: Admin.nullable(),
  replies: z.int(),
  created_at: z.string(),
})
export type ThreadRow = z.infer<typeof ThreadRow>

/** How far the email of a reply got. `preview` is a server without SMTP, which sends none. */
export const deliveries = ['queued', 'preview', 'sent', 'failed'] as const
export type Delivery = (typeof deliveries)[number]

/** A reply, which went to the writer by email, or a note, which only administrators see. */
export const ThreadEntry = z.object({
  id: z.int(),
  kind: z.enum(['reply', 'note']),
  text: z.string(),
  by: z.string(),
  created_at: z.string(),
  /** Null for notes, and for replies from before delivery was recorded. */
  delivery: z.enum(deliveries).nullable(),
})
export type ThreadEntry = z.infer<typeof ThreadEntry>

export const Thread = ThreadRow.omit({ excerpt: true, replies: true }).extend({
  /** Reports from the player also have the game, level, and browser. */
  text: z.string(),
  /** 'Firefox on Windows', as far as the browser reveals it. */
  browser: z.string(),
  /** The account of a report; null for messages, and once it was deleted. */
  user_id: z.int().nullable(),
  /** Grows with each change. A change that is based on an older one is refused. */
  revision: z.int(),
  entries: z.array(ThreadEntry),
  /** Who it can be assigned to. */
  admins: z.array(Admin),
})
export type Thread = z.infer<typeof Thread>

export const getThreads = endpoint({
  method: 'GET',
  path: '/api/admin/threads',
  auth: 'admin',
  summary: `Lists messages and problem reports, newest first, ${limits.console.perPage} at a time.`,
  query: z.object({
    state: ThreadState.optional(),
    kind: z.enum(threadKinds).optional(),
    /** The administrator that they are assigned to, or 'nobody'. */
    assignee: z.union([z.literal('nobody'), UrlId]).optional(),
    /** Words of the text, name, or email. All must match. */
    search: z.string().trim().max(limits.console.search).optional(),
    /** Only threads before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({
    threads: z.array(ThreadRow),
    /** `before` of the next threads; null at the end. */
    next: z.int().nullable(),
    admins: z.array(Admin),
  }),
})

const which = { params: z.object({ id: UrlId }) }
const based = { revision: Int32.min(0) }
/** Identifies the request: the same key is never stored twice. */
const once = { key: z.string().min(8).max(key) }
const limit = { max: 300, per: '1 hour', by: 'user' } as const

export const getThread = endpoint({
  method: 'GET',
  path: '/api/admin/threads/{id}',
  auth: 'admin',
  summary: 'Returns a message or report with its replies and notes.',
  ...which,
  response: Thread,
})

export const replyToThread = endpoint({
  method: 'POST',
  path: '/api/admin/threads/{id}/replies',
  auth: 'admin',
  summary: 'Emails a reply to the writer, and notifies a user in the app, too.',
  ...which,
  body: z.object({ ...based, ...once, text: FilledText('answer_missing').max(text), state: ThreadState }),
  limit,
  response: Thread,
})

export const addThreadNote = endpoint({
  method: 'POST',
  path: '/api/admin/threads/{id}/notes',
  auth: 'admin',
  summary: 'Adds a note that only administrators see. It never conflicts with another change.',
  ...which,
  body: z.object({ ...once, text: FilledText('text_missing').max(text) }),
  limit,
  response: Thread,
})

export const setThread = endpoint({
  method: 'PUT',
  path: '/api/admin/threads/{id}',
  auth: 'admin',
  summary: 'Sets the state of a thread, and who it is assigned to.',
  ...which,
  body: z.object({ ...based, state: ThreadState, assignee: Int32.min(1).nullable() }),
  limit,
  response: Thread,
})
