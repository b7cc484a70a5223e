import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { UrlId } from '../ids.ts'
import { based, Reason, which } from './account-change.ts'
import { UserRecord } from './console-users.ts'

const Administrator = z.object({ id: z.int(), name: z.string(), email: z.string() })

/** A change that another administrator has to confirm. It expires after a week. */
const AdministratorRequest = z.object({
  id: z.int(),
  user: Administrator,
  /** What the account becomes: an administrator, or none. */
  administrator: z.boolean(),
  reason: z.string(),
  requested_by: Administrator,
  requested_at: z.string(),
  expires_at: z.string(),
})
export type AdministratorRequest = z.infer<typeof AdministratorRequest>

export const Administrators = z.object({
  administrators: z.array(
    Administrator.extend({
      /** Whether two-step login is on. Without it, an administrator can't open the console. */
      two_step_login: z.boolean(),
      /** A blocked administrator can't log in. */
      blocked: z.boolean(),
      last_used_at: z.string().nullable(),
    }),
  ),
  requests: z.array(AdministratorRequest),
})
export type Administrators = z.infer<typeof Administrators>

const limit = { max: 60, per: '1 hour', by: 'user' } as const
const request = { params: z.object({ id: UrlId }) }

export const getAdministrators = endpoint({
  method: 'GET',
  path: '/api/admin/administrators',
  auth: 'admin',
  summary: 'Lists the administrators, and the changes that another administrator has to confirm.',
  response: Administrators,
})

export const requestAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/administrator',
  auth: 'admin',
  summary: 'Asks another administrator to confirm that an account becomes an administrator, or no longer is one.',
  ...which,
  body: z.object({ ...based, administrator: z.boolean(), reason: Reason }),
  limit,
  response: UserRecord,
})

export const confirmAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/administrator-requests/{id}/confirm',
  auth: 'admin',
  summary: 'Confirms a change of administrators that another administrator asked for.',
  ...request,
  limit,
  response: Administrators,
})

export const declineAdministrator = endpoint({
  method: 'POST',
  path: '/api/admin/administrator-requests/{id}/decline',
  auth: 'admin',
  summary: 'Declines a change of administrators, or withdraws it.',
  ...request,
  limit,
  response: Administrators,
})
