import { z } from 'zod'
import { faultCodes } from './faults.ts'

/** Every expected error and its HTTP status. Nothing else is ever sent as `code`. */
export const refusals = {
  bad_request: 400,
  signed_out: 401,
  wrong_credentials: 401,
  bad_ticket: 401,
  payment_failed: 402,
  forbidden: 403,
  needs_subscription: 403,
  needs_second_factor: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_subscribed: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  captcha: 422,
  captcha_required: 422,
  too_many: 429,
  internal: 500,
  provider_unavailable: 502,
  unavailable: 503,
  storage_full: 507,
} as const
export type RefusalCode = keyof typeof refusals

/**
 * The body of every error: a message, a code of `refusals`, and the invalid fields with what to do. `faults` has the
 * codes behind the sentences in `errors`, for fields that a schema checks.
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  faults: z.record(z.string(), z.array(z.enum(faultCodes))).optional(),
  success: z.literal(false).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
