import { autoLogin, forgotPassword, getMe, login, logout, register, resetPassword } from '@marigold/contract'
import type { App, Services } from '../../platform/app.ts'
import { endSignIn } from '../../platform/tokens.ts'
import { mailAwaitedLinks, signInByTicket } from './auto-login.service.ts'
import { deviceLabel } from '../../platform/device-label.ts'
import { meOf } from './me.service.ts'
import { registerPerson, type Checkouts } from './register.service.ts'
import {
  askForReset,
  mailResetLink,
  ResetJob,
  resetJob,
  resetPassword as setNewPassword,
} from './reset-password.service.ts'
import { signIn } from './sign-in.service.ts'

/** The account's calls; `checkouts` is billing's side of sign-up, composed in the app. */
export function accountRoutes(app: App, services: Services, checkouts: Checkouts): void {
  const { db, files, jobs } = services

  app.call(register, async ({ body, address }) => ({
    message: 'you have been registered successfully',
    payment_url: await registerPerson(services, checkouts, body, address),
  }))

  app.call(login, async ({ body, address, request }) => {
    const from = { address, deviceLabel: deviceLabel(request.headers['user-agent']) }
    return { access_token: await signIn(db, body, from) }
  })

  app.call(logout, async ({ user }) => {
    await endSignIn(db, user.signInId)
    return { message: 'You are logged out.' }
  })

  app.call(getMe, ({ user }) => meOf(user, user.row.photo_key === null ? null : files.url(user.row.photo_key)))

  app.call(autoLogin, async ({ body, address, request }) => {
    const from = { address, deviceLabel: deviceLabel(request.headers['user-agent']) }
    const entry = await signInByTicket(db, checkouts, body.user_id, from)
    if (!('token' in entry))
      return { access_token: null, pending: true, message: 'Processing payment...', trial_refused: false }
    const message = entry.trialRefused
      ? 'This card was used for a free trial before. Nothing was charged.'
      : 'Thank you for your payment!'
    return { access_token: entry.token, pending: false, message, trial_refused: entry.trialRefused }
  })

  app.call(forgotPassword, async ({ body, address }) => {
    await askForReset(services, body.email, address)
    return { message: 'Email sent! Please check your inbox.' }
  })

  app.call(resetPassword, async ({ body, address }) => {
    await setNewPassword(services, body, address)
    return { message: 'Your password has been changed. Please log in.' }
  })

  jobs.define(resetJob, ResetJob, ({ email }) => mailResetLink(services, email))
  jobs.every('mail-awaited-links', '* * * * *', () => mailAwaitedLinks(services))
}
