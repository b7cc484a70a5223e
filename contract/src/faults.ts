import type { z } from 'zod'

/** Why a field is invalid. Web and server share the sentences in `web/messages/en/faults.json`. */
export const faultCodes = [
  // For any field.
  'missing',
  'wrong_type',
  'wrong_format',
  'not_an_option',
  'impossible_number',
  'unknown_field',
  'unknown_name',
  'unstorable',
  'too_long',
  'too_short',
  'too_many',
  'too_few',
  'too_large',
  'too_small',
  // For certain fields.
  'amount_invalid',
  'answer_missing',
  'captcha_missing',
  'checker_missing',
  'code_missing',
  'company_missing',
  'current_password_missing',
  'email_invalid',
  'first_name_missing',
  'guest_code_invalid',
  'identity_check_missing',
  'last_name_missing',
  'link_invalid',
  'login_expired',
  'login_missing',
  'marks_outside_word',
  'name_missing',
  'nothing_to_practice',
  'occupation_missing',
  'password_missing',
  'passwords_differ',
  'phone_invalid',
  'plan_missing',
  'plan_unknown',
  'problem_missing',
  'publish_time_missing',
  'reason_missing',
  'review_incomplete',
  'search_missing',
  'set_name_missing',
  'set_too_large',
  'text_missing',
  'title_missing',
  'username_invalid',
  'whole_number_needed',
  'words_missing',
  'zip_invalid',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** Why a field is invalid, and the limit that a code such as `too_long` refers to. 0 for other codes. */
export interface Fault {
  code: FaultCode
  limit: number
}

/** Types a code that a schema gives in place of Zod's own message. */
export const fault = (code: FaultCode): FaultCode => code

/** Gives a schema this code for an absent value. As its plain message, it would replace those of later checks, too. */
export const ifAbsent = (code?: FaultCode) => ({
  error: (issue: { code?: string }) => (issue.code === 'invalid_type' ? code : undefined),
})

const tooBig: Partial<Record<string, FaultCode>> = { string: 'too_long', array: 'too_many', set: 'too_many' }
const tooSmall: Partial<Record<string, FaultCode>> = { string: 'too_short', array: 'too_few', set: 'too_few' }
const others: Partial<Record<z.core.$ZodIssue['code'], FaultCode>> = {
  invalid_format: 'wrong_format',
  invalid_key: 'unknown_name',
  invalid_value: 'not_an_option',
  not_multiple_of: 'impossible_number',
  unrecognized_keys: 'unknown_field',
}

/** Returns the fault in an issue: the code in its schema, or else the code for Zod's own check. */
export function faultOf(issue: z.core.$ZodIssue, input: unknown): Fault {
  const given = faultCodes.find((code) => code === issue.message)
  if (given !== undefined) return { code: given, limit: 0 }
  if (valueAt(input, issue.path) === undefined) return { code: 'missing', limit: 0 }
  if (issue.code === 'too_big') return { code: tooBig[issue.origin] ?? 'too_large', limit: Number(issue.maximum) }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && issue.minimum === 1) return { code: 'missing', limit: 0 }
    return { code: tooSmall[issue.origin] ?? 'too_small', limit: Number(issue.minimum) }
  }
  return { code: others[issue.code] ?? 'wrong_type', limit: 0 }
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], input)
}
