import { z } from 'zod'
import { Password } from './account.ts'
import { endpoint } from '../endpoint.ts'

/** A proof that the person at the keys is the owner; needed unless the sign-in is younger than five minutes. */
export const OldPassword = z.string().max(1000, 'This is not your current password.').optional()

/** The current password, always needed for what ends other logins. */
const CurrentPassword = z
  .string('Please enter your current password.')
  .min(1, 'Please enter your current password.')
  .max(1000, 'This is not your current password.')

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password',
  auth: 'bearer',
  summary: 'Changes the password and ends the other sign-ins.',
  body: z
    .object({ oldpassword: OldPassword, new_password: Password, new_password_confirmation: z.string() })
    .refine((body) => body.new_password === body.new_password_confirmation, {
      path: ['new_password_confirmation'],
      error: 'The two passwords differ.',
    }),
  response: z.object({ message: z.string() }),
})

/** Where a person is signed in. */
export const SignIn = z.object({
  id: z.int(),
  /** 'Firefox on Windows', as far as the browser says. */
  device: z.string(),
  /** `partner`: through the partner's site. */
  kind: z.enum(['person', 'partner']),
  created_at: z.string(),
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SignIn = z.infer<typeof SignIn>

export const getSignIns = endpoint({
  method: 'GET',
  path: '/api/sign-ins',
  auth: 'bearer',
  summary: 'Where the person is signed in, the latest used first, 100 a page.',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: z.array(SignIn),
})

export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/api/sign-ins/{id}',
  auth: 'bearer',
  summary: 'Ends one login of the user, by the current password.',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ oldpassword: CurrentPassword }),
  response: z.object({ message: z.string() }),
})

export const endSignIns = endpoint({
  method: 'DELETE',
  path: '/api/sign-ins',
  auth: 'bearer',
  summary: 'Logs out everywhere, including here, by the current password.',
  body: z.object({ oldpassword: CurrentPassword }),
  response: z.object({ message: z.string() }),
})
