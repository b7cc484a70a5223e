import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a partner's token may last, from its issue to its end, and how long a sign-in by it lives. */
export const partnerLimits = { tokenSeconds: 120, signInHours: 10 } as const

/**
 * Why a partner's sign-in did not work: `not_set_up` this installation has no partner; `token` the token is wrong, over or
 * used; `known_address` an account with this address exists, whose owner has to log in once to be known as the same person.
 */
export const PartnerTrouble = z.enum(['not_set_up', 'token', 'known_address'])
export type PartnerTrouble = z.infer<typeof PartnerTrouble>

/** Signs a person in by a token that the partner has signed: `status` 1 with `access_token`, or 0. */
export const redirectHandler = endpoint({
  method: 'POST',
  path: '/api/redirect-handler',
  auth: 'optional',
  summary: "Signs a person in by the partner's signed, one-time token.",
  body: z.object({ response_body: z.string().max(8_000) }),
  response: z.object({
    status: z.union([z.literal(0), z.literal(1)]),
    access_token: z.string().nullable(),
    reason: PartnerTrouble.nullable(),
  }),
  limit: { max: 120, per: '1 minute', by: 'address' },
})
