import { z } from 'zod'
import { OldPassword } from './account-security.ts'
import { endpoint } from '../endpoint.ts'

const Fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])

/** Everything that is stored about a user, by part. Each part is a list of records. */
export const AccountExport = z.object({
  exported_at: z.string(),
  parts: z.record(z.string(), z.array(z.record(z.string(), Fact))),
})
export type AccountExport = z.infer<typeof AccountExport>

const limit = { max: 20, per: '1 hour', by: 'user' } as const

export const exportData = endpoint({
  method: 'GET',
  path: '/api/export',
  auth: 'bearer',
  summary: 'Returns everything that is stored about the user, as JSON.',
  limit,
  response: AccountExport,
})

export const exportTable = endpoint({
  method: 'GET',
  path: '/api/export.csv',
  auth: 'bearer',
  summary: 'Returns the same as CSV with the columns part, record, field, and value.',
  limit,
  media: 'text/csv',
  response: z.string(),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/delete-account',
  auth: 'bearer',
  summary: 'Deletes the account for good: cancels the plan, ends every login, and erases the user’s data.',
  body: z.object({ oldpassword: OldPassword }),
  limit: { max: 10, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string() }),
})
