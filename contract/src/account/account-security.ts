import { z } from 'zod'
import { Password } from './account.ts'
import { endpoint } from '../endpoint.ts'
import { fault, ifAbsent } from '../faults.ts'

/** Proves that the user is the owner. Not needed in the first five minutes of a login. */
export const OldPassword = z.string().max(1000).optional()

/** The current password, which is always needed to end other logins. */
export const CurrentPassword = z
  .string(ifAbsent('current_password_missing'))
  .min(1, fault('current_password_missing'))
  .max(1000)

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password',
  auth: 'bearer',
  summary: 'Changes the password and ends the other logins.',
  body: z
    .object({ oldpassword: OldPassword, new_password: Password, new_password_confirmation: z.string() })
    .refine((body) => body.new_password === body.new_password_confirmation, {
      path: ['new_password_confirmation'],
      error: fault('passwords_differ'),
    }),
  response: z.object({ message: z.string() }),
})

/** A login of the user on a device. */
export const Login = z.object({
  id: z.int(),
  /** 'Firefox on Windows', as far as the browser reveals it. */
  device: z.string(),
  /** `partner`: logged in through the partner's site. */
  kind: z.enum(['person', 'partner']),
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether this is the login that makes the request. */
  current: z.boolean(),
})
export type Login = z.infer<typeof Login>

export const getLogins = endpoint({
  method: 'GET',
  path: '/api/sign-ins',
  auth: 'bearer',
  summary: 'Lists the user’s logins, most recently used first, 100 per page.',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: z.array(Login),
})

export const endLogin = endpoint({
  method: 'DELETE',
  path: '/api/sign-ins/{id}',
  auth: 'bearer',
  summary: 'Ends one of the user’s logins. Needs the current password.',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ oldpassword: CurrentPassword }),
  response: z.object({ message: z.string() }),
})

export const endAllLogins = endpoint({
  method: 'DELETE',
  path: '/api/sign-ins',
  auth: 'bearer',
  summary: 'Logs out everywhere, including here. Needs the current password.',
  body: z.object({ oldpassword: CurrentPassword }),
  response: z.object({ message: z.string() }),
})
