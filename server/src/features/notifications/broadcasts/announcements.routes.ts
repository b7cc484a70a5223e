import { m } from '#messages'
import { getAnnouncements, sendAnnouncement, tryAnnouncement } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import * as announcements from './announcements.service.ts'
import { BroadcastJob, broadcastJob, resumeBroadcasts, sendBatch } from './broadcast.service.ts'

/** What administrators tell everyone, and the jobs that carry it. */
export const announcementRoutes: Routes = (app, services) => {
  const { db, jobs } = services
  app.call(getAnnouncements, async ({ query }) => ({
    announcements: await announcements.listAnnouncements(db, query.page),
    reach: await announcements.reachOf(db),
  }))
  app.call(sendAnnouncement, ({ user, body }) => announcements.sendAnnouncement(services, user, body))
  app.call(tryAnnouncement, async ({ user, body }) => {
    await announcements.tryAnnouncement(services, user, body)
    return { message: m.notifications_the_email_is_on_its_way({ email: user.email }) }
  })
  jobs.define(broadcastJob, BroadcastJob, ({ id }) => sendBatch(services, id))
  jobs.every('resume-broadcasts', '*/10 * * * *', () => resumeBroadcasts(services))
}
