import { m } from '#messages'
import { autoLogin, forgotPassword, getMe, login, loginCode, logout, register, resetPassword } from '@marigold/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Services } from '../../platform/app.ts'
import { endSignIn, newSecret } from '../../platform/access/tokens.ts'
import { mailAwaitedLinks, signInByTicket } from './auto-login.service.ts'
import { deviceLabel } from '../../platform/access/device-label.ts'
import { noteSecurity } from '../../platform/access/security-log.ts'
import { cookieOf, deviceCookie, noteDevice, trustBrowser } from './devices.service.ts'
import type { Checkouts, Customers } from './billing-port.ts'
import { forgetGuesses, GuessedJob, guessedJob, tellOfGuesses } from './login-guard.service.ts'
import { meOf } from './me.service.ts'
import { profileRoutes } from './profile.routes.ts'
import { registerPerson } from './register.service.ts'
import {
  askForReset,
  mailResetLink,
  ResetJob,
  resetJob,
  resetPassword as setNewPassword,
} from './reset-password.service.ts'
import { endLogin } from './second-factor/pending-sign-ins.service.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { securityRoutes } from './security.routes.ts'
import { signIn } from './sign-in.service.ts'

/** The account's calls; `checkouts` and `customers` are billing's side of them, composed in the app. */
export function accountRoutes(app: App, services: Services, checkouts: Checkouts, customers: Customers): void {
  const { db, files, jobs, config, log } = services
  const secure = config.publicUrl.startsWith('https:')
  profileRoutes(app, services, customers)
  securityRoutes(app, services, customers)
  secondFactorRoutes(app, services)

  /** Notes the browser of a sign-in, and gives it the cookie by which it is known again. */
  const greet = async (token: string, label: string, request: FastifyRequest, reply: FastifyReply) => {
    const cookie = deviceCookie(request.headers.cookie, secure)
    reply.header('set-cookie', await noteDevice(services, { token, cookie, label }))
    return token
  }

  app.call(register, async ({ body, address }) => ({
    message: m.account_you_have_been_registered_successfully(),
    ...(await registerPerson(services, checkouts, body, address)),
  }))

  app.call(login, async ({ body, address, request, reply }) => {
    const label = deviceLabel(request.headers['user-agent'])
    const browser = deviceCookie(request.headers.cookie, secure)
    const entry = await signIn(services, body, { address, deviceLabel: label, browser })
    if ('token' in entry) return { access_token: await greet(entry.token, label, request, reply) }
    reply.header('set-cookie', cookieOf(entry.browser, secure))
    return { access_token: null, pending: entry.pending }
  })

  app.call(loginCode, async ({ body, address, request, reply }) => {
    const label = deviceLabel(request.headers['user-agent'])
    const browser = deviceCookie(request.headers.cookie, secure)
    const entry = await endLogin(services, { ...body, browser, address, deviceLabel: label })
    await greet(entry.token, label, request, reply)
    return { access_token: entry.token, recovery_codes_left: entry.recoveryCodesLeft }
  })

  app.call(logout, async ({ user }) => {
    await endSignIn(db, user.signInId)
    noteSecurity(log, 'login ended', user.id)
    return { message: m.account_youre_logged_out() }
  })

  app.call(getMe, ({ user }) => meOf(user, user.row.photo_key === null ? null : files.url(user.row.photo_key)))

  app.call(autoLogin, async ({ body, address, request, reply }) => {
    const from = { address, deviceLabel: deviceLabel(request.headers['user-agent']) }
    const entry = await signInByTicket(db, checkouts, body.user_id, from)
    if (!('token' in entry))
      return { access_token: null, pending: true, message: m.account_processing_payment(), trial_refused: false }
    const message = entry.trialRefused ? m.account_this_card_was_used_for_a() : m.account_thank_you_for_your_payment()
    await greet(entry.token, from.deviceLabel, request, reply)
    return { access_token: entry.token, pending: false, message, trial_refused: entry.trialRefused }
  })

  app.call(forgotPassword, async ({ body, address, request }) => {
    await askForReset(services, body, { address, browser: deviceCookie(request.headers.cookie, secure) })
    return { message: m.account_email_sent_please_check_your_inbox() }
  })

  app.call(resetPassword, async ({ body, address, request, reply }) => {
    const userId = await setNewPassword(services, body, address)
    // The mailbox has just proved whose browser this is: the login that follows never waits.
    const browser = deviceCookie(request.headers.cookie, secure) ?? newSecret()
    await trustBrowser(db, userId, browser, deviceLabel(request.headers['user-agent']))
    await forgetGuesses(db, { account: userId, network: address, browser, solution: undefined })
    reply.header('set-cookie', cookieOf(browser, secure))
    return { message: m.account_your_password_has_been_changed_please() }
  })

  jobs.define(resetJob, ResetJob, (asked) => mailResetLink(services, asked))
  jobs.define(guessedJob, GuessedJob, (guessed) => tellOfGuesses(services, guessed))
  jobs.every('mail-awaited-links', '* * * * *', () => mailAwaitedLinks(services))
}
