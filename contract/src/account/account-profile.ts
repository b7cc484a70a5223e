import { z } from 'zod'
import { Email, FirstName, LastName, Occupation, Username, WholeName } from './account.ts'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'

const text = (most: number) => Line().max(most).optional()

const unitedStates = /^(?:us|usa|u\.s\.|u\.s\.a\.|united states|united states of america)$/i

/**
 * Returns whether a zip code is valid for its country: five or nine digits in the United States, or if no country is
 * given.
 */
export function isPostalCode(code: string, country: string): boolean {
  if (code === '' || (country !== '' && !unitedStates.test(country.trim()))) return true
  return /^\d{5}(?:-?\d{4})?$/.test(code)
}

// Only billing writes these. They're accepted and ignored.
const ignored = z.unknown().optional()

export const ProfileBody = z
  .object({
    name: WholeName,
    first_name: FirstName,
    last_name: LastName,
    username: Username,
    /** A new email stays pending until its mailed link is opened. */
    email: Email,
    occupation: Occupation,
    phone_number: text(limits.phone).refine(
      (number) => !number || /^[\d\s()+./x-]+$/i.test(number),
      fault('phone_invalid'),
    ),
    address_line_1: text(limits.address),
    city: text(limits.name),
    country: text(limits.name),
    state: text(limits.name),
    postal_code: text(limits.postalCode),
    is_company: z.boolean().optional(),
    company_name: text(limits.name),
    /** The switch 'Show company name'. */
    auto_renewal: z.boolean().optional(),
    /** One of the languages that the site has, as a BCP 47 tag; null follows the browser. */
    locale: z.string().max(35).nullable().optional(),
    plan_type: ignored,
    status: ignored,
    subscription_status: ignored,
  })
  .refine(({ postal_code = '', country = '' }) => isPostalCode(postal_code, country), {
    path: ['postal_code'],
    error: fault('zip_invalid'),
  })
  .refine(({ is_company, company_name }) => is_company !== true || company_name !== '', {
    path: ['company_name'],
    error: fault('company_missing'),
  })
export type ProfileBody = z.infer<typeof ProfileBody>

export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/update-profile',
  auth: 'bearer',
  summary: 'Saves the profile. Missing fields stay unchanged; plan, status, and rights are ignored.',
  body: ProfileBody,
  success: true,
  limit: { max: 120, per: '1 hour', by: 'user' },
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The email that a link was mailed to. It becomes the account's once the link is opened. */
    pending_email: z.string().nullable(),
  }),
})

/** Takes a multipart form with the picture as `photo`: a JPEG, PNG, or WebP of at most 2 MB. */
export const changePhoto = endpoint({
  method: 'POST',
  path: '/api/profile/photo',
  auth: 'bearer',
  summary: 'Replaces the profile photo. Takes multipart/form-data with the file as `photo`.',
  limit: { max: 60, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string(), profile_photo_url: z.string() }),
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photo',
  auth: 'bearer',
  summary: 'Removes the profile photo.',
  response: z.object({ message: z.string() }),
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  auth: 'open',
  summary: 'Confirms an email with the token of its mailed link. A pending email replaces the account’s.',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ message: z.string(), email: z.string() }),
})

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/confirm-email/send',
  auth: 'bearer',
  summary: 'Mails the link again, to the pending email or else to the unconfirmed one.',
  limit: { max: 5, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string() }),
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/pending-email',
  auth: 'bearer',
  summary: 'Discards the pending email and its link.',
  response: z.object({ message: z.string() }),
})
