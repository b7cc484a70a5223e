import { m } from '#messages'
import { autoLogin, forgotPassword, getMe, login, loginCode, logout, register, resetPassword } from '@marigold/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Services } from '../../platform/app.ts'
import { endLogin, newSecret } from '../../platform/access/tokens.ts'
import { sendLoginLinks, logInWithTicket } from './auto-login.service.ts'
import { deviceLabel } from '../../platform/access/device-label.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { writeDeviceCookie, readDeviceCookie, recordDevice, trustBrowser } from './devices.service.ts'
import { lacksChoice, localeCookie } from '../../platform/http/locale.ts'
import type { Checkouts, Customers } from './billing-port.ts'
import { clearFailedAttempts, GuessedPasswordJob, guessedPasswordJob, notifyOfGuesses } from './login-guard.service.ts'
import { meOf } from './me.service.ts'
import { profileRoutes } from './profile.routes.ts'
import { registerUser } from './register.service.ts'
import {
  requestPasswordReset,
  sendResetLink,
  ResetLinkJob,
  resetLinkJob,
  resetPassword as setNewPassword,
} from './reset-password.service.ts'
import { completeLogin } from './second-factor/pending-logins.service.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { securityRoutes } from './security.routes.ts'
import { logIn } from './login.service.ts'

/** Registers the account's calls. The app passes in billing's side of them as `checkouts` and `customers`. */
export function accountRoutes(app: App, services: Services, checkouts: Checkouts, customers: Customers): void {
  const { db, files, jobs, config, log } = services
  const secure = config.publicUrl.startsWith('https:')
  profileRoutes(app, services, customers)
  securityRoutes(app, services, customers)
  secondFactorRoutes(app, services)

  /** Records the browser of a login, and gives it the cookie that identifies it next time. */
  const greet = async (token: string, label: string, request: FastifyRequest, reply: FastifyReply) => {
    const cookie = readDeviceCookie(request.headers.cookie, secure)
    const { number, locale } = await recordDevice(services, { token, cookie, label })
    reply.header('set-cookie', writeDeviceCookie(number, secure))
    if (lacksChoice(request.headers.cookie, locale)) reply.header('set-cookie', localeCookie(locale, secure))
    return token
  }

  app.call(register, async ({ body, address }) => ({
    message: m.account_you_have_been_registered_successfully(),
    ...(await registerUser(services, checkouts, body, address)),
  }))

  app.call(login, async ({ body, address, request, reply }) => {
    const label = deviceLabel(request.headers['user-agent'])
    const browser = readDeviceCookie(request.headers.cookie, secure)
    const entry = await logIn(services, body, { address, deviceLabel: label, browser })
    if ('token' in entry) return { access_token: await greet(entry.token, label, request, reply) }
    reply.header('set-cookie', writeDeviceCookie(entry.browser, secure))
    return { access_token: null, pending: entry.pending }
  })

  app.call(loginCode, async ({ body, address, request, reply }) => {
    const label = deviceLabel(request.headers['user-agent'])
    const browser = readDeviceCookie(request.headers.cookie, secure)
    const entry = await completeLogin(services, { ...body, browser, address, deviceLabel: label })
    await greet(entry.token, label, request, reply)
    return { access_token: entry.token, recovery_codes_left: entry.recoveryCodesLeft }
  })

  app.call(logout, async ({ user }) => {
    await endLogin(db, user.loginId)
    logSecurityEvent(log, 'login ended', user.id)
    return { message: m.account_youre_logged_out() }
  })

  app.call(getMe, ({ user, request, reply }) => {
    const { locale, photo_key } = user.row
    if (lacksChoice(request.headers.cookie, locale)) reply.header('set-cookie', localeCookie(locale, secure))
    return meOf(user, photo_key === null ? null : files.url(photo_key))
  })

  app.call(autoLogin, async ({ body, address, request, reply }) => {
    const from = { address, deviceLabel: deviceLabel(request.headers['user-agent']) }
    const entry = await logInWithTicket(db, checkouts, body.user_id, from)
    if (!('token' in entry))
      return { access_token: null, pending: true, message: m.account_processing_payment(), trial_refused: false }
    const message = entry.trialRefused ? m.account_this_card_was_used_for_a() : m.account_thank_you_for_your_payment()
    await greet(entry.token, from.deviceLabel, request, reply)
    return { access_token: entry.token, pending: false, message, trial_refused: entry.trialRefused }
  })

  app.call(forgotPassword, async ({ body, address, request }) => {
    await requestPasswordReset(services, body, { address, browser: readDeviceCookie(request.headers.cookie, secure) })
    return { message: m.account_email_sent_please_check_your_inbox() }
  })

  app.call(resetPassword, async ({ body, address, request, reply }) => {
    const userId = await setNewPassword(services, body, address)
    // The mailed link has just proved who owns this browser, so the login that follows never has to wait.
    const browser = readDeviceCookie(request.headers.cookie, secure) ?? newSecret()
    await trustBrowser(db, userId, browser, deviceLabel(request.headers['user-agent']))
    await clearFailedAttempts(db, { account: userId, network: address, browser, solution: undefined })
    reply.header('set-cookie', writeDeviceCookie(browser, secure))
    return { message: m.account_your_password_has_been_changed_please() }
  })

  jobs.define(resetLinkJob, ResetLinkJob, (asked) => sendResetLink(services, asked))
  jobs.define(guessedPasswordJob, GuessedPasswordJob, (guessed) => notifyOfGuesses(services, guessed))
  jobs.every('mail-awaited-links', '* * * * *', () => sendLoginLinks(services))
}
