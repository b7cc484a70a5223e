import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

const { title, text, key, perPage } = limits.announcement

/** What an administrator writes to everyone. */
export const AnnouncementDraft = z.object({
  title: z
    .string('Please enter a title.')
    .trim()
    .min(1, 'Please enter a title.')
    .max(title, `Please use at most ${title} characters.`),
  text: z
    .string('Please enter the text.')
    .trim()
    .min(1, 'Please enter the text.')
    .max(text, `Please use at most ${text} characters.`),
  /** A page of ours that it leads to; empty for home. */
  link: z
    .string()
    .trim()
    .max(200, 'Please use at most 200 characters.')
    .regex(/^(\/(?![/\\])[\w\-./?=&%~#]*)?$/, 'Please enter a page of ours, such as /whatsnew, or nothing.')
    .default(''),
})
export type AnnouncementDraft = z.infer<typeof AnnouncementDraft>

/** One that was sent, and how far it has come. */
export const Announcement = AnnouncementDraft.extend({
  id: z.int(),
  created_at: z.string(),
  /** False while batches of it are on their way. */
  done: z.boolean(),
  /** People who have it in the bell. */
  notified: z.int(),
  /** Letters: to confirmed addresses of people who want them. */
  mailed: z.int(),
})
export type Announcement = z.infer<typeof Announcement>

export const getAnnouncements = endpoint({
  method: 'GET',
  path: '/api/admin/announcements',
  auth: 'admin',
  summary: `Announcements that were sent, newest first, ${perPage} a page, and whom the next would reach.`,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: z.object({
    announcements: z.array(Announcement),
    reach: z.object({ people: z.int(), letters: z.int() }),
  }),
})

export const sendAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements',
  auth: 'admin',
  summary: 'Sends an announcement to everyone: in the bell, and by letter to whoever wants it.',
  body: AnnouncementDraft.extend({
    /** Names this wish: sent again under it, nothing is sent twice. */
    key: z.string().min(8).max(key),
  }),
  limit: { max: 20, per: '1 hour', by: 'user' },
  response: Announcement,
})

export const tryAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements/try',
  auth: 'admin',
  summary: 'Mails the letter to the administrator alone.',
  body: AnnouncementDraft,
  limit: { max: 30, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string() }),
})
