import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const fillIn = 'Please enter the code.'

/** Six digits of the app, or a recovery code; spaces and hyphens as a person types them. */
const Code = z.string(fillIn).trim().min(1, fillIn).max(40, 'This code is too long.')
const CurrentPassword = z.string('Please enter your current password.').min(1, 'Please enter your current password.')
const Proof = z.object({
  oldpassword: CurrentPassword.max(1000, 'This is not your current password.'),
  code: Code,
})

/** Shown once: each opens the account in place of a code of the app, one time. */
const RecoveryCodes = z.array(z.string())

const limit = { max: 30, per: '1 hour', by: 'user' } as const

/** How the second factor of the person stands. */
export const SecondFactor = z.object({
  on: z.boolean(),
  /** Whether this very sign-in has passed it: what administrators do asks for that. */
  passed: z.boolean(),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  auth: 'bearer',
  summary: 'Whether log-in asks for a code of an authenticator app, and how many recovery codes are left.',
  response: SecondFactor,
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/start',
  auth: 'bearer',
  summary: 'Makes a key for an authenticator app. Nothing is on until a code of it is confirmed.',
  body: z.object({ oldpassword: z.string().max(1000, 'This is not your current password.').optional() }),
  limit,
  response: z.object({
    /** In groups of four, to be typed. */
    key: z.string(),
    /** What the QR code says: `otpauth://totp/…`. */
    address: z.string(),
  }),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  auth: 'bearer',
  summary: 'Turns the second factor on by a code of the app; answers the recovery codes, and ends the other sign-ins.',
  body: z.object({ code: Code }),
  limit,
  response: z.object({ recovery_codes: RecoveryCodes }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  auth: 'bearer',
  summary: 'Makes new recovery codes by password and code; the old ones end.',
  body: Proof,
  limit,
  response: z.object({ recovery_codes: RecoveryCodes }),
})

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/off',
  auth: 'bearer',
  summary: 'Turns the second factor off by password and code.',
  body: Proof,
  limit,
  response: z.object({ message: z.string() }),
})

/** The second step of a log-in whose password was right. */
export const loginCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  auth: 'open',
  summary: 'Ends a log-in that waits for a code, in the browser that began it.',
  body: z.object({ pending: z.string('Please log in again.').min(1).max(200), code: Code }),
  response: z.object({
    access_token: z.string(),
    /** How many are left, where a recovery code was used; null for a code of the app. */
    recovery_codes_left: z.int().nullable(),
  }),
})
