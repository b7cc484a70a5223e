import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What a notification is about. */
export const NotificationKind = z.enum(['billing', 'account', 'games', 'reply', 'announcement'])
export type NotificationKind = z.infer<typeof NotificationKind>

/** Something that concerns a user. `link` is the page of ours where they can act on it. */
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
  viewable: true,
  summary: "Lists the user's notifications, newest first, 100 per page.",
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
  summary: "Clears the user's notifications: all, or those up to the newest that the screen showed.",
  query: z.object({ up_to: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  response: z.object({ message: z.string() }),
})

/** The state of a user's list, sent when a stream opens, and at each change. */
export const NotificationState = z.object({
  unread: z.int(),
  /** Changes whenever the list does. */
  stamp: z.string(),
})
export type NotificationState = z.infer<typeof NotificationState>

export const streamNotificationState = endpoint({
  method: 'GET',
  path: '/api/notifications/news',
  auth: 'bearer',
  summary: "Streams the number of the user's unread notifications, whenever the list changes.",
  stream: true,
  response: NotificationState,
})
