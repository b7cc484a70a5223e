import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault, ifAbsent, type FaultCode } from '../faults.ts'
import { limits } from '../limits.ts'
import { FilledText, Line } from '../plain-line.ts'
import { PlanCode } from '../billing/plan-words.ts'
import { planOf } from '../billing/plans.ts'

/** Occupations by code, for sign-up and profile. */
export const occupations = ['1', '2', '3', '4', '5'] as const
export const Occupation = z.enum(occupations, { error: fault('occupation_missing') })

const badEmail = fault('email_invalid')
export const Email = z.string(badEmail).trim().max(limits.email, badEmail).pipe(z.email(badEmail))
const personName = (missing: FaultCode) => Line(missing).min(1, missing).max(limits.name)
export const FirstName = personName('first_name_missing')
export const LastName = personName('last_name_missing')
/** First and last name in one, made by the form and not typed. The server ignores it. */
export const WholeName = Line().optional()
export const Password = z.string().min(limits.password.min).max(limits.password.max)

export const subscriptionStatuses = ['free', 'current', 'canceled', 'none'] as const

/** The name that users log in with: unique, ignoring case. */
export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.username.min)
  .max(limits.username.max)
  .regex(/^[a-z0-9._-]*$/, fault('username_invalid'))

/** The logged-in user as the browser knows them. Only the server decides `active` and `new_user`. */
export const Me = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  user_type: z.string(),
  customer_first_name: z.string(),
  customer_last_name: z.string(),
  phone_number: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  address_line_1: z.string(),
  postal_code: z.string(),
  occupation: z.string(),
  is_company: z.boolean(),
  company_name: z.string(),
  auto_renewal: z.boolean(),
  created_at: z.string(),
  isadmin: z.boolean(),
  plan_type: PlanCode,
  status: z.string(),
  subscription_status: z.enum(subscriptionStatuses),
  /** The language that the user chose, as a BCP 47 tag; null follows the browser. */
  locale: z.string().nullable(),
  profile_photo_url: z.string().nullable(),
  profile_photo_urls: z.string().nullable(),
  profile_photo_path: z.string().nullable(),
  active: z.boolean(),
  new_user: z.boolean(),
  articulation: z.boolean(),
  language: z.boolean(),
  fluency: z.boolean(),
  /** Whether a link that was mailed to this email was opened. */
  email_confirmed: z.boolean(),
  /** An email that becomes `email` once it's confirmed. */
  pending_email: z.string().nullable(),
})
export type Me = z.infer<typeof Me>

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  auth: 'bearer',
  viewable: true,
  summary: 'Returns the logged-in user.',
  response: Me,
})

export const RegisterBody = z
  .object({
    full_name: WholeName,
    email: Email,
    first_name: FirstName,
    last_name: LastName,
    password: Password,
    password_confirmation: z.string(),
    occupation: Occupation,
    plan_type: z
      .string()
      .refine((plan) => planOf(plan) !== undefined, fault('plan_unknown'))
      .default('monthly'),
    /** Needed only after several attempts from one address. */
    recaptchaToken: z.string().max(4000).optional(),
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    error: fault('passwords_differ'),
  })

/** Creates the account, not yet paid, and starts its checkout. */
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  auth: 'open',
  summary: 'Creates an account and returns the URL of its payment page.',
  body: RegisterBody,
  response: z.object({
    message: z.string(),
    payment_url: z.string(),
    /** Whether the plan starts with the free trial, so that nothing is charged today. */
    trial: z.boolean(),
  }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  auth: 'open',
  summary: 'Logs in by username or email.',
  body: z.object({
    login: FilledText('login_missing').max(limits.email),
    password: z.string(ifAbsent('password_missing')).min(1, fault('password_missing')).max(1000),
    /** Needed after `captcha_required`, which follows several wrong passwords. */
    recaptchaToken: z.string().max(4000).optional(),
  }),
  response: z.object({
    /** Null if the password was right and a code is needed next. */
    access_token: z.string().nullable(),
    /** Identifies the login that waits for its code. Absent without a second factor. */
    pending: z.string().optional(),
  }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  auth: 'bearer',
  summary: 'Ends this login.',
  response: z.object({ message: z.string() }),
})

/** `user_id` is the one-time ticket of a checkout, never a database id. */
export const autoLogin = endpoint({
  method: 'POST',
  path: '/api/auto-login',
  auth: 'open',
  summary: 'Logs in once after a payment, with the ticket in the return URL.',
  body: z.object({ user_id: z.union([z.string().min(1).max(200), z.number()]).transform(String) }),
  response: z.object({
    access_token: z.string().nullable(),
    pending: z.boolean(),
    message: z.string(),
    /** Logged in, but the card has had a free trial before: there's no plan yet, and nothing was charged. */
    trial_refused: z.boolean(),
  }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  auth: 'open',
  summary: 'Mails a reset link if the address has an account. The response is the same either way.',
  body: z.object({
    email: Email,
    /** Needed after `captcha_required`, which follows several requests. */
    recaptchaToken: z.string().max(4000).optional(),
  }),
  response: z.object({ message: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  auth: 'open',
  summary: 'Sets a new password with the token of a mailed link, and ends every login.',
  body: z
    .object({ token: z.string().min(1).max(200), password: Password, password_confirmation: z.string() })
    .refine((body) => body.password === body.password_confirmation, {
      path: ['password_confirmation'],
      error: fault('passwords_differ'),
    }),
  response: z.object({ message: z.string() }),
})
