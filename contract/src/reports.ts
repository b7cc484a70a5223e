import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { FilledText } from './plain-line.ts'

const { answer, key, perPage, search } = limits.report

export const ReportState = z.enum(['open', 'closed'])
export type ReportState = z.infer<typeof ReportState>

/** A problem report in the console. */
export const Report = z.object({
  id: z.int(),
  /** In the user's words. Reports from the player also have the game, level, and browser. */
  details: z.string(),
  /** 'Firefox on Windows', as far as the browser reveals it. */
  browser: z.string(),
  state: ReportState,
  created_at: z.string(),
  /** Null once the account was deleted. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
  answers: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), created_at: z.string() })),
})
export type Report = z.infer<typeof Report>

const which = { params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }) }

export const getReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  auth: 'admin',
  summary: `Lists problem reports, newest first, ${perPage} per page.`,
  query: z.object({
    state: ReportState.optional(),
    /** Words of the report, or of the user's name or email. */
    search: z.string().trim().max(search).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  response: z.object({ reports: z.array(Report), total: z.int() }),
})

export const answerReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/{id}/answers',
  auth: 'admin',
  summary: 'Replies to a report, and notifies its user in the app and by email. Can close it too.',
  ...which,
  body: z.object({
    text: FilledText('answer_missing').max(answer),
    close: z.boolean().default(false),
    /** Identifies the request: the same key is never sent twice. */
    key: z.string().min(8).max(key),
  }),
  limit: { max: 200, per: '1 hour', by: 'user' },
  response: Report,
})

export const setReportState = endpoint({
  method: 'PUT',
  path: '/api/admin/reports/{id}/state',
  auth: 'admin',
  summary: 'Closes or reopens a report.',
  ...which,
  body: z.object({ state: ReportState }),
  response: Report,
})
