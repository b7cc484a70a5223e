import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What a notification is about. */
export const NotificationKind = z.enum(['billing', 'account', 'games', 'reply', 'announcement'])
export type NotificationKind = z.infer<typeof NotificationKind>

/** Something that happened and concerns a person. `link` is the page of ours where they can do something about it. */
export const Notification = z.object({
  id: z.int(),
  kind: NotificationKind,
  message: z.string(),
  link: z.string().nullable(),
  status: z.enum(['unread', 'read']),
  created_at: z.string(),
})
export type Notification = z.infer<typeof Notification>

export const getNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  auth: 'bearer',
  summary: "The person's notifications, newest first, 100 a page.",
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: z.array(Notification),
})

export const readNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications/{id}/read',
  auth: 'bearer',
  summary: 'Marks a notification as read. Reading it again changes nothing.',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  response: z.object({ message: z.string() }),
})

export const clearNotifications = endpoint({
  method: 'DELETE',
  path: '/api/notifications/clear',
  auth: 'bearer',
  summary: "Removes the person's notifications: all, or those up to the newest that the screen showed.",
  query: z.object({ up_to: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  response: z.object({ message: z.string() }),
})

/** How things stand in a person's list: told at once when a stream opens, and at each change. */
export const NotificationNews = z.object({
  unread: z.int(),
  /** Changes whenever the list has. */
  stamp: z.string(),
})
export type NotificationNews = z.infer<typeof NotificationNews>

export const hearNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/news',
  auth: 'bearer',
  summary: "Tells how many of the person's notifications are unread, whenever the list changes.",
  stream: true,
  response: NotificationNews,
})
