import { z } from 'zod'
import { AccountExport } from '../account/account-data.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { limits } from '../limits.ts'
import { based, Reason, which } from './account-change.ts'

const limit = { max: 60, per: '1 hour', by: 'user' } as const

export const exportUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/export',
  auth: 'admin',
  summary: 'Returns everything that is stored about a user, and records that it was exported.',
  ...which,
  limit,
  response: AccountExport,
})

export const deleteUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/delete',
  auth: 'admin',
  summary: 'Deletes an account for good, as its owner could.',
  ...which,
  body: z.object({
    ...based,
    /** The email of the account, typed as a confirmation. */
    email: z.string().trim().min(1, fault('email_invalid')).max(limits.email),
    reason: Reason,
  }),
  limit,
  response: z.object({ message: z.string() }),
})
