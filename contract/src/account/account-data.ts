import { z } from 'zod'
import { OldPassword } from './account-security.ts'
import { endpoint } from '../endpoint.ts'

const Fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

/** Everything that is kept about a person, by part: each part is a list of records. */
export const OwnData = z.object({
  exported_at: z.string(),
  parts: z.record(z.string(), z.array(z.record(z.string(), Fact))),
})
export type OwnData = z.infer<typeof OwnData>

const limit = { max: 20, per: '1 hour', by: 'user' } as const

export const exportData = endpoint({
  method: 'GET',
  path: '/api/export',
  auth: 'bearer',
  summary: 'Everything that is kept about the person, as JSON.',
  limit,
  response: OwnData,
})

export const exportTable = endpoint({
  method: 'GET',
  path: '/api/export.csv',
  auth: 'bearer',
  summary: 'The same as a table (text/csv) with the columns part, record, field and value.',
  limit,
  media: 'text/csv',
  response: z.string(),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/delete-account',
  auth: 'bearer',
  summary:
    'Deletes the account for good: cancels the plan, ends every sign-in and erases what is kept about the person.',
  body: z.object({ oldpassword: OldPassword }),
  limit: { max: 10, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string() }),
})
