import { m } from '#messages'
import { clearNotifications, getNotifications, streamNotificationState, readNotification } from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { announcementRoutes } from './broadcasts/announcements.routes.ts'
import { mailPreferencesRoutes } from './mail-preferences/mail-preferences.routes.ts'
import { notifyNewGames } from './new-games.service.ts'
import {
  clearAll,
  deleteOldNotifications,
  notificationStream,
  listNotifications,
  markRead,
} from './notifications.service.ts'

export const notificationRoutes: Routes = (app, services) => {
  const { db, jobs } = services
  mailPreferencesRoutes(app, services)
  announcementRoutes(app, services)
  app.call(getNotifications, ({ user, query }) => listNotifications(db, user.id, query.page))
  app.call(readNotification, async ({ user, params }) => {
    await markRead(db, user.id, params.id)
    return { message: m.notifications_marked_as_read() }
  })
  app.call(clearNotifications, async ({ user, query }) => {
    await clearAll(db, user.id, query.up_to ?? null)
    return { message: m.notifications_your_notifications_were_cleared() }
  })
  app.stream(streamNotificationState, async ({ user }) => notificationStream(db, user.id))
  jobs.every('tell-of-new-games', '0 15 * * *', () => notifyNewGames(services))
  jobs.every('forget-notifications', '53 3 * * *', () => deleteOldNotifications(db))
}
