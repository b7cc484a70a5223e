import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { userRoles } from './console-users.ts'
import { which } from './account-change.ts'

export const viewAsUser = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/view',
  auth: 'admin',
  summary: "Returns a token that reads the product with a user's plan and card areas, and can't change anything.",
  ...which,
  limit: { max: 120, per: '1 hour', by: 'user' },
  response: z.object({
    token: z.string(),
    role: z.enum(userRoles),
    /** When the token expires. It also ends with the administrator's login. */
    ends_at: z.string(),
  }),
})
