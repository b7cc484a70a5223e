import { z } from 'zod'
import { CurrentPassword, OldPassword } from './account-security.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { FilledText } from '../plain-line.ts'

/** Six digits from the app, or a recovery code, with spaces and hyphens as users type them. */
const Code = FilledText('code_missing').max(40)
const Proof = z.object({ oldpassword: CurrentPassword, code: Code })

/** Shown once. Each one replaces a code from the app one time. */
const RecoveryCodes = z.array(z.string())

const limit = { max: 30, per: '1 hour', by: 'user' } as const

/** The state of the user's second factor. */
export const SecondFactor = z.object({
  on: z.boolean(),
  /** Whether this login has passed it, which administrators need for their actions. */
  passed: z.boolean(),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  auth: 'bearer',
  summary: 'Returns whether logging in needs a code from an authenticator app, and how many recovery codes are left.',
  response: SecondFactor,
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/start',
  auth: 'bearer',
  summary: 'Generates a key for an authenticator app. It has no effect until one of its codes is confirmed.',
  body: z.object({ oldpassword: OldPassword }),
  limit,
  response: z.object({
    /** In groups of four, for typing. */
    key: z.string(),
    /** The content of the QR code: `otpauth://totp/…`. */
    address: z.string(),
  }),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  auth: 'bearer',
  summary:
    'Turns the second factor on with a code from the app. Returns the recovery codes, and ends the other logins.',
  body: z.object({ code: Code }),
  limit,
  response: z.object({ recovery_codes: RecoveryCodes }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  auth: 'bearer',
  summary: 'Creates new recovery codes. Needs password and code. The old ones stop working.',
  body: Proof,
  limit,
  response: z.object({ recovery_codes: RecoveryCodes }),
})

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/off',
  auth: 'bearer',
  summary: 'Turns the second factor off. Needs password and code.',
  body: Proof,
  limit,
  response: z.object({ message: z.string() }),
})

/** Does the second step of a login, after the right password. */
export const loginCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  auth: 'open',
  summary: 'Completes a login that waits for a code, in the browser that started it.',
  body: z.object({ pending: z.string(fault('login_expired')).min(1).max(200), code: Code }),
  response: z.object({
    access_token: z.string(),
    /** How many are left if a recovery code was used. Null for a code from the app. */
    recovery_codes_left: z.int().nullable(),
  }),
})
