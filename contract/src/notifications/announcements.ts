import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { FilledText } from '../plain-line.ts'

const { title, text, key } = limits.announcement

/** What an administrator writes to everyone. */
export const AnnouncementDraft = z.object({
  title: FilledText('title_missing').max(title),
  text: FilledText('text_missing').max(text),
  /** The page of ours that it links to. Empty for home. */
  link: z
    .string()
    .trim()
    .max(200)
    .regex(/^(\/(?![/\\])[\w\-./?=&%~#]*)?$/, fault('link_invalid'))
    .default(''),
})
export type AnnouncementDraft = z.infer<typeof AnnouncementDraft>

/** An announcement and its progress. */
export const Announcement = AnnouncementDraft.extend({
  id: z.int(),
  created_at: z.string(),
  /** When it's sent; null for at once. */
  send_at: z.string().nullable(),
  /** `scheduled` until its time, and `sending` while batches are being sent. */
  state: z.enum(['scheduled', 'sending', 'sent', 'canceled']),
  /** Users who got the notification. */
  notified: z.int(),
  /** Emails sent, to confirmed addresses of users who want them. */
  mailed: z.int(),
})
export type Announcement = z.infer<typeof Announcement>

export const getAnnouncements = endpoint({
  method: 'GET',
  path: '/api/admin/announcements',
  auth: 'admin',
  summary: `Lists announcements, newest first, ${limits.console.perPage} at a time, and how many users the next one would reach.`,
  query: z.object({
    /** Only announcements before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({
    announcements: z.array(Announcement),
    /** `before` of the next announcements; null at the end. */
    next: z.int().nullable(),
    reach: z.object({ people: z.int(), letters: z.int() }),
  }),
})

export const sendAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements',
  auth: 'admin',
  summary: 'Sends an announcement to everyone as a notification, and by email to those who want it, now or later.',
  body: AnnouncementDraft.extend({
    /** Identifies the request: the same key is never sent twice. */
    key: z.string().min(8).max(key),
    /** When it's sent; null for at once. */
    send_at: z.iso.datetime().nullable().default(null),
  }),
  limit: { max: 20, per: '1 hour', by: 'user' },
  response: Announcement,
})

export const cancelAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements/{id}/cancel',
  auth: 'admin',
  summary: 'Cancels an announcement before its time.',
  params: z.object({ id: UrlId }),
  limit: { max: 60, per: '1 hour', by: 'user' },
  response: Announcement,
})

export const sendTestAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements/try',
  auth: 'admin',
  summary: 'Sends the email to the administrator only.',
  body: AnnouncementDraft,
  limit: { max: 30, per: '1 hour', by: 'user' },
  response: z.object({ message: z.string() }),
})
