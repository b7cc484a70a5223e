import { m } from '#messages'
import { bugReport, contactUs, getCaptcha } from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { deviceLabel } from '../../platform/access/device-label.ts'
import { deleteOldMessages, saveBugReport, saveMessage } from './contact.service.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'

export const contactRoutes: Routes = (app, services) => {
  const { db, mail, captcha, config, jobs } = services
  app.call(getCaptcha, async () => ({ ...(await captcha.challenge()) }))
  app.call(contactUs, async ({ body }) => {
    await captcha.verify(body.recaptchaToken)
    await saveMessage(db, { mail, adminEmail: config.adminEmail }, body)
    return { message: m.contact_thank_you_your_message_has_been() }
  })
  app.call(bugReport, async ({ body, user, request }) => {
    await saveBugReport(db, user.id, body.bug_details, deviceLabel(request.headers['user-agent']))
    return { message: m.contact_bug_report_submitted_successfully() }
  })
  inboxRoutes(app, services)
  jobs.every('forget-old-messages', '41 3 * * *', () => deleteOldMessages(db))
}
