import { bugReport, contactUs, getCaptcha } from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { forgetOldMessages, keepBugReport, keepMessage } from './contact.service.ts'

export const contactRoutes: Routes = (app, { db, mail, captcha, config, jobs }) => {
  app.call(getCaptcha, async () => ({ ...(await captcha.challenge()) }))
  app.call(contactUs, async ({ body }) => {
    await captcha.verify(body.recaptchaToken)
    await keepMessage(db, { mail, adminEmail: config.adminEmail }, body)
    return { message: 'Thank you! Your message has been sent.' }
  })
  app.call(bugReport, async ({ body, user }) => {
    await keepBugReport(db, user.id, body.bug_details)
    return { message: 'Bug report submitted successfully!' }
  })
  jobs.every('forget-old-messages', '41 3 * * *', () => forgetOldMessages(db))
}
