import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The kinds of emails that a user can turn off. Emails about the account and payments always go. */
export const mailKinds = ['announcements', 'new_games', 'reminders'] as const
export const MailKind = z.enum(mailKinds)
export type MailKind = z.infer<typeof MailKind>

/** The kinds of emails that a user wants. */
export const MailPreferences = z.object({
  announcements: z.boolean(),
  new_games: z.boolean(),
  /** A single email to finish a sign-up that stopped before checkout. */
  reminders: z.boolean(),
})
export type MailPreferences = z.infer<typeof MailPreferences>

export const getMailPreferences = endpoint({
  method: 'GET',
  path: '/api/mail-preferences',
  auth: 'bearer',
  summary: 'Returns which optional emails the user wants.',
  response: MailPreferences,
})

export const setMailPreferences = endpoint({
  method: 'PUT',
  path: '/api/mail-preferences',
  auth: 'bearer',
  summary: 'Sets which optional emails the user wants. Missing fields stay unchanged.',
  body: MailPreferences.partial(),
  limit: { max: 120, per: '1 hour', by: 'user' },
  response: MailPreferences,
})
