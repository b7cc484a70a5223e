import { z } from 'zod'
import { Email } from './account/account.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Line } from './plain-line.ts'

export const ContactMessage = z.object({
  contactName: Line()
    .min(1, 'Please enter your name.')
    .max(limits.name, `Please use at most ${limits.name} characters.`),
  contactEmail: Email,
  contactMessage: z
    .string()
    .trim()
    .min(limits.contactMessage.min, `Please write at least ${limits.contactMessage.min} characters.`)
    .max(limits.contactMessage.max, `Please write at most ${limits.contactMessage.max} characters.`),
  recaptchaToken: z
    .string('Please complete the CAPTCHA before submitting.')
    .min(1, 'Please complete the CAPTCHA before submitting.')
    .max(8000),
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

/** The public facts and challenge of the captcha in use; `altcha` is the default. */
export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/captcha',
  auth: 'open',
  summary: 'A new proof-of-work challenge.',
  response: z.looseObject({}),
})

export const bugReport = endpoint({
  method: 'POST',
  path: '/api/bug-reports',
  auth: 'bearer',
  summary: 'Reports a problem.',
  body: z.object({
    bug_details: z
      .string()
      .trim()
      .min(1, 'Please describe the problem.')
      .max(limits.bugReport, `Please write at most ${limits.bugReport} characters.`),
  }),
  response: z.object({ message: z.string() }),
  limit: { max: 20, per: '1 hour', by: 'user' },
})
