import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How long a partner's token may be valid, and how long a login with it lasts. */
export const partnerLimits = { tokenSeconds: 120, loginHours: 10 } as const

/**
 * Why a partner's login failed: `not_set_up` this installation has no partner; `token` the token is invalid, expired,
 * or used; `known_address` an account with this email exists, and its owner has to log in once to link it.
 */
export const PartnerLoginError = z.enum(['not_set_up', 'token', 'known_address'])
export type PartnerLoginError = z.infer<typeof PartnerLoginError>

/** Logs a user in with a token that the partner has signed. Returns `status` 1 with `access_token`, or 0. */
export const redirectHandler = endpoint({
  method: 'POST',
  path: '/api/redirect-handler',
  auth: 'optional',
  summary: "Logs a user in with the partner's signed, one-time token.",
  body: z.object({ response_body: z.string().max(8_000) }),
  response: z.object({
    status: z.union([z.literal(0), z.literal(1)]),
    access_token: z.string().nullable(),
    reason: PartnerLoginError.nullable(),
  }),
  limit: { max: 120, per: '1 minute', by: 'address' },
})
