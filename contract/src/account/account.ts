import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'
import { PlanCode } from '../billing/plan-words.ts'
import { planOf } from '../billing/plans.ts'

/** Occupations by code; `registers` are those offered at sign-up. */
export const occupations = [
  { code: '1', name: 'Speech Language Pathologist' },
  { code: '2', name: 'Psychologist' },
  { code: '3', name: 'Occupational Therapist' },
  { code: '4', name: 'Social Worker' },
  { code: '5', name: 'Other' },
] as const
export const Occupation = z.enum(['1', '2', '3', '4', '5'], { error: 'Please select an occupation.' })

export const Email = z
  .string('Please enter a valid email address.')
  .trim()
  .max(limits.email, 'Please enter a valid email address.')
  .pipe(z.email('Please enter a valid email address.'))
const personName = (missing: string) =>
  Line(missing).min(1, missing).max(limits.name, `Please use at most ${limits.name} characters.`)
export const FirstName = personName('Please enter your first name.')
export const LastName = personName('Please enter your last name.')
/** Both names in one; made by the form, not typed. */
export const WholeName = Line()
  .max(2 * limits.name + 1, `Please use at most ${limits.name} characters.`)
  .optional()
export const Password = z
  .string()
  .min(limits.password.min, `Please use at least ${limits.password.min} characters.`)
  .max(limits.password.max, `Please use at most ${limits.password.max} characters.`)

export const subscriptionStatuses = ['free', 'current', 'canceled', 'none'] as const

/** What people call themselves at log-in: unique, whatever the case of its letters. */
export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    new RegExp(`^[a-z0-9._-]{${limits.username.min},${limits.username.max}}$`),
    `Please use ${limits.username.min} to ${limits.username.max} letters, digits, dots, hyphens or underscores.`,
  )

/** The signed-in person as the browser knows them. `active` and `new_user` are decided by the server alone. */
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
  profile_photo_url: z.string().nullable(),
  profile_photo_urls: z.string().nullable(),
  profile_photo_path: z.string().nullable(),
  active: z.boolean(),
  new_user: z.boolean(),
  articulation: z.boolean(),
  language: z.boolean(),
  fluency: z.boolean(),
  /** Whether a link that was mailed to this address was opened. */
  email_confirmed: z.boolean(),
  /** An address that waits to be confirmed and then becomes `email`. */
  pending_email: z.string().nullable(),
})
export type Me = z.infer<typeof Me>

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  auth: 'bearer',
  summary: 'The signed-in person.',
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
      .refine((plan) => planOf(plan) !== undefined, 'Choose monthly, quarterly or yearly.')
      .default('monthly'),
    /** Asked for only after several tries from one address. */
    recaptchaToken: z.string().max(4000).optional(),
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    error: 'The two passwords differ.',
  })

/** Creates the account, not yet paid, and starts its checkout. */
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  auth: 'open',
  summary: 'Creates an account and answers with the address of its payment page.',
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
  summary: 'Signs in by username or e-mail.',
  body: z.object({
    login: z
      .string('Please enter your email or username.')
      .trim()
      .min(1, 'Please enter your email or username.')
      .max(limits.email, 'Please enter your email or username.'),
    password: z
      .string('Please enter your password.')
      .min(1, 'Please enter your password.')
      .max(1000, 'Please enter your password.'),
    /** Asked for with `captcha_required` after several wrong passwords. */
    recaptchaToken: z.string().max(4000).optional(),
  }),
  response: z.object({
    /** null where the password was right and a code is asked for next. */
    access_token: z.string().nullable(),
    /** Names the log-in that waits for its code; absent without a second factor. */
    pending: z.string().optional(),
  }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  auth: 'bearer',
  summary: 'Ends this sign-in.',
  response: z.object({ message: z.string() }),
})

/** `user_id` carries the one-time ticket of a checkout, never a database id. */
export const autoLogin = endpoint({
  method: 'POST',
  path: '/api/auto-login',
  auth: 'open',
  summary: 'Signs in once after a payment, by the ticket in the return address.',
  body: z.object({ user_id: z.union([z.string().min(1).max(200), z.number()]).transform(String) }),
  response: z.object({
    access_token: z.string().nullable(),
    pending: z.boolean(),
    message: z.string(),
    /** Signed in, but the card had had a free trial before: there is no plan yet, and nothing was charged. */
    trial_refused: z.boolean(),
  }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  auth: 'open',
  summary: 'Mails a reset link, if the address has an account; answers alike either way.',
  body: z.object({
    email: Email,
    /** Asked for with `captcha_required` after several requests. */
    recaptchaToken: z.string().max(4000).optional(),
  }),
  response: z.object({ message: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  auth: 'open',
  summary: 'Sets a new password by the token of a mailed link and ends every sign-in.',
  body: z
    .object({ token: z.string().min(1).max(200), password: Password, password_confirmation: z.string() })
    .refine((body) => body.password === body.password_confirmation, {
      path: ['password_confirmation'],
      error: 'The two passwords differ.',
    }),
  response: z.object({ message: z.string() }),
})
