import { m } from '#messages'
import { cancelAnnouncement, getAnnouncements, sendAnnouncement, sendTestAnnouncement } from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import * as announcements from './announcements.service.ts'
import { BroadcastJob, broadcastJob, resumeBroadcasts, sendBatch } from './broadcast.service.ts'

/** Registers the calls for announcements, and the jobs that deliver them. */
export const announcementRoutes: Routes = (app, services) => {
  const { db, jobs } = services
  app.call(getAnnouncements, async ({ query }) => ({
    ...(await announcements.listAnnouncements(db, query.before)),
    reach: await announcements.countRecipients(db),
  }))
  app.call(sendAnnouncement, ({ user, body }) => announcements.sendAnnouncement(services, user, body))
  app.call(cancelAnnouncement, ({ user, params }) => announcements.cancelAnnouncement(db, user, params.id))
  app.call(sendTestAnnouncement, async ({ user, body }) => {
    await announcements.sendTestAnnouncement(services, user, body)
    return { message: m.notifications_the_email_is_on_its_way({ email: user.email }) }
  })
  jobs.define(broadcastJob, BroadcastJob, ({ id }) => sendBatch(services, id))
  jobs.every('resume-broadcasts', '*/10 * * * *', () => resumeBroadcasts(services))
}
