import { z } from 'zod'
import { Email } from './account/account.ts'
import { endpoint } from './endpoint.ts'
import { fault } from './faults.ts'
import { limits } from './limits.ts'
import { FilledText, Line } from './plain-line.ts'

export const ContactMessage = z.object({
  contactName: Line().min(1, fault('name_missing')).max(limits.name),
  contactEmail: Email,
  contactMessage: z.string().trim().min(limits.contactMessage.min).max(limits.contactMessage.max),
  recaptchaToken: FilledText('captcha_missing').max(8000),
})
export const contactUs = endpoint({
  method: 'POST',
  path: '/api/contact-us',
  auth: 'open',
  summary: 'Sends a message to the team.',
  body: ContactMessage,
  response: z.object({ message: z.string() }),
  limit: { max: 10, per: '1 hour', by: 'address' },
})

/** Returns the challenge and public data of the captcha in use, which is `altcha` by default. */
export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/captcha',
  auth: 'open',
  summary: 'Returns a new proof-of-work challenge.',
  response: z.looseObject({}),
})

export const bugReport = endpoint({
  method: 'POST',
  path: '/api/bug-reports',
  auth: 'bearer',
  summary: 'Reports a problem.',
  body: z.object({
    bug_details: FilledText('problem_missing').max(limits.bugReport),
  }),
  response: z.object({ message: z.string() }),
  limit: { max: 20, per: '1 hour', by: 'user' },
})
