import { z } from 'zod'
import { Email, FirstName, LastName, Occupation, Username, WholeName } from './account.ts'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Line } from '../plain-line.ts'

const text = (most: number) => Line().max(most, `Please use at most ${most} characters.`).optional()

const unitedStates = /^(?:us|usa|u\.s\.|u\.s\.a\.|united states|united states of america)$/i

/** Whether a zip code goes with its country: five digits, or nine, in the United States or where no country is named. */
export function isPostalCode(code: string, country: string): boolean {
  if (code === '' || (country !== '' && !unitedStates.test(country.trim()))) return true
  return /^\d{5}(?:-?\d{4})?$/.test(code)
}

// Billing alone writes these: whatever is sent along is accepted, and ignored.
const ignored = z.unknown().optional()

export const ProfileBody = z
  .object({
    name: WholeName,
    first_name: FirstName,
    last_name: LastName,
    username: Username,
    /** Another address than the account's waits until the link that is mailed to it is opened. */
    email: Email,
    occupation: Occupation,
    phone_number: text(limits.phone).refine(
      (number) => !number || /^[\d\s()+./x-]+$/i.test(number),
      'Please use digits, spaces and + ( ) - . alone.',
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
    plan_type: ignored,
    status: ignored,
    subscription_status: ignored,
  })
  .refine(({ postal_code = '', country = '' }) => isPostalCode(postal_code, country), {
    path: ['postal_code'],
    error: 'Please use the five digits of a zip code, or name your country.',
  })
  .refine(({ is_company, company_name }) => is_company !== true || company_name !== '', {
    path: ['company_name'],
    error: 'Please enter the name of the company.',
  })
export type ProfileBody = z.infer<typeof ProfileBody>

export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/update-profile',
  auth: 'bearer',
  summary:
    'Saves the whole profile. What is left out stays as it is; plan, status and rights are never taken from here.',
  body: ProfileBody,
  success: true,
  limit: { max: 120, per: '1 hour', by: 'user' },
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The address that a link was mailed to, and that is the account's once it is opened. */
    pending_email: z.string().nullable(),
  }),
})

/** Takes a form of several parts with the picture as `photo`: a JPEG, PNG or WebP of at most 2 MB. */
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
  summary: 'Confirms an address by the token of the link that was mailed to it; a pending one becomes the account’s.',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ message: z.string(), email: z.string() }),
})

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/confirm-email/send',
  auth: 'bearer',
  summary: 'Mails the link again: to the pending address where there is one, else to one that is not confirmed yet.',
  limit: { max: 5, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string() }),
})

export const dropPendingEmail = endpoint({
  method: 'DELETE',
  path: '/api/pending-email',
  auth: 'bearer',
  summary: 'Keeps the address that the account has: the pending one is forgotten and its link ends.',
  response: z.object({ message: z.string() }),
})
