import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const { answer, key, perPage, search } = limits.report

export const ReportState = z.enum(['open', 'closed'])
export type ReportState = z.infer<typeof ReportState>

/** A report of a problem, as the console shows it. */
export const Report = z.object({
  id: z.int(),
  /** In the person's words; from the player, game, level and browser follow. */
  details: z.string(),
  /** 'Firefox on Windows', as far as the browser says. */
  browser: z.string(),
  state: ReportState,
  created_at: z.string(),
  /** null once the account was deleted. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
  answers: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), created_at: z.string() })),
})
export type Report = z.infer<typeof Report>

const which = { params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }) }

export const getReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  auth: 'admin',
  summary: `Reports of problems, newest first, ${perPage} a page.`,
  query: z.object({
    state: ReportState.optional(),
    /** Words of the report, or of the person's name or address. */
    search: z.string().trim().max(search).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  response: z.object({ reports: z.array(Report), total: z.int() }),
})

export const answerReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/{id}/answers',
  auth: 'admin',
  summary: 'Answers a report: its person is told in the bell and by letter. Closes it too where wished.',
  ...which,
  body: z.object({
    text: z
      .string('Please enter an answer.')
      .trim()
      .min(1, 'Please enter an answer.')
      .max(answer, `Please use at most ${answer} characters.`),
    close: z.boolean().default(false),
    /** Names this wish: sent again under it, nothing is told twice. */
    key: z.string().min(8).max(key),
  }),
  limit: { max: 200, per: '1 hour', by: 'user' },
  response: Report,
})

export const setReportState = endpoint({
  method: 'PUT',
  path: '/api/admin/reports/{id}/state',
  auth: 'admin',
  summary: 'Closes a report, or opens it again.',
  ...which,
  body: z.object({ state: ReportState }),
  response: Report,
})
